//! Labels of choices.

use new_world::{Action, AnimalId, Card, CardRef, LinkId, Token, Trait, View};

use super::names::Names;
use super::terms::{card_name, place_name, trait_name};
use crate::words::{Arg, Words};

/// The label of a choice: *Feed Cinerea: Steppe*.
///
/// The view tells what the words need to be unambiguous: which of several cards is meant, the partner of a pair card,
/// whether a token would become fat.
pub fn action(words: &Words, names: &dyn Names, view: &View, action: &Action) -> String {
    Label { words, names, view }.text(*action)
}

pub(super) struct Label<'a> {
    pub(super) words: &'a Words,
    pub(super) names: &'a dyn Names,
    pub(super) view: &'a View,
}

type Pair = (&'static str, Arg<'static>);

impl Label<'_> {
    fn say(&self, id: &str, args: &[Pair]) -> String {
        self.words.text_with(&format!("new-world-action-{id}"), args)
    }

    fn animal(&self, name: &'static str, animal: AnimalId) -> Pair {
        (name, self.names.animal(animal).into())
    }

    fn card(&self, card: Card) -> Pair {
        ("card", card_name(self.words, card).into())
    }

    fn shown(&self, name: &'static str, t: Trait) -> Pair {
        (name, trait_name(self.words, t).into())
    }

    fn text(&self, action: Action) -> String {
        let place = |place| ("area", Arg::from(place_name(self.words, place)));
        match action {
            Action::PlayAnimal { card, before: None } => self.say("play-animal", &[self.card(card)]),
            Action::PlayAnimal { card, before: Some(before) } => {
                self.say("play-animal-before", &[self.card(card), self.animal("animal", before)])
            }
            Action::PlayTrait { card, face, on } => {
                self.say("play-trait", &[self.shown("trait", face), self.animal("animal", on), self.card(card)])
            }
            Action::PlayPair { card, face, first, second } => {
                let both = [self.animal("first", first), self.animal("second", second)];
                let [first, second] = both;
                self.say(
                    pair_id(face, ["play-pair", "play-symbiosis"]),
                    &[self.shown("trait", face), first, second, self.card(card)],
                )
            }
            Action::Rearrange { order } => {
                let row: Vec<String> = order.animals().iter().map(|&animal| self.names.animal(animal)).collect();
                self.say("rearrange", &[("animals", row.join(", ").into())])
            }
            Action::AnnounceAnimal => self.say("announce-animal", &[]),
            Action::AnnounceTrait { on } => self.say("announce-trait", &[self.animal("animal", on)]),
            Action::Pass => self.say("pass", &[]),
            Action::EndTurn => self.say("end-turn", &[]),
            Action::Shelter { animal, from } => self.say("shelter", &[self.animal("animal", animal), place(from)]),
            Action::Feed { animal, from } => {
                let fed = self.view.animal(animal).is_some_and(|animal| animal.is_fed());
                self.say(if fed { "feed-fat" } else { "feed" }, &[self.animal("animal", animal), place(from)])
            }
            Action::Attack { predator, prey, mutation, intelligence } => {
                let ignored: Vec<String> =
                    mutation.into_iter().chain(intelligence).map(|card| self.card_of(prey, card)).collect();
                let id = if ignored.is_empty() { "attack" } else { "attack-ignoring" };
                let traits = ("traits", ignored.join(", ").into());
                self.say(id, &[self.animal("predator", predator), self.animal("prey", prey), traits])
            }
            Action::Piracy { pirate, victim, taking } => {
                let id = if taking == Token::Food { "piracy-food" } else { "piracy-special" };
                self.say(id, &[self.animal("pirate", pirate), self.animal("victim", victim)])
            }
            Action::Metamorphose { animal, discard, card, face, pair } => {
                let mut args = self.giving_up(animal, discard);
                args.extend([self.shown("gained", face), self.card(card)]);
                match pair {
                    Some((first, second)) => {
                        args.extend([self.animal("first", first), self.animal("second", second)]);
                        self.say(pair_id(face, ["metamorphosis-pair", "metamorphosis-symbiosis"]), &args)
                    }
                    None => self.say("metamorphosis", &args),
                }
            }
            Action::MetamorphoseFromPool { animal, discard } => {
                self.say("metamorphosis-pool", &self.giving_up(animal, discard))
            }
            Action::MetamorphoseForFood { animal, discard } => {
                self.say("metamorphosis-food", &self.giving_up(animal, discard))
            }
            _ => self.answer(action),
        }
    }

    fn answer(&self, action: Action) -> String {
        let of = |id: &str, animal: AnimalId| self.say(id, &[self.animal("animal", animal)]);
        match action {
            Action::Trigger { link, from } => self.trigger("trigger", link, from),
            Action::Decline { link, from } => self.trigger("decline", link, from),
            Action::Trample { animal } => of("trample", animal),
            Action::Spare { animal } => of("spare", animal),
            Action::Run => self.say("run", &[]),
            Action::Gore => self.say("gore", &[]),
            Action::Elude { discard } => {
                let prey = self.view.moment.attack().map(|attack| attack.prey);
                let card = prey.map_or_else(|| self.gone(), |prey| self.card_of(prey, discard));
                self.say("elude", &[("card", card.into())])
            }
            Action::Repel => self.say("repel", &[]),
            Action::Hide => self.say("hide", &[]),
            Action::Mimic { to } => of("mimic", to),
            Action::AddTrait { face, on } => {
                self.say("add-trait", &[self.shown("trait", face), self.animal("animal", on)])
            }
            Action::AddPair { face, first, second } => {
                let both = [self.animal("first", first), self.animal("second", second)];
                let [first, second] = both;
                self.say(pair_id(face, ["add-pair", "add-symbiosis"]), &[self.shown("trait", face), first, second])
            }
            Action::SpendFat { animal } => of("spend-fat", animal),
            Action::KeepFat { animal } => of("keep-fat", animal),
            Action::Hibernate { animal } => of("hibernate", animal),
            Action::StayAwake { animal } => of("stay-awake", animal),
            Action::DiscardHand { card } => self.say("discard", &[self.card(card)]),
            _ => self.say("stop", &[]),
        }
    }

    fn giving_up(&self, animal: AnimalId, discard: CardRef) -> Vec<Pair> {
        vec![self.animal("animal", animal), ("lost", self.card_of(animal, discard).into())]
    }

    fn trigger(&self, id: &str, link: LinkId, from: AnimalId) -> String {
        let Some(card) = self.view.link(link) else { return self.gone() };
        let both = [self.animal("from", from), self.animal("partner", card.partner(from))];
        let [from, partner] = both;
        self.say(id, &[self.shown("trait", card.shows), from, partner])
    }

    fn gone(&self) -> String {
        self.words.text("new-world-card-gone")
    }

    /// A card of an animal, told apart from others with the same trait.
    pub(super) fn card_of(&self, animal: AnimalId, card: CardRef) -> String {
        match card {
            CardRef::Pair(id) => match self.view.link(id) {
                Some(link) => {
                    let partner = self.animal("partner", link.partner(animal));
                    self.words.text_with("new-world-card-pair", &[self.shown("trait", link.shows), partner])
                }
                None => self.gone(),
            },
            CardRef::Single { shows, nth } => {
                let stack = self.view.animal(animal).map_or(&[][..], |animal| &animal.stack);
                let cards = stack.iter().filter(|card| card.shows == shows);
                if cards.clone().nth(usize::from(nth)).is_some_and(|card| card.fat) {
                    return self.words.text_with("new-world-card-fat", &[self.shown("trait", shows)]);
                }
                trait_name(self.words, shows)
            }
        }
    }
}

/// The plain sentence, or the one that tells guardian and ward.
pub(super) fn pair_id(face: Trait, ids: [&'static str; 2]) -> &'static str {
    ids[usize::from(face == Trait::Symbiosis)]
}
