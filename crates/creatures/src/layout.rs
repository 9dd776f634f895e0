//! Third step: where the anchors of the animal lie on the canvas, and at which scale things are drawn there.
//!
//! Frames map coordinates, not groups, so that the stroke never changes its width.

use crate::kit::{ANCHORS, Anchor, Copied, GROUND, Measures, Place, Plan, WIDTH};
use crate::resolve::Resolved;

/// A place on the canvas.
pub(crate) type Spot = (f64, f64);

/// The snout of a plain head, in head units before its centre.
const SNOUT: f64 = 31.0;

/// A frame that stretches along its axes.
#[derive(Clone, Copy)]
pub(crate) struct Plane {
    x: f64,
    y: f64,
    kx: f64,
    ky: f64,
}

impl Plane {
    const fn even(x: f64, y: f64, k: f64) -> Self {
        Self { x, y, kx: k, ky: k }
    }

    fn place(&self, (x, y): Spot) -> Spot {
        (self.x + x * self.kx, self.y + y * self.ky)
    }
}

/// How the coordinates of the kit become places on the canvas.
#[derive(Clone, Copy)]
pub(crate) enum Frame {
    Plane(Plane),
    Mix { head: Plane, body: Plane },
    Leg { hip: Spot, width: f64 },
    Copy { at: Spot, size: f64, flip: f64, scale: f64 },
}

impl Frame {
    pub fn place(&self, (x, y): Spot, on_head: bool) -> Spot {
        match self {
            Self::Plane(plane) => plane.place((x, y)),
            Self::Mix { head, body } => if on_head { head } else { body }.place((x, y)),
            // Hip at 0, ankle at 30, sole at 40: the shank stretches, the foot does not.
            Self::Leg { hip, width } => {
                let ankle = GROUND - 10.0 * width;
                let down = match y {
                    _ if y <= 0.0 => hip.1 + y * width,
                    _ if y <= 30.0 => between(hip.1, ankle, y / 30.0),
                    _ => GROUND - (40.0 - y) * width,
                };
                (hip.0 + x * width, down)
            }
            Self::Copy { at, size, flip, scale } => (at.0 + x * size * flip * scale, at.1 + y * size * scale),
        }
    }

    /// Horizontal and vertical scale.
    pub fn stretch(&self) -> (f64, f64) {
        match self {
            Self::Plane(plane) => (plane.kx, plane.ky),
            _ => (1.0, 1.0),
        }
    }

    /// Scale of what must not be stretched.
    pub fn scale(&self) -> f64 {
        let (kx, ky) = self.stretch();
        let scale = (kx * ky).abs().sqrt();
        if scale > 0.0 { scale } else { 1.0 }
    }

    /// The frame of one copy of a glyph.
    pub fn copy(&self, copied: &Copied) -> Self {
        let at = self.place((f64::from(copied.x) / 10.0, f64::from(copied.y) / 10.0), false);
        let flip = if copied.flipped { -1.0 } else { 1.0 };
        Self::Copy { at, size: f64::from(copied.scale) / 100.0, flip, scale: self.scale() }
    }
}

pub(crate) fn between(from: f64, to: f64, part: f64) -> f64 {
    from + (to - from) * part
}

/// The frames of one animal.
pub(crate) struct Layout {
    anchors: [Spot; ANCHORS],
    ground: Plane,
    body: Plane,
    pub head: Plane,
    tail: Plane,
    unit: f64,
    pub centre: f64,
    /// How much higher the head wants to be than the picture allows.
    pub squeeze: f64,
}

impl Layout {
    pub fn of(resolved: &Resolved, m: &Measures) -> Self {
        let plan = resolved.plan();
        let reach = resolved.effects.iter().map(|effect| effect.reach).fold(SNOUT, f64::max);
        // A long snout moves the body a little left.
        let centre = plan.centre - (reach - SNOUT) * 0.3;
        let body = Plane { x: centre, y: GROUND - lift(plan, resolved, m), kx: m.sx, ky: m.sy };
        let mut anchors = plan.anchors.map(|anchor| body.place(anchor));
        let long = resolved.neck().long.as_ref();
        if let Some(neck) = long.filter(|_| plan.legs) {
            anchors[Anchor::NeckTop as usize] = body.place(neck.top);
            anchors[Anchor::NeckBot as usize] = body.place(neck.bottom);
        }
        let (neck_x, neck_y) = long.map_or(plan.neck, |neck| neck.reach);
        let (chest_x, chest_y) = anchors[Anchor::Chest as usize];
        let head_x = (chest_x + neck_x * m.head).max(0.0).min(WIDTH - 4.0 - reach * m.head);
        let (top, wish) = (7.0 + (19.0 + crown(resolved)) * m.head, chest_y + neck_y * m.head);
        let head_y = wish.max(top).min(GROUND - 17.0 * m.head);
        let (tail_x, tail_y) = anchors[Anchor::Tail as usize];
        // Water, branch and grass keep inside the picture: the ground stretches less than the animal.
        let ground = m.u.min((centre - 3.0) / 97.0).min((WIDTH - 3.0 - centre) / 97.0);
        shift(&mut anchors, resolved, m);
        Self {
            anchors,
            ground: Plane { x: centre, y: GROUND, kx: ground, ky: m.u },
            body,
            head: Plane::even(head_x, head_y, m.head),
            tail: Plane::even(tail_x, tail_y, m.tail.min((tail_x - 5.0) / 46.0)),
            unit: m.u,
            centre,
            squeeze: (top - wish).max(0.0),
        }
    }

    pub fn anchor(&self, anchor: Anchor) -> Spot {
        self.anchors[anchor as usize]
    }

    pub fn on_head(&self, x: f64, y: f64) -> Spot {
        self.head.place((x, y))
    }

    pub fn frame(&self, place: Place) -> Frame {
        Frame::Plane(match place {
            Place::Canvas => Plane::even(0.0, 0.0, 1.0),
            Place::Ground => self.ground,
            Place::Body => self.body,
            Place::Head => self.head,
            Place::Tail => self.tail,
            Place::Mix => return Frame::Mix { head: self.head, body: self.body },
            Place::At(anchor) => {
                let (x, y) = self.anchor(anchor);
                Plane::even(x, y, self.unit)
            }
        })
    }
}

/// How high the middle of the body is. The belly may touch the ground but never sinks below it.
fn lift(plan: &Plan, resolved: &Resolved, m: &Measures) -> f64 {
    if plan.legs {
        (m.leg * resolved.legs().length + plan.hip * m.sy).max(25.5 * m.sy)
    } else {
        plan.rest * m.sy + plan.lift
    }
}

/// Room above the head; a long neck carries smaller horns.
fn crown(resolved: &Resolved) -> f64 {
    let tall = resolved.neck().long.is_some();
    let crowns = resolved
        .effects
        .iter()
        .map(|effect| if tall && effect.tall_crown > 0.0 { effect.tall_crown } else { effect.crown });
    crowns.fold(0.0, f64::max)
}

/// Shells, humps and tentacles move what sits on the back; companions stay inside the canvas.
fn shift(anchors: &mut [Spot; ANCHORS], resolved: &Resolved, m: &Measures) {
    for &(anchor, (dx, dy)) in resolved.effects.iter().flat_map(|effect| effect.shifts) {
        let (x, y) = &mut anchors[anchor as usize];
        *x += dx * m.u;
        *y += dy * m.sy;
    }
    let perch = &mut anchors[Anchor::Perch as usize].1;
    *perch = perch.max(40.0 * m.u);
}
