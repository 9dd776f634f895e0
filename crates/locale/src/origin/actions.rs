//! Labels of choices.

use origin::{Action, AnimalId, Card, CardRef, Kept, LinkId, Location, Trait, View, Wear};

use super::phrases::Phrases;
use super::terms::{card_name, location_name};
use crate::names::Names;
use crate::words::{Arg, Words};

/// The label of a choice: *Feed Cinerea*, *Play Parasite on Montana (Ilya)*.
///
/// The view holds what the words need to be unambiguous: which of several cards is meant, the partner of a pair card,
/// whether a token would become fat.
pub fn action(words: &Words, names: &dyn Names, view: &View, action: &Action) -> String {
    let label = Label { phrases: Phrases::new(words, names), view };
    let say = |id: &str, args: &[(&str, Arg<'_>)]| label.phrases.say(id, args);
    let name = |animal| label.phrases.animal(animal);
    match *action {
        Action::PlayAnimal { card, at } => label.new_animal("action-play-animal", card, at),
        Action::PlayTrait { card, face, on } => label.play_trait(card, face, on),
        Action::PlayPair { card, face, first, second } => label.play_pair(card, face, first, second),
        Action::Pass => words.text("action-pass"),
        Action::Take { animal } => say(label.take_id(animal), &[("animal", name(animal))]),
        Action::Attack { attacker, target } => {
            say("action-attack", &[("attacker", name(attacker)), ("target", label.phrases.label(target))])
        }
        Action::Fat { animal, count } => say("action-fat", &[("animal", name(animal)), ("count", count.into())]),
        Action::Piracy { pirate, target } => {
            say("action-piracy", &[("pirate", name(pirate)), ("target", label.phrases.label(target))])
        }
        Action::Graze { animal } => say("action-graze", &[("animal", name(animal))]),
        Action::Hibernate { animal } => say("action-hibernate", &[("animal", name(animal))]),
        Action::EndTurn => words.text("action-end-turn"),
        Action::Trigger { link, from } => label.trigger(link, from),
        Action::Run => words.text("action-run"),
        Action::Mimic { to } => say("action-mimic", &[("animal", name(to))]),
        Action::LoseTail { discard } => say("action-lose-tail", &[("card", label.given_up(discard).into())]),
        Action::Decline => words.text("action-decline"),
        Action::Scavenge { animal } => say("action-scavenge", &[("animal", name(animal))]),
        Action::Recombine { link, first, second } => label.recombine(link, first, second),
        Action::Migrate { animal, to } => {
            say("action-migrate", &[("animal", name(animal)), ("location", location_name(words, to).into())])
        }
        Action::SetOff => words.text("action-set-off"),
        Action::Follow { animal, migrant } => {
            say("action-follow", &[("animal", name(animal)), ("migrant", label.phrases.label(migrant))])
        }
        Action::Stay { animal } => say("action-stay", &[("animal", name(animal))]),
        Action::Keep { which, .. } => label.keep(which),
        Action::Restore { animal, card } => {
            say("action-restore", &[("animal", name(animal)), ("card", card_name(words, card).into())])
        }
        Action::Place { card, at } => {
            let location = location_name(words, at);
            say("action-place", &[("card", card_name(words, card).into()), ("location", location.into())])
        }
    }
}

struct Label<'a> {
    phrases: Phrases<'a>,
    view: &'a View,
}

impl Label<'_> {
    /// Where there are several locations, the one it comes to is named.
    fn new_animal(&self, id: &str, card: Card, at: Location) -> String {
        let words = self.phrases.words;
        let mut args = vec![("card", card_name(words, card).into())];
        if !self.view.modules.is_divided() {
            return self.phrases.say(id, &args);
        }
        args.push(("location", location_name(words, at).into()));
        self.phrases.say(&format!("{id}-in"), &args)
    }

    fn recombine(&self, link: LinkId, first: u8, second: u8) -> String {
        let Some(link) = self.view.link(link) else { return self.phrases.say("card-unknown", &[]) };
        let given = |animal: AnimalId, place: u8| {
            let stack = self.view.animal(animal).map_or(&[][..], |animal| &animal.stack);
            match stack.get(usize::from(place)) {
                Some(card) => self.card_of(Some(animal), CardRef::Stack { shows: card.shows, place }),
                None => self.phrases.say("card-unknown", &[]),
            }
        };
        let (one, other) = (("first", self.phrases.animal(link.first)), ("second", self.phrases.animal(link.second)));
        let card = ("card", given(link.first, first).into());
        self.phrases.say("action-recombine", &[one, other, card, ("other", given(link.second, second).into())])
    }

    /// Which of two cards stays, and what speaks for it.
    fn keep(&self, which: Kept) -> String {
        let Some(twins) = self.view.twins() else { return self.phrases.say("card-unknown", &[]) };
        let (id, wear) = match which {
            Kept::Arriving => ("action-keep-arriving", twins.arriving),
            Kept::Own => ("action-keep-own", twins.own),
        };
        let state = self.phrases.words.text(match wear {
            Wear::Ready => "wear-ready",
            Wear::Used => "wear-used",
            Wear::Covered => "wear-covered",
        });
        self.phrases.say(id, &[("trait", self.phrases.card(twins.shows)), ("state", state.into())])
    }

    fn play_trait(&self, card: Card, face: Trait, on: AnimalId) -> String {
        let is_own = self.phrases.names.owner(on) == self.phrases.names.you();
        let on = if is_own { self.phrases.animal(on) } else { self.phrases.label(on) };
        self.play("action-play-trait", card, face, vec![("animal", on)])
    }

    fn play_pair(&self, card: Card, face: Trait, first: AnimalId, second: AnimalId) -> String {
        let id = if face == Trait::Symbiosis { "action-play-symbiosis" } else { "action-play-pair" };
        self.play(id, card, face, vec![("first", self.phrases.animal(first)), ("second", self.phrases.animal(second))])
    }

    /// Names the card too if another card in hand shows the same trait.
    fn play(&self, id: &str, card: Card, face: Trait, mut args: Vec<(&str, Arg<'_>)>) -> String {
        args.push(("trait", self.phrases.card(face)));
        let hand = self.view.own.as_ref().map(|own| own.hand.as_slice()).unwrap_or_default();
        if !hand.iter().any(|other| *other != card && other.shows(face)) {
            return self.phrases.say(id, &args);
        }
        args.push(("card", card_name(self.phrases.words, card).into()));
        self.phrases.say(&format!("{id}-card"), &args)
    }

    fn take_id(&self, animal: AnimalId) -> &'static str {
        match self.view.animal(animal) {
            Some(animal) if animal.is_fed() => "action-take-fat",
            _ => "action-take",
        }
    }

    fn trigger(&self, link: LinkId, from: AnimalId) -> String {
        let from_name = ("from", self.phrases.animal(from));
        let Some(link) = self.view.link(link) else { return self.phrases.say("action-trigger", &[from_name]) };
        let id = match link.shows {
            Trait::Communication => "action-trigger-communication",
            Trait::Cooperation => "action-trigger-cooperation",
            _ => return self.phrases.say("action-trigger", &[from_name]),
        };
        let partner = if link.first == from { link.second } else { link.first };
        self.phrases.say(id, &[from_name, ("partner", self.phrases.animal(partner))])
    }

    /// The card that the attacked animal gives up.
    fn given_up(&self, card: CardRef) -> String {
        self.card_of(self.view.moment.attack().map(|attack| attack.target), card)
    }

    /// A card of an animal.
    fn card_of(&self, attacked: Option<AnimalId>, card: CardRef) -> String {
        match card {
            CardRef::Stack { shows: shows @ Trait::FatTissue, place } => {
                let has_fat = attacked
                    .and_then(|animal| self.view.animal(animal))
                    .and_then(|animal| animal.stack.get(usize::from(place)))
                    .is_some_and(|card| card.fat);
                self.phrases
                    .say(if has_fat { "card-fat" } else { "card-empty" }, &[("trait", self.phrases.card(shows))])
            }
            CardRef::Stack { shows, .. } => self.phrases.say("card-trait", &[("trait", self.phrases.card(shows))]),
            CardRef::Pair(link) => {
                let Some(link) = self.view.link(link) else { return self.phrases.say("card-unknown", &[]) };
                let partner = if Some(link.first) == attacked { link.second } else { link.first };
                let partner = self.phrases.animal(partner);
                self.phrases.say("card-pair", &[("trait", self.phrases.card(link.shows)), ("partner", partner)])
            }
        }
    }
}
