//! Changes of a position by hand, as on the analysis board: each follows the rules that would hold at the table.

use game::Seat;

use super::{Position, PositionAnimal, PositionError, PositionLink, PositionTrait};
use crate::cards::{AnimalId, Card, Location, Trait};
use crate::modules::Modules;
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{cnidocytes, neoplasm, regeneration, swimming};

/// An animal of a position: its seat, and its place in the row.
pub type Spot = (Seat, usize);

impl PositionTrait {
    /// A card as it comes to the table.
    pub const fn fresh(shows: Trait) -> Self {
        Self { card: Card::single(shows), shows, fat: false, spent: false, last_used: None, disabled: false }
    }
}

impl PositionError {
    /// The rule that such a position would break. `None` if it is more than a table holds, or makes no sense.
    pub const fn rule(self) -> Option<Rule> {
        Some(match self {
            Self::Twice(..) => Rule::OriDev7,
            Self::Excluded(..) => Rule::OriDev11,
            Self::TooMuchFood(_) => Rule::OriFeed7,
            Self::SleepsWithoutCard(_) => Rule::OriTHibernation3,
            Self::Nowhere(_) => Rule::ConLoc1,
            Self::SwimsInOcean(_) => Rule::ConLoc4,
            Self::LinkAcross(_) => Rule::ConLoc5,
            Self::BadRemains(_) => Rule::ConTRegeneration2,
            Self::BadLink(_) | Self::LinkedTwice(_) => Rule::OriDev9,
            _ => return None,
        })
    }
}

impl Position {
    /// An animal lives elsewhere from now on. The Ocean takes its Swimming card, and it comes ashore with one; those who
    /// part lose their pair cards.
    pub fn move_animal(&mut self, at: Spot, to: Location) -> Result<(), Rule> {
        let has = self.modules.has_location(to);
        let animal = self.animal_at(at).ok_or(Rule::OriDev2)?;
        if !has {
            return Err(Rule::ConLoc1);
        }
        if to == animal.at {
            return Ok(());
        }
        if to == Location::OCEAN {
            // CON-MIG-4: by Swimming that works; CON-LOC-4: it needs no card there.
            let works = neoplasm::reach(animal.stack.iter().map(|card| card.shows));
            let card = animal.stack.iter().skip(works).position(|card| swimming::is_one(card.shows));
            animal.stack.remove(works + card.ok_or(Rule::ConMig4)?);
        } else if animal.at == Location::OCEAN {
            // CON-LOC-9: a swimmer ashore has its card.
            animal.stack.push(PositionTrait::fresh(swimming::CARD));
        }
        animal.at = to;
        self.part();
        Ok(())
    }

    /// A single trait comes to an animal: on top, or where else it belongs.
    pub fn lay(&mut self, at: Spot, shows: Trait) -> Result<(), Rule> {
        let stack = &mut self.animal_at(at).ok_or(Rule::OriDev2)?.stack;
        // CON-T-NEOPLASM-1: below all others.
        let place = if neoplasm::is_one(shows) { 0 } else { stack.len() };
        stack.insert(place, PositionTrait::fresh(shows));
        Ok(())
    }

    /// A pair card joins two animals.
    pub fn link(&mut self, shows: Trait, first: Spot, second: Spot) -> Result<(), Rule> {
        let lives = |position: &mut Self, at| position.animal_at(at).map(|animal| animal.at).ok_or(Rule::OriDev2);
        let (one, other) = (lives(self, first)?, lives(self, second)?);
        // ORI-DEV-9: two animals of the same player. CON-LOC-5: in the same location.
        if first.0 != second.0 {
            return Err(Rule::OriDev9);
        }
        if one != other {
            return Err(Rule::ConLoc5);
        }
        let card = Card::single(shows);
        let link = PositionLink { card, shows, first: first.1, second: second.1, spent: false };
        self.seats[first.0.index()].links.push(link);
        Ok(())
    }

    /// Every animal finds a place in the game with these modules; cards it does not know are gone.
    pub fn enter(&mut self, modules: Modules) {
        self.modules = modules;
        for seat in &mut self.seats {
            seat.links.retain(|link| modules.knows(link.shows));
            for animal in seat.animals.iter_mut().filter(|animal| !modules.has_location(animal.at)) {
                if animal.at == Location::OCEAN {
                    animal.stack.push(PositionTrait::fresh(swimming::CARD));
                }
                animal.at = Location::ONLY;
            }
            for animal in &mut seat.animals {
                animal.stack.retain(|card| modules.knows(card.shows));
                animal.paralysed &= modules.knows(cnidocytes::CARD);
                animal.remains &= modules.knows(regeneration::CARD);
            }
        }
        for place in (0..Location::COUNT).filter(|place| *place >= modules.locations().len()) {
            let tokens = core::mem::take(&mut self.banks[place]);
            self.banks[0] = self.banks[0].saturating_add(tokens);
        }
    }

    /// Takes away what a change has left without a place, as far as that needs no decision: surplus food, sleep without
    /// its card, torn links. What still cannot stand on a table is the answer.
    pub fn settle(&mut self) -> Result<(), PositionError> {
        loop {
            let Err(error) = State::from_position(self) else { return Ok(()) };
            let mended = match error {
                PositionError::TooMuchFood(id) => self.numbered(id).map(|animal| match animal.red.checked_sub(1) {
                    Some(red) => animal.red = red,
                    None => animal.blue = animal.blue.saturating_sub(1),
                }),
                PositionError::SleepsWithoutCard(id) => self.numbered(id).map(|animal| animal.hibernating = false),
                PositionError::LinkAcross(_) => {
                    self.part();
                    Some(())
                }
                _ => None,
            };
            mended.ok_or(error)?;
        }
    }

    // CON-LOC-6: pair cards between different locations go.
    fn part(&mut self) {
        for seat in &mut self.seats {
            let animals = &seat.animals;
            let at = |place: usize| animals.get(place).map(|animal| animal.at);
            seat.links.retain(|link| at(link.first) == at(link.second));
        }
    }

    fn animal_at(&mut self, (seat, place): Spot) -> Option<&mut PositionAnimal> {
        self.seats.get_mut(seat.index())?.animals.get_mut(place)
    }

    fn numbered(&mut self, id: AnimalId) -> Option<&mut PositionAnimal> {
        self.seats.iter_mut().flat_map(|seat| &mut seat.animals).nth(usize::from(id.0))
    }
}

#[cfg(test)]
mod tests {
    use game::SeatSet;

    use super::*;
    use crate::moment::Phase;
    use crate::options::Options;
    use crate::position::PositionSeat;

    const FIRST: Spot = (Seat::FIRST, 0);
    const SECOND: Spot = (Seat::FIRST, 1);

    /// Two bare animals of the first seat on Laurasia.
    fn position() -> Position {
        let animal = PositionAnimal {
            card: Card::single(Trait::Camouflage),
            at: Location::LAURASIA,
            red: 0,
            blue: 0,
            stack: Vec::new(),
            hibernating: false,
            poisoned: false,
            paralysed: false,
            remains: false,
        };
        let first = PositionSeat { animals: vec![animal.clone(), animal], ..PositionSeat::default() };
        Position {
            modules: Modules::CONTINENTS,
            options: Options::default(),
            round: 1,
            phase: Phase::Feeding,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            passed: SeatSet::EMPTY,
            last_round: false,
            banks: [1, 2, 3],
            deck: Vec::new(),
            seats: vec![first, PositionSeat::default()],
        }
    }

    fn shown(position: &Position, (seat, place): Spot) -> Vec<Trait> {
        position.seats[seat.index()].animals[place].stack.iter().map(|card| card.shows).collect()
    }

    #[test]
    fn swimming_that_works_leads_into_the_ocean_and_stays_behind() {
        // CON-MIG-4, CON-LOC-4, CON-LOC-9, CON-T-NEOPLASM-6
        let mut position = position();
        assert_eq!(position.move_animal(FIRST, Location::OCEAN), Err(Rule::ConMig4));
        position.lay(FIRST, Trait::Swimming).expect("a swimmer");
        position.lay(FIRST, Trait::Camouflage).expect("two traits");
        position.move_animal(FIRST, Location::OCEAN).expect("it swims");
        assert_eq!(shown(&position, FIRST), [Trait::Camouflage]);
        assert_eq!(position.settle(), Ok(()));
        position.move_animal(FIRST, Location::GONDWANA).expect("ashore");
        assert_eq!(shown(&position, FIRST), [Trait::Camouflage, Trait::Swimming]);
        let stack = &mut position.seats[0].animals[0].stack;
        stack.push(PositionTrait::fresh(Trait::Neoplasm));
        stack.push(PositionTrait::fresh(Trait::Running));
        assert_eq!(position.move_animal(FIRST, Location::OCEAN), Err(Rule::ConMig4), "its card is disabled");
    }

    #[test]
    fn those_who_part_lose_their_pair_card() {
        // CON-LOC-5, CON-LOC-6
        let mut position = position();
        position.link(Trait::Cooperation, FIRST, SECOND).expect("neighbours");
        position.move_animal(SECOND, Location::LAURASIA).expect("it stays");
        assert_eq!(position.seats[0].links.len(), 1);
        position.move_animal(SECOND, Location::GONDWANA).expect("on land");
        assert!(position.seats[0].links.is_empty());
        assert_eq!(position.link(Trait::Cooperation, FIRST, SECOND), Err(Rule::ConLoc5));
        assert_eq!(position.link(Trait::Cooperation, FIRST, (Seat::wrapping(1), 0)), Err(Rule::OriDev2));
    }

    #[test]
    fn a_neoplasm_is_laid_below_the_others() {
        // CON-T-NEOPLASM-1
        let mut position = position();
        position.lay(FIRST, Trait::Running).expect("a runner");
        position.lay(FIRST, Trait::Neoplasm).expect("a sick one");
        assert_eq!(shown(&position, FIRST), [Trait::Neoplasm, Trait::Running]);
    }

    #[test]
    fn in_one_land_there_is_one_bank_and_no_card_of_the_expansion() {
        let mut position = position();
        position.lay(FIRST, Trait::Migration).expect("a migrant");
        position.lay(FIRST, Trait::Swimming).expect("a swimmer");
        position.move_animal(FIRST, Location::OCEAN).expect("it swims");
        position.enter(Modules::BASE);
        assert_eq!(shown(&position, FIRST), [Trait::Swimming]);
        assert_eq!(position.banks, [6, 0, 0]);
        assert_eq!(position.settle(), Ok(()));
        assert_eq!(position.move_animal(FIRST, Location::GONDWANA), Err(Rule::ConLoc1));
    }

    #[test]
    fn surplus_food_goes_and_a_second_trait_is_refused() {
        // ORI-FEED-7, ORI-DEV-7
        let mut position = position();
        (position.seats[0].animals[0].red, position.seats[0].animals[0].blue) = (1, 2);
        assert_eq!(position.settle(), Ok(()));
        let animal = &position.seats[0].animals[0];
        assert_eq!(animal.red + animal.blue, 1);
        position.lay(FIRST, Trait::Running).expect("a runner");
        position.lay(FIRST, Trait::Running).expect("plain data");
        assert_eq!(position.settle().map_err(PositionError::rule), Err(Some(Rule::OriDev7)));
    }
}
