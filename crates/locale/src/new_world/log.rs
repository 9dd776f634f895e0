//! Events.

use game::{Seat, SeatSet};
use new_world::{AnimalId, Card, CardRef, Death, Fact, Hidden, Place, SeenEvent, Source, Token, Trait, View};

use super::actions::{Label, pair_id};
use super::names::{Names, player_or_you};
use super::terms::{area_name, card_name, phase_name, place_name, trait_name};
use crate::words::{Arg, Words};

/// What has happened, in one sentence. `view` is the table *before* the event is folded in.
///
/// Nothing is said about somebody else's single cards (how many are drawn is told before), about tokens that are put on
/// areas, about the beginning of a turn and about the moment.
pub fn log(words: &Words, names: &dyn Names, view: &View, event: &SeenEvent) -> Option<String> {
    let line = Line { words, names, view };
    Some(match *event {
        SeenEvent::YouDrew { card } => line.say("you-drew", &[line.card(card)]),
        SeenEvent::SeatDrew { .. } => return None,
        SeenEvent::YouPlayedAnimal { animal, card, .. } => {
            let player = ("player", words.text("new-world-you").into());
            line.say("you-animal", &[player, line.animal("animal", animal), line.card(card)])
        }
        SeenEvent::SeatPlayedAnimal { seat, animal, .. } => {
            line.say("animal", &[line.player(seat), line.animal("animal", animal)])
        }
        SeenEvent::YouDiscarded { card } => {
            let player = ("player", words.text("new-world-you").into());
            line.say("discarded-card", &[player, line.card(card)])
        }
        SeenEvent::DiscardedUnseen { from: Hidden::Hand(seat) | Hidden::Pool(seat) } => {
            line.say("discarded", &[line.player(seat)])
        }
        SeenEvent::DiscardedOpenly { card, from: Hidden::Hand(seat) | Hidden::Pool(seat) } => {
            line.say("discarded-card", &[line.player(seat), line.card(card)])
        }
        // The card under a dead animal: its death is told.
        SeenEvent::DiscardedUnseen { .. } | SeenEvent::DiscardedOpenly { .. } => return None,
        SeenEvent::Open(fact) => return line.fact(fact),
    })
}

struct Line<'a> {
    words: &'a Words,
    names: &'a dyn Names,
    view: &'a View,
}

type Pair = (&'static str, Arg<'static>);

impl Line<'_> {
    fn say(&self, id: &str, args: &[Pair]) -> String {
        self.words.text_with(&format!("new-world-log-{id}"), args)
    }

    fn player(&self, seat: Seat) -> Pair {
        ("player", player_or_you(self.words, self.names, seat).into())
    }

    fn animal(&self, name: &'static str, animal: AnimalId) -> Pair {
        (name, self.names.animal(animal).into())
    }

    fn card(&self, card: Card) -> Pair {
        ("card", card_name(self.words, card).into())
    }

    fn shown(&self, t: Trait) -> Pair {
        ("trait", trait_name(self.words, t).into())
    }

    fn place(&self, place: Place) -> Pair {
        ("area", place_name(self.words, place).into())
    }

    /// An area card by the names of its parts.
    fn area_card(&self, kind: new_world::AreaKind) -> Pair {
        let names = self.view.areas.design(kind).parts().map(|(_, part)| area_name(self.words, part.name));
        ("area", names.collect::<Vec<_>>().join(" / ").into())
    }

    fn fact(&self, fact: Fact) -> Option<String> {
        let of = |id: &str, animal: AnimalId| self.say(id, &[self.animal("animal", animal)]);
        Some(match fact {
            Fact::AreasShuffled { deck, out } => {
                self.say("areas-shuffled", &[("deck", deck.into()), ("out", out.into())])
            }
            Fact::CardsLeft { cards } => self.say("cards-left", &[("count", cards.into())]),
            Fact::FirstPlayer { seat, .. } => self.say("first-player", &[self.player(seat)]),
            Fact::EpochBegan { epoch, first, last } => {
                self.say(if last { "epoch-last" } else { "epoch" }, &[("epoch", epoch.into()), self.player(first)])
            }
            Fact::PhaseBegan { phase } => self.say("phase", &[("phase", phase_name(self.words, phase).into())]),
            Fact::TraitPlayed { seat, shows, on, .. } => {
                self.say("trait", &[self.player(seat), self.shown(shows), self.animal("animal", on)])
            }
            Fact::PairPlayed { seat, shows, first, second, .. } => {
                let both = [self.animal("first", first), self.animal("second", second)];
                let [first, second] = both;
                self.say(pair_id(shows, ["pair", "symbiosis"]), &[self.player(seat), self.shown(shows), first, second])
            }
            Fact::Rearranged { seat, .. } => self.say("rearranged", &[self.player(seat)]),
            Fact::AnimalAnnounced { seat, animal } => {
                self.say("animal", &[self.player(seat), self.animal("animal", animal)])
            }
            Fact::TraitAnnounced { seat, on } => {
                self.say("trait-announced", &[self.player(seat), self.animal("animal", on)])
            }
            Fact::Revealed { card, .. } => self.say("revealed", &[self.card(card)]),
            Fact::RevealedMoved { to } => of("revealed-moved", to),
            Fact::RevealedBecameAnimal { animal, .. } => of("revealed-animal", animal),
            Fact::RevealedDiscarded { card, .. } => self.say("revealed-discarded", &[self.card(card)]),
            Fact::Passed { seat, forced } => {
                self.say(if forced { "passed-forced" } else { "passed" }, &[self.player(seat)])
            }
            Fact::TurnEnded { seat, forced: false } => self.say("turn-ended", &[self.player(seat)]),
            Fact::AreaEntered { kind, .. } => self.say("area-entered", &[self.area_card(kind)]),
            Fact::AreaDiscarded { kind } => self.say("area-discarded", &[self.area_card(kind)]),
            Fact::Sheltered { animal, from } => {
                self.say("sheltered", &[self.animal("animal", animal), self.place(from)])
            }
            Fact::Received { animal, source, food, fat, .. } => return self.received(animal, source, food, fat),
            Fact::Declined { animal, .. } => of("declined", animal),
            Fact::Trampled { animal, place } => {
                self.say("trampled", &[self.animal("animal", animal), self.place(place)])
            }
            Fact::Robbed { pirate, victim, token } => {
                let id = if token == Token::Food { "robbed-food" } else { "robbed-special" };
                self.say(id, &[self.animal("pirate", pirate), self.animal("victim", victim)])
            }
            Fact::Metamorphosed { animal } => of("metamorphosed", animal),
            Fact::CardDiscarded { animal, shows, .. } => {
                self.say("card-discarded", &[self.shown(shows), self.animal("animal", animal)])
            }
            Fact::PairDiscarded { link, shows } => match self.view.link(link) {
                Some(link) => {
                    let both = [self.animal("first", link.first), self.animal("second", link.second)];
                    let [first, second] = both;
                    self.say("pair-discarded", &[self.shown(shows), first, second])
                }
                None => self.say("pair-discarded-plain", &[self.shown(shows)]),
            },
            Fact::FatSpent { animal, count } => {
                self.say("fat-spent", &[self.animal("animal", animal), ("count", count.into())])
            }
            Fact::Hibernated { animal } => of("hibernated", animal),
            Fact::CleanedUp => self.say("cleaned-up", &[]),
            Fact::Draws { seat, cards } => self.say("draws", &[self.player(seat), ("count", cards.into())]),
            Fact::Reshuffled { cards } => self.say("reshuffled", &[("count", cards.into())]),
            Fact::GameOver { winners } => self.winners(winners),
            Fact::Shuffled { .. }
            | Fact::PoolGrew { .. }
            | Fact::TurnBegan { .. }
            | Fact::TurnEnded { .. }
            | Fact::AreaHolds { .. }
            | Fact::Spared { .. }
            | Fact::Moment(_) => return None,
            attack => return self.attack(attack),
        })
    }

    /// What happens in an attack.
    fn attack(&self, fact: Fact) -> Option<String> {
        let of = |id: &str, animal: AnimalId| self.say(id, &[self.animal("animal", animal)]);
        let rolled =
            |id: &str, animal: AnimalId, die: u8| self.say(id, &[self.animal("animal", animal), ("die", die.into())]);
        Some(match fact {
            Fact::Attacked { predator, prey, mutation, intelligence } => {
                let label = Label { words: self.words, names: self.names, view: self.view };
                let ignored: Vec<String> = [mutation, intelligence]
                    .into_iter()
                    .flatten()
                    .map(|card: CardRef| label.card_of(prey, card))
                    .collect();
                let id = if ignored.is_empty() { "attacked" } else { "attacked-ignoring" };
                let traits = ("traits", ignored.join(", ").into());
                self.say(id, &[self.animal("predator", predator), self.animal("prey", prey), traits])
            }
            Fact::Ran { animal, die, escaped } => {
                rolled(if escaped { "ran-escaped" } else { "ran-caught" }, animal, die)
            }
            Fact::Gored { animal, die, killed } => rolled(if killed { "gored" } else { "gored-failed" }, animal, die),
            Fact::Eluded { animal, .. } => of("eluded", animal),
            Fact::Repelled { animal } => of("repelled", animal),
            Fact::Hid { animal } => of("hid", animal),
            Fact::Redirected { from, to } => {
                self.say("redirected", &[self.animal("from", from), self.animal("to", to)])
            }
            Fact::Poisoned { animal } => of("poisoned", animal),
            Fact::Died { animal, cause } => match cause {
                Death::Eaten { by } => self.say("eaten", &[self.animal("predator", by), self.animal("animal", animal)]),
                Death::Gored { .. } => of("died-gored", animal),
                Death::Starved => of("died-starved", animal),
                Death::Poison => of("died-poison", animal),
            },
            _ => return None,
        })
    }

    /// Food that came to an animal; nothing is said where nothing came.
    fn received(&self, id: AnimalId, source: Source, food: u8, fat: u8) -> Option<String> {
        let animal = self.view.animal(id)?;
        let source = match source {
            Source::Area(place) => place_name(self.words, place),
            Source::Communication { .. } => trait_name(self.words, Trait::Communication),
            Source::Cooperation(_) => trait_name(self.words, Trait::Cooperation),
            Source::Hunt => self.words.text("new-world-source-hunt"),
            Source::Elusive => trait_name(self.words, Trait::Elusive),
            Source::Scavenging => trait_name(self.words, Trait::Scavenger),
            Source::Piracy => trait_name(self.words, Trait::Piracy),
            Source::Metamorphosis => trait_name(self.words, Trait::Metamorphosis),
        };
        let id = match (food, fat) {
            (0, 0) => return None,
            (_, 0) => "ate",
            (0, _) => "stored",
            _ => "ate-stored",
        };
        Some(self.say(
            id,
            &[
                self.animal("animal", animal.id),
                ("source", source.into()),
                ("food", (animal.tokens() + food).into()),
                ("need", animal.need.into()),
                ("fat", fat.into()),
            ],
        ))
    }

    fn winners(&self, winners: SeatSet) -> String {
        let names: Vec<String> = winners.iter().map(|seat| player_or_you(self.words, self.names, seat)).collect();
        self.say(if names.len() == 1 { "winner" } else { "winners" }, &[("players", names.join(", ").into())])
    }
}
