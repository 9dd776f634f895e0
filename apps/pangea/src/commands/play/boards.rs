//! The species boards at the keyboard.

mod attempts;
mod scene;

use editions::Edition;
use game::{Reason, Viewer};
use locale::Words;
use locale::northstar::{self as say, Players};
use northstar::{Action, Breakdown, Card, Config, Decision, Fact, Options, Outlook, Question, Rule, SeenEvent};
use northstar::{SpeciesId, Trait, View};
use notation::northstar::Boards;

use super::shown::{Glance, Kind, Part, Setting, Shown};

/// What the actions of a group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// They play this card.
    Card(Card),
    /// This species attacks.
    Attacker(SpeciesId),
    /// This species eats for a hand card.
    Clever(SpeciesId),
    /// A trait of this species is dropped.
    Dropping(SpeciesId),
}

/// Who is who.
fn players<'a>(at: &Glance<'a, Boards>) -> Players<'a> {
    Players::new(at.players.iter().map(String::as_str), at.you())
}

impl Shown for Boards {
    type Group = Group;

    fn edition(config: &Config) -> Edition {
        editions::northstar::edition(config.preset())
    }

    fn changed_options(_words: &Words, config: &Config) -> Vec<String> {
        let printed = Options::printed(config.preset(), config.seats());
        let names = northstar::OPTIONS.iter().map(|spec| spec.name);
        let changed = names.filter(|name| config.options().get(name) != printed.get(name));
        // As they are given on the command line.
        changed.filter_map(|name| Some(format!("{name}={}", config.options().get(name)?))).collect()
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    /// Single cards are reported by their number and seen in the hand; the end of a turn shows in the next one.
    fn kind(view: &View, event: &SeenEvent) -> Option<Kind> {
        match event {
            SeenEvent::YouDrew { .. } | SeenEvent::Open(Fact::TurnEnded { .. }) => None,
            SeenEvent::Open(Fact::RoundBegan { .. } | Fact::PhaseBegan { .. }) => Some(Kind::Heading),
            _ if view.round == 0 => Some(Kind::SetUp),
            _ => Some(Kind::Sentence),
        }
    }

    fn log(at: &Glance<'_, Self>, event: &SeenEvent) -> Option<String> {
        say::log(at.words, &players(at), at.view, event)
    }

    fn scene(at: &Glance<'_, Self>, part: Part, width: usize, _setting: Setting) -> Vec<String> {
        scene::lines(at, part, width)
    }

    fn wants_hand(decision: &Decision) -> bool {
        matches!(decision.question, Question::ChooseFoodCard | Question::Play)
    }

    fn question(at: &Glance<'_, Self>, decision: &Decision) -> String {
        say::question(at.words, decision.question)
    }

    fn waiting(at: &Glance<'_, Self>, decision: &Decision) -> String {
        say::waiting(at.words, &players(at), decision)
    }

    fn label(at: &Glance<'_, Self>, action: Action) -> String {
        say::action(at.words, action)
    }

    fn outlook(at: &Glance<'_, Self>, outlook: &Outlook, _action: Action) -> Vec<String> {
        say::outlook(at.words, &players(at), at.view.seats, outlook)
    }

    fn refusal(at: &Glance<'_, Self>, reason: &Reason<Rule>) -> String {
        say::refusal(at.words, reason.rule)
    }

    fn points(words: &Words, points: &Breakdown) -> String {
        say::points(words, points)
    }

    fn group(action: Action, inside: Option<Group>) -> Option<Group> {
        match (inside, action) {
            (None, Action::PlayTrait { card, .. } | Action::NewSpecies { card, .. } | Action::Grow { card, .. }) => {
                Some(Group::Card(card))
            }
            (None, Action::Attack { attacker, .. }) => Some(Group::Attacker(attacker)),
            (None, Action::Intelligence { species, .. }) => Some(Group::Clever(species)),
            (None, Action::Drop { from, .. }) => Some(Group::Dropping(from)),
            _ => None,
        }
    }

    fn group_name(at: &Glance<'_, Self>, group: Group) -> String {
        let words = at.words;
        let of = |what: String, species: SpeciesId| format!("{what}: {}", say::species_name(species));
        match group {
            Group::Card(card) => words.text_with("board-with-card", &[("card", say::card_name(words, card).into())]),
            Group::Attacker(species) => of(words.text("ui-attack"), species),
            Group::Clever(species) => of(say::trait_name(words, Trait::Intelligence), species),
            Group::Dropping(species) => of(words.text("board-dropping"), species),
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
            let species = view.everybody().find(|species| record_name(species.id) == word);
            species.map_or_else(|| word.to_owned(), |species| say::species_name(species.id))
        };
        command.split(' ').map(name).collect::<Vec<_>>().join(" ")
    }
}

/// What a species is called in records.
fn record_name(species: SpeciesId) -> String {
    format!("S{}", u16::from(species.0) + 1)
}
