//! What would follow from a choice.

use origin::outlook::{Defence, Gain};
use origin::{Action, Death, Outlook, Question};

use super::phrases::Phrases;
use super::terms::{location_name, trait_name};
use crate::names::Names;
use crate::words::Words;

/// The consequences of a choice, one line each, the most important first.
pub fn outlook(words: &Words, names: &dyn Names, outlook: &Outlook, action: &Action) -> Vec<String> {
    let phrases = Phrases::new(words, names);
    let mut lines = Vec::new();
    let answers_attack = matches!(action, Action::Run | Action::Mimic { .. } | Action::LoseTail { .. });
    lines.extend(outlook.escapes_on.map(|(faces, sides)| escape_line(&phrases, faces, sides)));
    let gains: Vec<String> = outlook.gains.iter().flat_map(|gain| gain_parts(&phrases, gain)).collect();
    match &outlook.defence {
        Some(defence) => lines.extend(defence_lines(&phrases, defence, &gains)),
        None => {
            let eaten = outlook.deaths.iter().filter(|(_, cause)| matches!(cause, Death::Eaten { .. }));
            let fails = outlook.escapes_on.is_some();
            let id = if fails { "outlook-fails-eaten" } else { "outlook-is-eaten" };
            lines.extend(eaten.map(|(animal, _)| phrases.say(id, &[("animal", phrases.animal(*animal))])));
            lines.extend(gains_line(&phrases, "outlook-gains", &gains));
        }
    }
    for &(animal, cause) in &outlook.deaths {
        let id = match cause {
            // The lines above are about it.
            Death::Eaten { .. } => continue,
            Death::Starved => "outlook-starves",
            Death::Poison => "outlook-dies-of-poison",
            Death::Neoplasm => "outlook-dies-of-neoplasm",
        };
        lines.push(phrases.say(id, &[("animal", phrases.animal(animal))]));
    }
    for &(animal, to) in &outlook.moves {
        let location = ("location", location_name(words, to).into());
        lines.push(phrases.say("outlook-moves", &[("animal", phrases.animal(animal)), location]));
    }
    for &(shows, partner) in &outlook.cuts {
        let shows = ("trait", trait_name(words, shows).into());
        lines.push(phrases.say("outlook-cut", &[shows, ("animal", phrases.animal(partner))]));
    }
    if let Some(decision) = outlook.choice {
        let id = match decision.question {
            Question::ChooseTrigger => Some("outlook-choice-trigger"),
            Question::ChooseScavenger => Some("outlook-choice-scavenger"),
            Question::Defend { .. } if outlook.escapes_on.is_some() => Some("outlook-fails-choice"),
            Question::Defend { .. } => Some("outlook-choice-defence"),
            Question::ChooseMigrants => Some("outlook-choice-migrants"),
            Question::ChooseFollower { .. } => Some("outlook-choice-follower"),
            Question::ChooseKept { .. } => Some("outlook-choice-kept"),
            Question::Develop | Question::Feed | Question::ChooseRestored | Question::ChooseFresh => None,
        };
        lines.extend(id.map(|id| phrases.say_of(decision.seat, id, &[])));
    }
    if let Some((_, need)) = outlook.need {
        lines.push(phrases.say("outlook-need", &[("need", need.into())]));
    }
    if answers_attack && outlook.points_lost > 0 {
        lines.push(phrases.say("outlook-points-lost", &[("count", outlook.points_lost.into())]));
    }
    if matches!(action, Action::Take { .. } | Action::Graze { .. }) {
        lines.push(phrases.say("outlook-bank", &[("count", outlook.bank.into())]));
    }
    if outlook.ends_phase {
        lines.push(words.text("outlook-ends-phase"));
    }
    lines
}

/// What the prey can do, and what follows if it is eaten. Where nothing can save it, that is one line.
fn defence_lines(phrases: &Phrases<'_>, defence: &Defence, gains: &[String]) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(defence.escapes_on.map(|(faces, sides)| escape_line(phrases, faces, sides)));
    if !defence.redirects_to.is_empty() {
        let animals: Vec<String> = defence.redirects_to.iter().map(|&animal| phrases.names.animal(animal)).collect();
        lines.push(phrases.say("outlook-mimicry", &[("animals", phrases.list("list-or", &animals).into())]));
    }
    if defence.loses_tail {
        lines.push(phrases.say("outlook-tail-loss", &[]));
    }
    let hopeless = defence.is_hopeless();
    if hopeless {
        let eaten = gains_line(phrases, "outlook-eaten", gains);
        lines.push(eaten.unwrap_or_else(|| phrases.say("outlook-no-defence", &[])));
    }
    if defence.poisons {
        lines.push(phrases.say("outlook-poison", &[]));
    }
    if defence.stings {
        lines.push(phrases.say("outlook-sting", &[]));
    }
    if !hopeless {
        lines.extend(gains_line(phrases, "outlook-if-eaten", gains));
    }
    lines
}

/// With which faces a runner escapes: the highest do.
fn escape_line(phrases: &Phrases<'_>, faces: u8, sides: u8) -> String {
    let highest = (1..=sides).skip(usize::from(sides.saturating_sub(faces)));
    let faces: Vec<String> = highest.map(|face| face.to_string()).collect();
    phrases.say("outlook-running", &[("faces", phrases.list("list-or", &faces).into())])
}

/// The gains in a sentence, if there are any.
fn gains_line(phrases: &Phrases<'_>, id: &str, gains: &[String]) -> Option<String> {
    (!gains.is_empty()).then(|| phrases.say(id, &[("gains", gains.join(", ").into())]))
}

/// What one animal gets, as parts of a list.
fn gain_parts(phrases: &Phrases<'_>, gain: &Gain) -> Vec<String> {
    let animal = || ("animal", phrases.animal(gain.animal));
    let mut parts = Vec::new();
    if gain.food > 0 {
        let id = if gain.food_after >= gain.need { "outlook-gain-fed" } else { "outlook-gain-food" };
        parts.push(phrases.say(id, &[animal(), ("food", gain.food_after.into()), ("need", gain.need.into())]));
    }
    if gain.fat > 0 {
        parts.push(phrases.say("outlook-gain-fat", &[animal(), ("count", gain.fat.into())]));
    }
    if gain.lost > 0 {
        parts.push(phrases.say("outlook-gain-lost", &[("count", gain.lost.into())]));
    }
    parts
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use origin::{AnimalId, Source};

    use super::*;
    use crate::lang::Lang;

    struct Field;

    impl Names for Field {
        fn player(&self, _seat: Seat) -> &str {
            "Marta"
        }

        fn owner(&self, _animal: AnimalId) -> Option<Seat> {
            None
        }

        fn you(&self) -> Option<Seat> {
            None
        }

        fn animal(&self, _animal: AnimalId) -> String {
            "Aurea".to_owned()
        }
    }

    #[test]
    fn a_hopeless_prey_is_said_to_be_eaten_once() {
        let (attacker, target) = (AnimalId(0), AnimalId(1));
        let gain = Gain { animal: attacker, source: Source::Hunt, food: 2, fat: 0, lost: 0, food_after: 2, need: 2 };
        let hopeless = Outlook { gains: vec![gain], defence: Some(Defence::default()), ..Outlook::default() };
        let attack = Action::Attack { attacker, target };
        let said = |follows: &Outlook| outlook(Words::of(Lang::En), &Field, follows, &attack);
        assert_eq!(said(&hopeless), ["No defence, so it is eaten: Aurea is fed (2/2)."]);
        assert_eq!(said(&Outlook { gains: Vec::new(), ..hopeless.clone() }), ["No defence: it is eaten."]);
        let defended = Outlook { defence: Some(Defence { loses_tail: true, ..Defence::default() }), ..hopeless };
        assert_eq!(said(&defended)[1..], ["If eaten: Aurea is fed (2/2)."]);
    }
}
