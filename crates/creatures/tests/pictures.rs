//! What holds for every picture: well-formed, the same each time, and nothing on a card stays invisible.

use std::collections::HashSet;

use creatures::{Condition, Creature, Label, Palette, Trait, compose, palette_of, write_svg};

/// Reads a document without comments and declarations; the names of its elements, or what is wrong.
fn elements(svg: &str) -> Result<Vec<&str>, String> {
    let (mut open, mut names, mut ids) = (Vec::new(), Vec::new(), HashSet::new());
    let mut rest = svg;
    while let Some(begin) = rest.find('<') {
        let (text, tag) = rest.split_at(begin);
        text_is_escaped(text)?;
        let end = tag.find('>').ok_or("an open tag")?;
        let inside = &tag[1..end];
        rest = &tag[end + 1..];
        if let Some(name) = inside.strip_prefix('/') {
            let last = open.pop();
            if last != Some(name) {
                return Err(format!("</{name}> closes {last:?}"));
            }
            continue;
        }
        let bare = inside.strip_suffix('/').unwrap_or(inside);
        let (name, attributes) = bare.split_once(' ').unwrap_or((bare, ""));
        attributes_are_good(attributes, &mut ids)?;
        names.push(name);
        if bare == inside {
            open.push(name);
        }
        if open.is_empty() && !rest.is_empty() {
            return Err(format!("{rest:?} after the end"));
        }
    }
    if rest.is_empty() && open.is_empty() { Ok(names) } else { Err(format!("{open:?} not closed")) }
}

fn text_is_escaped(text: &str) -> Result<(), String> {
    let bad = text.contains('>') || text.chars().any(|c| c < ' ' && !"\t\n\r".contains(c));
    let entities = text
        .split('&')
        .skip(1)
        .all(|rest| ["amp;", "lt;", "gt;", "quot;"].iter().any(|entity| rest.starts_with(entity)));
    if bad || !entities { Err(format!("the text {text:?}")) } else { Ok(()) }
}

fn attributes_are_good<'a>(mut rest: &'a str, ids: &mut HashSet<&'a str>) -> Result<(), String> {
    let mut seen = HashSet::new();
    while !rest.is_empty() {
        let (name, value) = rest.split_once("=\"").ok_or_else(|| format!("the attribute {rest:?}"))?;
        let (value, after) = value.split_once('"').ok_or_else(|| format!("the value {value:?}"))?;
        let target = value.strip_prefix("url(#").map(|value| value.trim_end_matches(')')).or(value.strip_prefix('#'));
        let known = !matches!(name, "href" | "clip-path") || target.is_some_and(|target| ids.contains(target));
        let numbers = ["NaN", "inf", "--", "undefined"].iter().all(|bad| !value.contains(bad));
        let fresh = seen.insert(name) && (name != "id" || ids.insert(value));
        if !known || !numbers || !fresh || value.contains(['<', '&']) {
            return Err(format!("{name}={value:?}"));
        }
        rest = after.trim_start();
    }
    Ok(())
}

#[track_caller]
fn check(creature: &Creature) -> String {
    let svg = compose(creature);
    if let Err(wrong) = elements(&svg) {
        panic!("{wrong}: {creature:?}\n{svg}");
    }
    svg
}

#[test]
fn the_checker_finds_faults() {
    assert_eq!(elements("<a><b c=\"1\"/></a>"), Ok(vec!["a", "b"]));
    let faults =
        ["<a>", "<a></b>", "<a/>x", "<a/><b/>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a href=\"#x\"/>", "<a>&</a>"];
    for fault in faults {
        assert!(elements(fault).is_err(), "{fault}");
    }
}

#[test]
fn every_trait_alone_is_well_formed_at_every_size_and_shows() {
    for known in Trait::ALL {
        for size in 1..=6 {
            let bare =
                check(&Creature { size, seed: known.id(), label: Label::Hidden, prefix: "p", ..Creature::default() });
            let with = check(&Creature {
                size,
                seed: known.id(),
                traits: &[known],
                label: Label::Hidden,
                prefix: "p",
                ..Creature::default()
            });
            assert_ne!(with, bare, "{known:?} shows at size {size}");
        }
    }
}

#[test]
fn every_pair_of_traits_is_well_formed_and_differs_from_each_alone() {
    let draw = |traits: &[Trait]| {
        check(&Creature { seed: "pair", traits, label: Label::Hidden, prefix: "p", ..Creature::default() })
    };
    let alone = Trait::ALL.map(|known| draw(&[known]));
    for (index, first) in Trait::ALL.into_iter().enumerate() {
        for (second, other) in Trait::ALL.into_iter().zip(&alone).skip(index + 1) {
            let both = draw(&[second, first]);
            // Both ring the tail; no family has both.
            if (first, second) != (Trait::TailLoss, Trait::Elusive) {
                assert_ne!(both, *other, "{first:?} shows beside {second:?}");
                assert_ne!(both, alone[index], "{second:?} shows beside {first:?}");
            }
        }
    }
}

#[test]
fn all_traits_and_conditions_together_are_well_formed() {
    for size in [0, 1, 2, 3, 4, 5, 6, 7, 100, 255] {
        let some: Vec<Condition> =
            Condition::ALL.into_iter().filter(|condition| *condition != Condition::Dead).collect();
        for conditions in [&[][..], &some, &Condition::ALL] {
            let traits = [Trait::ALL, Trait::ALL, Trait::ALL].concat();
            check(&Creature { seed: "everything", size, traits: &traits, conditions, ..Creature::default() });
        }
    }
}

#[test]
fn every_condition_shows_except_hunger() {
    for traits in [&[][..], &[Trait::Carnivorous, Trait::Swimming], &[Trait::Elusive], &[Trait::LongNeck, Trait::Horns]]
    {
        let plain = Creature { seed: "mood", traits, label: Label::Hidden, prefix: "p", ..Creature::default() };
        let well = check(&plain);
        for condition in Condition::ALL {
            let drawn = check(&Creature { conditions: &[condition], ..plain });
            assert_eq!(drawn == well, condition == Condition::Hungry, "{condition:?}");
        }
    }
}

#[test]
fn every_trait_shows_in_every_condition_of_the_living() {
    for condition in Condition::ALL.into_iter().filter(|condition| *condition != Condition::Dead) {
        let conditions = [condition];
        let plain = Creature {
            seed: "living",
            conditions: &conditions,
            label: Label::Hidden,
            prefix: "p",
            ..Creature::default()
        };
        let bare = check(&plain);
        for known in Trait::ALL {
            assert_ne!(check(&Creature { traits: &[known], ..plain }), bare, "{known:?} shows when {condition:?}");
        }
    }
}

#[test]
fn remains_are_bones_whatever_the_animal_was() {
    let remains = |traits, conditions| {
        let svg = check(&Creature { seed: "bones", traits, conditions, label: Label::Hidden, ..Creature::default() });
        assert!(!svg.contains("clipPath"), "no figure is left");
        svg
    };
    let plain = remains(&[], &[Condition::Dead]);
    assert_eq!(plain, remains(&[Trait::Flying, Trait::Camouflage], &[Condition::Dead]));
    assert_eq!(plain, remains(&[Trait::Running], &[Condition::Sheltered, Condition::Dead]));
}

#[test]
fn equal_creatures_are_drawn_equally_in_any_order_of_traits() {
    let traits = [Trait::FatTissue, Trait::Horned, Trait::Symbiosis, Trait::FatTissue];
    let mut turned = traits;
    turned.reverse();
    let creature = Creature { seed: "same", traits: &traits, ..Creature::default() };
    assert_eq!(compose(&creature), compose(&creature));
    assert_eq!(compose(&creature), compose(&Creature { traits: &turned, ..creature }));
    let mut written = String::from("before ");
    write_svg(&creature, &mut written).expect("text can be written");
    assert_eq!(written, format!("before {}", compose(&creature)));
}

#[test]
fn repeats_count_for_traits_and_not_for_conditions() {
    let draw = |traits: &[Trait], conditions: &[Condition]| {
        compose(&Creature { seed: "twice", traits, conditions, ..Creature::default() })
    };
    let asleep = Condition::Hibernating;
    assert_eq!(draw(&[], &[asleep]), draw(&[], &[asleep, asleep]));
    let fat = [Trait::FatTissue; 3];
    assert_ne!(draw(&fat[..1], &[]), draw(&fat[..2], &[]));
    assert!(draw(&fat, &[]).contains("<title>Animal, body size 3: Fat tissue ×3</title>"));
}

#[test]
fn sizes_outside_the_board_are_drawn_as_the_nearest() {
    let draw = |size| check(&Creature { seed: "size", size, prefix: "p", ..Creature::default() });
    assert_eq!(draw(0), draw(1));
    assert_eq!(draw(7), draw(6));
    assert_eq!(draw(255), draw(6));
    let sizes: HashSet<String> = (1..=6).map(draw).collect();
    assert_eq!(sizes.len(), 6);
}

#[test]
fn a_label_is_a_title_or_nothing() {
    let draw = |label| check(&Creature { conditions: &[Condition::Fed], label, ..Creature::default() });
    let described = draw(Label::Described("Aurea"));
    assert!(described.contains("role=\"img\"><title>Aurea, body size 3: no traits (fed)</title>"), "{described}");
    assert!(
        draw(Label::Title("Жёлтая & <b>\"сытая\"\u{1}"))
            .contains("<title>Жёлтая &amp; &lt;b&gt;&quot;сытая&quot;</title>")
    );
    assert_eq!(draw(Label::Title("")), draw(Label::Described("")));
    let hidden = draw(Label::Hidden);
    assert!(hidden.contains(" aria-hidden=\"true\">") && !hidden.contains("title") && !hidden.contains("role"));
}

#[test]
fn ids_come_from_the_content_or_from_a_safe_prefix() {
    let seeds = ["a", "b", "\"><script>", "", "ж🦎\0"];
    let drawn: HashSet<String> = seeds.map(|seed| check(&Creature { seed, ..Creature::default() })).into();
    assert_eq!(drawn.len(), seeds.len());
    let own = check(&Creature { prefix: "copy-2\" onload=\"x", ..Creature::default() });
    assert!(own.contains("<clipPath id=\"copy-2onloadx\">"));
    let derived = check(&Creature { prefix: "\"", ..Creature::default() });
    assert_eq!(derived, check(&Creature::default()));
}

#[test]
fn ids_of_all_families_are_known_and_others_are_left_out() {
    for known in Trait::ALL {
        assert_eq!(Trait::from_id(known.id()), Some(known));
    }
    assert_eq!(Trait::from_id("carnivore"), Some(Trait::Carnivorous));
    assert_eq!(Trait::from_id("intelligent"), Some(Trait::Intelligence));
    assert_eq!(Trait::from_id("edificator"), Some(Trait::Aedificator));
    assert_eq!(Trait::from_id("teleportation"), None);
    assert_eq!(Condition::from_id("fed"), Some(Condition::Fed));
    assert_eq!(Condition::from_id("bored"), None);
}

#[test]
fn the_palette_of_a_seed_is_what_is_painted() {
    for number in 0..100 {
        let seed = format!("animal-{number}");
        let palette = palette_of(&seed);
        let skin = format!("fill=\"{}\" stroke=\"none\"/>", palette.colours().base);
        assert!(check(&Creature { seed: &seed, ..Creature::default() }).contains(&skin));
        assert_eq!(Palette::of_epithet(palette.epithet()), Some(palette));
    }
}
