//! What is picked, and what a click on a thing means: pick a thing, pick a place, confirm.
//!
//! A click never computes whether something is legal: it proposes an action, and the table says yes or why not.

use game::Viewer;
use origin::{Action, AnimalId, Card, LinkId, Location, Question, State, Trait};

use super::{Desk, face_of};
use crate::click::{Click, Verb};
use crate::family::StepOf;

type Step = StepOf<State>;

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
    /// A card that becomes an animal, waiting for where it will live.
    Home {
        /// The card.
        card: Card,
        /// The face that was picked.
        face: Trait,
    },
    /// An animal of the viewer, waiting for its action.
    Actor(AnimalId),
    /// An animal of the viewer that attacks or robs, waiting for its target.
    Aim {
        /// Who.
        actor: AnimalId,
        /// Attack or piracy.
        verb: Verb,
    },
    /// An animal of the viewer that migrates, waiting for where it goes.
    Depart(AnimalId),
    /// Recombination was chosen, waiting for a card of each of the two animals.
    Exchange {
        /// The pair card.
        link: LinkId,
        /// The card that the first animal gives, by its place in the stack.
        first: Option<u8>,
        /// The card that the second animal gives.
        second: Option<u8>,
        /// Whose turn to act it was.
        actor: AnimalId,
    },
    /// Mimicry was chosen, waiting for the new prey.
    Mimic,
    /// Tail Loss was chosen, waiting for the card.
    Tail,
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
                Some((card, face)) => self.face(card, face),
                None => Step::Stay,
            },
            Click::Trait { of, .. } | Click::Track { of, .. } => self.animal(desk, of.into()),
            Click::End { .. } | Click::Bank => Step::Stay,
            Click::AsAnimal => self.as_animal(desk),
            Click::Place(at) => self.location(desk, at.into()),
            Click::Verb(verb) => self.verb(desk, verb),
            Click::Being(animal) => self.animal(desk, animal.into()),
        }
    }

    /// What is picked, without confirmation.
    pub(crate) fn before_sure(&self) -> &Self {
        match self {
            Self::Sure { back, .. } => back,
            pick => pick,
        }
    }

    /// A defence needs a confirmation, unless it has just been asked for or the player wants none.
    fn chosen(&self, desk: &Desk, step: Step) -> Step {
        match (step, self) {
            (Step::Act(action), Self::Sure { action: asked, .. }) if action == *asked => Step::Act(action),
            (Step::Act(action), _) if desk.careful && desk.is_defending() => {
                Step::Pick(Self::Sure { action, back: Box::new(self.before_sure().clone()) })
            }
            (step, _) => step,
        }
    }

    fn back(&self) -> Step {
        Step::Pick(match self {
            Self::Sure { back, .. } => (**back).clone(),
            Self::FirstOfPair { card, face, .. } => Self::Face { card: *card, face: *face },
            Self::Home { card, face } => Self::Face { card: *card, face: *face },
            Self::Aim { actor, .. } => Self::Actor(*actor),
            Self::Exchange { link, first: Some(_), actor, .. } => {
                Self::Exchange { link: *link, first: None, second: None, actor: *actor }
            }
            Self::Exchange { actor, .. } => Self::Actor(*actor),
            _ => Self::Nothing,
        })
    }

    /// A card becomes an animal: at once where there is one land, else its home is asked for.
    fn as_animal(&self, desk: &Desk) -> Step {
        let (Self::Face { card, face } | Self::FirstOfPair { card, face, .. }) = *self else { return Step::Stay };
        match desk.view.modules.locations() {
            [only] => self.location(desk, *only),
            _ => Step::Pick(Self::Home { card, face }),
        }
    }

    fn location(&self, desk: &Desk, at: Location) -> Step {
        match self {
            Self::Sure { action, back } => match back.destined(desk, at) {
                Some(proposed) if proposed == *action => Step::Act(*action),
                _ => back.location(desk, at),
            },
            _ => match self.destined(desk, at) {
                // What would follow was said with the question.
                Some(action @ Action::Follow { .. }) => direct(desk, action),
                Some(action) => propose(desk, action, self),
                None => Step::Stay,
            },
        }
    }

    /// The action that a click on this location would mean.
    pub(crate) fn destined(&self, desk: &Desk, at: Location) -> Option<Action> {
        let question = desk.decision()?.question;
        match *self {
            Self::Face { card, .. } | Self::FirstOfPair { card, .. } | Self::Home { card, .. } => match question {
                Question::ChooseFresh => Some(Action::Place { card, at }),
                Question::Develop => Some(Action::PlayAnimal { card, at }),
                _ => None,
            },
            Self::Depart(animal) => {
                let lives = desk.view.animal(animal)?.at;
                (lives != at).then_some(Action::Migrate { animal, to: at })
            }
            Self::Actor(animal) | Self::Aim { actor: animal, verb: Verb::Attack } => {
                let migrate = Action::Migrate { animal, to: at };
                desk.legal().contains(&migrate).then_some(migrate)
            }
            Self::Nothing => match question {
                Question::ChooseFollower { .. } => desk.legal().into_iter().find(|action| match *action {
                    Action::Follow { migrant, .. } => {
                        desk.view.animal(migrant).is_some_and(|migrant| migrant.heading == Some(at))
                    }
                    _ => false,
                }),
                _ => None,
            },
            _ => None,
        }
    }

    fn confirm(&self, desk: &Desk) -> Step {
        match self {
            Self::Sure { action, .. } => Step::Act(*action),
            Self::Face { card, .. } if restores(desk) => match remains(desk, *card).as_slice() {
                [only] => propose(desk, *only, self),
                _ => Step::Stay,
            },
            Self::Face { .. } => self.as_animal(desk),
            Self::Home { .. } | Self::Depart(_) => match destinations(desk, self).as_slice() {
                [only] => self.location(desk, *only),
                _ => Step::Stay,
            },
            Self::Nothing if is_asked(desk, |question| question == Question::ChooseMigrants) => {
                direct(desk, Action::SetOff)
            }
            Self::Nothing if is_asked(desk, |question| matches!(question, Question::ChooseFollower { .. })) => {
                let follow = |action: &Action| matches!(action, Action::Follow { .. });
                let follows: Vec<Action> = desk.legal().into_iter().filter(follow).collect();
                match follows.as_slice() {
                    [only] => Step::Act(*only),
                    _ => Step::Stay,
                }
            }
            // The button names the first defence.
            Self::Nothing if desk.is_defending() => {
                offers(desk).into_iter().next().map_or(Step::Stay, |offer| offer.step)
            }
            Self::Actor(actor) => {
                let first = verbs(desk, *actor).into_iter().next();
                first.map_or(Step::Stay, |verb| self.verb(desk, verb))
            }
            _ => Step::Stay,
        }
    }

    fn face(&self, card: Card, face: Trait) -> Step {
        let same = *self == Self::Face { card, face };
        Step::Pick(if same { Self::Nothing } else { Self::Face { card, face } })
    }

    fn verb(&self, desk: &Desk, verb: Verb) -> Step {
        let (Self::Actor(actor) | Self::Aim { actor, .. }) = *self else { return Step::Stay };
        match verb {
            Verb::Attack | Verb::Piracy => Step::Pick(Self::Aim { actor, verb }),
            Verb::Feed => direct(desk, Action::Take { animal: actor }),
            Verb::Fat(count) => direct(desk, Action::Fat { animal: actor, count }),
            Verb::Graze => direct(desk, Action::Graze { animal: actor }),
            Verb::Hibernate => direct(desk, Action::Hibernate { animal: actor }),
            Verb::Migrate => Step::Pick(Self::Depart(actor)),
            Verb::Recombine(link) => Step::Pick(Self::Exchange { link: link.into(), first: None, second: None, actor }),
            // Of other games.
            Verb::Shelter | Verb::Metamorphose | Verb::Announce | Verb::Left | Verb::Right => Step::Stay,
        }
    }

    fn animal(&self, desk: &Desk, animal: AnimalId) -> Step {
        match self {
            // A second click on the chosen place confirms; another place is tried from where we were.
            Self::Sure { action, back } => match back.proposal(desk, animal) {
                Some(proposed) if proposed == *action => Step::Act(*action),
                _ => back.animal(desk, animal),
            },
            Self::Face { card, face } if face.is_pair() && !restores(desk) => {
                match without_partner(desk, (*card, *face), animal) {
                    None => Step::Pick(Self::FirstOfPair { card: *card, face: *face, first: animal }),
                    Some(refused) => Step::Refuse(refused),
                }
            }
            // A second click on the first of a pair puts it back.
            Self::FirstOfPair { first, .. } if *first == animal => self.back(),
            Self::Actor(actor) if *actor == animal => Step::Pick(Self::Nothing),
            // The next migrant to announce needs nothing but where it goes.
            Self::Nothing | Self::Depart(_) if is_asked(desk, |question| question == Question::ChooseMigrants) => {
                let again = *self == Self::Depart(animal);
                match verbs(desk, animal).contains(&Verb::Migrate) {
                    true => Step::Pick(if again { Self::Nothing } else { Self::Depart(animal) }),
                    false => Step::Stay,
                }
            }
            Self::Nothing | Self::Actor(_) if can_act(desk, animal) => Step::Pick(Self::Actor(animal)),
            _ => match self.proposal(desk, animal) {
                // What would follow was said with the question.
                Some(action @ Action::Follow { .. }) => {
                    if desk.legal().contains(&action) {
                        Step::Act(action)
                    } else {
                        Step::Stay
                    }
                }
                Some(action) => propose(desk, action, self),
                None => Step::Stay,
            },
        }
    }

    /// The action that a click on this animal would mean.
    pub(crate) fn proposal(&self, desk: &Desk, animal: AnimalId) -> Option<Action> {
        match *self {
            Self::Face { card, .. } if restores(desk) => Some(Action::Restore { animal, card }),
            Self::Face { card, face } if !face.is_pair() => Some(Action::PlayTrait { card, face, on: animal }),
            Self::FirstOfPair { card, face, first } => Some(joined(desk, (card, face), first, animal)),
            Self::Aim { actor, verb: Verb::Piracy } => Some(Action::Piracy { pirate: actor, target: animal }),
            Self::Aim { actor, .. } => Some(Action::Attack { attacker: actor, target: animal }),
            Self::Actor(actor) if !is_own(desk, animal) => Some(Action::Attack { attacker: actor, target: animal }),
            Self::Mimic => Some(Action::Mimic { to: animal }),
            Self::Nothing => match desk.decision()?.question {
                Question::Feed if is_own(desk, animal) => Some(Action::Take { animal }),
                Question::Defend { .. } => Some(Action::Mimic { to: animal }),
                Question::ChooseScavenger => Some(Action::Scavenge { animal }),
                Question::ChooseFollower { animal: follower } => {
                    Some(Action::Follow { animal: follower, migrant: animal })
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

/// Something that the prompt offers as a choice of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) what: OfferKind,
    pub(crate) step: Step,
}

/// What is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OfferKind {
    /// Running.
    Run,
    /// Tail Loss, with one of the ways to use it.
    TailLoss(Action),
    /// Mimicry, with the animals that could be attacked instead.
    Mimicry(Vec<AnimalId>),
    /// A card that one of two animals gives in an exchange.
    Give {
        /// Who.
        animal: AnimalId,
        /// The card, by its place in the stack.
        place: u8,
    },
    /// An answer by itself.
    Answer(Action),
}

/// The choices of a question, in order.
pub(crate) fn offers(desk: &Desk) -> Vec<Offer> {
    let Some(decision) = desk.decision() else { return Vec::new() };
    let legal = desk.legal();
    let answer = |action: Action| Offer { what: OfferKind::Answer(action), step: Step::Act(action) };
    match (desk.pick.before_sure(), decision.question) {
        (Pick::Mimic, Question::Defend { .. }) => {
            legal.into_iter().filter(|action| matches!(action, Action::Mimic { .. })).map(answer).collect()
        }
        (Pick::Tail, Question::Defend { .. }) => {
            legal.into_iter().filter(|action| matches!(action, Action::LoseTail { .. })).map(answer).collect()
        }
        (_, Question::Defend { .. }) => defences(&legal),
        (_, Question::ChooseTrigger | Question::ChooseScavenger | Question::ChooseKept { .. }) => {
            legal.into_iter().map(answer).collect()
        }
        // A single migrant is followed by the button.
        (_, Question::ChooseFollower { .. }) => {
            let follows: Vec<Action> =
                legal.into_iter().filter(|action| matches!(action, Action::Follow { .. })).collect();
            if follows.len() < 2 { Vec::new() } else { follows.into_iter().map(answer).collect() }
        }
        (Pick::Exchange { link, first, second, actor }, Question::Feed) => {
            exchanges(desk, &legal, (*link, *first, *second, *actor))
        }
        (_, Question::ChooseMigrants | Question::ChooseRestored | Question::ChooseFresh) => Vec::new(),
        (_, Question::Develop | Question::Feed) => Vec::new(),
    }
}

fn defences(legal: &[Action]) -> Vec<Offer> {
    let mut offers = Vec::new();
    if legal.contains(&Action::Run) {
        offers.push(Offer { what: OfferKind::Run, step: Step::Act(Action::Run) });
    }
    if let Some(tail) = legal.iter().find(|action| matches!(action, Action::LoseTail { .. })) {
        offers.push(Offer { what: OfferKind::TailLoss(*tail), step: Step::Pick(Pick::Tail) });
    }
    let substitute = |action: &Action| match *action {
        Action::Mimic { to } => Some(to),
        _ => None,
    };
    let substitutes: Vec<AnimalId> = legal.iter().filter_map(substitute).collect();
    if !substitutes.is_empty() {
        offers.push(Offer { what: OfferKind::Mimicry(substitutes), step: Step::Pick(Pick::Mimic) });
    }
    offers
}

/// The cards that can be given in an exchange, as far as it is settled.
fn exchanges(
    desk: &Desk,
    legal: &[Action],
    (link, first, second, actor): (LinkId, Option<u8>, Option<u8>, AnimalId),
) -> Vec<Offer> {
    let Some(pair) = desk.view.link(link) else { return Vec::new() };
    let (one, other) = (pair.first, pair.second);
    let mut offers: Vec<Offer> = Vec::new();
    for action in legal {
        let Action::Recombine { link: of, first: a, second: b } = *action else { continue };
        if of != link {
            continue;
        }
        let mut offer = |animal, place, (first, second)| {
            let what = OfferKind::Give { animal, place };
            if offers.iter().any(|offer| offer.what == what) {
                return;
            }
            let pick = Pick::Exchange { link, first, second, actor };
            let step = match (first, second) {
                (Some(first), Some(second)) => propose(desk, Action::Recombine { link, first, second }, &pick),
                _ => Step::Pick(pick),
            };
            offers.push(Offer { what, step });
        };
        if second.is_none_or(|second| second == b) {
            offer(one, a, (Some(a), second));
        }
        if first.is_none_or(|first| first == a) {
            offer(other, b, (first, Some(b)));
        }
    }
    offers
}

/// Where what is picked can go.
pub(crate) fn destinations(desk: &Desk, pick: &Pick) -> Vec<Location> {
    let legal = desk.legal();
    let can_go = |at: &Location| pick.destined(desk, *at).is_some_and(|action| legal.contains(&action));
    desk.view.modules.locations().iter().copied().filter(can_go).collect()
}

/// The ways to bring remains back with this card.
pub(crate) fn remains(desk: &Desk, card: Card) -> Vec<Action> {
    let with_it = |action: &Action| matches!(action, Action::Restore { card: other, .. } if *other == card);
    desk.legal().into_iter().filter(with_it).collect()
}

/// Whether a card of the hand brings remains back now.
pub(crate) fn restores(desk: &Desk) -> bool {
    is_asked(desk, |question| question == Question::ChooseRestored)
}

fn is_asked(desk: &Desk, what: impl Fn(Question) -> bool) -> bool {
    desk.decision().is_some_and(|decision| desk.viewer == Viewer::Seat(decision.seat) && what(decision.question))
}

/// What an animal of the viewer can do now, the most usual first.
pub(crate) fn verbs(desk: &Desk, actor: AnimalId) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    for action in desk.legal() {
        let verb = match action {
            Action::Take { animal } if animal == actor => Verb::Feed,
            Action::Attack { attacker, .. } if attacker == actor => Verb::Attack,
            Action::Fat { animal, count } if animal == actor => Verb::Fat(count),
            Action::Piracy { pirate, .. } if pirate == actor => Verb::Piracy,
            Action::Graze { animal } if animal == actor => Verb::Graze,
            Action::Hibernate { animal } if animal == actor => Verb::Hibernate,
            Action::Migrate { animal, .. } if animal == actor => Verb::Migrate,
            Action::Recombine { link, .. } if joins(desk, link, actor) => Verb::Recombine(link.into()),
            _ => continue,
        };
        if !verbs.contains(&verb) {
            verbs.push(verb);
        }
    }
    verbs
}

/// Whether the animal has something to do in the turn under way.
pub(crate) fn can_act(desk: &Desk, animal: AnimalId) -> bool {
    !verbs(desk, animal).is_empty()
}

fn joins(desk: &Desk, link: LinkId, animal: AnimalId) -> bool {
    desk.view.link(link).is_some_and(|link| link.first == animal || link.second == animal)
}

fn is_own(desk: &Desk, animal: AnimalId) -> bool {
    desk.view.animal(animal).is_some_and(|animal| desk.viewer == Viewer::Seat(animal.owner))
}

fn stop(desk: &Desk) -> Step {
    let wanted =
        |action: &Action| matches!(action, Action::Pass | Action::EndTurn | Action::SetOff | Action::Stay { .. });
    desk.legal().into_iter().find(wanted).map_or(Step::Refuse(Action::Pass), Step::Act)
}

fn direct(desk: &Desk, action: Action) -> Step {
    if desk.legal().contains(&action) { Step::Act(action) } else { Step::Refuse(action) }
}

fn propose(desk: &Desk, action: Action, back: &Pick) -> Step {
    if !desk.legal().contains(&action) {
        return Step::Refuse(action);
    }
    let asks = matches!(action, Action::Attack { .. } | Action::Piracy { .. } | Action::Mimic { .. });
    if asks && !desk.careful {
        return Step::Act(action);
    }
    let back = if matches!(action, Action::Mimic { .. }) { &Pick::Mimic } else { back };
    Step::Pick(Pick::Sure { action, back: Box::new(back.clone()) })
}
