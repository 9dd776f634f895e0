//! New World at the keyboard.

mod attempts;
mod scene;

use editions::Edition;
use game::{Reason, Viewer};
use locale::field_names::numbered_name;
use locale::new_world as say;
use locale::{Table, Words};
use new_world::{Action, AnimalId, Breakdown, Card, CardRef, Config, Decision, Fact, Outlook, Question, Rule};
use new_world::{SeenEvent, Trait, View};
use notation::new_world::World;

use super::shown::{Glance, Kind, Part, Setting, Shown};

/// What the actions of a group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// They play this card.
    Card(Card),
    /// They play this card for this trait.
    Face(Card, Trait),
    /// This animal acts.
    Animal(AnimalId),
    /// This animal attacks.
    Attacker(AnimalId),
    /// This animal robs.
    Pirate(AnimalId),
    /// This animal changes.
    Changing(AnimalId),
    /// It changes and gives up this card.
    GivingUp(AnimalId, CardRef),
}

fn names<'a>(at: &Glance<'a, World>) -> Table<'a, View> {
    Table::new(at.players.iter().map(String::as_str), at.view)
}

impl Shown for World {
    type Group = Group;

    fn edition(_config: &Config) -> Edition {
        Edition::NewWorld
    }

    fn changed_options(words: &Words, config: &Config) -> Vec<String> {
        let printed = editions::new_world_defaults();
        let infos = Edition::NewWorld.options().into_iter().zip(new_world::OPTIONS);
        let changed = infos.filter(|(_, spec)| config.options().get(spec) != printed.get(spec));
        changed
            .map(|(info, spec)| {
                let name = locale::options::name(words, Edition::NewWorld, &info);
                let value = locale::options::value(words, Edition::NewWorld, &info, config.options().get(spec));
                format!("{name}: {value}")
            })
            .collect()
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    /// Single cards are reported by their number and seen in the hand; the end of a turn shows in the next one, and
    /// what lies on areas is seen on the table.
    fn kind(view: &View, event: &SeenEvent) -> Option<Kind> {
        match event {
            SeenEvent::YouDrew { .. } | SeenEvent::Open(Fact::TurnEnded { .. } | Fact::AreaHolds { .. }) => None,
            SeenEvent::Open(Fact::EpochBegan { .. } | Fact::PhaseBegan { .. }) => Some(Kind::Heading),
            _ if view.epoch == 0 => Some(Kind::SetUp),
            _ => Some(Kind::Sentence),
        }
    }

    fn log(at: &Glance<'_, Self>, event: &SeenEvent) -> Option<String> {
        say::log(at.words, &names(at), at.view, event)
    }

    fn scene(at: &Glance<'_, Self>, part: Part, width: usize, _setting: Setting) -> Vec<String> {
        scene::lines(at, part, width)
    }

    fn wants_hand(decision: &Decision) -> bool {
        matches!(decision.question, Question::Develop | Question::DiscardDown)
    }

    fn question(at: &Glance<'_, Self>, decision: &Decision) -> String {
        say::question(at.words, &names(at), decision)
    }

    fn waiting(at: &Glance<'_, Self>, decision: &Decision) -> String {
        say::waiting(at.words, &names(at), decision)
    }

    fn label(at: &Glance<'_, Self>, action: Action) -> String {
        say::action(at.words, &names(at), at.view, &action)
    }

    fn outlook(at: &Glance<'_, Self>, outlook: &Outlook, action: Action) -> Vec<String> {
        say::outlook(at.words, &names(at), outlook, &action)
    }

    fn refusal(at: &Glance<'_, Self>, reason: &Reason<Rule>) -> String {
        say::refusal(at.words, &names(at), reason.rule, reason.cause.map(AnimalId))
    }

    fn points(words: &Words, points: &Breakdown) -> String {
        say::breakdown_line(words, points)
    }

    fn group(action: Action, inside: Option<Group>) -> Option<Group> {
        group(action, inside)
    }

    fn group_name(at: &Glance<'_, Self>, group: Group) -> String {
        let words = at.words;
        let of = |what: String, animal: AnimalId| format!("{what}: {}", called(animal));
        match group {
            Group::Card(card) => say::card_name(words, card),
            Group::Face(_, face) => say::trait_name(words, face),
            Group::Animal(animal) => called(animal),
            Group::Attacker(animal) => of(words.text("ui-attack"), animal),
            Group::Pirate(animal) => of(say::trait_name(words, Trait::Piracy), animal),
            Group::Changing(animal) => of(say::trait_name(words, Trait::Metamorphosis), animal),
            Group::GivingUp(animal, card) => {
                let given = Action::MetamorphoseFromPool { animal, discard: card };
                let given = notation::new_world::write_action(at.view, given);
                let card = given.split(' ').nth(3).and_then(|word| word.split(['(', '#']).next()).unwrap_or_default();
                let shown = Trait::from_id(card).map_or_else(|| card.to_owned(), |t| say::trait_name(words, t));
                of(words.text_with("new-world-table-giving-up", &[("trait", shown.into())]), animal)
            }
        }
    }

    fn attempts(view: &View, decision: &Decision) -> Vec<Action> {
        attempts::all(view, decision)
    }

    fn elsewhere(view: &View, decision: &Decision) -> Vec<Action> {
        attempts::elsewhere(view, decision)
    }

    fn spelled(view: &View, command: &str) -> String {
        let name = |word: &str| {
            let animal = view.animals.iter().find(|animal| record_name(animal.id) == word);
            animal.map_or_else(|| word.to_owned(), |animal| numbered_name(animal.id.0))
        };
        command.split([' ', '+']).map(name).collect::<Vec<_>>().join(" ")
    }
}

/// The group of an action inside another group; `None` for one that stands alone.
fn group(action: Action, inside: Option<Group>) -> Option<Group> {
    match (inside, action) {
        (None, Action::PlayAnimal { card, .. } | Action::PlayTrait { card, .. } | Action::PlayPair { card, .. }) => {
            Some(Group::Card(card))
        }
        (Some(Group::Card(_)), Action::PlayTrait { card, face, .. } | Action::PlayPair { card, face, .. }) => {
            Some(Group::Face(card, face))
        }
        (
            None,
            Action::Shelter { animal, .. }
            | Action::Feed { animal, .. }
            | Action::Attack { predator: animal, .. }
            | Action::Piracy { pirate: animal, .. }
            | Action::Metamorphose { animal, .. }
            | Action::MetamorphoseFromPool { animal, .. }
            | Action::MetamorphoseForFood { animal, .. },
        ) => Some(Group::Animal(animal)),
        (Some(Group::Animal(_)), Action::Attack { predator, .. }) => Some(Group::Attacker(predator)),
        (Some(Group::Animal(_)), Action::Piracy { pirate, .. }) => Some(Group::Pirate(pirate)),
        (Some(Group::Animal(_)), Action::Metamorphose { animal, .. }) => Some(Group::Changing(animal)),
        (Some(Group::Changing(_)), Action::Metamorphose { animal, discard, .. }) => {
            Some(Group::GivingUp(animal, discard))
        }
        _ => None,
    }
}

/// An animal with both its names: *Montana (A1)*.
fn called(animal: AnimalId) -> String {
    format!("{} ({})", numbered_name(animal.0), record_name(animal))
}

/// What an animal is called in records.
fn record_name(animal: AnimalId) -> String {
    format!("A{}", u16::from(animal.0) + 1)
}
