//! Labels of choices.

use new_world::{Action, AnimalId, Card, CardRef, LinkId, Place, Token, Trait, View};

use super::phrases::Phrases;
use super::terms::{card_name, trait_name};
use crate::names::Names;
use crate::words::{Arg, Words};

/// The label of a choice: *Feed Cinerea: Taiga*, *Play Parasite on Montana (Ilya)*.
///
/// The view holds what the words need to be unambiguous: which of several cards is meant, the partner of a pair card,
/// whether a token would become fat.
pub fn action(words: &Words, names: &dyn Names<AnimalId>, view: &View, action: &Action) -> String {
    let label = Label { phrases: Phrases::new(words, names), view };
    let say = |id: &str, args: &[(&str, Arg<'_>)]| label.phrases.say(&format!("new-world-action-{id}"), args);
    let name = |animal| ("animal", label.phrases.animal(animal));
    let card = |card: Card| ("card", Arg::from(card_name(words, card)));
    match *action {
        Action::PlayAnimal { card: played, before: None } => label.phrases.say("action-play-animal", &[card(played)]),
        Action::PlayAnimal { card: played, before: Some(before) } => {
            say("play-animal-before", &[card(played), name(before)])
        }
        Action::PlayTrait { card, face, on } => label.play_trait(Some(card), face, on),
        Action::PlayPair { card, face, first, second } => label.play_pair(Some(card), face, first, second),
        Action::AddTrait { face, on } => label.play_trait(None, face, on),
        Action::AddPair { face, first, second } => label.play_pair(None, face, first, second),
        Action::Rearrange { order } => say("rearrange", &[("animals", label.phrases.animals(order.animals()))]),
        Action::AnnounceAnimal => say("announce-animal", &[]),
        Action::AnnounceTrait { on } => say("announce-trait", &[name(on)]),
        Action::Pass => words.text("action-pass"),
        Action::EndTurn => words.text("action-end-turn"),
        Action::Shelter { animal, from } => say("shelter", &[name(animal), label.phrases.area(from)]),
        Action::Feed { animal, from } => label.feed(animal, from),
        Action::Attack { predator, prey, mutation, intelligence } => {
            label.attack(predator, prey, [mutation, intelligence])
        }
        Action::Piracy { pirate, victim, taking } => {
            let id = if taking == Token::Food { "piracy" } else { "piracy-special" };
            let victim = ("target", label.phrases.label(victim));
            say(id, &[("pirate", label.phrases.animal(pirate)), victim])
        }
        Action::Metamorphose { animal, discard, card, face, pair } => {
            label.metamorphose(animal, discard, card, face, pair)
        }
        Action::MetamorphoseFromPool { animal, discard } => {
            say("metamorphose-pool", &[name(animal), label.given_up(animal, discard)])
        }
        Action::MetamorphoseForFood { animal, discard } => {
            say("metamorphose-food", &[name(animal), label.given_up(animal, discard)])
        }
        Action::Trigger { link, from } => label.trigger("trigger", link, from),
        Action::Decline { link, from } => label.trigger("decline", link, from),
        Action::Trample { animal } => say("trample", &[name(animal)]),
        Action::Spare { animal } => say("spare", &[name(animal)]),
        Action::Run => say("run", &[]),
        Action::Gore => say("gore", &[]),
        Action::Elude { discard } => {
            let prey = view.moment.attack().map_or(AnimalId(0), |attack| attack.prey);
            say("elude", &[label.given_up(prey, discard)])
        }
        Action::Repel => say("repel", &[]),
        Action::Hide => say("hide", &[]),
        Action::Mimic { to } => say("mimic", &[name(to)]),
        Action::Stop => words.text("action-decline"),
        Action::SpendFat { animal } => say("spend-fat", &[name(animal)]),
        Action::KeepFat { animal } => say("keep-fat", &[name(animal)]),
        Action::Hibernate { animal } => say("hibernate", &[name(animal)]),
        Action::StayAwake { animal } => say("stay-awake", &[name(animal)]),
        Action::DiscardHand { card: given } => say("discard", &[card(given)]),
    }
}

struct Label<'a> {
    phrases: Phrases<'a>,
    view: &'a View,
}

impl Label<'_> {
    fn play_trait(&self, card: Option<Card>, face: Trait, on: AnimalId) -> String {
        let is_own = self.phrases.names.owner(on) == self.phrases.names.you();
        let on = if is_own { self.phrases.animal(on) } else { self.phrases.label(on) };
        self.play("action-play-trait", card, face, vec![("animal", on)])
    }

    fn play_pair(&self, card: Option<Card>, face: Trait, first: AnimalId, second: AnimalId) -> String {
        let id = if face == Trait::Symbiosis { "action-play-symbiosis" } else { "action-play-pair" };
        self.play(id, card, face, vec![("first", self.phrases.animal(first)), ("second", self.phrases.animal(second))])
    }

    /// Names the card too if another card in hand shows the same trait.
    fn play(&self, id: &str, card: Option<Card>, face: Trait, mut args: Vec<(&str, Arg<'_>)>) -> String {
        args.push(("trait", self.phrases.card(face)));
        match card.filter(|&card| self.has_another(card, face)) {
            None => self.phrases.say(id, &args),
            Some(card) => {
                args.push(("card", card_name(self.phrases.words, card).into()));
                self.phrases.say(&format!("{id}-card"), &args)
            }
        }
    }

    fn has_another(&self, card: Card, face: Trait) -> bool {
        let hand = self.view.own.as_ref().map(|own| own.hand.as_slice()).unwrap_or_default();
        hand.iter().any(|other| *other != card && other.shows(face))
    }

    fn feed(&self, animal: AnimalId, from: Place) -> String {
        let is_fed = self.view.animal(animal).is_some_and(|animal| animal.is_fed());
        let id = if is_fed { "new-world-action-feed-fat" } else { "new-world-action-feed" };
        self.phrases.say(id, &[("animal", self.phrases.animal(animal)), self.phrases.area(from)])
    }

    fn attack(&self, predator: AnimalId, prey: AnimalId, ignored: [Option<CardRef>; 2]) -> String {
        let mut args = vec![("attacker", self.phrases.animal(predator)), ("target", self.phrases.label(prey))];
        let ignored = self.phrases.ignored(self.view, ignored);
        let id = if ignored.is_some() { "new-world-action-attack-ignoring" } else { "action-attack-new-world" };
        args.extend(ignored);
        self.phrases.say(id, &args)
    }

    /// The card that an animal gives up.
    fn given_up(&self, animal: AnimalId, card: CardRef) -> (&'static str, Arg<'static>) {
        ("card", self.phrases.card_of(self.view, animal, card).into())
    }

    fn metamorphose(
        &self,
        animal: AnimalId,
        discard: CardRef,
        card: Card,
        face: Trait,
        pair: Option<(AnimalId, AnimalId)>,
    ) -> String {
        let mut gets = trait_name(self.phrases.words, face);
        if self.has_another(card, face) {
            gets = format!("{gets} ({})", card_name(self.phrases.words, card));
        }
        let mut args =
            vec![("animal", self.phrases.animal(animal)), self.given_up(animal, discard), ("trait", gets.into())];
        let id = match pair {
            None => "new-world-action-metamorphose",
            Some(_) if face == Trait::Symbiosis => "new-world-action-metamorphose-symbiosis",
            Some(_) => "new-world-action-metamorphose-pair",
        };
        if let Some((first, second)) = pair {
            args.extend([("first", self.phrases.animal(first)), ("second", self.phrases.animal(second))]);
        }
        self.phrases.say(id, &args)
    }

    fn trigger(&self, what: &str, link: LinkId, from: AnimalId) -> String {
        let from_name = ("from", self.phrases.animal(from));
        let Some(link) = self.view.link(link) else { return self.phrases.say("action-trigger", &[from_name]) };
        let kind = if link.shows == Trait::Communication { "communication" } else { "cooperation" };
        let partner = ("partner", self.phrases.animal(link.partner(from)));
        self.phrases.say(&format!("new-world-action-{what}-{kind}"), &[from_name, partner])
    }
}
