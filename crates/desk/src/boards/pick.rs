//! What is picked, and what a click on a thing means: pick a thing, pick a place, confirm.
//!
//! A click never computes whether something is legal: it proposes an action, and the table says yes or why not.

use game::Viewer;
use northstar::{Action, Card, End, Question, SpeciesId, State, Trait, TraitSet};

use super::{Desk, attack, card_of};
use crate::click::{Click, Track, Verb};
use crate::family::StepOf;

type Step = StepOf<State>;

/// What is picked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// Nothing.
    #[default]
    Nothing,
    /// A card in hand, waiting for its place.
    Card(Card),
    /// A species of the viewer, waiting for its action.
    Actor(SpeciesId),
    /// A carnivore of the viewer, waiting for its prey.
    Aim(SpeciesId),
    /// An attack, waiting for confirmation.
    Attack {
        /// The carnivore.
        attacker: SpeciesId,
        /// The prey.
        victim: SpeciesId,
        /// The traits it ignores.
        ignores: TraitSet,
        /// The cards that pay for that.
        pays: Vec<Card>,
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
            Click::Choice(number) => self.choice(desk, number),
            Click::Face { card, .. } => match card_of(&desk.view, card) {
                Some(card) => self.card(desk, card),
                None => Step::Stay,
            },
            Click::Being(species) => self.species(desk, species.into()),
            Click::Trait { of, shows } => match Trait::from_id(shows.id()) {
                Some(shows) => self.trait_of(desk, of.into(), shows),
                None => Step::Stay,
            },
            Click::Track { of, track } => self.track(desk, of.into(), track),
            Click::End { left } => self.end(desk, left),
            Click::Bank => self.bank(desk),
            Click::Verb(verb) => self.verb(desk, verb),
            Click::AsAnimal | Click::Place(_) => Step::Stay,
        }
    }

    /// The cards that would pay for an attack.
    pub(crate) fn pays(&self) -> &[Card] {
        match self {
            Self::Attack { pays, .. } => pays,
            _ => &[],
        }
    }

    /// The card that is picked.
    pub(crate) fn card_picked(&self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(*card),
            Self::Sure { action: Action::Intelligence { card, .. }, .. } => Some(*card),
            _ => None,
        }
    }

    fn back(&self) -> Step {
        Step::Pick(match self {
            Self::Sure { back, .. } => (**back).clone(),
            Self::Attack { attacker, .. } => Self::Aim(*attacker),
            _ => Self::Nothing,
        })
    }

    fn confirm(&self, desk: &Desk) -> Step {
        match (self, desk.asked()) {
            (Self::Sure { action, .. }, _) => direct(desk, *action),
            (Self::Attack { attacker, victim, ignores, .. }, _) => {
                direct(desk, attack::with(*attacker, *victim, *ignores))
            }
            (Self::Card(card), Some(Question::ChooseFoodCard)) => direct(desk, Action::FoodCard { card: *card }),
            (Self::Actor(species), _) => match desk.legal().contains(&Action::Feed { species: *species }) {
                true => Step::Act(Action::Feed { species: *species }),
                false => Step::Stay,
            },
            (Self::Nothing, Some(Question::ChooseLeaf)) => direct(desk, Action::DefaultOrder),
            _ => Step::Stay,
        }
    }

    fn choice(&self, desk: &Desk, number: usize) -> Step {
        match self {
            Self::Attack { attacker, victim, ignores, pays } => {
                let ways = attack::ways(desk, *attacker, *victim);
                let wanted = attack::free_to_ignore(&ways).into_iter().nth(number);
                match wanted.and_then(|t| attack::toggled(&ways, *ignores, t)) {
                    Some(ignores) => Step::Pick(Self::Attack {
                        attacker: *attacker,
                        victim: *victim,
                        ignores,
                        pays: attack::payment(desk, ignores.len() as usize, pays),
                    }),
                    None => Step::Stay,
                }
            }
            _ => answers(desk).into_iter().nth(number).map_or(Step::Stay, Step::Act),
        }
    }

    fn card(&self, desk: &Desk, card: Card) -> Step {
        match (desk.asked(), self) {
            (Some(Question::Pay { .. }), _) => direct(desk, Action::Pay { card }),
            (Some(Question::Feed), Self::Attack { attacker, victim, ignores, pays }) => {
                match attack::with_card(desk, pays, card) {
                    Some(pays) => {
                        Step::Pick(Self::Attack { attacker: *attacker, victim: *victim, ignores: *ignores, pays })
                    }
                    None => Step::Stay,
                }
            }
            (Some(Question::Feed), _) => self.think(desk, card),
            (Some(Question::ChooseFoodCard | Question::Play), Self::Card(picked)) if *picked == card => {
                Step::Pick(Self::Nothing)
            }
            (Some(Question::ChooseFoodCard | Question::Play), _) => Step::Pick(Self::Card(card)),
            _ => Step::Stay,
        }
    }

    /// A hand card for food: for the picked species, or for the only one that can use it.
    fn think(&self, desk: &Desk, card: Card) -> Step {
        let with_it = |action: &Action| matches!(action, Action::Intelligence { card: used, .. } if *used == card);
        let thinkers: Vec<Action> = desk.legal().into_iter().filter(with_it).collect();
        let sure = |action, back: &Self| Step::Pick(Self::Sure { action, back: Box::new(back.clone()) });
        match self {
            Self::Actor(species) => {
                let action = Action::Intelligence { species: *species, card };
                if thinkers.contains(&action) { sure(action, self) } else { Step::Refuse(action) }
            }
            Self::Sure { action: Action::Intelligence { species, card: before }, back } => match *before == card {
                true => Step::Pick((**back).clone()),
                false => sure(Action::Intelligence { species: *species, card }, back),
            },
            _ => match thinkers.as_slice() {
                [only] => sure(*only, self),
                _ => Step::Stay,
            },
        }
    }

    fn species(&self, desk: &Desk, id: SpeciesId) -> Step {
        match (desk.asked(), self) {
            (Some(Question::Play), Self::Card(card)) => direct(desk, Action::PlayTrait { card: *card, on: id }),
            (Some(Question::ChooseLeaf), _) => {
                let of_it = |action: &Action| matches!(action, Action::Leaf { of, .. } if *of == id);
                match desk.legal().into_iter().filter(of_it).collect::<Vec<_>>().as_slice() {
                    [only] => Step::Act(*only),
                    _ => Step::Stay,
                }
            }
            (Some(Question::Feed), _) => self.feeding(desk, id),
            _ => Step::Stay,
        }
    }

    fn feeding(&self, desk: &Desk, id: SpeciesId) -> Step {
        match self {
            Self::Aim(hunter) | Self::Actor(hunter) if *hunter == id => Step::Pick(Self::Nothing),
            // A second click on the prey confirms.
            Self::Attack { attacker, victim, ignores, .. } if *victim == id => {
                direct(desk, attack::with(*attacker, *victim, *ignores))
            }
            Self::Aim(hunter) | Self::Attack { attacker: hunter, .. } => match attack::cheapest(desk, *hunter, id) {
                Some(ignores) if ignores.is_empty() && !desk.careful => Step::Act(attack::with(*hunter, id, ignores)),
                Some(ignores) => Step::Pick(Self::Attack {
                    attacker: *hunter,
                    victim: id,
                    ignores,
                    pays: attack::payment(desk, ignores.len() as usize, self.pays()),
                }),
                None if is_own(desk, id) && id != *hunter && can_act(desk, id) => taken_up(desk, id),
                None => Step::Refuse(attack::with(*hunter, id, TraitSet::EMPTY)),
            },
            Self::Sure { action: Action::Intelligence { species, .. }, .. } if *species == id => self.confirm(desk),
            _ if is_own(desk, id) => taken_up(desk, id),
            Self::Actor(actor) => Step::Refuse(attack::with(*actor, id, TraitSet::EMPTY)),
            _ => Step::Stay,
        }
    }

    fn trait_of(&self, desk: &Desk, of: SpeciesId, shows: Trait) -> Step {
        match (desk.asked(), self) {
            (Some(Question::ChooseLeaf), _) => direct(desk, Action::Leaf { acts: shows, of }),
            (Some(Question::Play), Self::Nothing | Self::Sure { .. }) if is_own(desk, of) => {
                let action = Action::Drop { drops: shows, from: of };
                match self {
                    Self::Sure { action: before, .. } if *before == action => Step::Pick(Self::Nothing),
                    _ if desk.legal().contains(&action) => {
                        Step::Pick(Self::Sure { action, back: Box::new(Self::Nothing) })
                    }
                    _ => Step::Refuse(action),
                }
            }
            (Some(Question::Feed), Self::Attack { attacker, victim, .. }) => {
                let ways = attack::ways(desk, *attacker, *victim);
                match attack::free_to_ignore(&ways).into_iter().position(|t| t == shows) {
                    Some(number) => self.choice(desk, number),
                    None => self.species(desk, of),
                }
            }
            _ => self.species(desk, of),
        }
    }

    fn track(&self, desk: &Desk, species: SpeciesId, track: Track) -> Step {
        match (desk.asked(), self) {
            (Some(Question::Play), Self::Card(card)) => {
                direct(desk, Action::Grow { card: *card, growth: track.into(), species })
            }
            _ => self.species(desk, species),
        }
    }

    fn end(&self, desk: &Desk, left: bool) -> Step {
        match (desk.asked(), self) {
            (Some(Question::Play), Self::Card(card)) => {
                let end = if left { End::Left } else { End::Right };
                direct(desk, Action::NewSpecies { card: *card, end })
            }
            _ => Step::Stay,
        }
    }

    fn bank(&self, desk: &Desk) -> Step {
        match (desk.asked(), self) {
            (Some(Question::ChooseFoodCard), Self::Card(card)) => direct(desk, Action::FoodCard { card: *card }),
            (Some(Question::Feed), Self::Actor(species)) => direct(desk, Action::Feed { species: *species }),
            _ => Step::Stay,
        }
    }

    fn verb(&self, desk: &Desk, verb: Verb) -> Step {
        let (Self::Actor(actor) | Self::Aim(actor)) = *self else { return Step::Stay };
        match verb {
            Verb::Feed => direct(desk, Action::Feed { species: actor }),
            Verb::Attack => Step::Pick(Self::Aim(actor)),
            _ => Step::Stay,
        }
    }
}

/// The answers that the prompt offers as choices of their own, in order.
pub(crate) fn answers(desk: &Desk) -> Vec<Action> {
    let wanted = |action: &Action| matches!(action, Action::Leaf { .. } | Action::Store { .. } | Action::Scarce { .. });
    match desk.asked() {
        Some(Question::ChooseLeaf | Question::Store { .. } | Question::Scarce { .. }) => {
            desk.legal().into_iter().filter(wanted).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a species of the viewer has something to do in this feeding turn.
pub(crate) fn can_act(desk: &Desk, id: SpeciesId) -> bool {
    desk.legal().iter().any(|action| match *action {
        Action::Feed { species } | Action::Intelligence { species, .. } => species == id,
        Action::Attack { attacker, .. } => attacker == id,
        _ => false,
    })
}

pub(crate) fn is_own(desk: &Desk, id: SpeciesId) -> bool {
    desk.view.species(id).is_some_and(|species| desk.viewer == Viewer::Seat(species.owner))
}

/// A species of the viewer is taken up: a carnivore looks for prey, another one is fed. One that can do nothing says
/// why.
fn taken_up(desk: &Desk, id: SpeciesId) -> Step {
    let hunts = desk.view.species(id).is_some_and(|species| desk.view.hunts(species));
    let main_left = !desk.view.moment.turn.main;
    match hunts && main_left {
        true => Step::Pick(Pick::Aim(id)),
        false if can_act(desk, id) => Step::Pick(Pick::Actor(id)),
        false => Step::Refuse(Action::Feed { species: id }),
    }
}

fn stop(desk: &Desk) -> Step {
    let wanted = |action: &Action| matches!(action, Action::Pass | Action::EndTurn);
    desk.legal().into_iter().find(wanted).map_or(Step::Refuse(Action::Pass), Step::Act)
}

fn direct(desk: &Desk, action: Action) -> Step {
    if desk.legal().contains(&action) { Step::Act(action) } else { Step::Refuse(action) }
}
