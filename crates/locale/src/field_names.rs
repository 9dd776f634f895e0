//! The Latin names of animals in the field: one epithet each, unique at the table, the same in all languages.
//!
//! An epithet must never contradict the picture, whatever traits the animal gets. So the list holds places, weather, times
//! of the day and the year, and tempers; no colours, patterns, sizes, food or ways to move.

use origin::AnimalId;

/// Epithets in the order in which animals get them; neighbours begin with different letters.
const EPITHETS: [&str; 72] = [
    "Montana",
    "Borealis",
    "Silvana",
    "Riparia",
    "Vagans",
    "Gracilis",
    "Celsa",
    "Litoralis",
    "Pratensis",
    "Umbrosa",
    "Australis",
    "Insularis",
    "Rupestris",
    "Ventosa",
    "Marina",
    "Alpina",
    "Saxatilis",
    "Lunaris",
    "Palustris",
    "Campestris",
    "Nivalis",
    "Orientalis",
    "Errans",
    "Collina",
    "Serena",
    "Agrestis",
    "Fluvialis",
    "Matutina",
    "Peregrina",
    "Tropica",
    "Vernalis",
    "Nemoralis",
    "Decora",
    "Hiemalis",
    "Lacustris",
    "Stellaris",
    "Amoena",
    "Polaris",
    "Occidentalis",
    "Rivularis",
    "Mirabilis",
    "Vespertina",
    "Elegans",
    "Glacialis",
    "Petraea",
    "Tranquilla",
    "Insignis",
    "Tacita",
    "Arvensis",
    "Nobilis",
    "Meridiana",
    "Pluvialis",
    "Uliginosa",
    "Curiosa",
    "Aestivalis",
    "Hilaris",
    "Fontinalis",
    "Solaris",
    "Modesta",
    "Hortensis",
    "Placida",
    "Nebulosa",
    "Autumnalis",
    "Clivosa",
    "Ignota",
    "Perennis",
    "Venusta",
    "Sabulosa",
    "Caelestis",
    "Prisca",
    "Vallicola",
    "Singularis",
];

/// The name of an animal. When the list is used up it starts again with a number: *Montana II*.
pub fn field_name(animal: AnimalId) -> String {
    numbered_name(animal.0)
}

/// The same by number alone, for species.
pub fn numbered_name(number: u8) -> String {
    let number = usize::from(number);
    let epithet = EPITHETS[number % EPITHETS.len()];
    match number / EPITHETS.len() {
        0 => epithet.to_owned(),
        1 => format!("{epithet} II"),
        2 => format!("{epithet} III"),
        _ => format!("{epithet} IV"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_animal_has_a_name_of_its_own() {
        let names: HashSet<String> = (0..=u8::MAX).map(|number| field_name(AnimalId(number))).collect();
        assert_eq!(names.len(), 256);
        assert_eq!(field_name(AnimalId(0)), "Montana");
        assert_eq!(field_name(AnimalId(72)), "Montana II");
        assert_eq!(field_name(AnimalId(251)), "Stellaris IV");
    }

    #[test]
    fn an_epithet_is_one_latin_word() {
        for epithet in EPITHETS {
            assert!(epithet.chars().all(|letter| letter.is_ascii_alphabetic()), "{epithet}");
            assert!(epithet.len() <= 12, "{epithet} is too long for a card");
        }
    }

    #[test]
    fn animals_played_one_after_another_begin_with_different_letters() {
        for pair in EPITHETS.windows(2) {
            assert_ne!(pair[0].as_bytes()[0], pair[1].as_bytes()[0], "{pair:?}");
        }
    }
}
