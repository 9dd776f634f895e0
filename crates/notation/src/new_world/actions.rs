//! From phrases to actions of the engine and back.

use new_world::{Action, AnimalId, Card, CardRef, LinkId, RowOrder, Token, Trait, View};

use crate::family::{Meaning, Pick};
use crate::new_world::areas::area_text;
use crate::new_world::cards::{Arbitrary, CardName, Written};
use crate::new_world::commands::{Addition, CardOf, Pair, Phrase};

/// What the animals are called.
pub(crate) trait Names {
    /// The name of an animal.
    fn name(&self, animal: AnimalId) -> String;
    /// The animal with this name.
    fn animal(&self, name: &str) -> Option<AnimalId>;
}

/// A place in the list of animals, of their cards and of pair cards at which nothing ever lies.
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
    /// Scenarios: one face of a card is enough, `any` is a card, an answer says everything at once.
    Loose,
    /// Records: every card is named with all its faces, step by step.
    Exact,
    /// Persons: one face of a card is enough, step by step.
    Spoken,
}

type Meant<T> = Result<T, String>;

impl<N: Names> Moment<'_, N> {
    /// The action a phrase means; also of one that is not legal.
    pub(crate) fn action(&self, phrase: &Phrase) -> Meant<Meaning<Action>> {
        let action = match phrase {
            Phrase::PlayAnimal { card, before, .. } => {
                let before = before.as_ref().map(|name| self.animal(name)).transpose()?;
                Action::PlayAnimal { card: self.card(*card, None)?, before }
            }
            Phrase::PlayTrait { card, face, on } => {
                Action::PlayTrait { card: self.card(*card, Some(*face))?, face: *face, on: self.animal(on)? }
            }
            Phrase::PlayPair { card, face, pair } => {
                let (first, second) = self.pair(pair)?;
                Action::PlayPair { card: self.card(*card, Some(*face))?, face: *face, first, second }
            }
            Phrase::Rearrange { order } => {
                let order: Meant<Vec<AnimalId>> = order.iter().map(|name| self.animal(name)).collect();
                let order = RowOrder::new(&order?).ok_or_else(|| "this row is too long to be written".to_owned())?;
                Action::Rearrange { order }
            }
            Phrase::AnnounceAnimal { .. } => Action::AnnounceAnimal,
            Phrase::AnnounceTrait { on, .. } => Action::AnnounceTrait { on: self.animal(on)? },
            Phrase::Pass => Action::Pass,
            Phrase::EndTurn => Action::EndTurn,
            Phrase::Shelter { animal, from } => Action::Shelter { animal: self.animal(animal)?, from: *from },
            Phrase::Feed { animal, from } => Action::Feed { animal: self.animal(animal)?, from: *from },
            Phrase::Attack { predator, prey, mutation, intelligence } => {
                let (predator, prey) = (self.animal(predator)?, self.animal(prey)?);
                let ignored =
                    |card: &Option<CardOf>| card.as_ref().map(|card| self.card_of(Some(prey), card)).transpose();
                let (mutation, intelligence) = (ignored(mutation)?, ignored(intelligence)?);
                Action::Attack { predator, prey, mutation, intelligence }
            }
            Phrase::Piracy { pirate, victim, taking } => {
                Action::Piracy { pirate: self.animal(pirate)?, victim: self.animal(victim)?, taking: *taking }
            }
            Phrase::Metamorphosis { animal, discard, add } => self.metamorphosis(animal, discard, add)?,
            _ => return self.answer(phrase),
        };
        Ok(Meaning::Action(action))
    }

    fn answer(&self, phrase: &Phrase) -> Meant<Meaning<Action>> {
        let action = match phrase {
            Phrase::Trigger { face, from, to } | Phrase::Decline { face, from, to } => {
                let (from, to) = (self.animal(from)?, self.animal(to)?);
                let link = self.link(*face, from, to);
                let declines = matches!(phrase, Phrase::Decline { .. });
                if declines { Action::Decline { link, from } } else { Action::Trigger { link, from } }
            }
            Phrase::Hoofed { animal, yes: true } => Action::Trample { animal: self.animal(animal)? },
            Phrase::Hoofed { animal, yes: false } => Action::Spare { animal: self.animal(animal)? },
            Phrase::SpendFat { animal, yes: true } => Action::SpendFat { animal: self.animal(animal)? },
            Phrase::SpendFat { animal, yes: false } => Action::KeepFat { animal: self.animal(animal)? },
            Phrase::Hibernate { animal, yes: true } => Action::Hibernate { animal: self.animal(animal)? },
            Phrase::Hibernate { animal, yes: false } => Action::StayAwake { animal: self.animal(animal)? },
            Phrase::Run => Action::Run,
            Phrase::Gore => Action::Gore,
            Phrase::Repel => Action::Repel,
            Phrase::Hide => Action::Hide,
            Phrase::Stop => Action::Stop,
            Phrase::Elude { discard } => {
                let prey = self.view.moment.attack().map(|attack| attack.prey);
                Action::Elude { discard: self.card_of(prey, discard)? }
            }
            Phrase::Mimic { to } => Action::Mimic { to: self.animal(to)? },
            Phrase::AddTrait { face, on } => Action::AddTrait { face: *face, on: self.animal(on)? },
            Phrase::AddPair { face, pair } => {
                let (first, second) = self.pair(pair)?;
                Action::AddPair { face: *face, first, second }
            }
            Phrase::DiscardHand { cards } => return self.discard_hand(cards),
            _ => return Ok(Meaning::Anything),
        };
        Ok(Meaning::Action(action))
    }

    /// Step by step; in a scenario the answer names all cards that go. One that names too few or too many is refused like
    /// one that names a card which is not there.
    fn discard_hand(&self, names: &[CardName]) -> Meant<Meaning<Action>> {
        let mut hand = self.hand().to_vec();
        let due = self.view.options.hand_limit.map_or(0, |limit| hand.len().saturating_sub(usize::from(limit)));
        let mut steps = Vec::new();
        for name in names {
            let card = self.card_among(&hand, *name, None)?;
            if let Some(place) = hand.iter().position(|other| *other == card) {
                hand.remove(place);
            }
            steps.push(Action::DiscardHand { card });
        }
        match (steps.as_slice(), self.wording) {
            (steps, Wording::Exact | Wording::Spoken) => Ok(Meaning::Series(steps.to_vec(), None)),
            (steps, _) if steps.len() == due || due == 0 => Ok(Meaning::Series(steps.to_vec(), None)),
            _ => {
                let absent = |card: &Card| !self.hand().contains(card);
                let card = Trait::ALL.into_iter().map(Card::single).find(absent);
                card.map(|card| Meaning::Action(Action::DiscardHand { card }))
                    .ok_or_else(|| format!("{due} cards must go"))
            }
        }
    }

    fn metamorphosis(&self, animal: &str, discard: &CardOf, add: &Addition) -> Meant<Action> {
        let animal = self.animal(animal)?;
        let discard = self.card_of(Some(animal), discard)?;
        Ok(match add {
            Addition::Pool => Action::MetamorphoseFromPool { animal, discard },
            Addition::Food => Action::MetamorphoseForFood { animal, discard },
            Addition::Single(card, face) => {
                Action::Metamorphose { animal, discard, card: self.card(*card, Some(*face))?, face: *face, pair: None }
            }
            Addition::Pair(card, face, pair) => {
                let (card, pair) = (self.card(*card, Some(*face))?, Some(self.pair(pair)?));
                Action::Metamorphose { animal, discard, card, face: *face, pair }
            }
        })
    }

    fn animal(&self, name: &str) -> Meant<AnimalId> {
        self.names.animal(name).ok_or_else(|| format!("there has been no animal '{name}' yet"))
    }

    fn pair(&self, pair: &Pair) -> Meant<(AnimalId, AnimalId)> {
        Ok((self.animal(&pair.0)?, self.animal(&pair.1)?))
    }

    fn hand(&self) -> &[Card] {
        self.view.own.as_ref().map_or(&[], |own| &own.hand)
    }

    /// The card of the hand that is named; one that is not in the hand is taken from its faces.
    fn card(&self, name: CardName, face: Option<Trait>) -> Meant<Card> {
        self.card_among(self.hand(), name, face)
    }

    fn card_among(&self, hand: &[Card], name: CardName, face: Option<Trait>) -> Meant<Card> {
        match name {
            CardName::Faces(card) => Ok(card),
            CardName::Any if self.wording != Wording::Loose => Err("a card must be named here".to_owned()),
            CardName::Shows(shown) if self.wording == Wording::Exact => Ok(Card::single(shown)),
            CardName::Shows(shown) => card_showing(hand, shown),
            CardName::Any => {
                let shows = |card: &Card| face.is_none_or(|face| card.shows(face));
                let fits: Vec<Card> = hand.iter().copied().filter(shows).collect();
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
        let several = |face: Trait| Err(format!("there are several cards '{}'; say which", face.id()));
        match card {
            CardOf::Pair(face, first, second) => {
                Ok(CardRef::Pair(self.link(*face, self.animal(first)?, self.animal(second)?)))
            }
            CardOf::Only(face) if face.is_pair() => {
                let links: Vec<LinkId> = animal
                    .iter()
                    .flat_map(|id| self.view.links_of(*id))
                    .filter(|link| link.shows == *face)
                    .map(|link| link.id)
                    .collect();
                match links.as_slice() {
                    [] => Ok(CardRef::Pair(LinkId(NOWHERE))),
                    [link] => Ok(CardRef::Pair(*link)),
                    _ => several(*face),
                }
            }
            CardOf::Only(face) => {
                let stack = animal.and_then(|id| self.view.animal(id)).map_or(&[][..], |animal| &animal.stack);
                let count = stack.iter().filter(|card| card.shows == *face).count();
                if count > 1 { several(*face) } else { Ok(CardRef::only(*face)) }
            }
            CardOf::Nth(face, number) => Ok(CardRef::Single { shows: *face, nth: number - 1 }),
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

/// How much of an action is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clauses {
    /// Everything.
    Written,
    /// Without optional clauses and ids of new animals.
    LeftOut,
}

/// Writes actions at one moment of the game.
pub(crate) struct Writer<'a, N: Names> {
    pub(crate) view: &'a View,
    pub(crate) names: &'a N,
    pub(crate) clauses: Clauses,
}

impl<N: Names> Writer<'_, N> {
    /// An action in words.
    pub(crate) fn write(&self, action: Action) -> String {
        let name = |animal: AnimalId| self.names.name(animal);
        let yes_or_no = |verb: &str, animal: AnimalId, yes: bool| {
            format!("{verb} {} {}", name(animal), if yes { "yes" } else { "no" })
        };
        match action {
            Action::PlayAnimal { card, before } => {
                let before = before.map_or_else(String::new, |before| format!(" before {}", name(before)));
                let clauses = self.optional(|| format!(" {}{before}", name(self.view.next_id())));
                format!("play {} as animal{clauses}", Written(card))
            }
            Action::PlayTrait { card, face, on } => format!("play {} as {} on {}", Written(card), face.id(), name(on)),
            Action::PlayPair { card, face, first, second } => {
                format!("play {} as {} on {}", Written(card), face.id(), self.pair(face, first, second))
            }
            Action::Rearrange { order } => {
                let row: Vec<String> = order.animals().iter().map(|&animal| name(animal)).collect();
                format!("rearrange {}", row.join(" "))
            }
            Action::AnnounceAnimal => {
                format!("announce animal{}", self.optional(|| format!(" {}", name(self.view.next_id()))))
            }
            Action::AnnounceTrait { on } => {
                let as_new = self.optional(|| format!(" as_new {}", name(self.view.next_id())));
                format!("announce trait on {}{as_new}", name(on))
            }
            Action::Pass => "pass".to_owned(),
            Action::EndTurn => "end_turn".to_owned(),
            Action::Shelter { animal, from } => format!("shelter {} from {}", name(animal), area_text(from)),
            Action::Feed { animal, from } => format!("feed {} from {}", name(animal), area_text(from)),
            Action::Attack { predator, prey, mutation, intelligence } => {
                let ignores = |by: &str, card: Option<CardRef>| {
                    card.map_or_else(String::new, |card| format!(" {by} {}", self.card_ref(Some(prey), card)))
                };
                let clauses = self
                    .optional(|| ignores("mutation_ignores", mutation) + &ignores("intelligent_ignores", intelligence));
                format!("attack {} -> {}{clauses}", name(predator), name(prey))
            }
            Action::Piracy { pirate, victim, taking } => {
                let token = if taking == Token::Food { "food" } else { "special" };
                format!("piracy {} -> {} taking {token}", name(pirate), name(victim))
            }
            Action::Metamorphose { animal, discard, card, face, pair } => {
                let given = self.card_ref(Some(animal), discard);
                let on = pair.map(|(first, second)| format!(" on {}", self.pair(face, first, second)));
                let on = on.unwrap_or_default();
                format!("metamorphosis {} discard {given} add {} as {}{on}", name(animal), Written(card), face.id())
            }
            Action::MetamorphoseFromPool { animal, discard } => {
                format!("metamorphosis {} discard {} add pool", name(animal), self.card_ref(Some(animal), discard))
            }
            Action::MetamorphoseForFood { animal, discard } => {
                format!("metamorphosis {} discard {}", name(animal), self.card_ref(Some(animal), discard))
            }
            Action::Trigger { link, from } => self.trigger("trigger", link, from),
            Action::Decline { link, from } => self.trigger("decline", link, from),
            Action::Trample { animal } => yes_or_no("hoofed", animal, true),
            Action::Spare { animal } => yes_or_no("hoofed", animal, false),
            Action::Run => "running".to_owned(),
            Action::Gore => "horned".to_owned(),
            Action::Elude { discard } => {
                let prey = self.view.moment.attack().map(|attack| attack.prey);
                format!("elusive discard {}", self.card_ref(prey, discard))
            }
            Action::Repel => "repulsive".to_owned(),
            Action::Hide => "shelled".to_owned(),
            Action::Mimic { to } => format!("mimicry -> {}", name(to)),
            Action::Stop => "stop".to_owned(),
            Action::AddTrait { face, on } => format!("add {} on {}", face.id(), name(on)),
            Action::AddPair { face, first, second } => {
                format!("add {} on {}", face.id(), self.pair(face, first, second))
            }
            Action::SpendFat { animal } => yes_or_no("spend_fat", animal, true),
            Action::KeepFat { animal } => yes_or_no("spend_fat", animal, false),
            Action::Hibernate { animal } => yes_or_no("hibernate", animal, true),
            Action::StayAwake { animal } => yes_or_no("hibernate", animal, false),
            Action::DiscardHand { card } => format!("discard_hand {}", Written(card)),
        }
    }

    fn optional(&self, clause: impl FnOnce() -> String) -> String {
        if self.clauses == Clauses::Written { clause() } else { String::new() }
    }

    fn trigger(&self, verb: &str, link: LinkId, from: AnimalId) -> String {
        match self.view.link(link) {
            Some(card) => {
                let (from, to) = (self.names.name(from), self.names.name(card.partner(from)));
                format!("{verb} {} {from} -> {to}", card.shows.id())
            }
            None => format!("{verb} (no card) {}", self.names.name(from)),
        }
    }

    /// Two animals; to be compared they stand in a fixed order, except where the order means something.
    fn pair(&self, face: Trait, first: AnimalId, second: AnimalId) -> String {
        let mut both = [first, second];
        if self.clauses == Clauses::LeftOut && !is_directed(face) {
            game::order::sort(&mut both);
        }
        format!("{}+{}", self.names.name(both[0]), self.names.name(both[1]))
    }

    fn card_ref(&self, animal: Option<AnimalId>, card: CardRef) -> String {
        match card {
            CardRef::Pair(id) => match self.view.link(id) {
                Some(link) => {
                    let mut both = [link.first, link.second];
                    if self.clauses == Clauses::LeftOut {
                        game::order::sort(&mut both);
                    }
                    let [first, second] = both.map(|end| self.names.name(end));
                    format!("{}({first}+{second})", link.shows.id())
                }
                None => "(no card)".to_owned(),
            },
            CardRef::Single { shows, nth } => {
                let stack = animal.and_then(|id| self.view.animal(id)).map_or(&[][..], |animal| &animal.stack);
                if stack.iter().filter(|card| card.shows == shows).count() > 1 {
                    format!("{}#{}", shows.id(), u16::from(nth) + 1)
                } else {
                    shows.id().to_owned()
                }
            }
        }
    }
}

/// Whether the first animal of this pair trait has another part than the second.
pub(crate) fn is_directed(face: Trait) -> bool {
    face.rules().form == new_world::traits::Form::Directed
}
