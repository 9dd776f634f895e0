//! From phrases to actions of the engine and back.

use game::Seat;
use northstar::{Action, Card, End, Growth, Negations, Question, Scarce, SpeciesId, Trait, View};

use crate::family::{Meaning, Pick};
use crate::northstar::cards::{Arbitrary, CardName, Written};
use crate::northstar::commands::{Phrase, Place};

/// What the species are called.
pub(crate) trait Names {
    /// The name of a species.
    fn name(&self, species: SpeciesId) -> String;
    /// The species with this name.
    fn species(&self, name: &str) -> Option<SpeciesId>;
}

/// Gives phrases their meaning at one moment of the game.
pub(crate) struct Moment<'a, N: Names> {
    /// The view of the player who speaks.
    pub(crate) view: &'a View,
    pub(crate) names: &'a N,
    pub(crate) arbitrary: Option<Arbitrary>,
    pub(crate) pick: Pick,
    /// What the player is asked.
    pub(crate) asked: Option<Question>,
}

type Meant<T> = Result<T, String>;

impl<N: Names> Moment<'_, N> {
    /// The action a phrase means; also of one that is not legal.
    pub(crate) fn action(&self, phrase: &Phrase) -> Meant<Meaning<Action>> {
        let action = match phrase {
            Phrase::FoodCard { card } => Action::FoodCard { card: self.card(*card, |_| true)? },
            Phrase::PlayTrait { card, on } => {
                let on = self.species(on)?;
                let has = self.view.species(on).map(|species| self.view.known_traits(species)).unwrap_or_default();
                Action::PlayTrait { card: self.card(*card, |card| !has.contains(card.shows))?, on }
            }
            Phrase::NewSpecies { card, place, .. } => {
                let end = match place {
                    Place::Left => End::Left,
                    Place::Right => End::Right,
                    Place::After(name) => End::After(self.species(name)?),
                };
                Action::NewSpecies { card: self.card(*card, |_| true)?, end }
            }
            Phrase::Grow { card, growth, species } => {
                let card = self.card(*card, |_| true)?;
                Action::Grow { card, growth: *growth, species: self.species(species)? }
            }
            Phrase::Drop { drops, from } => Action::Drop { drops: *drops, from: self.species(from)? },
            Phrase::Feed { species } => Action::Feed { species: self.species(species)? },
            Phrase::Attack { attacker, victim, negate, paying } => {
                self.attack(attacker, victim, negate, paying.as_deref())?
            }
            Phrase::Intelligence { species, paying } => {
                Action::Intelligence { species: self.species(species)?, card: self.card(*paying, |_| true)? }
            }
            Phrase::Pass => Action::Pass,
            Phrase::EndTurn => Action::EndTurn,
            Phrase::Leaf { acts, of } => Action::Leaf { acts: *acts, of: self.species(of)? },
            Phrase::Default if self.asked == Some(Question::ChooseLeaf) => Action::DefaultOrder,
            Phrase::Store { tokens } => Action::Store { tokens: *tokens },
            Phrase::Scarce { first } => Action::Scarce { first: *first },
            Phrase::Pay { card } => Action::Pay { card: self.card(*card, |_| true)? },
            Phrase::Default | Phrase::Anything => return Ok(Meaning::Anything),
        };
        Ok(Meaning::Action(action))
    }

    /// An attack. Cards that cannot be paid are refused by the rule for payments, before anything is declared.
    fn attack(&self, attacker: &str, victim: &str, negate: &[Trait], paying: Option<&[CardName]>) -> Meant<Action> {
        let (attacker, victim) = (self.species(attacker)?, self.species(victim)?);
        let mut negations = Negations::default();
        for t in negate {
            negations.twice |= negations.traits.contains(*t);
            negations.traits.insert(*t);
        }
        if let Some(cards) = paying {
            let mut hand = self.hand().to_vec();
            for name in cards {
                let Some(place) = hand.iter().position(|card| name.fits(*card)) else {
                    return Ok(Action::Pay { card: self.card(*name, |_| true)? });
                };
                hand.swap_remove(place);
            }
            if cards.len() != negate.len() {
                return Err("a card is discarded for each negated trait".to_owned());
            }
        }
        Ok(Action::Attack { attacker, victim, negate: negations })
    }

    fn species(&self, name: &str) -> Meant<SpeciesId> {
        self.names.species(name).ok_or_else(|| format!("there has been no species '{name}' yet"))
    }

    fn hand(&self) -> &[Card] {
        self.view.own.as_ref().map_or(&[], |own| &own.hand)
    }

    /// The card of the hand that is named; one that is not in the hand is taken as it is written.
    pub(crate) fn card(&self, name: CardName, fits: impl Fn(Card) -> bool) -> Meant<Card> {
        let named: Vec<Card> = self.hand().iter().copied().filter(|card| name.fits(*card)).collect();
        match name {
            CardName::Face(card) => Ok(card),
            CardName::Shows(t) => match named.as_slice() {
                [] => Ok(crate::northstar::cards::some_card_with(t)),
                [card, others @ ..] if others.iter().all(|other| other == card) => Ok(*card),
                _ => Err(format!("'{}' is ambiguous, the hand has several with different numbers", t.id())),
            },
            CardName::Any => {
                let good: Vec<Card> = named.iter().copied().filter(|card| fits(*card)).collect();
                let none = || self.arbitrary.map(|cards| cards.card(0));
                let picked = self.pick.of(&good).or_else(|| self.pick.of(&named)).or_else(none);
                picked.ok_or_else(|| "a card must be named here".to_owned())
            }
        }
    }
}

/// How much of an action is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clauses {
    /// Everything.
    Written,
    /// Without optional clauses and ids of new species.
    LeftOut,
}

/// An action in words, as the seat would say it.
pub(crate) fn write(view: &View, names: &impl Names, seat: Seat, action: Action, clauses: Clauses) -> String {
    let name = |species: SpeciesId| names.name(species);
    let whole = clauses == Clauses::Written;
    match action {
        Action::FoodCard { card } => format!("food_card {}", Written(card)),
        Action::PlayTrait { card, on } => format!("trait {} on {}", Written(card), name(on)),
        Action::NewSpecies { card, end } => {
            let place = match end {
                End::Left => "left".to_owned(),
                End::Right => "right".to_owned(),
                End::After(species) => format!("after {}", name(species)),
            };
            match view.next_species(seat) {
                Some(new) if whole => format!("species {} {place} as {}", Written(card), name(new)),
                _ => format!("species {} {place}", Written(card)),
            }
        }
        Action::Grow { card, growth, species } => {
            let track = if growth == Growth::Population { "pop" } else { "size" };
            format!("grow {} {track} {}", Written(card), name(species))
        }
        Action::Drop { drops, from } => format!("drop {} from {}", drops.id(), name(from)),
        Action::Feed { species } => format!("feed {}", name(species)),
        Action::Attack { attacker, victim, negate } => {
            let mut text = format!("attack {} -> {}", name(attacker), name(victim));
            if whole && negate != Negations::NONE {
                let traits: Vec<&str> = negate.traits.iter().map(Trait::id).collect();
                text += &format!(" negate {}", traits.join(", "));
            }
            text
        }
        Action::Intelligence { species, card } if whole => {
            format!("intelligence {} paying {}", name(species), Written(card))
        }
        Action::Intelligence { species, .. } => format!("intelligence {}", name(species)),
        Action::Pass => "pass".to_owned(),
        Action::EndTurn => "end_turn".to_owned(),
        Action::Pay { card } => format!("pay {}", Written(card)),
        Action::Leaf { acts, of } => format!("leaf {} {}", acts.id(), name(of)),
        Action::DefaultOrder => "default".to_owned(),
        Action::Store { tokens } => format!("store {tokens}"),
        Action::Scarce { first: Scarce::Forage } => "scarce forage".to_owned(),
        Action::Scarce { first: Scarce::Neighbour } => "scarce neighbour".to_owned(),
    }
}
