//! Who is alive on a table and who could attack whom, what advice is explained with; and which traits lie there.

use game::Seat;

use crate::mind::Mind;

/// A game whose animals or species can be counted, by the numbers the screen knows them by.
pub trait Census: Mind {
    /// Appends everybody who is alive, with the owner.
    fn living(&self, found: &mut Vec<(u8, Seat)>);

    /// Whether one could attack the other as the table stands, whoever's turn it is.
    fn could_hunt(&self, hunter: u8, prey: u8) -> bool;

    /// Appends every trait in play with the seat that has it, by its name in the notation.
    fn traits_in_play(&self, found: &mut Vec<(Seat, &'static str)>);
}

/// The traits of these owners.
fn named<T, S: IntoIterator<Item = T>>(
    owned: impl Iterator<Item = (Seat, S)>,
    name: fn(T) -> &'static str,
    found: &mut Vec<(Seat, &'static str)>,
) {
    for (owner, traits) in owned {
        found.extend(traits.into_iter().map(|one| (owner, name(one))));
    }
}

impl Census for origin::State {
    fn living(&self, found: &mut Vec<(u8, Seat)>) {
        found.extend(self.all_animals().filter(|animal| !animal.remains).map(|animal| (animal.id.0, animal.owner)));
    }

    fn could_hunt(&self, hunter: u8, prey: u8) -> bool {
        self.could_attack(origin::AnimalId(hunter), origin::AnimalId(prey))
    }

    fn traits_in_play(&self, found: &mut Vec<(Seat, &'static str)>) {
        named(self.all_animals().map(|animal| (animal.owner, animal.traits.iter())), origin::Trait::id, found);
    }
}

impl Census for northstar::State {
    fn living(&self, found: &mut Vec<(u8, Seat)>) {
        found.extend(self.all_species().map(|species| (species.id.0, species.owner)));
    }

    fn could_hunt(&self, hunter: u8, prey: u8) -> bool {
        self.could_attack(northstar::SpeciesId(hunter), northstar::SpeciesId(prey))
    }

    fn traits_in_play(&self, found: &mut Vec<(Seat, &'static str)>) {
        named(self.all_species().map(|species| (species.owner, species.traits.iter())), northstar::Trait::id, found);
    }
}

impl Census for new_world::State {
    fn living(&self, found: &mut Vec<(u8, Seat)>) {
        found.extend(self.all_animals().map(|animal| (animal.id.0, animal.owner)));
    }

    fn could_hunt(&self, hunter: u8, prey: u8) -> bool {
        self.could_attack(new_world::AnimalId(hunter), new_world::AnimalId(prey))
    }

    fn traits_in_play(&self, found: &mut Vec<(Seat, &'static str)>) {
        named(self.all_animals().map(|animal| (animal.owner, animal.traits.iter())), new_world::Trait::id, found);
    }
}
