//! Events.

use game::{Seat, SeatSet, Standings};
use origin::{
    AnimalId, Arrival, Death, Exchanged, Fact, LinkId, Location, Phase, SeenEvent, Source, Token, Trait, View,
};

use super::phrases::Phrases;
use super::scoring::result;
use super::terms::{card_name, location_name, phase_title};
use crate::names::Names;
use crate::words::{Arg, Words};

/// What has happened, in one sentence or two. `view` is the table *before* the event is folded in, so that those who die
/// in it can still be named.
///
/// Nothing is said about somebody else's single cards (the deal states their number), about a trait card that goes to
/// the discard pile (the lost tail states which), and about the moment.
pub fn log(words: &Words, names: &dyn Names, view: &View, event: &SeenEvent) -> Option<String> {
    let line = Line { phrases: Phrases::new(words, names), view };
    match *event {
        SeenEvent::YouDrew { card } => Some(line.say("log-you-drew", &[("card", card_name(words, card).into())])),
        SeenEvent::SeatDrew { .. } => None,
        SeenEvent::YouPlayedAnimal { animal, card, at } => {
            let card = card_name(words, card);
            Some(line.say_at("log-you-played-animal", at, vec![("animal", line.name(animal)), ("card", card.into())]))
        }
        SeenEvent::SeatPlayedAnimal { seat, animal, at } => {
            let player = names.player(seat);
            Some(line.say_at("log-played-animal", at, vec![("player", player.into()), ("animal", line.name(animal))]))
        }
        SeenEvent::YouRestoredAnimal { animal, card } => {
            let card = card_name(words, card);
            Some(line.say("log-you-restored", &[("animal", line.name(animal)), ("card", card.into())]))
        }
        SeenEvent::SeatRestoredAnimal { seat, animal } => {
            let player = names.player(seat);
            Some(line.say("log-restored", &[("player", player.into()), ("animal", line.name(animal))]))
        }
        SeenEvent::Open(fact) => line.fact(fact),
    }
}

struct Line<'a> {
    phrases: Phrases<'a>,
    view: &'a View,
}

impl Line<'_> {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn fact(&self, fact: Fact) -> Option<String> {
        Some(match fact {
            Fact::Shuffled { cards } => self.say("log-shuffled", &[("count", cards.into())]),
            Fact::RolledForFirst { seat, die } => self.say_of(seat, "log-rolled-for-first", &[("die", die.into())]),
            Fact::FirstPlayer { seat } => self.say_of(seat, "log-first-player", &[]),
            Fact::RoundBegan { round, first, last } => {
                self.say_of(first, if last { "log-round-last" } else { "log-round" }, &[("round", round.into())])
            }
            Fact::PhaseBegan { phase } => {
                self.say("log-phase", &[("phase", phase_title(self.phrases.words, phase).into())])
            }
            Fact::TurnBegan { seat, lap } => self.say_of(seat, "log-turn", &[("lap", lap.into())]),
            Fact::TraitPlayed { seat, card: _, shows, on } => self.trait_played(seat, shows, on),
            Fact::PairPlayed { seat, card: _, shows, link: _, first, second } => {
                let id = if shows == Trait::Symbiosis { "log-symbiosis-played" } else { "log-pair-played" };
                let (first, second) = (("first", self.name(first)), ("second", self.name(second)));
                self.say_of(seat, id, &[("trait", self.phrases.card(shows)), first, second])
            }
            Fact::Passed { seat, forced, final_pass } => self.passed(seat, forced, final_pass),
            Fact::TurnEnded { seat, forced } => {
                self.say_of(seat, if forced { "log-turn-ended-forced" } else { "log-turn-ended" }, &[])
            }
            Fact::FoodRolled { at, die } => {
                let (id, mut args) = ("log-food-rolled", vec![("die", die.into())]);
                if !self.view.modules.is_divided() {
                    self.say_of(self.view.first, id, &args)
                } else {
                    args.push(self.location(at));
                    self.say_of(self.view.first, &format!("{id}-in"), &args)
                }
            }
            Fact::BankFilled { at, tokens } => self.bank_filled(at, tokens),
            Fact::BankGrew { animal, at, tokens } => {
                let animal = self.phrases.object(animal);
                self.say("log-bank-grew", &[("animal", animal), ("count", tokens.into()), self.location(at)])
            }
            Fact::NeoplasmGrew { animal, over, place: _ } => {
                let animal = self.phrases.object(animal);
                self.say("log-neoplasm-grew", &[("animal", animal), ("trait", self.phrases.card(over))])
            }
            Fact::MigrationAnnounced { animal, to } => {
                self.say("log-migrates", &[("animal", self.phrases.subject(animal)), self.location(to)])
            }
            Fact::Followed { animal, migrant, to } => {
                let (animal, migrant) = (self.phrases.object(animal), self.name(migrant));
                self.say("log-follows", &[("animal", animal), ("migrant", migrant), self.location(to)])
            }
            Fact::SwimmingTaken { animal, .. } => self.about("log-swimming-taken", animal),
            Fact::Moved { animal, from, to } => {
                let (from, to) = (("from", self.location(from).1), ("to", self.location(to).1));
                self.say("log-moved", &[("animal", self.phrases.label(animal)), from, to])
            }
            Fact::Recombined { link, first, second } => self.recombined(link, first, second),
            Fact::BecameRemains { animal, by } => {
                self.say("log-remains", &[("prey", self.phrases.object(animal)), ("hunter", self.name(by))])
            }
            Fact::Received { animal, source, food, fat, lost } => self.received(animal, source, food, fat, lost),
            Fact::Robbed { pirate, target, token } => {
                let id = match token {
                    Token::Red => "log-robbed-red",
                    Token::Blue => "log-robbed-blue",
                };
                let (pirate, target) = (self.phrases.subject(pirate), self.phrases.object(target));
                self.say(id, &[("pirate", pirate), ("target", target)])
            }
            Fact::FatBurned { animal, count } => {
                let state = self.state_after(animal, count);
                let animal = self.phrases.subject(animal);
                self.say("log-fat-burned", &[("animal", animal), ("count", count.into()), ("state", state.into())])
            }
            Fact::SurplusLost { animal, red, blue } => {
                let count = u16::from(red) + u16::from(blue);
                self.say("log-surplus", &[("animal", self.name(animal)), ("count", count.into())])
            }
            Fact::Grazed { animal } => self.say("log-grazed", &[("animal", self.phrases.subject(animal))]),
            Fact::FellAsleep { animal } => self.fell_asleep(animal),
            Fact::WokeUp { animal } => self.about("log-woke", animal),
            Fact::Attacked { attacker, target } => {
                let (attacker, target) = (self.phrases.subject(attacker), self.phrases.object(target));
                self.say("log-attacked", &[("attacker", attacker), ("target", target)])
            }
            Fact::Ran { animal, die, escaped } => {
                let id = if escaped { "log-ran-escaped" } else { "log-ran-caught" };
                self.say(id, &[("animal", self.name(animal)), ("die", die.into())])
            }
            Fact::Redirected { from, to } => {
                self.say("log-redirected", &[("from", self.name(from)), ("to", self.name(to))])
            }
            Fact::TailLost { animal, shows } => {
                self.say("log-tail-lost", &[("animal", self.name(animal)), ("trait", self.phrases.card(shows))])
            }
            Fact::CardDiscarded { .. } => return None,
            Fact::PairDiscarded { link, shows } => self.pair_discarded(link, shows),
            Fact::Poisoned { animal } => self.about("log-poisoned", animal),
            Fact::Paralysed { animal } => self.about("log-paralysed", animal),
            Fact::Died { animal, cause } => match cause {
                Death::Eaten { by } => {
                    self.say("log-eaten", &[("prey", self.phrases.object(animal)), ("hunter", self.name(by))])
                }
                Death::Starved => self.say("log-starved", &[("animal", self.phrases.label(animal))]),
                Death::Poison => self.say("log-died-of-poison", &[("animal", self.phrases.label(animal))]),
                Death::Neoplasm => self.say("log-died-of-neoplasm", &[("animal", self.phrases.label(animal))]),
            },
            Fact::Dealt { seat, cards, quota } => self.dealt(seat, cards, quota),
            Fact::CleanedUp => self.say("log-cleaned-up", &[]),
            Fact::RolledForTie { seat, die } => self.say_of(seat, "log-rolled-for-tie", &[("die", die.into())]),
            Fact::GameOver { winners } => self.game_over(winners),
            Fact::Moment(_) => return None,
        })
    }

    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.phrases.say(id, args)
    }

    fn say_of(&self, seat: Seat, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.phrases.say_of(seat, id, args)
    }

    fn about(&self, id: &str, animal: AnimalId) -> String {
        self.say(id, &[("animal", self.name(animal))])
    }

    fn name(&self, animal: AnimalId) -> Arg<'static> {
        self.phrases.animal(animal)
    }

    fn trait_played(&self, seat: Seat, shows: Trait, on: AnimalId) -> String {
        let is_own = self.phrases.names.owner(on) == Some(seat);
        let on = if is_own { self.name(on) } else { self.phrases.object(on) };
        self.say_of(seat, "log-trait-played", &[("trait", self.phrases.card(shows)), ("animal", on)])
    }

    fn passed(&self, seat: Seat, forced: bool, final_pass: bool) -> String {
        let id = match (forced, final_pass) {
            (true, _) if self.view.moment.phase == Phase::Development => "log-passed-no-cards",
            (true, _) => "log-passed-forced",
            (false, true) => "log-passed-final",
            (false, false) => "log-passed",
        };
        self.say_of(seat, id, &[])
    }

    /// A message about something that happens in a location; where there is only one it is not named.
    fn say_at(&self, id: &str, at: Location, mut args: Vec<(&str, Arg<'_>)>) -> String {
        if !self.view.modules.is_divided() {
            return self.say(id, &args);
        }
        args.push(self.location(at));
        self.say(&format!("{id}-in"), &args)
    }

    fn location(&self, at: Location) -> (&'static str, Arg<'static>) {
        ("location", location_name(self.phrases.words, at).into())
    }

    /// Who gave what, and what nobody could keep.
    fn recombined(&self, link: LinkId, first: Exchanged, second: Exchanged) -> String {
        let (card, other) = (("card", self.phrases.card(first.shows)), ("other", self.phrases.card(second.shows)));
        let Some(link) = self.view.link(link) else { return String::new() };
        let (one, two) = (("first", self.name(link.first)), ("second", self.name(link.second)));
        let mut sentences = vec![self.say("log-recombined", &[one, two, card, other])];
        for (to, card) in [(link.second, first), (link.first, second)] {
            let shows = ("trait", self.phrases.card(card.shows));
            let has_one =
                self.view.animal(to).is_some_and(|animal| animal.stack.iter().any(|own| own.shows == card.shows));
            match card.arrival {
                Arrival::Kept => {}
                Arrival::Discarded if has_one => {
                    sentences.push(self.say("log-recombined-second", &[("animal", self.name(to)), shows]));
                }
                Arrival::Discarded => sentences.push(self.say("log-recombined-lost", &[shows])),
                Arrival::Replaced => {
                    sentences.push(self.say("log-recombined-replaced", &[("animal", self.name(to)), shows]));
                }
            }
        }
        sentences.join(" ")
    }

    /// The dice that are already on the table, and what was added to them.
    fn bank_filled(&self, at: Location, tokens: u8) -> String {
        let dice = self.view.dice_at(at);
        let rolled: u32 = dice.iter().map(|&die| u32::from(die)).sum();
        let mut parts: Vec<String> = dice.iter().map(u8::to_string).collect();
        if let Some(added) = u32::from(tokens).checked_sub(rolled).filter(|added| *added > 0) {
            parts.push(added.to_string());
        }
        let several = self.view.modules.is_divided();
        let mut args = vec![("count", tokens.into())];
        if several {
            args.push(self.location(at));
        }
        if parts.len() < 2 {
            return self.say(if several { "log-bank-in-plain" } else { "log-bank-plain" }, &args);
        }
        args.push(("sum", parts.join(" + ").into()));
        self.say(if several { "log-bank-in" } else { "log-bank" }, &args)
    }

    /// How far the animal is fed when it has got this much more: *fed* or *1 of 3*.
    fn state_after(&self, animal: AnimalId, more: u8) -> String {
        let Some(animal) = self.view.animal(animal) else { return self.say("progress-fed", &[]) };
        let (food, need) = (animal.food().saturating_add(more), animal.need());
        if food >= need {
            self.say("progress-fed", &[])
        } else {
            self.say("progress", &[("food", food.into()), ("need", need.into())])
        }
    }

    fn received(&self, animal: AnimalId, source: Source, food: u8, fat: u8, lost: u8) -> String {
        if let (Source::Bank, Some(owner)) = (source, self.phrases.names.owner(animal)) {
            if food > 0 {
                let state = self.state_after(animal, food);
                return self.say_of(owner, "log-take", &[("animal", self.name(animal)), ("state", state.into())]);
            }
            if fat > 0 {
                return self.say_of(owner, "log-take-fat", &[("animal", self.name(animal)), ("count", fat.into())]);
            }
        }
        let sentences = self.gain(animal, source, food, fat, lost).join(" ");
        let lead = match source {
            Source::Communication(_) => Trait::Communication,
            Source::Cooperation(_) => Trait::Cooperation,
            Source::Scavenging => Trait::Scavenger,
            Source::Bank | Source::Hunt | Source::Tail | Source::Piracy => return sentences,
        };
        self.say("log-lead", &[("trait", self.phrases.card(lead)), ("rest", sentences.into())])
    }

    /// One sentence each for what is eaten, stored and lost.
    fn gain(&self, animal: AnimalId, source: Source, food: u8, fat: u8, lost: u8) -> Vec<String> {
        // The scavenger may belong to somebody who has nothing to do with the attack.
        let eater = || match source {
            Source::Scavenging => self.phrases.object(animal),
            _ => self.name(animal),
        };
        if food == 0 && fat == 0 {
            return vec![self.say("log-gain-nothing", &[("animal", eater()), ("count", lost.into())])];
        }
        let mut sentences = Vec::new();
        if food > 0 {
            let id = match source {
                Source::Bank | Source::Communication(_) => "log-gain-red",
                Source::Piracy => "log-gain-eats",
                Source::Cooperation(_) | Source::Hunt | Source::Tail | Source::Scavenging => "log-gain-blue",
            };
            let state = self.state_after(animal, food);
            sentences.push(self.say(id, &[("animal", eater()), ("count", food.into()), ("state", state.into())]));
        }
        if fat > 0 {
            let id = if food > 0 { "log-gain-fat-also" } else { "log-gain-fat" };
            sentences.push(self.say(id, &[("animal", eater()), ("count", fat.into())]));
        }
        if lost > 0 {
            sentences.push(self.say("log-gain-lost", &[("count", lost.into())]));
        }
        sentences
    }

    fn fell_asleep(&self, animal: AnimalId) -> String {
        let name = self.name(animal);
        match self.phrases.names.owner(animal) {
            Some(owner) => self.say_of(owner, "log-asleep", &[("animal", name)]),
            None => self.say("log-asleep-plain", &[("animal", name)]),
        }
    }

    fn pair_discarded(&self, link: LinkId, shows: Trait) -> String {
        let shows = ("trait", self.phrases.card(shows));
        match self.view.link(link) {
            Some(link) => {
                let (first, second) = (("first", self.name(link.first)), ("second", self.name(link.second)));
                self.say("log-pair-discarded", &[shows, first, second])
            }
            None => self.say("log-pair-discarded-plain", &[shows]),
        }
    }

    fn dealt(&self, seat: Seat, cards: u8, quota: u8) -> String {
        let count = ("count", cards.into());
        match cards {
            0 => self.say_of(seat, "log-dealt-none", &[]),
            _ if cards < quota => self.say_of(seat, "log-dealt-short", &[count, ("quota", quota.into())]),
            _ => self.say_of(seat, "log-dealt", &[count]),
        }
    }

    fn game_over(&self, winners: SeatSet) -> String {
        let mut standings = Standings { seats: self.view.seats, winners, ..Standings::default() };
        for seat in Seat::all(self.view.seats) {
            standings.points[seat] = i32::from(self.view.breakdown(seat).total());
            standings.tie_break[seat] = i32::from(self.view.discards[seat]);
        }
        let result = result(self.phrases.words, self.phrases.names, &standings);
        self.say("log-game-over", &[("result", result.into())])
    }
}
