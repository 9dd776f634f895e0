//! Chapter Playing cards: traits, new species, growth, dropped traits; one seat after another, or all at once.
//!
//! NS-P3-2, NS-P3-12: any number of plays in any order, also on a species made a moment ago. NS-P3-11: in turns everything
//! but the face of a new trait is open at once; in quick play all of it is sealed until the last has finished (NS-VAR-4).

use game::{ActionList, EventSink, Reason, Refusals, Seat, SeatSet, Verdict};

use crate::action::Action;
use crate::cards::{Card, End, Growth, SpeciesId, Trait};
use crate::catalogue::{Catalogue, Kind};
use crate::event::{Event, Fact, Play};
use crate::moment::{Phase, Step};
use crate::rule::Rule;
use crate::state::{NONE, State, TRACK};
use crate::traits::fat_tissue;

/// A play of a quick-play phase that the others have not seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sealed {
    pub(crate) seat: Seat,
    pub(crate) species: SpeciesId,
    pub(crate) kind: Kind,
    pub(crate) what: What,
}

/// What was played, without card and species.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Trait,
    Species { left: bool },
    Grow(Growth),
    Drop { place: u8, down: bool, fat: u8 },
}

impl Sealed {
    pub(crate) fn play(self, catalogue: &Catalogue) -> Play {
        let (species, card) = (self.species, catalogue.card(self.kind));
        match self.what {
            What::Trait => Play::Trait { species, card },
            What::Species { left } => Play::Species { species, end: if left { End::Left } else { End::Right }, card },
            What::Grow(growth) => Play::Grow { species, growth, card },
            What::Drop { place, down, fat } => Play::Drop { species, card, place, down, fat },
        }
    }

    pub(crate) fn of(seat: Seat, play: Play, catalogue: &Catalogue) -> Option<Self> {
        let kind = catalogue.kind(play.card())?;
        let (species, what) = match play {
            Play::Trait { species, .. } => (species, What::Trait),
            Play::Species { species, end, .. } => (species, What::Species { left: end == End::Left }),
            Play::Grow { species, growth, .. } => (species, What::Grow(growth)),
            Play::Drop { species, place, down, fat, .. } => (species, What::Drop { place, down, fat }),
        };
        Some(Self { seat, species, kind, what })
    }

    /// Whether the card goes to the discard pile.
    pub(crate) fn discards(self) -> bool {
        self.what != What::Trait
    }

    /// Whether the others see the card for the first time when it is discarded.
    fn shows_card(self) -> bool {
        !matches!(self.what, What::Trait | What::Drop { down: false, .. })
    }
}

impl State {
    // NS-P3-1: one turn each. NS-VAR-3, NS-OPT-QUICK-PLAY: or all at the same time.
    pub(crate) fn begin_play(&mut self, sink: &mut impl EventSink<Event>) {
        if self.options.quick_play {
            self.moment.step = Step::Together;
        } else {
            self.begin_turn(self.first, sink);
        }
    }

    /// Who is still playing cards.
    pub(crate) fn still_playing(&self) -> SeatSet {
        SeatSet::all(self.seats).without(self.moment.answered)
    }

    /// Whether the seat is asked for a play now.
    pub(crate) fn may_play(&self, seat: Seat) -> bool {
        self.moment.phase == Phase::Play
            && match self.moment.step {
                Step::Turn => self.moment.active == seat,
                Step::Together => self.still_playing().contains(seat),
                _ => false,
            }
    }

    // NS-P3-12: all species of the row are offered, also one founded in this turn.
    pub(crate) fn legal_play(&self, seat: Seat, actions: &mut ActionList<Action>) {
        let room_for_species = self.has_room_for_species(seat);
        for kind in self.hands[seat].kinds() {
            let card = self.catalogue.card(kind);
            if room_for_species {
                actions.push(Action::NewSpecies { card, end: End::Left });
                actions.push(Action::NewSpecies { card, end: End::Right });
            }
            for id in self.row(seat) {
                let species = self.one(id);
                if species.count < self.options.max_traits && !species.traits.contains(card.shows) {
                    actions.push(Action::PlayTrait { card, on: id });
                }
                if species.pop < TRACK {
                    actions.push(Action::Grow { card, growth: Growth::Population, species: id });
                }
                if species.size < TRACK {
                    actions.push(Action::Grow { card, growth: Growth::Size, species: id });
                }
            }
        }
        for id in self.row(seat) {
            actions.extend(self.one(id).traits.iter().map(|drops| Action::Drop { drops, from: id }));
        }
        actions.push(Action::EndTurn);
    }

    /// Whether the seat can do anything but end the turn: a card can always be put on a species without traits.
    pub(crate) fn has_play(&self, seat: Seat) -> bool {
        let has_card = self.hands[seat].len() > 0;
        self.row(seat).any(|id| has_card || self.one(id).count > 0) || (has_card && self.has_room_for_species(seat))
    }

    // NS-COMP-4, NS-COMP-5: the boards of a box limit nothing unless an option says so.
    // NS-COMP-9, NS-OPT-SPECIES-LIMIT: boards are not limited unless an option says so.
    fn has_room_for_species(&self, seat: Seat) -> bool {
        let on_table = || Seat::all(self.seats).map(|other| self.visible_row_len(seat, other)).sum::<u16>();
        self.options.species_limit.is_none_or(|limit| on_table() < u16::from(limit)) && self.next_number(seat).is_some()
    }

    /// How many species the other seat has as far as this one can know: in quick play as many as at the start.
    fn visible_row_len(&self, seat: Seat, other: Seat) -> u16 {
        let hidden = if other == seat { 0 } else { self.sealed.species_of(other) };
        u16::from(self.rows[other].len) - hidden as u16
    }

    /// Whether the seat can know of this species: those that others have made in quick play are not open yet.
    fn is_seen(&self, seat: Seat, id: SpeciesId) -> bool {
        self.is_here(id) && (self.owns(seat, id) || !self.sealed.make(id))
    }

    /// The kind of this card in the hand of the seat, if it is there.
    #[inline]
    pub(crate) fn in_hand(&self, seat: Seat, card: Card) -> Option<Kind> {
        self.catalogue.kind(card).filter(|kind| self.hands[seat].count(*kind) > 0)
    }

    /// What a play is refused for, in the order of the table.
    pub(crate) fn check_play(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let card = match action {
            Action::PlayTrait { card, .. } | Action::NewSpecies { card, .. } | Action::Grow { card, .. } => card,
            Action::Drop { drops, from } => {
                // NS-P3-6: the player's own traits, at any moment of their turn.
                let has = self.owns(seat, from) && self.one(from).traits.contains(drops);
                return out.refuse_if(!has, Rule::NsP36);
            }
            _ => return Verdict::Continue(()),
        };
        // NS-P3-2: cards of the player's hand.
        out.refuse_if(self.in_hand(seat, card).is_none(), Rule::NsP32)?;
        match action {
            Action::PlayTrait { on, .. } => {
                // NS-P3-3, NS-P3-8, NS-OPT-MAX-TRAITS: a species of the player without this trait and with room, now.
                let species = self.one(on);
                let fits = self.owns(seat, on)
                    && !species.traits.contains(card.shows)
                    && species.count < self.options.max_traits;
                if !fits {
                    out.add(Reason { rule: Rule::NsP33, cause: self.is_seen(seat, on).then_some(on.0) })?;
                }
                Verdict::Continue(())
            }
            Action::NewSpecies { end, .. } => {
                // NS-P3-4: at an end of the row, never between.
                let between = match end {
                    End::After(left) => !self.owns(seat, left) || self.rows[seat].last != left.0,
                    End::Left | End::Right => false,
                };
                out.refuse_if(between, Rule::NsP34)?;
                out.refuse_if(!self.has_room_for_species(seat), Rule::NsComp9)
            }
            Action::Grow { growth, species, .. } => {
                // NS-P3-5: a species of the player, and neither track goes above 6.
                let full = match growth {
                    Growth::Population => self.one(species).pop >= TRACK,
                    Growth::Size => self.one(species).size >= TRACK,
                };
                if full || !self.owns(seat, species) {
                    out.add(Reason { rule: Rule::NsP35, cause: self.is_seen(seat, species).then_some(species.0) })?;
                }
                Verdict::Continue(())
            }
            _ => Verdict::Continue(()),
        }
    }

    // NS-P3-11: what is done in turns is told at once.
    pub(crate) fn apply_play(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) {
        let done = match action {
            Action::PlayTrait { card, on } => self.play_trait(seat, card, on),
            Action::NewSpecies { card, end } => self.play_species(seat, card, end),
            Action::Grow { card, growth, species } => self.grow(seat, card, growth, species),
            Action::Drop { drops, from } => self.drop_trait(seat, drops, from),
            _ => None,
        };
        let Some(done) = done else { return };
        let sealed = self.options.quick_play;
        if sealed {
            self.sealed.push(done);
        } else if done.discards() {
            self.discard_play(done);
        }
        sink.emit(Event::Played { seat, play: done.play(&self.catalogue), sealed });
    }

    fn discard_play(&mut self, play: Sealed) {
        self.discard_card(play.kind);
        if play.shows_card() {
            self.reshuffle.show(play.seat, play.kind);
        }
    }

    fn play_trait(&mut self, seat: Seat, card: Card, on: SpeciesId) -> Option<Sealed> {
        let kind = self.in_hand(seat, card)?;
        self.hands[seat].remove(kind);
        self.attach(on, kind);
        Some(Sealed { seat, species: on, kind, what: What::Trait })
    }

    fn play_species(&mut self, seat: Seat, card: Card, end: End) -> Option<Sealed> {
        let kind = self.in_hand(seat, card)?;
        let left = end == End::Left;
        let species = self.add_species(seat, left)?;
        self.hands[seat].remove(kind);
        Some(Sealed { seat, species, kind, what: What::Species { left } })
    }

    fn grow(&mut self, seat: Seat, card: Card, growth: Growth, species: SpeciesId) -> Option<Sealed> {
        let kind = self.in_hand(seat, card)?;
        self.hands[seat].remove(kind);
        let grown = self.one_mut(species);
        match growth {
            Growth::Population => grown.pop += 1,
            Growth::Size => grown.size += 1,
        }
        Some(Sealed { seat, species, kind, what: What::Grow(growth) })
    }

    // NS-P3-6: no card is drawn for it. NS-P3-9, NS-TRAIT-FAT-6: fat goes behind the screen with its card.
    fn drop_trait(&mut self, seat: Seat, drops: Trait, from: SpeciesId) -> Option<Sealed> {
        let (kind, place, down) = self.detach(from, drops)?;
        let fat = if drops == fat_tissue::CARD { core::mem::take(&mut self.one_mut(from).fat) } else { 0 };
        self.screens[seat] += u16::from(fat);
        Some(Sealed { seat, species: from, kind, what: What::Drop { place, down, fat } })
    }

    /// The seat has finished; forced if it had nothing left to do.
    pub(crate) fn finish_play(&mut self, seat: Seat, forced: bool, sink: &mut impl EventSink<Event>) {
        sink.emit(Event::Open(Fact::TurnEnded { seat, forced }));
        self.moment.answered.insert(seat);
        if self.still_playing().is_empty() {
            self.moment.step = Step::Done;
        } else if self.moment.step == Step::Turn {
            self.begin_turn(seat.next(self.seats), sink);
        }
    }

    // NS-VAR-4: what was sealed is opened together; the discards go to the pile in turn order. NS-P3-10: then all new
    // traits are turned up at once.
    pub(crate) fn open_plays(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in self.first.clockwise(self.seats) {
            for place in 0..self.sealed.len() {
                let sealed = self.sealed.at(place);
                if sealed.seat == seat {
                    if sealed.discards() {
                        self.discard_play(sealed);
                    }
                    sink.emit(Event::Unsealed { seat, play: sealed.play(&self.catalogue) });
                }
            }
        }
        self.sealed.clear();
        for seat in self.first.clockwise(self.seats) {
            let mut next = self.rows[seat].first;
            while next != NONE {
                let species = SpeciesId(next);
                let turned = core::mem::take(&mut self.one_mut(species).facedown);
                let Self { species: all, catalogue, reshuffle, .. } = self;
                let here = &all[usize::from(next)];
                for place in here.count - turned..here.count {
                    let kind = here.cards[usize::from(place)];
                    reshuffle.show(seat, kind);
                    sink.emit(Event::Open(Fact::TraitTurnedUp { species, card: catalogue.card(kind) }));
                }
                next = here.right;
            }
        }
    }
}
