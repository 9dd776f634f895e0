//! What is picked, and what a click on a thing means: pick a thing, pick a place, confirm.
//!
//! A click never computes whether something is legal: it proposes an action, and the table says yes or why not.

use game::Viewer;
use origin::{Action, AnimalId, Card, Location, Question, Trait};

use crate::desk::Desk;

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
    /// An own animal, waiting for what it shall do.
    Actor(AnimalId),
    /// An own animal that attacks or robs, waiting for its target.
    Aim {
        /// Who.
        actor: AnimalId,
        /// Attack or piracy.
        verb: Verb,
    },
    /// Mimicry was chosen, waiting for the new prey.
    Mimic,
    /// Tail Loss was chosen, waiting for the card.
    Tail,
    /// Everything is chosen, waiting for the last word.
    Sure {
        /// What would be done.
        action: Action,
        /// What was picked before.
        back: Box<Pick>,
    },
}

/// What an own animal can do in a feeding turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Take a token.
    Feed,
    /// Attack.
    Attack,
    /// Burn this much fat.
    Fat(u8),
    /// Rob.
    Piracy,
    /// Graze.
    Graze,
    /// Sleep.
    Hibernate,
}

/// A click, a key or a drop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Click {
    /// On an animal.
    Animal(AnimalId),
    /// On a face of a card in hand.
    Face {
        /// The card.
        card: Card,
        /// The face.
        face: Trait,
    },
    /// "As a new animal", with a card picked.
    AsAnimal,
    /// What the picked animal shall do.
    Verb(Verb),
    /// One of the choices of the prompt, by its number.
    Choice(usize),
    /// Pass or end the turn.
    Stop,
    /// The solid button.
    Confirm,
    /// One step back.
    Cancel,
}

/// What is carried from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Load {
    /// A face of a card in hand.
    Face {
        /// The card.
        card: Card,
        /// The face.
        face: Trait,
    },
    /// An own animal, to its prey.
    Animal(AnimalId),
    /// A token of the bank.
    Token,
}

/// What a click leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Stay,
    Pick(Pick),
    Refuse(Action),
    Act(Action),
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
            Click::Face { card, face } => self.face(card, face),
            Click::AsAnimal => match self {
                Self::Face { card, .. } | Self::FirstOfPair { card, .. } => {
                    propose(desk, Action::PlayAnimal { card: *card, at: Location::ONLY }, self)
                }
                _ => Step::Stay,
            },
            Click::Verb(verb) => self.verb(desk, verb),
            Click::Animal(animal) => self.animal(desk, animal),
        }
    }

    /// What is picked, without the last word.
    pub(crate) fn before_sure(&self) -> &Self {
        match self {
            Self::Sure { back, .. } => back,
            pick => pick,
        }
    }

    /// A defence takes a last word, unless it has just been asked for or the player wants none.
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
            Self::Aim { actor, .. } => Self::Actor(*actor),
            _ => Self::Nothing,
        })
    }

    fn confirm(&self, desk: &Desk) -> Step {
        match self {
            Self::Sure { action, .. } => Step::Act(*action),
            Self::Face { .. } => self.after(desk, Click::AsAnimal),
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
        }
    }

    fn animal(&self, desk: &Desk, animal: AnimalId) -> Step {
        match self {
            // A second click on the chosen place confirms; another place is tried from where we were.
            Self::Sure { action, back } => match back.proposal(desk, animal) {
                Some(proposed) if proposed == *action => Step::Act(*action),
                _ => back.animal(desk, animal),
            },
            Self::Face { card, face } if face.is_pair() => {
                let is_own = is_own(desk, animal);
                let pick = Self::FirstOfPair { card: *card, face: *face, first: animal };
                if is_own {
                    Step::Pick(pick)
                } else {
                    let refused = Action::PlayPair { card: *card, face: *face, first: animal, second: animal };
                    Step::Refuse(refused)
                }
            }
            Self::Actor(actor) if *actor == animal => Step::Pick(Self::Nothing),
            Self::Nothing | Self::Actor(_) if can_act(desk, animal) => Step::Pick(Self::Actor(animal)),
            _ => self.proposal(desk, animal).map_or(Step::Stay, |action| propose(desk, action, self)),
        }
    }

    /// The action that a click on this animal would mean.
    pub(crate) fn proposal(&self, desk: &Desk, animal: AnimalId) -> Option<Action> {
        match *self {
            Self::Face { card, face } if !face.is_pair() => Some(Action::PlayTrait { card, face, on: animal }),
            Self::FirstOfPair { card, face, first } => Some(Action::PlayPair { card, face, first, second: animal }),
            Self::Aim { actor, verb: Verb::Piracy } => Some(Action::Piracy { pirate: actor, target: animal }),
            Self::Aim { actor, .. } => Some(Action::Attack { attacker: actor, target: animal }),
            Self::Actor(actor) if !is_own(desk, animal) => Some(Action::Attack { attacker: actor, target: animal }),
            Self::Mimic => Some(Action::Mimic { to: animal }),
            Self::Nothing => match desk.decision()?.question {
                Question::Feed if is_own(desk, animal) => Some(Action::Take { animal }),
                Question::Defend { .. } => Some(Action::Mimic { to: animal }),
                Question::ChooseScavenger => Some(Action::Scavenge { animal }),
                _ => None,
            },
            _ => None,
        }
    }
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
        (_, Question::ChooseTrigger | Question::ChooseScavenger) => legal.into_iter().map(answer).collect(),
        (
            _,
            Question::ChooseMigrants
            | Question::ChooseFollower { .. }
            | Question::ChooseRestored
            | Question::ChooseFresh,
        ) => legal.into_iter().map(answer).collect(),
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

/// What an own animal can do now, the most usual first.
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

fn is_own(desk: &Desk, animal: AnimalId) -> bool {
    desk.view.animal(animal).is_some_and(|animal| desk.viewer == Viewer::Seat(animal.owner))
}

fn stop(desk: &Desk) -> Step {
    let wanted = |action: &Action| matches!(action, Action::Pass | Action::EndTurn);
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
