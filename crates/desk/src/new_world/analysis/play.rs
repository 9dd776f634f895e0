//! The game that goes on from a free position: the cards that do not lie on the table make the decks, the hands are empty.

use game::ChanceSource;
use new_world::{Card, Design, Position, State, Trait, Variant};
use notation::new_world::World;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Board;
use crate::analysis::PlayOn;
use crate::saved::Saved;

impl Board {
    /// The game that begins here, ready to be opened. `None` if it cannot be set up.
    pub fn play_on(&self, with: &PlayOn) -> Option<Saved> {
        let config = editions::new_world_config(self.seats(), self.options(), None).ok()?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(with.seed);
        // NW-VAR-DIS-2: in a Disaster no cards are left to come.
        let (deck, area_deck) = match self.options().variant {
            Variant::Disaster => (Vec::new(), Vec::new()),
            _ => {
                let areas = config.areas().list().map(|(_, design, count)| (design, count)).collect();
                (self.deck(config.catalogue().list().collect(), &mut rng), self.area_deck(areas, &mut rng))
            }
        };
        let position = Position {
            first: with.you,
            turn: with.you,
            deck: deck.clone(),
            area_deck: area_deck.clone(),
            ..self.position.clone()
        };
        let state = State::from_position(&position).ok()?;
        let written = |views: &[_]| notation::new_world::position_from(views, &deck, &area_deck);
        with.game::<World>(&config, &state, written)
    }

    /// What is left of the printed cards: for every trait on the table one that shows it is gone, for every animal any.
    fn deck(&self, printed: Vec<(Card, u8)>, rng: &mut Xoshiro256PlusPlus) -> Vec<Card> {
        let mut cards = spread(printed);
        let seats = &self.position.seats;
        let traits = |seat: &new_world::position::PositionSeat| -> Vec<Trait> {
            let stacks = seat.animals.iter().flat_map(|animal| animal.stack.iter().map(|card| card.shows));
            stacks.chain(seat.links.iter().map(|link| link.shows)).collect()
        };
        for shows in seats.iter().flat_map(traits) {
            if let Some(place) = cards.iter().position(|card| card.shows(shows)) {
                cards.remove(place);
            }
        }
        let animals: usize = seats.iter().map(|seat| seat.animals.len()).sum();
        shuffled(&cards, rng).into_iter().skip(animals).collect()
    }

    /// As many area cards as epochs are to come, of those that do not lie in the row.
    fn area_deck(&self, printed: Vec<(Design, u8)>, rng: &mut Xoshiro256PlusPlus) -> Vec<Design> {
        let mut cards = spread(printed);
        for area in &self.position.areas {
            if let Some(place) = cards.iter().position(|design| *design == area.design) {
                cards.remove(place);
            }
        }
        let epochs = self.epochs().saturating_sub(self.epoch());
        shuffled(&cards, rng).into_iter().take(usize::from(epochs)).collect()
    }
}

fn spread<T: Copy>(counted: Vec<(T, u8)>) -> Vec<T> {
    counted.into_iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}

fn shuffled<T: Copy>(cards: &[T], rng: &mut Xoshiro256PlusPlus) -> Vec<T> {
    let mut order: Vec<u16> = (0..=u16::MAX).take(cards.len()).collect();
    rng.shuffle(&mut order);
    order.iter().filter_map(|place| cards.get(usize::from(*place)).copied()).collect()
}
