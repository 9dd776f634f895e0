//! Events.

use game::{Seat, SeatSet, Standings};
use new_world::view::View;
use new_world::{AnimalId, Card, CardRef, Death, Fact, Hidden, LinkId, Phase, SeenEvent, Token, Trait};

use super::phrases::Phrases;
use super::scoring::result;
use super::terms::{card_name, design_name, phase_title};
use crate::names::Names;
use crate::words::{Arg, Words};

/// What has happened, in one sentence or two. `view` is the table *before* the event is folded in, so that those who die
/// in it can still be named.
///
/// Nothing is said about somebody else's single cards (the draw states their number), about what follows from another
/// event that has a sentence, and about the moment.
pub fn log(words: &Words, names: &dyn Names<AnimalId>, view: &View, event: &SeenEvent) -> Option<String> {
    let line = Line { phrases: Phrases::new(words, names), view };
    Some(match *event {
        SeenEvent::YouDrew { card } => line.phrases.say("log-you-drew", &[line.card(card)]),
        SeenEvent::SeatDrew { .. } => return None,
        SeenEvent::YouPlayedAnimal { animal, card, .. } => {
            line.phrases.say("log-you-played-animal", &[line.animal(animal), line.card(card)])
        }
        SeenEvent::SeatPlayedAnimal { seat, animal, .. } => {
            line.phrases.say("log-played-animal", &[("player", names.player(seat).into()), line.animal(animal)])
        }
        SeenEvent::YouDiscarded { card } => line.say("discarded-you", &[line.card(card)]),
        SeenEvent::DiscardedOpenly { card, from: Hidden::Hand(seat) | Hidden::Pool(seat) } => {
            line.say_of(seat, "discarded", &[line.card(card)])
        }
        SeenEvent::DiscardedUnseen { from: Hidden::Hand(seat) } => line.say_of(seat, "discarded-hand", &[]),
        SeenEvent::DiscardedUnseen { from: Hidden::Pool(seat) } => line.say_of(seat, "discarded-pool", &[]),
        // The animal has died, which was reported.
        SeenEvent::DiscardedOpenly { .. } | SeenEvent::DiscardedUnseen { .. } => return None,
        SeenEvent::Open(fact) => return line.fact(fact),
    })
}

pub(super) struct Line<'a> {
    pub(super) phrases: Phrases<'a>,
    pub(super) view: &'a View,
}

pub(super) type Pair = (&'static str, Arg<'static>);

impl Line<'_> {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn fact(&self, fact: Fact) -> Option<String> {
        let phrases = &self.phrases;
        Some(match fact {
            Fact::AreasShuffled { deck, .. } => self.say("areas-shuffled", &[("count", deck.into())]),
            Fact::Shuffled { cards } => phrases.say("log-shuffled", &[("count", cards.into())]),
            Fact::CardsLeft { cards } => self.say("cards-left", &[("count", cards.into())]),
            Fact::FirstPlayer { seat, .. } => self.say_of(seat, "first-player", &[]),
            Fact::EpochBegan { epoch, first, last } => {
                self.say_of(first, if last { "epoch-last" } else { "epoch" }, &[("epoch", epoch.into())])
            }
            Fact::PhaseBegan { phase } => {
                phrases.say("log-phase", &[("phase", phase_title(phrases.words, phase).into())])
            }
            Fact::TurnBegan { seat, lap } => phrases.say_of(seat, "log-turn", &[("lap", lap.into())]),
            Fact::TraitPlayed { seat, shows, on, .. } => self.trait_played(seat, shows, on),
            Fact::PairPlayed { seat, shows, first, second, .. } => {
                let id = if shows == Trait::Symbiosis { "log-symbiosis-played" } else { "log-pair-played" };
                let both = [("first", phrases.animal(first)), ("second", phrases.animal(second))];
                phrases.say_of(seat, id, &[both[0].clone(), both[1].clone(), self.shows(shows)])
            }
            Fact::Rearranged { seat, order } => {
                self.say_of(seat, "rearranged", &[("animals", phrases.animals(order.animals()))])
            }
            Fact::AnimalAnnounced { seat, animal } => self.say_of(seat, "animal-announced", &[self.animal(animal)]),
            Fact::TraitAnnounced { seat, on } => self.say_of(seat, "trait-announced", &[self.animal(on)]),
            Fact::Revealed { card, .. } => self.say("revealed", &[self.card(card)]),
            Fact::RevealedMoved { to } => self.say("revealed-moved", &[self.animal(to)]),
            Fact::RevealedBecameAnimal { animal, .. } => self.say("revealed-animal", &[self.animal(animal)]),
            Fact::RevealedDiscarded { card, .. } => self.say("revealed-discarded", &[self.card(card)]),
            Fact::Passed { seat, forced } => {
                let no_cards = self.view.moment.phase == Phase::Development && self.view.pools[seat] == 0;
                let id = match forced {
                    true if no_cards && !self.has_pools() => "log-passed-no-cards",
                    true => "log-passed-forced",
                    false => "log-passed",
                };
                phrases.say_of(seat, id, &[])
            }
            Fact::TurnEnded { seat, forced } => {
                phrases.say_of(seat, if forced { "log-turn-ended-forced" } else { "log-turn-ended" }, &[])
            }
            Fact::AreaEntered { kind, nth } => {
                let area = design_name(phrases.words, self.view.areas.design(kind), nth);
                self.say("area-entered", &[("area", area.into())])
            }
            Fact::AreaHolds { place, tokens } => {
                // Between the Areas phases only Swamps gain something.
                let id = if self.view.moment.phase == Phase::Areas { "area-holds" } else { "swamp-holds" };
                let held = [("food", tokens.food.into()), ("shelters", tokens.shelter.into())];
                self.say(id, &[phrases.area(place), held[0].clone(), held[1].clone()])
            }
            Fact::AreaDiscarded { kind } => {
                let area = design_name(phrases.words, self.view.areas.design(kind), 0);
                self.say("area-discarded", &[("area", area.into())])
            }
            Fact::Sheltered { animal, from } => self.say("sheltered", &[self.subject(animal), phrases.area(from)]),
            Fact::Received { animal, source, food, fat, lost } => self.received(animal, source, food, fat, lost),
            Fact::Declined { link, animal } => {
                let shows = self.view.link(link).map_or(Trait::Communication, |link| link.shows);
                self.say("declined", &[self.shows(shows), self.animal(animal)])
            }
            Fact::Trampled { animal, place } => self.say("trampled", &[self.animal(animal), phrases.area(place)]),
            Fact::Robbed { pirate, victim, token } => {
                let id = if token == Token::Food { "robbed" } else { "robbed-special" };
                self.say(id, &[("pirate", phrases.subject(pirate)), ("target", phrases.object(victim))])
            }
            Fact::Metamorphosed { animal } => self.say("metamorphosed", &[self.animal(animal)]),
            Fact::Attacked { predator, prey, mutation, intelligence } => {
                self.attacked(predator, prey, [mutation, intelligence])
            }
            Fact::Ran { animal, die, escaped } => self
                .say(if escaped { "ran-escaped" } else { "ran-caught" }, &[self.animal(animal), ("die", die.into())]),
            Fact::Gored { animal, die, killed } => {
                self.say(if killed { "gored-killed" } else { "gored" }, &[self.animal(animal), ("die", die.into())])
            }
            Fact::Eluded { animal, shows } => self.say("eluded", &[self.animal(animal), self.shows(shows)]),
            Fact::Repelled { animal } => self.say("repelled", &[self.animal(animal)]),
            Fact::Hid { animal } => self.say("hid", &[self.animal(animal)]),
            Fact::Redirected { from, to } => {
                self.say("redirected", &[("from", phrases.animal(from)), ("to", phrases.animal(to))])
            }
            // What reactions and hibernation give up is reported with them.
            Fact::CardDiscarded { animal, shows, .. } => {
                let by_metamorphosis = self.view.moment.phase == Phase::Feeding && self.view.moment.attack().is_none();
                return by_metamorphosis.then(|| self.say("gave-up", &[self.animal(animal), self.shows(shows)]));
            }
            Fact::PairDiscarded { link, shows } => self.pair_discarded(link, shows),
            Fact::Poisoned { animal } => phrases.say("log-poisoned", &[self.animal(animal)]),
            Fact::Died { animal, cause } => match cause {
                Death::Eaten { by } => {
                    phrases.say("log-eaten", &[("prey", phrases.object(animal)), ("hunter", phrases.animal(by))])
                }
                Death::Gored { by } => {
                    self.say("died-gored", &[("animal", phrases.label(animal)), ("prey", phrases.animal(by))])
                }
                Death::Starved => phrases.say("log-starved", &[("animal", phrases.label(animal))]),
                Death::Poison => phrases.say("log-died-of-poison", &[("animal", phrases.label(animal))]),
            },
            Fact::FatSpent { animal, count } => self.say("fat-spent", &[self.subject(animal), ("count", count.into())]),
            Fact::Hibernated { animal } => match phrases.names.owner(animal) {
                Some(owner) => phrases.say_of(owner, "log-asleep", &[self.animal(animal)]),
                None => phrases.say("log-asleep-plain", &[self.animal(animal)]),
            },
            Fact::CleanedUp => self.say("cleaned-up", &[]),
            Fact::Draws { cards: 0, .. } => return None,
            Fact::Draws { seat, cards } => phrases.say_of(seat, "log-dealt", &[("count", cards.into())]),
            Fact::Reshuffled { cards } => self.say("reshuffled", &[("count", cards.into())]),
            Fact::GameOver { winners } => self.game_over(winners),
            Fact::PoolGrew { .. } | Fact::Spared { .. } | Fact::Moment(_) => return None,
        })
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.phrases.say(&format!("new-world-log-{id}"), args)
    }

    pub(super) fn say_of(&self, seat: Seat, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.phrases.say_of(seat, &format!("new-world-log-{id}"), args)
    }

    pub(super) fn animal(&self, animal: AnimalId) -> Pair {
        ("animal", self.phrases.animal(animal))
    }

    fn subject(&self, animal: AnimalId) -> Pair {
        ("animal", self.phrases.subject(animal))
    }

    fn card(&self, card: Card) -> Pair {
        ("card", card_name(self.phrases.words, card).into())
    }

    fn shows(&self, shows: Trait) -> Pair {
        ("trait", self.phrases.card(shows))
    }

    /// Whether cards come from gene pools and not from hands.
    fn has_pools(&self) -> bool {
        self.view.options.variant == new_world::Variant::RandomMutations
    }

    fn trait_played(&self, seat: Seat, shows: Trait, on: AnimalId) -> String {
        let is_own = self.phrases.names.owner(on) == Some(seat);
        let on = if is_own { self.phrases.animal(on) } else { self.phrases.object(on) };
        self.phrases.say_of(seat, "log-trait-played", &[self.shows(shows), ("animal", on)])
    }

    fn attacked(&self, predator: AnimalId, prey: AnimalId, ignored: [Option<CardRef>; 2]) -> String {
        let mut args = vec![("attacker", self.phrases.subject(predator)), ("target", self.phrases.object(prey))];
        let ignored = self.phrases.ignored(self.view, ignored);
        let id = if ignored.is_some() { "new-world-log-attacked-ignoring" } else { "log-attacked-new-world" };
        args.extend(ignored);
        self.phrases.say(id, &args)
    }

    fn pair_discarded(&self, link: LinkId, shows: Trait) -> String {
        let Some(link) = self.view.link(link) else {
            return self.phrases.say("log-pair-discarded-plain", &[self.shows(shows)]);
        };
        let (first, second) =
            (("first", self.phrases.animal(link.first)), ("second", self.phrases.animal(link.second)));
        self.phrases.say("log-pair-discarded", &[self.shows(shows), first, second])
    }

    fn game_over(&self, winners: SeatSet) -> String {
        let mut standings = Standings { seats: self.view.seats, winners, ..Standings::default() };
        for seat in Seat::all(self.view.seats) {
            standings.points[seat] = i32::from(self.view.breakdown(seat).total());
        }
        let result = result(self.phrases.words, self.phrases.names, &standings);
        self.phrases.say("log-game-over", &[("result", result.into())])
    }
}
