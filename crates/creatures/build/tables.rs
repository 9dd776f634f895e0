//! The tables that `src/kit.rs` declares, written as Rust text.

use crate::paths::{Paths, hundredths, tenths};
use crate::reading::{Coat, Effect, Kit, Piece, Plan, Shape, Wanted};

type Text = Result<String, String>;

/// The source of all tables of a kit.
pub fn write(kit: &Kit) -> Text {
    let mut tables = Tables { kit, paths: Paths::default(), colours: Vec::new(), finishes: Vec::new() };
    let mut text = tables.picture()?;
    text += &tables.names()?;
    text += &tables.colours()?;
    text += &tables.slots()?;
    text += &tables.plans()?;
    text += &tables.limbs()?;
    text += &tables.parts()?;
    text += &tables.effects()?;
    text += &tables.variety()?;
    text += &table("FIXED_COLOURS", "&str", tables.colours.into_iter().map(|colour| Ok(format!("{colour:?}"))))?;
    text += &table("FINISHES", "&str", tables.finishes.into_iter().map(|finish| Ok(format!("{finish:?}"))))?;
    text += &tables.paths.table();
    Ok(text)
}

struct Tables<'a> {
    kit: &'a Kit,
    paths: Paths,
    /// Colours that are the same for all animals, and attributes for opacity and dashes, each once.
    colours: Vec<String>,
    finishes: Vec<String>,
}

impl<'a> Tables<'a> {
    /// Canvas, layers, fit and sizes.
    fn picture(&self) -> Text {
        let (canvas, fit) = (&self.kit.canvas, &self.kit.fit);
        if canvas.fill != "none" {
            return Err("the group of a creature is not filled".to_owned());
        }
        let mut text = String::new();
        for (name, value) in [
            ("WIDTH", canvas.w),
            ("HEIGHT", canvas.h),
            ("GROUND", canvas.ground),
            ("STROKE", canvas.stroke),
            ("MARGIN", fit.margin),
            ("LEAST_FIT", fit.least),
            ("LEAST_NECK_FIT", fit.neck),
        ] {
            text += &format!("pub(crate) const {name}: f64 = {value:?};\n");
        }
        text += &format!("pub(crate) const FIT_PASSES: u32 = {};\n", fit.passes);
        text += &format!("pub(crate) const INK: &str = {:?};\n", canvas.ink);
        let layers = self.kit.layers.iter().map(|layer| {
            let (hook, clipped) = (self.kit.hooks.contains(layer), self.kit.clipped.contains(layer));
            Ok(format!("Layer {{ name: {layer:?}, hook: {hook}, clipped: {clipped} }}"))
        });
        text += &table("LAYERS", "Layer", layers)?;
        text += &format!("pub(crate) const SILHOUETTE: usize = {};\n", self.layer("body")?);
        let sizes = self.kit.sizes.iter().map(|size| {
            let crate::reading::Size { sx, sy, leg, head, tail, u } = size;
            Ok(format!("Measures {{ sx: {sx:?}, sy: {sy:?}, leg: {leg:?}, head: {head:?}, tail: {tail:?}, u: {u:?} }}"))
        });
        Ok(text + &table("SIZES", "Measures", sizes)?)
    }

    /// The enumerations: traits, conditions, palettes, slots, anchors.
    fn names(&self) -> Text {
        let kit = self.kit;
        for id in kit.families.values().flatten().chain(kit.aliases.values()) {
            self.fact(id)?;
        }
        let labels = kit.traits.0.iter().map(|(id, effect)| (id.as_str(), effect.label.clone()));
        let mut text = public("Trait", "A trait as it is drawn; traits that look alike share one.", labels);
        text +=
            &public("Condition", "What happens to an animal and shows.", kit.states.keys().map(|id| (id, title(id))));
        let named = kit.palettes.keys().map(|id| (id, title(id)));
        text += &public("Palette", "The colours an animal is born with.", named);
        let aliases = kit.aliases.0.iter().map(|(alias, id)| Ok(format!("({alias:?}, Trait::{})", camel(id))));
        text += &table("ALIASES", "(&str, Trait)", aliases)?;
        for (name, ids) in [("Slot", kit.slots.keys().collect::<Vec<_>>()), ("Anchor", self.anchors()?)] {
            let variants: Vec<String> = ids.iter().map(|id| camel(id)).collect();
            text += "#[derive(Clone, Copy, PartialEq, Eq)]\n";
            text += &format!("pub(crate) enum {name} {{ {} }}\n", variants.join(", "));
            let count = format!("{}S", name.to_uppercase());
            text += &format!("pub(crate) const {count}: usize = {};\n", ids.len());
        }
        Ok(text)
    }

    fn colours(&self) -> Text {
        let kit = self.kit;
        let mut text = table("COATS", "Colours", kit.palettes.values().map(|palette| Ok(coat(palette))))?;
        let shifts = kit.shift_order.iter().map(|name| Ok(coat(kit.shifts.get(name).ok_or("a shift in no order")?)));
        text += &table("SHIFTS", "Colours", shifts)?;
        Ok(text + &table("IRISES", "&str", kit.irises.iter().map(|iris| Ok(format!("{iris:?}"))))?)
    }

    /// What each slot can hold, the strongest first, and which part or outline that is.
    fn slots(&mut self) -> Text {
        let kit = self.kit;
        let mut choices = Vec::new();
        for key in kit.vetoes.keys().chain(kit.fallbacks.keys()) {
            let (slot, value) = key.split_once(':').ok_or("a veto without a slot")?;
            self.value(slot, value)?;
        }
        for (slot, values) in &kit.slots.0 {
            let values = values.iter().map(|value| {
                let key = format!("{slot}:{value}");
                let vetoed_by = self.facts(kit.vetoes.get(&key).map_or(&[], Vec::as_slice))?;
                let fallbacks = self.part_list(kit.fallbacks.get(&key).map_or(&[], Vec::as_slice))?;
                Ok(format!("Choice {{ vetoed_by: {vetoed_by}, fallbacks: {fallbacks} }}"))
            });
            choices.push(format!("&[{}]", joined(values)?));
        }
        let mut text = table("CHOICES", "&[Choice]", choices.into_iter().map(Ok))?;
        for (name, slot) in [("TAILS", "tail"), ("MOUTHS", "mouth")] {
            let parts = self.values(slot)?.iter().map(|value| self.part(&format!("{slot}_{value}")));
            text += &table(name, "PartId", parts)?;
        }
        let eyes = self.values("eye")?.iter().map(|eye| match eye.as_str() {
            "plain" => Ok("None".to_owned()),
            _ => Ok(format!("Some({})", self.part(&format!("eye_{eye}"))?)),
        });
        Ok(text + &table("EYES", "Option<PartId>", eyes)?)
    }

    fn plans(&mut self) -> Text {
        let kit = self.kit;
        let rows: Vec<Text> = self.values("plan")?.iter().map(|name| self.plan(name)).collect();
        let text = table("PLANS", "Plan", rows.into_iter())?;
        let necks = self.values("neck")?.iter().map(|name| {
            let neck = kit.necks.get(name).ok_or_else(|| format!("no neck {name}"))?;
            let own = match (neck.vec, neck.top, neck.bot) {
                (Some(vec), Some(top), Some(bottom)) => {
                    format!("Some(LongNeck {{ reach: {}, top: {}, bottom: {} }})", pair(vec), pair(top), pair(bottom))
                }
                (None, None, None) => "None".to_owned(),
                _ => return Err(format!("the neck {name} is half long")),
            };
            Ok(format!("Neck {{ long: {own}, curve: {:?} }}", neck.curve))
        });
        Ok(text + &table("NECKS", "Neck", necks)?)
    }

    fn plan(&mut self, name: &str) -> Text {
        let plan = self.kit.plans.get(name).ok_or_else(|| format!("no plan {name}"))?;
        let Plan { legs, hip, rest, lift, cx, .. } = plan;
        let anchors = self.anchors()?;
        let anchors = anchors.iter().map(|anchor| {
            Ok(pair(*plan.anchors.get(anchor).ok_or_else(|| format!("the plan {name} has no anchor {anchor}"))?))
        });
        let (parts, belly) = (self.part_list(&plan.parts)?, self.part(&format!("belly_{name}"))?);
        Ok(format!(
            "Plan {{ legs: {legs}, hip: {hip:?}, rest: {rest:?}, lift: {lift:?}, centre: {cx:?}, neck: {}, parts: {parts}, \
             belly: {belly}, body: {}, anchors: [{}] }}",
            pair(plan.neck),
            self.paths.name(&plan.body)?,
            joined(anchors)?,
        ))
    }

    /// Heads, legs and feet.
    fn limbs(&mut self) -> Text {
        let kit = self.kit;
        let mut rows = Vec::new();
        for name in self.values("head")? {
            let path = self.paths.name(kit.heads.get(name).ok_or_else(|| format!("no head {name}"))?)?;
            rows.push(Ok(format!("Head {{ outline: {path}, bald: {} }}", name == "bald")));
        }
        let mut text = table("HEADS", "Head", rows.drain(..))?;
        for name in self.values("legs")? {
            let legs = kit.legs.get(name).ok_or_else(|| format!("no legs {name}"))?;
            let shapes = self.shapes(&legs.shapes, "body")?;
            rows.push(Ok(format!("Legs {{ length: {:?}, width: {:?}, shapes: {shapes} }}", legs.len, legs.w)));
        }
        text += &table("LEGS", "Legs", rows.drain(..))?;
        for name in self.values("feet")? {
            rows.push(self.shapes(kit.feet.get(name).map_or(&[], Vec::as_slice), "body"));
        }
        text += &table("FEET", "&[Shape]", rows.into_iter())?;
        for (name, layer) in [("FAR_LIMBS", "far_limbs"), ("NEAR_LIMBS", "near_limbs")] {
            text += &format!("pub(crate) const {name}: u8 = {};\n", self.layer(layer)?);
        }
        Ok(text)
    }

    fn parts(&mut self) -> Text {
        let parts: Vec<Text> = self
            .kit
            .parts
            .0
            .iter()
            .map(|(id, part)| {
                let pieces: Vec<Text> = part.list().iter().map(|piece| self.piece(piece)).collect();
                let pieces = joined(pieces.into_iter()).map_err(|wrong| format!("{wrong}, in the part {id}"))?;
                Ok(format!("&[{pieces}]"))
            })
            .collect();
        table("PARTS", "&[Piece]", parts.into_iter())
    }

    fn piece(&mut self, piece: &Piece) -> Text {
        let at = match piece.at.as_str() {
            "canvas" | "ground" | "body" | "head" | "tail" | "mix" => format!("Place::{}", camel(&piece.at)),
            anchor => format!("Place::At({})", self.anchor(anchor)?),
        };
        Ok(format!("Piece {{ at: {at}, shapes: {} }}", self.shapes(&piece.shapes, &piece.layer)?))
    }

    fn shapes(&mut self, shapes: &[Shape], layer: &str) -> Text {
        let shapes: Vec<Text> = shapes.iter().map(|shape| self.shape(shape, layer)).collect();
        Ok(format!("&[{}]", joined(shapes.into_iter())?))
    }

    fn shape(&mut self, shape: &Shape, layer: &str) -> Text {
        let figure = self.figure(shape)?;
        let fill = self.paint(shape.f.as_deref().unwrap_or("none"))?;
        let stroke = self.optional_paint(shape.s.as_deref())?;
        let width = shape.w.map(tenths).transpose()?;
        let opacity = shape.o.as_ref().map_or(String::new(), |opacity| format!(" opacity=\"{opacity}\""));
        let dash = shape.dash.as_ref().map_or(String::new(), |dash| format!(" stroke-dasharray=\"{dash}\""));
        let finish = place_of(&mut self.finishes, opacity + &dash);
        let layer = self.layer(shape.layer.as_deref().unwrap_or(layer))?;
        Ok(format!(
            "Shape {{ figure: {figure}, fill: {fill}, stroke: {stroke}, width: {width:?}, finish: {finish}, layer: {layer} }}"
        ))
    }

    fn figure(&mut self, shape: &Shape) -> Text {
        Ok(match shape {
            Shape { fuse: Some(outline), .. } => format!("Figure::Fused({})", self.paths.name(outline)?),
            Shape { c: Some([x, y, r]), .. } => {
                format!("Figure::Circle({}, {}, {})", tenths(*x)?, tenths(*y)?, tenths(*r)?)
            }
            Shape { e: Some([x, y, rx, ry]), .. } => {
                format!("Figure::Ellipse({}, {}, {}, {})", tenths(*x)?, tenths(*y)?, tenths(*rx)?, tenths(*ry)?)
            }
            Shape { g: Some(glyph), at: Some(at), .. } => {
                let outline = self.kit.glyphs.get(glyph).ok_or_else(|| format!("no glyph {glyph}"))?;
                let copies = joined(at.list().iter().map(|copy| glyph_copy(copy)))?;
                format!("Figure::Glyphs({}, &[{copies}])", self.paths.name(outline)?)
            }
            Shape { tube: Some(outline), w: Some(width), .. } => {
                format!("Figure::Tube({}, {})", self.paths.name(outline)?, tenths(*width)?)
            }
            Shape { d: Some(outline), .. } => format!("Figure::Outline({})", self.paths.name(outline)?),
            _ => return Err("a shape without a figure".to_owned()),
        })
    }

    /// Traits, then conditions: the order in which they act.
    fn effects(&mut self) -> Text {
        let traits = self.kit.traits.0.iter().map(|(id, effect)| (id, &effect.label, effect));
        let states = self.kit.states.0.iter().map(|(id, effect)| (id, id, effect));
        table("EFFECTS", "Effect", traits.chain(states).map(|(id, label, effect)| self.effect(id, label, effect)))
    }

    fn effect(&mut self, id: &str, label: &str, effect: &Effect) -> Text {
        let rear = self.optional_paint(effect.rear.as_deref())?;
        let claims = effect.slots.0.iter().map(|(slot, value)| {
            Ok(format!("Claim {{ slot: Slot::{}, value: {} }}", camel(slot), self.value(slot, value)?))
        });
        let factors = effect.mul.0.iter().map(|(measure, factor)| match measure.as_str() {
            "sx" | "sy" | "leg" | "head" | "tail" | "u" => Ok(format!("(Measure::{}, {factor:?})", camel(measure))),
            _ => Err(format!("no measure {measure}")),
        });
        let shifts = effect.shift.0.iter().map(|(anchor, by)| Ok(format!("({}, {})", self.anchor(anchor)?, pair(*by))));
        let palette = match &effect.palette {
            Some(name) => {
                Some(self.kit.shift_order.iter().position(|shift| shift == name).ok_or(format!("no shift {name}"))?)
            }
            None => None,
        };
        let Effect { size, reach, crown, crown_tall, pattern, crowned, backed, .. } = effect;
        let text = format!(
            "Effect {{ label: {label:?}, size: {size}, claims: &[{}], factors: &[{}], shifts: &[{}], parts: &[{}], \
             replaced_by: {}, reach: {reach:?}, crown: {crown:?}, tall_crown: {crown_tall:?}, palette: {palette:?}, \
             rear: {rear}, pattern: {pattern}, crowned: {crowned}, backed: {backed} }}",
            joined(claims)?,
            joined(factors)?,
            joined(shifts)?,
            joined(effect.parts.iter().map(|wanted| self.wanted(wanted)))?,
            self.part_list(&effect.replace)?,
        );
        if label.is_empty() { Err(format!("{id} has no label")) } else { Ok(text) }
    }

    fn wanted(&self, wanted: &Wanted) -> Text {
        let (part, only_if, unless) = match wanted {
            Wanted::Always(part) => (part, None, &[][..]),
            Wanted::Sometimes { part, r#if, unless } => (part, r#if.as_ref(), unless.as_slice()),
        };
        let only_if = self.facts(only_if.map_or(&[], std::slice::from_ref))?;
        Ok(format!("Wanted {{ part: {}, only_if: {only_if}, unless: {} }}", self.part(part)?, self.facts(unless)?))
    }

    /// What the seed chooses from, and the parts that the composer names itself.
    fn variety(&self) -> Text {
        let kit = self.kit;
        let mut text = table("MARKINGS", "PartId", kit.markings.iter().map(|id| self.part(id)))?;
        let ornaments = kit
            .ornaments
            .iter()
            .map(|id| Ok(format!("Ornament {{ part: {}, on_back: {} }}", self.part(id)?, id == "orn_ridge")));
        text += &table("ORNAMENTS", "Ornament", ornaments)?;
        text += &table("OPEN_EYES", "PartId", kit.eyes.iter().map(|id| self.part(id)))?;
        for (name, id) in [("SHADOW", "shadow"), ("FRECKLES", "mark_cheek"), ("MORE_FOLDS", "fat_folds_more")] {
            text += &format!("pub(crate) const {name}: PartId = {};\n", self.part(id)?);
        }
        Ok(text)
    }

    fn paint(&mut self, name: &str) -> Text {
        Ok(match name {
            "base" | "shade" | "light" | "accent" | "other" | "iris" => format!("Paint::{}", camel(name)),
            _ => {
                let literal = name == "none" || name.starts_with('#');
                let colour = self.kit.colours.get(name).map(String::as_str).or(literal.then_some(name));
                let colour = colour.ok_or_else(|| format!("no colour {name}"))?.to_owned();
                format!("Paint::Fixed({})", place_of(&mut self.colours, colour))
            }
        })
    }

    fn optional_paint(&mut self, name: Option<&str>) -> Text {
        let paint = name.map(|name| self.paint(name)).transpose()?;
        Ok(paint.map_or("None".to_owned(), |paint| format!("Some({paint})")))
    }

    fn part(&self, id: &str) -> Text {
        Ok(format!("PartId({})", self.kit.parts.position(id).ok_or_else(|| format!("no part {id}"))?))
    }

    fn part_list(&self, ids: &[String]) -> Text {
        Ok(format!("&[{}]", joined(ids.iter().map(|id| self.part(id)))?))
    }

    fn layer(&self, name: &str) -> Result<usize, String> {
        self.kit.layers.iter().position(|layer| layer == name).ok_or_else(|| format!("no layer {name}"))
    }

    fn anchors(&self) -> Result<Vec<&'a str>, String> {
        Ok(self.kit.plans.values().next().ok_or("no plan")?.anchors.keys().collect())
    }

    fn anchor(&self, name: &str) -> Text {
        if self.anchors()?.contains(&name) {
            Ok(format!("Anchor::{}", camel(name)))
        } else {
            Err(format!("no anchor {name}"))
        }
    }

    fn values(&self, slot: &str) -> Result<&'a [String], String> {
        self.kit.slots.get(slot).map(Vec::as_slice).ok_or_else(|| format!("no slot {slot}"))
    }

    fn value(&self, slot: &str, value: &str) -> Result<usize, String> {
        let place = self.values(slot)?.iter().position(|known| known == value);
        place.ok_or_else(|| format!("the slot {slot} has no value {value}"))
    }

    /// The bit of a fact: traits first, then conditions, then plans.
    fn fact(&self, id: &str) -> Result<usize, String> {
        let (traits, states) = (&self.kit.traits, &self.kit.states);
        let id = self.kit.aliases.get(id).map_or(id, String::as_str);
        let fact = match id.strip_prefix("plan:") {
            Some(plan) => Some(traits.0.len() + states.0.len() + self.value("plan", plan)?),
            None => traits.position(id).or_else(|| Some(traits.0.len() + states.position(id)?)),
        };
        fact.filter(|fact| *fact < 128).ok_or_else(|| format!("no trait and no state {id}"))
    }

    fn facts(&self, ids: &[String]) -> Text {
        let bits = ids.iter().try_fold(0u128, |bits, id| Ok::<_, String>(bits | 1 << self.fact(id)?))?;
        Ok(format!("Facts({bits:#x})"))
    }
}

/// A public enumeration with its ids; the kit's order.
fn public<'a>(name: &str, about: &str, ids: impl Iterator<Item = (&'a str, String)>) -> String {
    let (mut variants, mut all, mut texts) = (String::new(), String::new(), String::new());
    let mut count = 0;
    for (id, label) in ids {
        let variant = camel(id);
        variants += &format!("    /// {label}.\n    {variant},\n");
        all += &format!("Self::{variant}, ");
        texts += &format!("{id:?}, ");
        count += 1;
    }
    format!(
        "/// {about}\n#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n#[repr(u8)]\n\
         pub enum {name} {{\n{variants}}}\n\
         impl {name} {{\n    /// All of them, in the order of the kit.\n    pub const ALL: [Self; {count}] = [{all}];\n\
         const IDS: [&'static str; {count}] = [{texts}];\n\
         /// Its id in the kit.\n    pub const fn id(self) -> &'static str {{ Self::IDS[self as usize] }}\n}}\n"
    )
}

/// The place of a text in a list of texts, each of which is kept once.
fn place_of(list: &mut Vec<String>, text: String) -> usize {
    list.iter().position(|known| *known == text).unwrap_or_else(|| {
        list.push(text);
        list.len() - 1
    })
}

fn table(name: &str, row: &str, rows: impl Iterator<Item = Text>) -> Text {
    let rows: Vec<String> = rows.collect::<Result<_, _>>()?;
    Ok(format!("pub(crate) static {name}: [{row}; {}] = [\n{},\n];\n", rows.len(), rows.join(",\n")))
}

fn joined(items: impl Iterator<Item = Text>) -> Text {
    Ok(items.collect::<Result<Vec<String>, String>>()?.join(", "))
}

fn coat(Coat { base, shade, light, accent }: &Coat) -> String {
    format!("Colours {{ base: {base:?}, shade: {shade:?}, light: {light:?}, accent: {accent:?} }}")
}

fn glyph_copy(copy: &[f64]) -> Text {
    let (x, y, scale, flip) = match *copy {
        [x, y] => (x, y, 1.0, 1.0),
        [x, y, scale] => (x, y, scale, 1.0),
        [x, y, scale, flip] => (x, y, scale, flip),
        _ => return Err("a copy is [x, y, scale, flip]".to_owned()),
    };
    let (x, y, scale) = (tenths(x)?, tenths(y)?, hundredths(scale)?);
    Ok(format!("Copied {{ x: {x}, y: {y}, scale: {scale}, flipped: {} }}", flip < 0.0))
}

fn pair([x, y]: [f64; 2]) -> String {
    format!("({x:?}, {y:?})")
}

/// `fat_tissue` → `FatTissue`.
fn camel(id: &str) -> String {
    id.split('_').map(title).collect()
}

fn title(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
