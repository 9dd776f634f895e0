//! A person with a sheet of paper, who notes what one viewer sees and draws conclusions by hand.

use game::{BySeat, Game, Seat, Viewer};
use northstar::{Card, Fact, Play, SeenEvent, SeenPlay, SpeciesId, State};

/// What is on the sheet.
#[derive(Default)]
pub struct Sheet {
    species: Vec<(SpeciesId, Seat, Vec<Card>)>,
    pile: Vec<Card>,
    screens: BySeat<u16>,
    pub reshuffles: u32,
    /// Cards that can be in the deck, if it was shuffled again.
    deck: Vec<Card>,
    /// Cards that are in the deck or with somebody who drew from it.
    around: Vec<Card>,
    drawn: BySeat<u8>,
    kept: BySeat<u8>,
}

pub fn remove(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|other| *other == card);
    place.map(|place| cards.remove(place)).is_some()
}

fn count(cards: &[Card], card: Card) -> usize {
    cards.iter().filter(|other| **other == card).count()
}

/// The cards of a seat that only it knows.
pub fn hidden(world: &State, seat: Seat) -> Vec<Card> {
    let own = world.view(Viewer::Seat(seat)).own.expect("a seat");
    let facedown = own.facedown.iter().map(|(_, card)| *card);
    let sealed = own.sealed.iter().filter(|play| !matches!(play, Play::Trait { .. } | Play::Drop { down: false, .. }));
    own.hand.iter().copied().chain(own.food_card).chain(facedown).chain(sealed.map(|play| play.card())).collect()
}

impl Sheet {
    pub fn note(&mut self, seen: &SeenEvent, me: Option<Seat>, hands: &BySeat<u8>) {
        match *seen {
            SeenEvent::YouDrew { card } => {
                remove(&mut self.deck, card);
                remove(&mut self.around, card);
            }
            SeenEvent::SeatDrew { seat } if self.reshuffles > 0 => self.drawn[seat] += 1,
            SeenEvent::YouPlayed { play, sealed } => self.note_play(me.expect("a seat"), play, sealed, true),
            SeenEvent::YoursOpened { play } if !matches!(play, Play::Trait { .. }) => self.pile.push(play.card()),
            SeenEvent::SeatPlayed { seat, play: SeenPlay::Open(play) }
            | SeenEvent::SeatOpened { seat, play: SeenPlay::Open(play) } => self.note_play(seat, play, false, false),
            SeenEvent::Open(fact) => self.note_fact(fact, me, hands),
            _ => {}
        }
    }

    fn note_play(&mut self, seat: Seat, play: Play, sealed: bool, mine: bool) {
        match play {
            Play::Trait { .. } => return,
            Play::Species { species, .. } => self.species.push((species, seat, Vec::new())),
            Play::Grow { .. } => {}
            Play::Drop { species, card, down, fat, .. } => {
                self.screens[seat] += u16::from(fat);
                if !down {
                    assert!(remove(self.traits(species), card), "it lay there");
                }
            }
        }
        if !sealed {
            self.pile.push(play.card());
        }
        if !mine && !matches!(play, Play::Drop { down: false, .. }) {
            self.shown(seat, play.card());
        }
    }

    /// A seat that has drawn since may have shown a new card; one that has not shows an old one.
    fn shown(&mut self, seat: Seat, card: Card) {
        if self.drawn[seat] > 0 {
            remove(&mut self.around, card);
        }
    }

    fn traits(&mut self, id: SpeciesId) -> &mut Vec<Card> {
        &mut self.species.iter_mut().find(|(other, ..)| *other == id).expect("on the table").2
    }

    fn owner(&self, id: SpeciesId) -> Seat {
        self.species.iter().find(|(other, ..)| *other == id).expect("on the table").1
    }

    fn note_fact(&mut self, fact: Fact, me: Option<Seat>, hands: &BySeat<u8>) {
        match fact {
            Fact::BoardGiven { seat, species } => self.species.push((species, seat, Vec::new())),
            Fact::TraitTurnedUp { species, card } => {
                self.traits(species).push(card);
                let owner = self.owner(species);
                if me != Some(owner) {
                    self.shown(owner, card);
                }
            }
            Fact::FoodCardRevealed { seat, card } | Fact::CardSpent { seat, card, .. } => {
                self.pile.push(card);
                if me != Some(seat) {
                    self.shown(seat, card);
                }
            }
            Fact::LostPopulation { species, surplus, .. } => {
                let owner = self.owner(species);
                self.screens[owner] += u16::from(surplus);
            }
            Fact::DiedOut { species, tokens, .. } => {
                let place = self.species.iter().position(|(id, ..)| *id == species).expect("on the table");
                let (_, owner, traits) = self.species.remove(place);
                self.pile.extend(traits);
                self.screens[owner] += u16::from(tokens);
            }
            Fact::FoodScored { seat, tokens } | Fact::FatScored { seat, tokens } => self.screens[seat] += tokens,
            Fact::Reshuffled { .. } => {
                self.reshuffles += 1;
                self.deck = core::mem::take(&mut self.pile);
                self.around = self.deck.clone();
                self.drawn = BySeat::default();
                self.kept = *hands;
            }
            _ => {}
        }
    }

    /// A world agrees with the sheet.
    pub fn check(&self, world: &State, viewer: Viewer) {
        let others: Vec<Seat> = Seat::all(world.seats()).filter(|&seat| !viewer.is(seat)).collect();
        if matches!(viewer, Viewer::Seat(_)) && !world.options().quick_play {
            Seat::all(world.seats()).for_each(|seat| assert_eq!(world.screen(seat), self.screens[seat]));
        }
        if self.reshuffles == 0 {
            return;
        }
        let deck: Vec<Card> = world.deck_from_top().collect();
        deck.iter().for_each(|card| assert!(count(&deck, *card) <= count(&self.deck, *card), "{card:?} in the deck"));
        let mut around = deck;
        for &seat in &others {
            let held = hidden(world, seat);
            if self.drawn[seat] > 0 {
                around.extend(&held);
            }
            let new = held.iter().filter(|card| self.deck.contains(card)).count();
            assert!(held.len() <= new + usize::from(self.kept[seat]), "more old cards than there were");
        }
        for card in &self.around {
            assert!(count(&around, *card) >= count(&self.around, *card), "{card:?} cannot be gone");
        }
    }
}
