//! The family origin at the keyboard.

mod attempts;
mod scene;

use editions::Edition;
use game::{Reason, Viewer};
use locale::origin as say;
use locale::{Table, Words, field_name};
use notation::origin::Origin;
use origin::{Action, AnimalId, Breakdown, Card, Config, Decision, Fact, LinkId, Outlook, Question, Rule, SeenEvent};
use origin::{Trait, View};

use super::shown::{Glance, Kind, Part, Setting, Shown};
use scene::{Scene, record_name};

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
    /// Two linked animals exchange cards.
    Exchange(LinkId),
}

fn names<'a>(at: &Glance<'a, Origin>) -> Table<'a> {
    Table::new(at.players.iter().map(String::as_str), at.view)
}

impl Shown for Origin {
    type Group = Group;

    fn edition(config: &Config) -> Edition {
        Edition::of_modules(config.modules())
    }

    fn changed_options(words: &Words, config: &Config) -> Vec<String> {
        let options = config.options();
        let specs = config.modules().options().filter(|spec| options.get(spec) != spec.values[0]);
        let line = |spec: &origin::OptionSpec| {
            format!("{}: {}", say::option_name(words, spec), say::option_value(words, spec, options.get(spec)))
        };
        specs.map(line).collect()
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    /// Single cards are reported by their number and seen in the hand; the start and end of a turn show in what is done
    /// in it.
    fn kind(view: &View, event: &SeenEvent) -> Option<Kind> {
        match event {
            SeenEvent::YouDrew { .. }
            | SeenEvent::Open(Fact::TurnBegan { .. } | Fact::TurnEnded { .. } | Fact::Moment(_)) => None,
            SeenEvent::Open(Fact::RoundBegan { .. } | Fact::PhaseBegan { .. }) => Some(Kind::Heading),
            _ if view.round == 0 => Some(Kind::SetUp),
            _ => Some(Kind::Sentence),
        }
    }

    fn log(at: &Glance<'_, Self>, event: &SeenEvent) -> Option<String> {
        say::log(at.words, &names(at), at.view, event)
    }

    fn scene(at: &Glance<'_, Self>, part: Part, width: usize, setting: Setting) -> Vec<String> {
        Scene { view: at.view, names: &names(at), words: at.words, width, setting }.lines(part)
    }

    fn wants_hand(decision: &Decision) -> bool {
        decision.question == Question::Develop
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
        match group {
            Group::Card(card) => say::card_name(words, card),
            Group::Face(_, face) => say::trait_name(words, face),
            Group::Animal(animal) => format!("{} ({})", field_name(animal), record_name(animal)),
            Group::Attacker(animal) => format!("{}: {}", words.text("ui-attack"), field_name(animal)),
            Group::Pirate(animal) => format!("{}: {}", say::trait_name(words, Trait::Piracy), field_name(animal)),
            Group::Exchange(link) => {
                let link = at.view.link(link);
                let ends = link.map(|link| format!("{} ↔ {}", field_name(link.first), field_name(link.second)));
                format!("{}: {}", say::trait_name(words, Trait::Recombination), ends.unwrap_or_default())
            }
        }
    }

    fn attempts(view: &View, decision: &Decision) -> Vec<Action> {
        attempts::all(view, decision.question)
    }

    fn elsewhere(view: &View, decision: &Decision) -> Vec<Action> {
        attempts::elsewhere(view, decision.question)
    }

    fn spelled(view: &View, command: &str) -> String {
        let name = |word: &str| {
            let animal = view.animals.iter().find(|animal| record_name(animal.id) == word);
            animal.map_or_else(|| word.to_owned(), |animal| field_name(animal.id))
        };
        let words: Vec<String> = command.split([' ', '+']).map(name).collect();
        words.join(" ")
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
            Action::Take { animal }
            | Action::Fat { animal, .. }
            | Action::Graze { animal }
            | Action::Hibernate { animal }
            | Action::Attack { attacker: animal, .. }
            | Action::Migrate { animal, .. }
            | Action::Restore { animal, .. }
            | Action::Piracy { pirate: animal, .. },
        ) => Some(Group::Animal(animal)),
        (None, Action::Recombine { link, .. }) => Some(Group::Exchange(link)),
        (None, Action::Place { card, .. }) => Some(Group::Card(card)),
        (Some(Group::Animal(_)), Action::Attack { attacker, .. }) => Some(Group::Attacker(attacker)),
        (Some(Group::Animal(_)), Action::Piracy { pirate, .. }) => Some(Group::Pirate(pirate)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::play::choices::{Choice, MOST_AT_ONCE, list};

    fn attacks(attacker: u8, targets: u8) -> Vec<Action> {
        (0..targets)
            .map(|target| Action::Attack { attacker: AnimalId(attacker), target: AnimalId(100 + target) })
            .collect()
    }

    #[test]
    fn few_choices_are_listed_many_are_grouped() {
        assert_eq!(list::<Origin>(&attacks(0, MOST_AT_ONCE as u8), None).len(), MOST_AT_ONCE);
        let mut many = attacks(0, 15);
        many.extend(attacks(1, 15));
        many.push(Action::Take { animal: AnimalId(2) });
        many.push(Action::Pass);
        let choices = list::<Origin>(&many, None);
        assert_eq!(choices.len(), 4);
        assert!(matches!(&choices[0], Choice::Open(Group::Animal(AnimalId(0)), members) if members.len() == 15));
        assert_eq!(choices[2], Choice::Do(Action::Take { animal: AnimalId(2) }), "a group of one is no group");
        assert_eq!(choices[3], Choice::Do(Action::Pass));
    }

    #[test]
    fn a_large_group_is_grouped_again_and_no_action_is_lost() {
        let card = Card::double(Trait::Camouflage, Trait::FatTissue);
        let on = |face: Trait| (0..14).map(move |n| Action::PlayTrait { card, face, on: AnimalId(n) });
        let all: Vec<Action> = on(Trait::Camouflage).chain(on(Trait::FatTissue)).collect();
        let mut outer = all.clone();
        outer.push(Action::Pass);
        let [Choice::Open(group, members), Choice::Do(Action::Pass)] = &list::<Origin>(&outer, None)[..] else {
            panic!("a group and a pass")
        };
        assert_eq!(*members, all);
        let inner = list::<Origin>(members, Some(*group));
        assert_eq!(inner.len(), 2);
        let count: usize = inner.iter().map(|c| if let Choice::Open(_, m) = c { m.len() } else { 1 }).sum();
        assert_eq!(count, all.len());
    }

    #[test]
    fn a_step_with_one_group_is_left_out() {
        let group = Some(Group::Animal(AnimalId(0)));
        let hunts = attacks(0, 15);
        assert_eq!(list::<Origin>(&hunts, group), hunts.iter().copied().map(Choice::Do).collect::<Vec<_>>());
    }
}
