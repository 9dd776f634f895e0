//! Food that an animal receives.

use new_world::{AnimalId, Source, Trait};

use super::log::Line;

impl Line<'_> {
    pub(super) fn received(&self, animal: AnimalId, source: Source, food: u8, fat: u8, lost: u8) -> String {
        if let (Source::Area(place), Some(owner)) = (source, self.phrases.names.owner(animal)) {
            let area = self.phrases.area(place);
            if food > 0 {
                let state = ("state", self.state_after(animal, food).into());
                return self.say_of(owner, "fed", &[self.animal(animal), area, state]);
            }
            return self.say_of(owner, "fed-fat", &[self.animal(animal), area, ("count", fat.into())]);
        }
        let sentences = self.gain(animal, source, food, fat, lost).join(" ");
        let lead = match source {
            Source::Communication { .. } => Trait::Communication,
            Source::Cooperation(_) => Trait::Cooperation,
            Source::Scavenging => Trait::Scavenger,
            Source::Metamorphosis => Trait::Metamorphosis,
            Source::Area(_) | Source::Hunt | Source::Elusive | Source::Piracy => return sentences,
        };
        self.phrases.say("log-lead", &[("trait", self.phrases.card(lead)), ("rest", sentences.into())])
    }

    /// One sentence each for what is eaten, stored and left.
    fn gain(&self, animal: AnimalId, source: Source, food: u8, fat: u8, lost: u8) -> Vec<String> {
        // The scavenger may belong to somebody who has nothing to do with the attack.
        let eater = match source {
            Source::Scavenging => ("animal", self.phrases.object(animal)),
            _ => self.animal(animal),
        };
        if food == 0 && fat == 0 {
            return vec![self.say("no-room", &[eater])];
        }
        let mut sentences = Vec::new();
        if food > 0 {
            let id = if source.area().is_some() { "gets-food" } else { "gets-special" };
            let state = ("state", self.state_after(animal, food).into());
            sentences.push(self.say(id, &[eater.clone(), ("count", food.into()), state]));
        }
        if fat > 0 {
            let id = if food > 0 { "stores-also" } else { "stores" };
            sentences.push(self.say(id, &[eater, ("count", fat.into())]));
        }
        if lost > 0 {
            sentences.push(self.say("not-taken", &[("count", lost.into())]));
        }
        sentences
    }

    /// How far the animal is fed when it has got this much more: *fed* or *1 of 3*.
    fn state_after(&self, animal: AnimalId, more: u8) -> String {
        let Some(animal) = self.view.animal(animal) else { return self.phrases.say("progress-fed", &[]) };
        let (food, need) = (animal.tokens().saturating_add(more), animal.need);
        if food >= need {
            self.phrases.say("progress-fed", &[])
        } else {
            self.phrases.say("progress", &[("food", food.into()), ("need", need.into())])
        }
    }
}
