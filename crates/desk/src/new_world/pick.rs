//! What is picked, and what a click on a thing means: pick a thing, pick a place, confirm.
//!
//! A click never computes whether something is legal: it proposes an action, and the table says yes or why not.

use game::Viewer;
use new_world::{Action, AnimalId, Card, CardRef, Place, Question, State, Token, Trait};

use super::offers::offers;
use super::row;
use super::{Desk, face_of, place_of};
use crate::click::{Click, Verb};
use crate::family::StepOf;

pub(super) type Step = StepOf<State>;

/// What is picked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// Nothing.
    #[default]
    Nothing,
    /// A face of a card in hand, waiting for its place.
    Face {
        /// The card.
        card: Card,
        /// The face.
        face: Trait,
    },
    /// A pair trait with its first animal, waiting for the second.
    FirstOfPair {
        /// The card.
        card: Card,
        /// The face.
        face: Trait,
        /// The first animal; the guardian of a Symbiosis.
        first: AnimalId,
    },
    /// An animal of the viewer, waiting for its action.
    Actor(AnimalId),
    /// An animal of the viewer that was put elsewhere in its row and may go further.
    Walked(AnimalId),
    /// An animal of the viewer that eats or hides, waiting for where.
    Forage {
        /// Who.
        animal: AnimalId,
        /// A shelter, not food.
        hide: bool,
    },
    /// An animal of the viewer that attacks or robs, waiting for its target.
    Aim {
        /// Who.
        actor: AnimalId,
        /// Attack or piracy.
        verb: Verb,
    },
    /// Metamorphosis was chosen, waiting for the card that is given up and then for the new one.
    Change {
        /// Which animal.
        animal: AnimalId,
        /// The card it gives up.
        discard: Option<CardRef>,
    },
    /// Mimicry was chosen, waiting for the new prey.
    Mimic,
    /// Elusive was chosen, waiting for the card.
    Elude,
    /// One thing can be done in several ways: one of them is to be chosen.
    Which {
        /// The ways.
        actions: Vec<Action>,
        /// What was picked before.
        back: Box<Pick>,
    },
    /// Everything is chosen, waiting for confirmation.
    Sure {
        /// What would be done.
        action: Action,
        /// What was picked before.
        back: Box<Pick>,
    },
}

impl Pick {
    /// What this click does now.
    pub(crate) fn after(&self, desk: &Desk, click: Click) -> Step {
        match click {
            Click::Cancel => self.back(),
            Click::Confirm => self.confirm(desk),
            Click::Stop => stop(desk),
            Click::Choice(number) => {
                offers(desk).into_iter().nth(number).map_or(Step::Stay, |offer| self.chosen(desk, offer.step))
            }
            Click::Face { card, face } => match face_of(&desk.view, card, face) {
                Some((card, face)) => self.face(desk, card, face),
                None => Step::Stay,
            },
            Click::AsAnimal => self.as_animal(desk),
            Click::Place(at) => place_of(&desk.view, at).map_or(Step::Stay, |at| self.area(desk, at)),
            Click::Verb(verb) => self.verb(desk, verb),
            Click::Being(animal) => self.animal(desk, animal.into()),
            // Of other games.
            Click::Trait { .. } | Click::Track { .. } | Click::End { .. } | Click::Bank => Step::Stay,
        }
    }

    /// What is picked, without confirmation.
    pub(crate) fn before_sure(&self) -> &Self {
        match self {
            Self::Sure { back, .. } => back,
            pick => pick,
        }
    }

    /// The viewer's animal that is about to do something.
    pub(crate) fn actor(&self) -> Option<AnimalId> {
        match *self {
            Self::Actor(animal)
            | Self::Walked(animal)
            | Self::Forage { animal, .. }
            | Self::Aim { actor: animal, .. }
            | Self::Change { animal, .. } => Some(animal),
            Self::Sure { ref back, .. } | Self::Which { ref back, .. } => back.actor(),
            _ => None,
        }
    }

    /// A reaction needs a confirmation, unless it has just been asked for or the player wants none.
    fn chosen(&self, desk: &Desk, step: Step) -> Step {
        match (step, self) {
            (Step::Act(action), Self::Sure { action: asked, .. }) if action == *asked => Step::Act(action),
            (Step::Act(action), _) if desk.careful && desk.is_reacting() => {
                Step::Pick(Self::Sure { action, back: Box::new(self.before_sure().clone()) })
            }
            (step, _) => step,
        }
    }

    fn back(&self) -> Step {
        Step::Pick(match self {
            Self::Sure { back, .. } | Self::Which { back, .. } => (**back).clone(),
            Self::FirstOfPair { card, face, .. } => Self::Face { card: *card, face: *face },
            Self::Aim { actor, .. } | Self::Forage { animal: actor, .. } => Self::Actor(*actor),
            Self::Change { animal, discard: Some(_) } => Self::Change { animal: *animal, discard: None },
            Self::Change { animal, discard: None } => Self::Actor(*animal),
            _ => Self::Nothing,
        })
    }

    fn confirm(&self, desk: &Desk) -> Step {
        let first = |wanted: fn(&Action) -> bool| desk.legal().into_iter().find(wanted).map_or(Step::Stay, Step::Act);
        match (self, question(desk)) {
            (Self::Sure { action, .. }, _) => Step::Act(*action),
            (Self::Face { card, .. }, Some(Question::DiscardDown)) => direct(desk, Action::DiscardHand { card: *card }),
            (Self::Face { .. }, _) => self.as_animal(desk),
            (Self::Walked(_), _) => Step::Pick(Self::Nothing),
            (_, Some(Question::SpendFat { .. })) => first(|action| matches!(action, Action::SpendFat { .. })),
            (_, Some(Question::Hibernate { .. })) => first(|action| matches!(action, Action::Hibernate { .. })),
            // The button names the first reaction.
            (Self::Nothing, Some(Question::React { .. })) => {
                offers(desk).into_iter().next().map_or(Step::Stay, |offer| self.chosen(desk, offer.step))
            }
            (Self::Actor(actor), _) => {
                let first = verbs(desk, *actor).into_iter().next();
                first.map_or(Step::Stay, |verb| self.verb(desk, verb))
            }
            _ => Step::Stay,
        }
    }

    /// A card becomes an animal: the picked one, or the top card of the gene pool.
    fn as_animal(&self, desk: &Desk) -> Step {
        match *self {
            Self::Face { card, .. } | Self::FirstOfPair { card, .. } => {
                propose(desk, Action::PlayAnimal { card, before: None }, self)
            }
            Self::Nothing | Self::Actor(_) => direct(desk, Action::AnnounceAnimal),
            _ => Step::Stay,
        }
    }

    fn face(&self, desk: &Desk, card: Card, face: Trait) -> Step {
        match (self.before_sure(), question(desk)) {
            (Self::Change { animal, discard: Some(discard) }, _) => {
                let ways = changes(desk, *animal, *discard, card, face);
                let refused = Action::Metamorphose { animal: *animal, discard: *discard, card, face, pair: None };
                let back = Self::Change { animal: *animal, discard: Some(*discard) };
                narrow(desk, ways, refused, &back)
            }
            (_, Some(Question::Develop | Question::DiscardDown)) => {
                let same = *self == Self::Face { card, face };
                Step::Pick(if same { Self::Nothing } else { Self::Face { card, face } })
            }
            _ => Step::Refuse(Action::PlayAnimal { card, before: None }),
        }
    }

    fn area(&self, desk: &Desk, at: Place) -> Step {
        match *self {
            // A second click on the chosen area confirms.
            Self::Sure { action: action @ (Action::Feed { from, .. } | Action::Shelter { from, .. }), .. }
                if from == at =>
            {
                Step::Act(action)
            }
            Self::Sure { ref back, .. } => back.area(desk, at),
            _ => match self.at_area(desk, at) {
                // Where both food and a shelter can be taken, the player says which.
                Some(action) if self.gives_both(desk, at) => propose(desk, action, self),
                Some(action) => direct(desk, action),
                None => Step::Stay,
            },
        }
    }

    /// Whether an animal that was not told what to take can take food as well as a shelter there.
    fn gives_both(&self, desk: &Desk, from: Place) -> bool {
        let (Self::Actor(animal) | Self::Aim { actor: animal, .. }) = *self else { return false };
        is_open(desk, Action::Feed { animal, from }) && is_open(desk, Action::Shelter { animal, from })
    }

    /// The action that a click on this area would mean.
    pub(crate) fn at_area(&self, desk: &Desk, from: Place) -> Option<Action> {
        let (animal, hide) = match *self {
            Self::Forage { animal, hide } => (animal, Some(hide)),
            Self::Actor(animal) | Self::Aim { actor: animal, .. } => (animal, None),
            _ => return None,
        };
        if question(desk) != Some(Question::Feed) {
            return None;
        }
        let (feed, shelter) = (Action::Feed { animal, from }, Action::Shelter { animal, from });
        Some(match hide {
            Some(false) => feed,
            Some(true) => shelter,
            None if !is_open(desk, feed) && is_open(desk, shelter) => shelter,
            None => feed,
        })
    }

    fn verb(&self, desk: &Desk, verb: Verb) -> Step {
        let Some(actor) = self.actor() else { return Step::Stay };
        match verb {
            Verb::Attack | Verb::Piracy => Step::Pick(Self::Aim { actor, verb }),
            Verb::Feed => self.forage(desk, actor, false),
            Verb::Shelter => self.forage(desk, actor, true),
            Verb::Metamorphose => Step::Pick(Self::Change { animal: actor, discard: None }),
            Verb::Announce => direct(desk, Action::AnnounceTrait { on: actor }),
            Verb::Left | Verb::Right => row::step(desk, actor, verb == Verb::Left),
            // Of other games.
            Verb::Fat(_) | Verb::Graze | Verb::Hibernate | Verb::Migrate | Verb::Recombine(_) => Step::Stay,
        }
    }

    /// To eat or to hide: at the area that is chosen already, at the only one, or where the player says next.
    fn forage(&self, desk: &Desk, animal: AnimalId, hide: bool) -> Step {
        let way = |from| if hide { Action::Shelter { animal, from } } else { Action::Feed { animal, from } };
        if let Self::Sure { action: Action::Feed { from, .. } | Action::Shelter { from, .. }, .. } = *self
            && is_open(desk, way(from))
        {
            return direct(desk, way(from));
        }
        let places: Vec<Place> = desk.view.places().map(|(place, ..)| place).collect();
        let mut open = places.iter().filter(|from| is_open(desk, way(**from)));
        match (open.next(), open.next(), places.first()) {
            (Some(only), None, _) => direct(desk, way(*only)),
            (Some(_), ..) => Step::Pick(Self::Forage { animal, hide }),
            (None, _, Some(first)) => Step::Refuse(way(*first)),
            (None, _, None) => Step::Stay,
        }
    }

    fn animal(&self, desk: &Desk, animal: AnimalId) -> Step {
        match self {
            // A second click on the chosen place confirms; another place is tried from where we were.
            Self::Sure { action, back } => match back.proposal(desk, animal) {
                Some(proposed) if proposed == *action => Step::Act(*action),
                _ => back.animal(desk, animal),
            },
            Self::Which { back, .. } => back.animal(desk, animal),
            Self::Face { card, face } if face.is_pair() && question(desk) == Some(Question::Develop) => {
                match without_partner(desk, (*card, *face), animal) {
                    None => Step::Pick(Self::FirstOfPair { card: *card, face: *face, first: animal }),
                    Some(refused) => Step::Refuse(refused),
                }
            }
            // A second click on the first of a pair puts it back.
            Self::FirstOfPair { first, .. } if *first == animal => self.back(),
            Self::Actor(actor) | Self::Walked(actor) if *actor == animal => Step::Pick(Self::Nothing),
            Self::Nothing | Self::Actor(_) | Self::Walked(_) if can_act(desk, animal) => {
                Step::Pick(Self::Actor(animal))
            }
            Self::Aim { actor, verb: Verb::Piracy } => {
                let refused = Action::Piracy { pirate: *actor, victim: animal, taking: Token::Food };
                narrow(desk, robberies(desk, *actor, animal), refused, self)
            }
            Self::Aim { actor, .. } => {
                narrow(desk, attacks(desk, *actor, animal), Action::attack(*actor, animal), self)
            }
            Self::Actor(actor) if !is_own(desk, animal) && question(desk) == Some(Question::Feed) => {
                narrow(desk, attacks(desk, *actor, animal), Action::attack(*actor, animal), self)
            }
            Self::Nothing if matches!(question(desk), Some(Question::PlaceRevealed { .. })) => {
                match placements(desk, animal) {
                    ways if ways.is_empty() => Step::Stay,
                    ways => narrow(desk, ways, Action::Pass, self),
                }
            }
            _ => match self.proposal(desk, animal) {
                Some(action) => propose(desk, action, self),
                None => Step::Stay,
            },
        }
    }

    /// The action that a click on this animal would mean; the first of several ways.
    pub(crate) fn proposal(&self, desk: &Desk, animal: AnimalId) -> Option<Action> {
        match *self {
            Self::Face { card, face } if question(desk) == Some(Question::Develop) => match face.is_pair() {
                true => None,
                false => Some(Action::PlayTrait { card, face, on: animal }),
            },
            Self::FirstOfPair { card, face, first } => Some(joined(desk, (card, face), first, animal)),
            Self::Aim { actor, verb: Verb::Piracy } => {
                let way = robberies(desk, actor, animal).into_iter().next();
                Some(way.unwrap_or(Action::Piracy { pirate: actor, victim: animal, taking: Token::Food }))
            }
            Self::Aim { actor, .. } => {
                Some(attacks(desk, actor, animal).into_iter().next().unwrap_or(Action::attack(actor, animal)))
            }
            Self::Mimic => Some(Action::Mimic { to: animal }),
            Self::Nothing => match question(desk)? {
                Question::React { .. } => Some(Action::Mimic { to: animal }),
                // Why an animal of the viewer can do nothing.
                Question::Feed if is_own(desk, animal) => {
                    let from = desk.view.places().map(|(place, ..)| place).next()?;
                    Some(Action::Feed { animal, from })
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// The action that joins two animals, whichever was picked first: where the order means nothing, the table knows one.
fn joined(desk: &Desk, (card, face): (Card, Trait), one: AnimalId, other: AnimalId) -> Action {
    let picked = Action::PlayPair { card, face, first: one, second: other };
    let turned = Action::PlayPair { card, face, first: other, second: one };
    let legal = desk.legal();
    if !legal.contains(&picked) && legal.contains(&turned) { turned } else { picked }
}

/// The action that shows why this animal cannot be one of a pair; nothing if it can.
pub(crate) fn without_partner(desk: &Desk, (card, face): (Card, Trait), animal: AnimalId) -> Option<Action> {
    let joins_it = |action: &Action| match *action {
        Action::PlayPair { card: used, face: shown, first, second } => {
            (used, shown) == (card, face) && (first == animal || second == animal)
        }
        _ => false,
    };
    if desk.legal().iter().any(joins_it) {
        return None;
    }
    let mut others = desk.view.animals.iter().map(|other| other.id).filter(|other| *other != animal);
    let other = others.find(|other| is_own(desk, *other) && is_own(desk, animal)).unwrap_or(animal);
    Some(Action::PlayPair { card, face, first: animal, second: other })
}

/// What the viewer is asked.
pub(crate) fn question(desk: &Desk) -> Option<Question> {
    let decision = desk.decision()?;
    matches!(desk.stage(), crate::desk::Stage::Yours(_)).then_some(decision.question)
}

/// Whether the table accepts it; what only a person wants is not among the legal actions and accepted all the same.
pub(crate) fn is_open(desk: &Desk, action: Action) -> bool {
    matches!(desk.viewer, Viewer::Seat(_)) && desk.reasons(action).0.is_empty()
}

/// The ways to attack this prey.
pub(crate) fn attacks(desk: &Desk, actor: AnimalId, animal: AnimalId) -> Vec<Action> {
    legal_with(
        desk,
        |action| matches!(*action, Action::Attack { predator, prey, .. } if predator == actor && prey == animal),
    )
}

/// The ways to rob this animal.
pub(crate) fn robberies(desk: &Desk, actor: AnimalId, animal: AnimalId) -> Vec<Action> {
    legal_with(
        desk,
        |action| matches!(*action, Action::Piracy { pirate, victim, .. } if pirate == actor && victim == animal),
    )
}

/// The ways to change with this card.
pub(crate) fn changes(desk: &Desk, animal: AnimalId, gone: CardRef, new: Card, shown: Trait) -> Vec<Action> {
    legal_with(desk, |action| match *action {
        Action::Metamorphose { animal: other, discard, card, face, .. } => {
            (other, discard, card, face) == (animal, gone, new, shown)
        }
        _ => false,
    })
}

/// The ways to place the revealed card on this animal.
fn placements(desk: &Desk, animal: AnimalId) -> Vec<Action> {
    legal_with(desk, |action| match *action {
        Action::AddTrait { on, .. } => on == animal,
        Action::AddPair { first, second, .. } => first == animal || second == animal,
        _ => false,
    })
}

fn legal_with(desk: &Desk, wanted: impl FnMut(&Action) -> bool) -> Vec<Action> {
    desk.legal().into_iter().filter(wanted).collect()
}

/// What an animal of the viewer can do now, the most usual first.
pub(crate) fn verbs(desk: &Desk, actor: AnimalId) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    for action in desk.legal() {
        let verb = match action {
            Action::Feed { animal, .. } if animal == actor => Verb::Feed,
            Action::Attack { predator, .. } if predator == actor => Verb::Attack,
            Action::Shelter { animal, .. } if animal == actor => Verb::Shelter,
            Action::Piracy { pirate, .. } if pirate == actor => Verb::Piracy,
            Action::Metamorphose { animal, .. }
            | Action::MetamorphoseFromPool { animal, .. }
            | Action::MetamorphoseForFood { animal, .. }
                if animal == actor =>
            {
                Verb::Metamorphose
            }
            Action::AnnounceTrait { on } if on == actor => Verb::Announce,
            _ => continue,
        };
        if !verbs.contains(&verb) {
            verbs.push(verb);
        }
    }
    let usual = [Verb::Feed, Verb::Attack, Verb::Announce, Verb::Shelter, Verb::Piracy, Verb::Metamorphose];
    game::order::sort_by_key(&mut verbs, |verb| usual.iter().position(|other| other == verb));
    if question(desk) == Some(Question::Develop) && is_own(desk, actor) {
        verbs.extend(row::ways(desk, actor));
    }
    verbs
}

/// Whether the animal has something to do in the turn under way.
pub(crate) fn can_act(desk: &Desk, animal: AnimalId) -> bool {
    !verbs(desk, animal).is_empty()
}

pub(crate) fn is_own(desk: &Desk, animal: AnimalId) -> bool {
    desk.view.animal(animal).is_some_and(|animal| desk.viewer == Viewer::Seat(animal.owner))
}

/// The action with which the player does no more, legal or not.
pub(crate) fn stop_action(desk: &Desk) -> Action {
    let wanted = |action: &Action| {
        matches!(
            action,
            Action::Pass | Action::EndTurn | Action::Stop | Action::KeepFat { .. } | Action::StayAwake { .. }
        )
    };
    let acted = desk.view.moment.turn.basic_done || desk.view.moment.turn.additional_done;
    let otherwise = if acted { Action::EndTurn } else { Action::Pass };
    desk.legal().into_iter().find(wanted).unwrap_or(otherwise)
}

fn stop(desk: &Desk) -> Step {
    direct(desk, stop_action(desk))
}

pub(super) fn direct(desk: &Desk, action: Action) -> Step {
    if is_open(desk, action) { Step::Act(action) } else { Step::Refuse(action) }
}

/// One thing in several ways: none is refused, one is proposed, of several one is to be chosen.
pub(super) fn narrow(desk: &Desk, ways: Vec<Action>, refused: Action, back: &Pick) -> Step {
    match ways.as_slice() {
        [] => Step::Refuse(refused),
        [only] => propose(desk, *only, back),
        _ => Step::Pick(Pick::Which { actions: ways, back: Box::new(back.clone()) }),
    }
}

pub(super) fn propose(desk: &Desk, action: Action, back: &Pick) -> Step {
    if !is_open(desk, action) {
        return Step::Refuse(action);
    }
    let asks = matches!(action, Action::Attack { .. } | Action::Piracy { .. } | Action::Mimic { .. });
    if asks && !desk.careful {
        return Step::Act(action);
    }
    let back = if matches!(action, Action::Mimic { .. }) { &Pick::Mimic } else { back };
    Step::Pick(Pick::Sure { action, back: Box::new(back.clone()) })
}
