//! Brings a view up to date with what its viewer has seen.

use game::{Seat, Viewer};

use crate::cards::{Card, End, Growth, SpeciesId};
use crate::event::{Fact, Play, SeenEvent, SeenPlay};
use crate::memory::Reshuffled;
use crate::moment::Source;
use crate::view::{SpeciesView, View, open_leaves};

impl View {
    /// Brings the view up to date with something seen.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn fold(&mut self, seen: &SeenEvent) {
        let me = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        match (*seen, me) {
            (SeenEvent::YouDrew { card }, Some(seat)) => {
                self.got_card(card);
                self.drew(seat, Some(card));
            }
            (SeenEvent::SeatDrew { seat }, _) => self.drew(seat, None),
            (SeenEvent::YouChoseFood { card }, Some(seat)) => {
                if let Some(earlier) = self.own.as_mut().and_then(|own| own.food_card.take()) {
                    self.got_card(earlier);
                    self.hands[seat] += 1;
                }
                self.card_left_hand(seat, card);
                self.food_cards.insert(seat);
                if let Some(own) = &mut self.own {
                    own.food_card = Some(card);
                }
            }
            (SeenEvent::SeatChoseFood { seat }, _) if !self.food_cards.contains(seat) => {
                self.hands[seat] = self.hands[seat].saturating_sub(1);
                self.food_cards.insert(seat);
            }
            (SeenEvent::YouPlayed { play, sealed }, Some(seat)) => self.fold_own_play(seat, play, sealed),
            (SeenEvent::SeatPlayed { seat, play } | SeenEvent::SeatOpened { seat, play }, _) => {
                self.fold_play(seat, play);
            }
            (SeenEvent::YoursOpened { play }, _) => {
                if let Some(own) = &mut self.own {
                    own.sealed.clear();
                }
                self.discard_of(play);
            }
            (SeenEvent::Open(fact), _) => self.fold_fact(fact),
            // A card that was changed for another one; and nobody watches what only a player can see.
            (SeenEvent::SeatChoseFood { .. }, _)
            | (SeenEvent::YouDrew { .. } | SeenEvent::YouChoseFood { .. } | SeenEvent::YouPlayed { .. }, None) => {}
        }
    }

    fn drew(&mut self, seat: Seat, card: Option<Card>) {
        if let Some(reshuffled) = &mut self.reshuffled {
            reshuffled.draw(seat, card);
        }
        self.hands[seat] = self.hands[seat].saturating_add(1);
        self.deck = self.deck.saturating_sub(1);
    }

    fn got_card(&mut self, card: Card) {
        if let Some(own) = &mut self.own {
            let place = own.hand.partition_point(|other| *other <= card);
            own.hand.insert(place, card);
        }
    }

    fn card_left_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].saturating_sub(1);
        if self.viewer.is(seat)
            && let Some(own) = &mut self.own
            && let Some(place) = own.hand.iter().position(|other| *other == card)
        {
            own.hand.remove(place);
        }
    }

    fn add_species(&mut self, seat: Seat, id: SpeciesId, end: End) {
        let row = &mut self.rows[seat];
        let place = if end == End::Left { 0 } else { row.len() };
        row.insert(place, SpeciesView::new(id, seat));
        self.so_far[seat] = self.so_far[seat].saturating_add(1);
    }

    fn fold_own_play(&mut self, seat: Seat, play: Play, sealed: bool) {
        if let Play::Trait { species, card } = play
            && let Some(own) = &mut self.own
        {
            let place = own.facedown.partition_point(|(id, _)| *id <= species);
            own.facedown.insert(place, (species, card));
        }
        if let Play::Drop { species, card, down: true, .. } = play
            && let Some(own) = &mut self.own
            && let Some(place) = own.facedown.iter().position(|known| *known == (species, card))
        {
            own.facedown.remove(place);
        }
        self.change_table(seat, play);
        if sealed {
            if let Some(own) = &mut self.own {
                own.sealed.push(play);
            }
        } else {
            self.discard_of(play);
        }
    }

    fn fold_play(&mut self, seat: Seat, play: SeenPlay) {
        match play {
            SeenPlay::FaceDown { species } => {
                self.hands[seat] = self.hands[seat].saturating_sub(1);
                self.change(species, |here| here.facedown += 1);
            }
            SeenPlay::Open(play) => {
                self.change_table(seat, play);
                self.discard_of(play);
                if !matches!(play, Play::Drop { down: false, .. }) {
                    self.saw(seat, play.card());
                }
            }
        }
    }

    /// Somebody showed a card that the viewer had not seen.
    fn saw(&mut self, seat: Seat, card: Card) {
        if let Some(reshuffled) = &mut self.reshuffled
            && !self.viewer.is(seat)
        {
            reshuffled.show(seat, card);
        }
    }

    /// What a play does to the row, the hand and the screen.
    fn change_table(&mut self, seat: Seat, play: Play) {
        match play {
            Play::Trait { species, .. } => self.change(species, |here| here.facedown += 1),
            Play::Species { species, end, .. } => self.add_species(seat, species, end),
            Play::Grow { species, growth: Growth::Population, .. } => self.change(species, |here| here.pop += 1),
            Play::Grow { species, growth: Growth::Size, .. } => self.change(species, |here| here.size += 1),
            Play::Drop { species, place, down, fat, .. } => {
                self.change(species, |here| {
                    if down {
                        here.facedown = here.facedown.saturating_sub(1);
                    } else if usize::from(place) < here.traits.len() {
                        here.traits.remove(usize::from(place));
                    }
                    here.fat -= fat.min(here.fat);
                });
                return self.put_behind_screen(seat, u16::from(fat));
            }
        }
        self.card_left_hand(seat, play.card());
    }

    fn discard_of(&mut self, play: Play) {
        if !matches!(play, Play::Trait { .. }) {
            self.discard.push(play.card());
        }
    }

    fn put_behind_screen(&mut self, seat: Seat, tokens: u16) {
        let seen = self.screens_seen.as_mut().map(|screens| &mut screens[seat]);
        for screen in self.screens[seat].as_mut().into_iter().chain(seen) {
            *screen += tokens;
        }
    }

    fn fold_fact(&mut self, fact: Fact) {
        match fact {
            Fact::Shuffled { cards, removed } => {
                self.deck = cards;
                self.removed = removed;
            }
            Fact::FirstPlayer { seat } | Fact::MarkerPassed { seat } => self.first = seat,
            Fact::RoundBegan { round, first, .. } => {
                self.round = round;
                self.first = first;
            }
            Fact::BoardGiven { seat, species } => self.add_species(seat, species, End::Right),
            Fact::Reshuffled { cards } => {
                self.deck = cards;
                self.reshuffled = Some(Reshuffled::begin(core::mem::take(&mut self.discard), self.hands));
            }
            Fact::LastRoundFixed { round } => self.last_round = Some(round),
            Fact::TraitTurnedUp { species, card } => self.fold_turned_up(species, card),
            Fact::FoodCardRevealed { seat, card } => {
                self.food_cards.remove(seat);
                self.discard.push(card);
                self.saw(seat, card);
                if self.viewer.is(seat)
                    && let Some(own) = &mut self.own
                {
                    own.food_card = None;
                }
            }
            Fact::WateringHoleFilled { tokens, .. } => self.watering_hole = tokens,
            Fact::CardSpent { seat, card, .. } => {
                self.card_left_hand(seat, card);
                self.discard.push(card);
                self.saw(seat, card);
            }
            Fact::Scored { seat, points } => {
                let held: u16 =
                    self.rows[seat].iter().map(|species| u16::from(species.food) + u16::from(species.fat)).sum();
                self.screens[seat] = Some(points.food.saturating_sub(held));
            }
            Fact::GameOver { winners } => self.winners = winners,
            Fact::Moment(moment) => self.moment = moment,
            Fact::LeavesReady => {
                for seat in Seat::all(self.seats) {
                    self.rows[seat].iter_mut().for_each(|here| here.leaves = open_leaves(here));
                }
            }
            Fact::PhaseBegan { .. }
            | Fact::Dealt { .. }
            | Fact::TurnBegan { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::Attacked { .. } => {}
            _ => self.fold_species(fact),
        }
    }

    fn fold_turned_up(&mut self, species: SpeciesId, card: Card) {
        if let Some(owner) = self.species(species).map(|here| here.owner) {
            self.saw(owner, card);
        }
        self.change(species, |here| {
            here.facedown = here.facedown.saturating_sub(1);
            here.traits.push(card);
        });
        if let Some(own) = &mut self.own
            && let Some(place) = own.facedown.iter().position(|known| *known == (species, card))
        {
            own.facedown.remove(place);
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn fold_species(&mut self, fact: Fact) {
        match fact {
            Fact::LeafActed { acted, species } => self.change(species, |here| here.leaves.remove(acted)),
            Fact::Multiplied { species, pop } => self.change(species, |here| here.pop = pop),
            Fact::FatMoved { species, tokens } => self.change(species, |here| {
                here.fat -= tokens.min(here.fat);
                here.food += tokens;
            }),
            Fact::Took { species, source, board, fat, .. } => {
                if source == Source::WateringHole {
                    self.watering_hole = self.watering_hole.saturating_sub(u16::from(board) + u16::from(fat));
                }
                self.change(species, |here| {
                    here.food += board;
                    here.fat += fat;
                });
            }
            Fact::LostPopulation { species, pop, surplus, .. } => {
                self.change(species, |here| {
                    here.pop = pop;
                    here.food -= surplus.min(here.food);
                });
                if let Some(owner) = self.species(species).map(|here| here.owner) {
                    self.put_behind_screen(owner, u16::from(surplus));
                }
            }
            Fact::Starved { species, pop } => self.change(species, |here| here.pop = pop),
            Fact::DiedOut { species, tokens, .. } => {
                let Some(here) = self.species(species) else { return };
                let owner = here.owner;
                let traits = here.traits.clone();
                self.discard.extend(traits);
                self.put_behind_screen(owner, u16::from(tokens));
                self.rows[owner].retain(|other| other.id != species);
            }
            Fact::FoodScored { seat, tokens } => {
                self.rows[seat].iter_mut().for_each(|here| here.food = 0);
                self.put_behind_screen(seat, tokens);
            }
            Fact::FatScored { seat, tokens } => {
                self.rows[seat].iter_mut().for_each(|here| here.fat = 0);
                self.put_behind_screen(seat, tokens);
            }
            // What is folded elsewhere, or changes no view.
            Fact::Shuffled { .. }
            | Fact::FirstPlayer { .. }
            | Fact::RoundBegan { .. }
            | Fact::PhaseBegan { .. }
            | Fact::BoardGiven { .. }
            | Fact::Dealt { .. }
            | Fact::Reshuffled { .. }
            | Fact::LastRoundFixed { .. }
            | Fact::TurnBegan { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::TraitTurnedUp { .. }
            | Fact::LeavesReady
            | Fact::FoodCardRevealed { .. }
            | Fact::WateringHoleFilled { .. }
            | Fact::CardSpent { .. }
            | Fact::Attacked { .. }
            | Fact::MarkerPassed { .. }
            | Fact::Scored { .. }
            | Fact::GameOver { .. }
            | Fact::Moment(..) => {}
        }
    }
}
