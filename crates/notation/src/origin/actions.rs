//! From phrases to actions of the engine and back.

use origin::{Action, AnimalId, Card, CardRef, Kept, LinkId, Location, Trait, View};

use crate::family::{Meaning, Pick};
use crate::origin::cards::{Arbitrary, CardName, Written};
use crate::origin::commands::{CardOf, Phrase};
use crate::origin::locations::location_name;

/// What the animals are called.
pub(crate) trait Names {
    /// The name of an animal.
    fn name(&self, animal: AnimalId) -> String;
    /// The animal with this name.
    fn animal(&self, name: &str) -> Option<AnimalId>;
}

/// A place of a stack and of the list of pair cards at which nothing ever lies.
const NOWHERE: u8 = u8::MAX;

/// Gives phrases their meaning at one moment of the game.
pub(crate) struct Moment<'a, N: Names> {
    /// The view of the player who speaks.
    pub(crate) view: &'a View,
    pub(crate) names: &'a N,
    pub(crate) arbitrary: Option<Arbitrary>,
    pub(crate) pick: Pick,
    pub(crate) wording: Wording,
}

/// How much may be left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wording {
    /// Scenarios: one face of a card is enough, `any` is a card.
    Loose,
    /// Records: every card is named with all its faces.
    Exact,
}

type Meant<T> = Result<T, String>;

impl<N: Names> Moment<'_, N> {
    /// The action a phrase means; also of one that is not legal.
    pub(crate) fn action(&self, phrase: &Phrase) -> Meant<Meaning<Action>> {
        let action = match phrase {
            Phrase::PlayAnimal { card, at, .. } => Action::PlayAnimal { card: self.card(*card, None)?, at: *at },
            Phrase::PlayTrait { card, face, on } => {
                Action::PlayTrait { card: self.card(*card, Some(*face))?, face: *face, on: self.animal(on)? }
            }
            Phrase::PlayPair { card, face, first, second } => Action::PlayPair {
                card: self.card(*card, Some(*face))?,
                face: *face,
                first: self.animal(first)?,
                second: self.animal(second)?,
            },
            Phrase::Pass => Action::Pass,
            Phrase::Take { animal } => Action::Take { animal: self.animal(animal)? },
            Phrase::Attack { attacker, target } => {
                Action::Attack { attacker: self.animal(attacker)?, target: self.animal(target)? }
            }
            Phrase::Fat { animal, count } => Action::Fat { animal: self.animal(animal)?, count: *count },
            Phrase::Piracy { pirate, target } => {
                Action::Piracy { pirate: self.animal(pirate)?, target: self.animal(target)? }
            }
            Phrase::Graze { animal } => Action::Graze { animal: self.animal(animal)? },
            Phrase::Hibernate { animal } => Action::Hibernate { animal: self.animal(animal)? },
            Phrase::EndTurn => Action::EndTurn,
            Phrase::Trigger { face, from, to } => {
                let (from, to) = (self.animal(from)?, self.animal(to)?);
                Action::Trigger { link: self.link(*face, from, to), from }
            }
            Phrase::Run => Action::Run,
            Phrase::Mimic { to } => Action::Mimic { to: self.animal(to)? },
            Phrase::LoseTail { discard } => {
                let target = self.view.moment.attack().map(|attack| attack.target);
                Action::LoseTail { discard: self.card_of(target, discard)? }
            }
            Phrase::Decline => Action::Decline,
            Phrase::Scavenge { animal } => Action::Scavenge { animal: self.animal(animal)? },
            Phrase::Recombine { first, second } => self.recombine(first, second)?,
            Phrase::Migrate { moves, whole } => return self.migrate(moves, *whole),
            Phrase::SetOff => Action::SetOff,
            Phrase::Follow { animal, migrant } => {
                Action::Follow { animal: self.animal(animal)?, migrant: self.animal(migrant)? }
            }
            Phrase::Stay { animal } => Action::Stay { animal: self.animal(animal)? },
            Phrase::Keep { animal, which } => Action::Keep { animal: self.animal(animal)?, which: *which },
            Phrase::Restore { animal, card } => {
                Action::Restore { animal: self.animal(animal)?, card: self.card(*card, None)? }
            }
            Phrase::Place { card, at, .. } => Action::Place { card: self.card(*card, None)?, at: *at },
            Phrase::Anything => return Ok(Meaning::Anything),
        };
        Ok(Meaning::Action(action))
    }

    /// In the engine the cards stand in the order of the pair card.
    fn recombine(&self, first: &(String, CardOf), second: &(String, CardOf)) -> Meant<Action> {
        let (one, other) = (self.animal(&first.0)?, self.animal(&second.0)?);
        let link = self.link(Trait::Recombination, one, other);
        let place = |animal, card: &CardOf| match self.card_of(Some(animal), card)? {
            CardRef::Stack { place, .. } => Ok(place),
            CardRef::Pair(_) => Ok::<u8, String>(NOWHERE),
        };
        let (from_one, from_other) = (place(one, &first.1)?, place(other, &second.1)?);
        let turned = self.view.link(link).is_some_and(|card| card.first == other);
        let (first, second) = if turned { (from_other, from_one) } else { (from_one, from_other) };
        Ok(Action::Recombine { link, first, second })
    }

    /// Step by step; in a scenario the command is the whole announcement.
    fn migrate(&self, moves: &[(String, Location)], whole: bool) -> Meant<Meaning<Action>> {
        let steps: Meant<Vec<Action>> =
            moves.iter().map(|(name, to)| Ok(Action::Migrate { animal: self.animal(name)?, to: *to })).collect();
        match (steps?.as_slice(), whole) {
            ([step], false) => Ok(Meaning::Action(*step)),
            (steps, _) => Ok(Meaning::Series(steps.to_vec(), Some(Action::SetOff))),
        }
    }

    fn animal(&self, name: &str) -> Meant<AnimalId> {
        self.names.animal(name).ok_or_else(|| format!("there has been no animal '{name}' yet"))
    }

    /// The card of the hand that is named; one that is not in the hand is taken from its faces.
    fn card(&self, name: CardName, face: Option<Trait>) -> Meant<Card> {
        let hand = self.view.own.as_ref().map_or(&[][..], |own| &own.hand);
        match name {
            CardName::Faces(card) => Ok(card),
            CardName::Any if self.wording == Wording::Exact => Err("a card must be named here".to_owned()),
            CardName::Shows(shown) if self.wording == Wording::Exact => Ok(Card::single(shown)),
            CardName::Shows(shown) => card_showing(hand, shown),
            CardName::Any => {
                let fits: Vec<Card> =
                    hand.iter().copied().filter(|card| face.is_none_or(|face| card.shows(face))).collect();
                let none = || face.map(Card::single).or(self.arbitrary.map(|cards| cards.card(0)));
                self.pick.of(&fits).or_else(none).ok_or_else(|| "a card must be named here".to_owned())
            }
        }
    }

    fn link(&self, face: Trait, one: AnimalId, other: AnimalId) -> LinkId {
        let joins = |first, second| (first, second) == (one, other) || (second, first) == (one, other);
        let found = self.view.links.iter().find(|link| link.shows == face && joins(link.first, link.second));
        found.map_or(LinkId(NOWHERE), |link| link.id)
    }

    /// A card of this animal.
    fn card_of(&self, animal: Option<AnimalId>, card: &CardOf) -> Meant<CardRef> {
        let stack = animal.and_then(|animal| self.view.animal(animal)).map_or(&[][..], |animal| &animal.stack);
        let places = |face: Trait| -> Vec<u8> {
            (0u8..).zip(stack).filter(|(_, card)| card.shows == face).map(|(place, _)| place).collect()
        };
        match card {
            CardOf::Pair(face, first, second) => {
                Ok(CardRef::Pair(self.link(*face, self.animal(first)?, self.animal(second)?)))
            }
            CardOf::Only(face) => match places(*face).as_slice() {
                [] => Ok(CardRef::Stack { shows: *face, place: NOWHERE }),
                [place] => Ok(CardRef::Stack { shows: *face, place: *place }),
                _ => Err(format!("there are several cards '{0}'; say {0}#1, {0}#2 and so on", face.id())),
            },
            CardOf::Nth(face, number) => {
                let place = places(*face).get(usize::from(*number) - 1).copied().unwrap_or(NOWHERE);
                Ok(CardRef::Stack { shows: *face, place })
            }
        }
    }
}

/// A card of the hand that shows the trait: the one with this face alone, otherwise the only kind that shows it.
fn card_showing(hand: &[Card], face: Trait) -> Meant<Card> {
    let alone = Card::single(face);
    if hand.contains(&alone) {
        return Ok(alone);
    }
    let mut fits: Vec<Card> = hand.iter().copied().filter(|card| card.shows(face)).collect();
    game::order::sort(&mut fits);
    fits.dedup();
    match fits.as_slice() {
        [] => Ok(alone),
        [card] => Ok(*card),
        _ => {
            let cards: Vec<String> = fits.iter().map(|card| Written(*card).to_string()).collect();
            Err(format!("'{}' is ambiguous, the hand has {}", face.id(), cards.join(" and ")))
        }
    }
}

/// Whether the id of a new animal is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NewIds {
    Written,
    LeftOut,
}

/// An action in words.
pub(crate) fn write(view: &View, names: &impl Names, action: Action, new_ids: NewIds) -> String {
    let name = |animal: AnimalId| names.name(animal);
    match action {
        Action::PlayAnimal { card, at } => {
            let new = AnimalId(view.animals_so_far);
            let at = if view.modules.is_divided() { format!(" in {}", location_name(at)) } else { String::new() };
            match new_ids {
                NewIds::Written => format!("play {} as animal {}{at}", Written(card), name(new)),
                NewIds::LeftOut => format!("play {} as animal{at}", Written(card)),
            }
        }
        Action::PlayTrait { card, face, on } => format!("play {} as {} on {}", Written(card), face.id(), name(on)),
        Action::PlayPair { card, face, first, second } => {
            format!("play {} as {} on {}", Written(card), face.id(), pair(names, face, first, second, new_ids))
        }
        Action::Pass => "pass".to_owned(),
        Action::Take { animal } => format!("take {}", name(animal)),
        Action::Attack { attacker, target } => format!("attack {} -> {}", name(attacker), name(target)),
        Action::Fat { animal, count } => format!("fat {} {count}", name(animal)),
        Action::Piracy { pirate, target } => format!("piracy {} -> {}", name(pirate), name(target)),
        Action::Graze { animal } => format!("graze {}", name(animal)),
        Action::Hibernate { animal } => format!("hibernate {}", name(animal)),
        Action::EndTurn => "end_turn".to_owned(),
        Action::Trigger { link, from } => match view.link(link) {
            Some(card) => {
                let to = if card.first == from { card.second } else { card.first };
                format!("trigger {} {} -> {}", card.shows.id(), name(from), name(to))
            }
            None => format!("trigger (no card) {}", name(from)),
        },
        Action::Run => "running".to_owned(),
        Action::Mimic { to } => format!("mimicry -> {}", name(to)),
        Action::LoseTail { discard } => {
            let target = view.moment.attack().map(|attack| attack.target);
            format!("tail_loss discard {}", card_ref(view, names, target, discard, new_ids))
        }
        Action::Decline => "decline".to_owned(),
        Action::Scavenge { animal } => format!("scavenger {}", name(animal)),
        Action::Recombine { link, first, second } => match view.link(link) {
            Some(card) => {
                let given = |id: AnimalId, place: u8| {
                    let stack = view.animal(id).map_or(&[][..], |animal| &animal.stack);
                    let shows = stack.get(usize::from(place)).map(|card| card.shows);
                    let card =
                        shows.map(|shows| card_ref(view, names, Some(id), CardRef::Stack { shows, place }, new_ids));
                    format!("{}:{}", name(id), card.unwrap_or_else(|| "(no card)".to_owned()))
                };
                format!("recombine {} <-> {}", given(card.first, first), given(card.second, second))
            }
            None => "recombine (no card)".to_owned(),
        },
        Action::Migrate { animal, to } => format!("migrate {}", journey(names, animal, to)),
        Action::SetOff => "set_off".to_owned(),
        Action::Follow { animal, migrant } => format!("phoresy {} with {}", name(animal), name(migrant)),
        Action::Stay { animal } => format!("phoresy {} stay", name(animal)),
        Action::Keep { animal, which: Kept::Arriving } => format!("keep arriving {}", name(animal)),
        Action::Keep { animal, which: Kept::Own } => format!("keep own {}", name(animal)),
        Action::Restore { animal, card } => format!("restore {} with {}", name(animal), Written(card)),
        Action::Place { card, at } => {
            let new = AnimalId(view.animals_so_far);
            match new_ids {
                NewIds::Written => format!("place {} in {} as {}", Written(card), location_name(at), name(new)),
                NewIds::LeftOut => format!("place {} in {}", Written(card), location_name(at)),
            }
        }
    }
}

/// Where an animal goes: `A to gondwana`.
pub(crate) fn journey(names: &impl Names, animal: AnimalId, to: Location) -> String {
    format!("{} to {}", names.name(animal), location_name(to))
}

/// Two animals; to be compared they stand in a fixed order, except where the order means something.
fn pair(names: &impl Names, face: Trait, first: AnimalId, second: AnimalId, new_ids: NewIds) -> String {
    let mut both = [first, second];
    if new_ids == NewIds::LeftOut && !is_directed(face) {
        game::order::sort(&mut both);
    }
    format!("{}+{}", names.name(both[0]), names.name(both[1]))
}

/// Whether the first animal of this pair trait has another part than the second.
pub(crate) fn is_directed(face: Trait) -> bool {
    face.rules().form == origin::traits::Form::Directed
}

fn card_ref(view: &View, names: &impl Names, animal: Option<AnimalId>, card: CardRef, new_ids: NewIds) -> String {
    match card {
        CardRef::Pair(id) => match view.link(id) {
            Some(link) => {
                let ids = pair(names, link.shows, link.first, link.second, new_ids);
                format!("{}({ids})", link.shows.id())
            }
            None => "(no card)".to_owned(),
        },
        CardRef::Stack { shows, place } => {
            let stack = animal.and_then(|animal| view.animal(animal)).map_or(&[][..], |animal| &animal.stack);
            let same = |upto: usize| stack.iter().take(upto).filter(|card| card.shows == shows).count();
            if same(stack.len()) > 1 {
                format!("{}#{}", shows.id(), same(usize::from(place)) + 1)
            } else {
                shows.id().to_owned()
            }
        }
    }
}
