//! A contact sheet of the kit: `cargo run -p creatures --example gallery > gallery.html`. Look at it after a change.

#![allow(clippy::print_stdout, reason = "a program")]

use creatures::{Condition, Creature, Palette, Trait, compose, palette_of};

const STYLE: &str = "body{margin:24px;background:#f4efe2;color:#2b2a26;font:13px Georgia,serif;width:1312px}\
    h2{border-bottom:1px solid #cfc5ab}.row{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;text-align:center}\
    svg{display:block;background:#fbf7ec;border-radius:8px}figcaption{font-size:11px}";

fn main() {
    let mut page = format!("<!doctype html><meta charset=\"utf-8\"><title>Creatures</title><style>{STYLE}</style>");
    section(
        &mut page,
        "Palettes",
        Palette::ALL
            .map(|palette| cell(&Creature { seed: &born(palette), ..Creature::default() }, 150, palette.epithet())),
    );
    for width in [150, 100] {
        let alone = Trait::ALL.map(|known| {
            cell(&Creature { seed: known.id(), traits: &[known], ..Creature::default() }, width, known.label())
        });
        section(&mut page, &format!("Every trait alone, {width} px"), alone);
    }
    for traits in [
        &[][..],
        &[Trait::LongNeck, Trait::Horns],
        &[Trait::Carnivorous, Trait::HardShell],
        &[Trait::Swimming, Trait::FatTissue],
    ] {
        let sizes = [1, 2, 3, 4, 5, 6]
            .map(|size| cell(&Creature { seed: "sizes", size, traits, ..Creature::default() }, 190, &names(traits)));
        section(&mut page, "Sizes 1 to 6", sizes);
        let moods = Condition::ALL.map(|condition| {
            cell(
                &Creature { seed: "moods", traits, conditions: &[condition], ..Creature::default() },
                170,
                condition.id(),
            )
        });
        section(&mut page, "Conditions", moods);
    }
    let crowd = (0..40usize).map(|number| {
        let traits: Vec<Trait> =
            (0..2 + number % 4).map(|index| Trait::ALL[(number * 11 + index * 17) % Trait::ALL.len()]).collect();
        cell(&Creature { seed: &number.to_string(), traits: &traits, ..Creature::default() }, 200, &names(&traits))
    });
    section(&mut page, "A crowd", crowd);
    println!("{page}");
}

/// The first seed that is born with this palette.
fn born(palette: Palette) -> String {
    (0..).map(|number: u32| number.to_string()).find(|seed| palette_of(seed) == palette).unwrap_or_default()
}

fn names(traits: &[Trait]) -> String {
    traits.iter().map(|known| known.label()).collect::<Vec<_>>().join(", ")
}

fn cell(creature: &Creature, width: u32, caption: &str) -> String {
    format!("<figure style=\"width:{width}px\">{}<figcaption>{caption}</figcaption></figure>", compose(creature))
}

fn section(page: &mut String, title: &str, cells: impl IntoIterator<Item = String>) {
    *page += &format!("<h2>{title}</h2><div class=\"row\">{}</div>", cells.into_iter().collect::<String>());
}
