//! Changes of a position by hand, as on the analysis board: each follows the rules that would hold at the table.

use game::{Game, Seat, SeatSet};

use super::{Position, PositionAnimal, PositionError, PositionLink, PositionTrait};
use crate::action::{Action, RowOrder, Token};
use crate::areas::Half;
use crate::cards::{AnimalId, Card, Trait};
use crate::moment::Phase;
use crate::options::Variant;
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{FAT_SLOTS, Host, shelled};

/// An animal of a position: its seat, and its place in the row.
pub type Spot = (Seat, usize);

/// Why a change is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeError {
    /// A rule forbids it.
    Rule(Rule),
    /// It would be more than a table holds.
    TooMuch,
    /// There is no such thing to change.
    Nothing,
}

impl From<Rule> for ChangeError {
    fn from(rule: Rule) -> Self {
        Self::Rule(rule)
    }
}

impl From<PositionError> for ChangeError {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::Twice(..) => Self::Rule(Rule::NwDev6),
            PositionError::NoPlaceForFat(..) => Self::Rule(Rule::NwTFatTissue),
            PositionError::BadLink(_) => Self::Rule(Rule::NwPair2),
            PositionError::LinkedTwice(_) => Self::Rule(Rule::NwPair6),
            PositionError::Seats
            | PositionError::Cards(_)
            | PositionError::Areas(_)
            | PositionError::AreaRow
            | PositionError::TooManyTokens
            | PositionError::TooMuchFood(_) => Self::TooMuch,
            _ => Self::Nothing,
        }
    }
}

impl PositionTrait {
    /// A card as it comes to the table.
    pub const fn fresh(shows: Trait) -> Self {
        Self { card: Card::single(shows), shows, fat: false, rotated: false }
    }
}

impl PositionAnimal {
    /// An animal as it comes to the table, over this card.
    pub const fn fresh(card: Card) -> Self {
        let stack = Vec::new();
        Self { card, food: 0, special: 0, stack, sheltered: false, poisoned: false, shelled_in: false }
    }
}

impl Position {
    /// A single trait comes to an animal, as if it were played.
    pub fn lay(&mut self, at: Spot, shows: Trait) -> Result<(), ChangeError> {
        let on = self.number(at)?;
        let seats = self.seats.len().max(1);
        // NW-DEV-5: by somebody who may.
        let by = match shows.rules().host {
            Host::Opponent => Seat::wrapping((at.0.index() + 1) % seats),
            Host::Own | Host::Anyone => at.0,
        };
        let card = Card::single(shows);
        self.played(by, Some(card), Action::PlayTrait { card, face: shows, on })?;
        self.animal_at(at)?.stack.push(PositionTrait::fresh(shows));
        Ok(())
    }

    /// A pair card joins two animals; the row is put in order as at the table (NW-PAIR-6). Returns where each animal of
    /// the row stood before.
    pub fn link(&mut self, shows: Trait, first: Spot, second: Spot) -> Result<Vec<usize>, ChangeError> {
        let (one, other) = (self.number(first)?, self.number(second)?);
        let card = Card::single(shows);
        let action = Action::PlayPair { card, face: shows, first: one, second: other };
        let after = self.played(first.0, Some(card), action)?;
        let order = self.follow(first.0, &after);
        let place = |old: usize| order.iter().position(|from| *from == old).ok_or(ChangeError::Nothing);
        let link = PositionLink { card, shows, first: place(first.1)?, second: place(second.1)? };
        self.seats[first.0.index()].links.push(link);
        Ok(order)
    }

    /// An animal changes places with its neighbour, the left one or the right one (NW-ROW-2). Returns where each animal
    /// of the row stood before.
    pub fn shift(&mut self, (seat, place): Spot, left: bool) -> Result<Vec<usize>, ChangeError> {
        let other = if left { place.checked_sub(1) } else { Some(place + 1) };
        let other = other.ok_or(ChangeError::Nothing)?;
        self.number((seat, other))?;
        let count = self.seats[seat.index()].animals.len();
        let mut ids = (0..count).map(|place| self.number((seat, place))).collect::<Result<Vec<_>, _>>()?;
        ids.swap(place, other);
        let order = RowOrder::new(&ids).ok_or(ChangeError::TooMuch)?;
        let after = self.played(seat, None, Action::Rearrange { order })?;
        Ok(self.follow(seat, &after))
    }

    /// An animal leaves the table with its cards.
    pub fn remove(&mut self, at: Spot) -> Result<(), ChangeError> {
        self.number(at)?;
        let (seat, place) = (&mut self.seats[at.0.index()], at.1);
        seat.animals.remove(place);
        seat.links.retain(|link| link.first != place && link.second != place);
        for link in &mut seat.links {
            link.first -= usize::from(link.first > place);
            link.second -= usize::from(link.second > place);
        }
        Ok(())
    }

    /// An animal gets a token: food while it is hungry, then fat (NW-HUN-5).
    pub fn feed(&mut self, at: Spot, token: Token) -> Result<(), ChangeError> {
        let id = self.number(at)?;
        let state = State::from_position(self)?;
        let hungry = state.animal(id).tokens() < state.animal(id).need;
        let animal = self.animal_at(at)?;
        if hungry {
            *held(animal, token) += 1;
            return Ok(());
        }
        let free = animal.stack.iter_mut().find(|card| FAT_SLOTS.contains(card.shows) && !card.fat);
        free.ok_or(Rule::NwHun4)?.fat = true;
        Ok(())
    }

    /// A token of an animal goes.
    pub fn take(&mut self, at: Spot, token: Token) -> Result<(), ChangeError> {
        let tokens = held(self.animal_at(at)?, token);
        *tokens = tokens.checked_sub(1).ok_or(ChangeError::Nothing)?;
        Ok(())
    }

    /// An animal withdraws into its shell, or comes out of it.
    pub fn hide(&mut self, at: Spot) -> Result<(), ChangeError> {
        let animal = self.animal_at(at)?;
        if !animal.shelled_in {
            // Its card is used for that.
            let card = animal.stack.iter_mut().find(|card| card.shows == shelled::CARD);
            card.ok_or(ChangeError::Nothing)?.rotated = true;
        }
        animal.shelled_in = !animal.shelled_in;
        Ok(())
    }

    /// Tokens of an area more or less: food and shelters.
    pub fn stock(&mut self, area: usize, half: Half, food: i8, shelter: i8) -> Result<(), ChangeError> {
        let area = self.areas.get_mut(area).ok_or(ChangeError::Nothing)?;
        let part = *area.design.part(half).ok_or(ChangeError::Nothing)?;
        let tokens = match half {
            Half::Upper => &mut area.upper,
            Half::Lower => &mut area.lower,
        };
        let more = |count: u8, by: i8| count.checked_add_signed(by).ok_or(ChangeError::Nothing);
        let (new_food, new_shelter) = (more(tokens.food, food)?, more(tokens.shelter, shelter)?);
        // NW-SWAMP-3: what deaths bring has a limit too. NW-AREA-2: no area holds more than its symbols show.
        match part.swamp {
            Some(most) if food > 0 && new_food > most => return Err(Rule::NwSwamp3.into()),
            None if food > 0 && new_food > part.food => return Err(Rule::NwArea2.into()),
            _ if shelter > 0 && new_shelter > part.shelter => return Err(Rule::NwArea2.into()),
            _ => {}
        }
        (tokens.food, tokens.shelter) = (new_food, new_shelter);
        Ok(())
    }

    /// The table after a card was played in development, as if this seat held nothing else; or the first reason against.
    fn played(&self, seat: Seat, card: Option<Card>, action: Action) -> Result<State, ChangeError> {
        let mut position = Self { phase: Phase::Development, turn: seat, passed: SeatSet::EMPTY, ..self.clone() };
        // Nobody chooses which card of a gene pool to play.
        position.options.variant = Variant::Standard;
        position.seats.get_mut(seat.index()).ok_or(ChangeError::Nothing)?.hand = card.into_iter().collect();
        let mut state = State::from_position(&position)?;
        if let Some(reason) = state.why_not(seat, action).0.first() {
            return Err(reason.rule.into());
        }
        state.apply(seat, action, &mut ()).map_err(|_| ChangeError::Nothing)?;
        Ok(state)
    }

    /// Puts the row of a seat in the order of a table that came of this one; returns where each animal stood before.
    fn follow(&mut self, seat: Seat, after: &State) -> Vec<usize> {
        let before = self.seats[..seat.index()].iter().map(|seat| seat.animals.len()).sum::<usize>();
        let order: Vec<usize> = after.row(seat).iter().map(|id| usize::from(id.0) - before).collect();
        let row = &mut self.seats[seat.index()];
        row.animals = order.iter().filter_map(|place| row.animals.get(*place).cloned()).collect();
        let now = |old: usize| order.iter().position(|from| *from == old).unwrap_or(old);
        for link in &mut row.links {
            (link.first, link.second) = (now(link.first), now(link.second));
        }
        order
    }

    /// The number of an animal, if it is there.
    fn number(&self, (seat, place): Spot) -> Result<AnimalId, ChangeError> {
        let row = self.seats.get(seat.index()).ok_or(ChangeError::Nothing)?;
        if place >= row.animals.len() {
            return Err(ChangeError::Nothing);
        }
        let before: usize = self.seats[..seat.index()].iter().map(|seat| seat.animals.len()).sum();
        u8::try_from(before + place).map(AnimalId).map_err(|_| ChangeError::TooMuch)
    }

    fn animal_at(&mut self, (seat, place): Spot) -> Result<&mut PositionAnimal, ChangeError> {
        self.seats.get_mut(seat.index()).and_then(|seat| seat.animals.get_mut(place)).ok_or(ChangeError::Nothing)
    }
}

fn held(animal: &mut PositionAnimal, token: Token) -> &mut u8 {
    match token {
        Token::Food => &mut animal.food,
        Token::Special => &mut animal.special,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::areas::{Access, AreaName, Design, Part, Tokens};
    use crate::catalogue::Numbers;
    use crate::options::Options;
    use crate::position::{PositionArea, PositionSeat};

    const ROW: [Spot; 3] = [(Seat::FIRST, 0), (Seat::FIRST, 1), (Seat::FIRST, 2)];

    /// Three bare animals of the first seat beside a Swamp with a shelter.
    fn position() -> Position {
        let animal = || PositionAnimal::fresh(Card::single(Trait::Camouflage));
        let part = Part { name: AreaName::Swamp, access: Access::All, food: 1, shelter: 1, swamp: Some(4) };
        let dry = Part { name: AreaName::Steppe, access: Access::All, food: 2, shelter: 0, swamp: None };
        let design = Design { upper: Some(part), lower: dry };
        let nothing = Tokens::default();
        Position {
            options: Options::default(),
            numbers: Numbers::default(),
            epoch: 2,
            phase: Phase::Feeding,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            passed: SeatSet::EMPTY,
            areas: vec![PositionArea { design, nth: None, upper: nothing, lower: nothing }],
            area_deck: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            seats: vec![
                PositionSeat { animals: vec![animal(), animal(), animal()], ..PositionSeat::default() },
                PositionSeat::default(),
            ],
        }
    }

    #[test]
    fn traits_come_as_they_are_played() {
        // NW-DEV-5, NW-DEV-6, NW-DEV-9, NW-PAIR-2
        let mut position = position();
        position.lay(ROW[0], Trait::Camouflage).expect("a trait");
        assert_eq!(position.lay(ROW[0], Trait::Camouflage), Err(Rule::NwDev6.into()));
        assert_eq!(position.lay(ROW[0], Trait::Cooperation), Err(Rule::NwPair2.into()));
        position.lay(ROW[0], Trait::Parasite).expect("of somebody else");
        position.lay(ROW[0], Trait::Stasis).expect("of anybody");
        assert_eq!(position.lay(ROW[0], Trait::Flying), Err(Rule::NwDev9.into()));
        assert_eq!(position.lay((Seat::FIRST, 3), Trait::Flying), Err(ChangeError::Nothing));
        position.options.variant = Variant::RandomMutations;
        position.lay(ROW[1], Trait::Flying).expect("whatever the variant");
    }

    #[test]
    fn a_pair_card_brings_its_animals_together() {
        // NW-PAIR-6, NW-ROW-2
        let mut position = position();
        for (place, shows) in [Trait::Flying, Trait::Robust, Trait::Running].into_iter().enumerate() {
            position.lay(ROW[place], shows).expect("a mark");
        }
        let order = position.link(Trait::Cooperation, ROW[0], ROW[2]).expect("two of the row");
        let row = &position.seats[0];
        let shown: Vec<Trait> = row.animals.iter().map(|animal| animal.stack[0].shows).collect();
        assert_eq!(
            order.iter().map(|from| [Trait::Flying, Trait::Robust, Trait::Running][*from]).collect::<Vec<_>>(),
            shown
        );
        assert_eq!(row.links[0].first.abs_diff(row.links[0].second), 1);
        assert!(State::from_position(&position).is_ok());
        assert_eq!(
            position.link(
                Trait::Symbiosis,
                ROW[row_of(&position, Trait::Flying)],
                ROW[row_of(&position, Trait::Running)]
            ),
            Err(Rule::NwPair6.into())
        );
        // The one outside the pair cannot go between them.
        let outside = row_of(&position, Trait::Robust);
        assert_ne!(outside, 1, "partners are neighbours");
        assert_eq!(position.shift(ROW[outside], outside == 2), Err(Rule::NwRow2.into()));
        position.remove(ROW[row_of(&position, Trait::Flying)]).expect("it goes");
        assert!(position.seats[0].links.is_empty());
        let order = position.shift(ROW[0], false).expect("no partners any more");
        assert_eq!(order, [1, 0]);
        assert_eq!(position.shift(ROW[0], true), Err(ChangeError::Nothing));
    }

    fn row_of(position: &Position, shows: Trait) -> usize {
        position.seats[0].animals.iter().position(|animal| animal.stack[0].shows == shows).expect("its place")
    }

    #[test]
    fn tokens_fill_the_need_then_the_fat() {
        // NW-HUN-4, NW-HUN-5, NW-HUN-6
        let mut position = position();
        position.lay(ROW[0], Trait::FatTissue).expect("fat");
        position.lay(ROW[0], Trait::Robust).expect("a second");
        for token in [Token::Food, Token::Special, Token::Food] {
            position.feed(ROW[0], token).expect("room");
        }
        let animal = &position.seats[0].animals[0];
        assert_eq!((animal.food, animal.special, animal.stack[0].fat), (1, 1, true));
        assert_eq!(position.feed(ROW[0], Token::Food), Err(Rule::NwHun4.into()));
        position.take(ROW[0], Token::Special).expect("one less");
        assert_eq!(position.take(ROW[0], Token::Special), Err(ChangeError::Nothing));
        assert_eq!(position.hide(ROW[0]), Err(ChangeError::Nothing));
        position.lay(ROW[0], Trait::Shelled).expect("a shell");
        position.hide(ROW[0]).expect("inside");
        assert!(position.seats[0].animals[0].stack[2].rotated && position.seats[0].animals[0].shelled_in);
    }

    #[test]
    fn areas_hold_what_their_symbols_show() {
        // NW-AREA-2, NW-SWAMP-3
        let mut position = position();
        for _ in 0..4 {
            position.stock(0, Half::Upper, 1, 0).expect("deaths fill a Swamp");
        }
        assert_eq!(position.stock(0, Half::Upper, 1, 0), Err(Rule::NwSwamp3.into()));
        position.stock(0, Half::Upper, 0, 1).expect("a shelter");
        assert_eq!(position.stock(0, Half::Upper, 0, 1), Err(Rule::NwArea2.into()));
        position.stock(0, Half::Lower, 2, 0).expect("two symbols");
        assert_eq!(position.stock(0, Half::Lower, 1, 0), Err(Rule::NwArea2.into()));
        assert_eq!(position.stock(0, Half::Lower, 0, -1), Err(ChangeError::Nothing));
        assert_eq!(position.stock(1, Half::Lower, 1, 0), Err(ChangeError::Nothing));
    }
}
