//! What would follow from a choice, in words.

use crate::names::Names;
use crate::words::{Arg, Words};
use new_world::outlook::{Gain, Reactions};
use new_world::{Action, AnimalId, Death, Outlook, Trait};

use super::terms::{place_name, trait_name};

/// The consequences of a choice, one line each, the most important first.
pub fn outlook(words: &Words, names: &dyn Names<AnimalId>, outlook: &Outlook, action: &Action) -> Vec<String> {
    let said = OutlookWords { words, names };
    let mut lines = Vec::new();
    let gains: Vec<String> = outlook.gains.iter().flat_map(|gain| said.gain(gain)).collect();
    let gains = (!gains.is_empty()).then(|| gains.join(", "));
    match &outlook.reactions {
        Some(reactions) => lines.extend(said.reactions(reactions, gains)),
        None => {
            for (animal, cause) in &outlook.deaths {
                if matches!(cause, Death::Eaten { .. }) {
                    lines.push(said.say("outlook-is-eaten", &[said.animal(*animal)]));
                }
            }
            lines.extend(gains.map(|gains| said.say("outlook-gains", &[("gains", gains.into())])));
        }
    }
    for &(animal, cause) in &outlook.deaths {
        let id = match cause {
            // The lines above are about them.
            Death::Eaten { .. } | Death::Gored { .. } => continue,
            Death::Starved => "outlook-starves",
            Death::Poison => "outlook-dies-of-poison",
        };
        lines.push(said.say(id, &[said.animal(animal)]));
    }
    if let Some(decision) = outlook.choice {
        let id = if names.you() == Some(decision.seat) { "nw-then-you-choose" } else { "nw-then-chooses" };
        lines.push(said.say(id, &[("player", names.player(decision.seat).into())]));
    }
    for &(animal, need) in &outlook.needs {
        lines.push(said.say("nw-need", &[said.animal(animal), ("need", need.into())]));
    }
    if let Some(row) = &outlook.row {
        let row: Vec<String> = row.iter().map(|animal| names.animal(*animal)).collect();
        lines.push(said.say("nw-new-row", &[("animals", row.join(", ").into())]));
    }
    if matches!(action, Action::Feed { .. } | Action::Trample { .. } | Action::Trigger { .. }) {
        for &(place, tokens) in &outlook.areas {
            let place = ("area", place_name(words, place).into());
            lines.push(said.say("nw-area-left", &[place, ("count", tokens.food.into())]));
        }
    }
    if outlook.unknown_card {
        lines.push(words.text("nw-unknown-card"));
    }
    if outlook.ends_phase {
        lines.push(words.text("outlook-ends-phase"));
    }
    lines
}

struct OutlookWords<'a> {
    words: &'a Words,
    names: &'a dyn Names<AnimalId>,
}

impl OutlookWords<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text_with(id, args)
    }

    fn animal(&self, animal: AnimalId) -> (&'static str, Arg<'static>) {
        ("animal", self.names.animal(animal).into())
    }

    fn gain(&self, gain: &Gain) -> Vec<String> {
        let animal = || self.animal(gain.animal);
        let mut parts = Vec::new();
        if gain.food > 0 {
            let id = if gain.tokens_after >= gain.need { "outlook-gain-fed" } else { "outlook-gain-food" };
            parts.push(self.say(id, &[animal(), ("food", gain.tokens_after.into()), ("need", gain.need.into())]));
        }
        if gain.fat > 0 {
            parts.push(self.say("outlook-gain-fat", &[animal(), ("count", gain.fat.into())]));
        }
        parts
    }

    /// What the prey can do, and what follows if it is eaten. Where nothing can save it, that is one line.
    fn reactions(&self, reactions: &Reactions, gains: Option<String>) -> Vec<String> {
        let mut lines = Vec::new();
        let named = |shows: Trait| ("trait", Arg::from(trait_name(self.words, shows)));
        let faces = |(faces, sides): (u8, u8)| match sides + 1 - faces {
            least if least == sides => least.to_string(),
            least => format!("{least}–{sides}"),
        };
        let mut roll = |id: &str, shows: Trait, on: Option<(u8, u8)>| {
            lines.extend(on.map(|on| self.say(id, &[named(shows), ("faces", faces(on).into())])));
        };
        roll("nw-outlook-running", Trait::Running, reactions.escapes_on);
        roll("nw-outlook-horned", Trait::Horned, reactions.gores_on);
        if !reactions.redirects_to.is_empty() {
            let animals: Vec<String> = reactions.redirects_to.iter().map(|id| self.names.animal(*id)).collect();
            lines
                .push(self.say("nw-outlook-mimicry", &[named(Trait::Mimicry), ("animals", animals.join(", ").into())]));
        }
        let mut say = |is: bool, id: &str, shows: Trait| lines.extend(is.then(|| self.say(id, &[named(shows)])));
        say(reactions.eludes, "nw-outlook-elusive", Trait::Elusive);
        say(reactions.repels, "nw-outlook-repulsive", Trait::Repulsive);
        say(reactions.hides, "nw-outlook-shelled", Trait::Shelled);
        let gains = |id: &str| gains.clone().map(|gains| self.say(id, &[("gains", gains.into())]));
        match reactions.is_hopeless() {
            true => lines.push(
                gains("outlook-eaten-new-world").unwrap_or_else(|| self.words.text("outlook-no-defence-new-world")),
            ),
            false => lines.extend(gains("outlook-if-eaten")),
        }
        if reactions.poisons {
            lines.push(self.say("nw-outlook-poison", &[named(Trait::Poisonous)]));
        }
        lines
    }
}
