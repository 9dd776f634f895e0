//! The game at a table, whatever the edition: everything by words and texts.
//!
//! [`Played`] is what the room knows; [`Play`] has the table of one family behind it. No state and no card leaves it except
//! as what a viewer may see.

use core::fmt::Debug;
use std::collections::BTreeSet;

use bots::{Census, Playable};
use dice::{Disclosure, FairDice, GameSetup, Key};
use editions::Deal;
use game::{Game, Occupant, RecordEntry, RuleId, Seat, SeatSet, Standings, Viewer};
use notation::record::{Family, Passes, Recorder};
use protocol::{Asked, Refusal, ToClient, Why, Wire};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::{Automatic, Millis, Setup, Table, UndoPolicy};

use crate::digest::Digest;
use crate::journal::Drawn;
use crate::second::Second;

/// Longer words than this are no action.
const LONGEST_WORDS: usize = 400;

/// The thinking of a bot, for another thread; returns its action in words.
pub type Job = Box<dyn FnOnce() -> Option<String> + Send>;

/// What followed from something that was done.
pub(crate) struct Happened {
    /// The outcomes of chance.
    pub(crate) chance: Vec<Drawn>,
    /// The seats that acted, or were acted for.
    pub(crate) acted: SeatSet,
}

/// The end of a game.
pub(crate) struct Ended {
    /// How the seats stand.
    pub(crate) standings: Standings,
    /// The traits that seats have had in play, by their names in the notation.
    pub(crate) traits: BTreeSet<(Seat, &'static str)>,
}

/// What a seat is asked.
pub(crate) struct Question {
    /// Whether it is a question in the middle of something.
    pub(crate) is_question: bool,
    /// The legal actions in words, if they were asked for.
    pub(crate) legal: Option<Vec<String>>,
    /// Whether the seat could take back its last decision alone.
    pub(crate) can_undo: bool,
}

/// A game at a table.
pub(crate) trait Played: Send {
    /// Makes the set-up.
    fn start(&mut self) -> Happened;
    /// Carries out what the words of a seat that is asked mean, with everything that follows by itself.
    fn act(&mut self, seat: Seat, words: &str) -> Result<Happened, Why>;
    /// Whether the seat may take back its last decision alone.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes back the last decision of a seat alone; returns how many entries the record has then.
    fn undo(&mut self, seat: Seat) -> Option<usize>;
    /// How many entries the record had before the last decision of the seat.
    fn before_last_decision(&self, seat: Seat) -> Option<usize>;
    /// Takes back everything after this many entries; returns whether that was possible.
    fn go_back(&mut self, entries: usize) -> bool;
    /// How the seats stand, and the traits that each has had in play.
    fn result(&self) -> Ended;
    /// Who is asked.
    fn asked(&self) -> SeatSet;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// A number for what everybody sees, and, if it is to be deep, for what each seat sees; it is written down.
    fn digest(&self, is_deep: bool) -> u64;
    /// The number of the next event that the viewer sees.
    fn next(&self, viewer: Viewer) -> u64;
    /// The message with the table as it was before anything happened.
    fn first(&self, viewer: Viewer) -> String;
    /// The message with the table as it is.
    fn view(&self, viewer: Viewer) -> String;
    /// The message with what has happened since.
    fn news(&self, viewer: Viewer, since: u64, asked: Asked) -> String;
    /// What a seat is asked.
    fn question(&self, seat: Seat, with_legal: bool) -> Option<Question>;
    /// The thinking of a bot on this seat.
    fn think(&self, seat: Seat, plays: &str, seed: u64) -> Option<Job>;
    /// An answer that costs no time.
    fn simple_answer(&self, seat: Seat, seed: u64) -> Option<String>;
    /// For tests of secrecy; see [`Table::another_world`].
    fn another_world(&mut self, viewer: Viewer, seed: u64);
    /// The record of a game that is over as text, with these names and what may be told about its dice then.
    fn record(&self, occupants: &[Occupant], told: Disclosure) -> String;
    /// The position kept back for those who watch later.
    fn second(&self) -> &dyn SecondPosition;
    /// The same, to let time pass.
    fn second_mut(&mut self) -> &mut dyn SecondPosition;
    /// The message with the table as those see it who watch later.
    fn view_later(&self) -> String;
    /// Keeps only the last events: for when everybody was told. Whoever wants older ones gets them from the record.
    fn drop_old(&mut self);
    /// Keeps back what has happened since the last time.
    fn keep_back(&mut self, at: u64, asked: SeatSet, clocks: Option<crate::clocks::Clocks>);
}

/// What those see who watch with a delay.
pub(crate) trait SecondPosition {
    /// Shows everything up to this time.
    fn release(&mut self, until: u64);
    /// When something is shown next: the time at which it happened.
    fn due(&self) -> Option<u64>;
    /// Whether anything is shown.
    fn has_begun(&self) -> bool;
    /// The number of the next event.
    fn next(&self) -> u64;
    /// How often whom is asked, or a clock, changed without an event.
    fn changes(&self) -> u64;
    /// The message with what has happened since; `now` is the time of that position.
    fn news(&self, since: u64, now: u64) -> String;
}

/// A family of editions that can be played at a table online.
pub(crate) trait Online: Family<Game: Playable + Game<View: Wire, SeenEvent: Wire, Action: Debug>> {}

impl<F: Family> Online for F where F::Game: Playable + Game<View: Wire, SeenEvent: Wire, Action: Debug> {}

/// The table of one family.
pub(crate) struct Play<F: Online> {
    table: Table<F::Game>,
    /// The decisions that stand: whose, and how many entries the record had before.
    decisions: Vec<(Seat, usize)>,
    /// What was taken back with the consent of the table: whose decision, and how many entries were kept.
    agreed_undos: Vec<(Seat, usize)>,
    /// Who has had which trait in play. It is told when the game is over.
    traits: BTreeSet<(Seat, &'static str)>,
    second: Second<F>,
}

/// What is played, for the transcript of the deal.
pub(crate) fn game_setup(deal: &Deal) -> GameSetup {
    fn of<F: Family>(config: &notation::record::ConfigOf<F>) -> GameSetup {
        F::header(config, Vec::new()).game_setup()
    }
    match deal {
        Deal::Origin(config) => of::<notation::origin::Origin>(config),
        Deal::Boards(config) => of::<notation::northstar::Boards>(config),
        Deal::NewWorld(config) => of::<notation::new_world::World>(config),
    }
}

/// The game of a deal with this key; nothing if the occupants do not fit.
pub(crate) fn dealt(deal: Deal, occupants: Vec<Occupant>, key: Key) -> Option<Box<dyn Played>> {
    Some(match deal {
        Deal::Origin(config) => Box::new(Play::<notation::origin::Origin>::new(config, occupants, key)?),
        Deal::Boards(config) => Box::new(Play::<notation::northstar::Boards>::new(config, occupants, key)?),
        Deal::NewWorld(config) => Box::new(Play::<notation::new_world::World>::new(config, occupants, key)?),
    })
}

const NO_TIME: Millis = Millis(0);

impl<F: Online> Play<F> {
    fn new(config: <F::Game as Game>::Config, occupants: Vec<Occupant>, key: Key) -> Option<Self> {
        let (undo, automatic) = (UndoPolicy::StrictReplayed, Automatic::Open);
        let setup = Setup { config, occupants, seed: 0, undo, automatic, clocks: None };
        let table = Table::with_chance(setup, Box::new(FairDice::new(key))).ok()?;
        let (decisions, agreed_undos, traits) = (Vec::new(), Vec::new(), BTreeSet::new());
        Some(Self { table, decisions, agreed_undos, traits, second: Second::default() })
    }

    /// What happened after this many entries of the record.
    fn happened(&self, from: usize) -> Happened {
        let mut happened = Happened { chance: Vec::new(), acted: SeatSet::EMPTY };
        for entry in &self.table.record()[from..] {
            match entry {
                RecordEntry::Chance(outcome) => happened.chance.push(outcome.into()),
                RecordEntry::Act { seat, .. } => happened.acted.insert(*seat),
            }
        }
        happened
    }

    fn meant(&self, seat: Seat, words: &str) -> Result<<F::Game as Game>::Action, Why> {
        let not_words = |detail: String| Why { detail: Some(detail), ..Why::only(Refusal::Words) };
        if words.len() > LONGEST_WORDS {
            return Err(not_words(format!("an action has at most {LONGEST_WORDS} bytes")));
        }
        let view = self.table.view(Viewer::Seat(seat));
        let actions = F::read_action(&view, words).map_err(|problem| not_words(problem.to_string()))?;
        match actions.as_slice() {
            [action] => Ok(*action),
            _ => Err(not_words("one action at a time".to_owned())),
        }
    }
}

impl<F: Online> Played for Play<F> {
    fn start(&mut self) -> Happened {
        self.table.start(NO_TIME);
        self.happened(0)
    }

    fn act(&mut self, seat: Seat, words: &str) -> Result<Happened, Why> {
        if !self.asked().contains(seat) {
            return Err(Why::only(Refusal::NotAsked));
        }
        let action = self.meant(seat, words)?;
        let from = self.table.record().len();
        if self.table.act(seat, action, NO_TIME).is_err() {
            let reasons = self.table.why_not(seat, action).0;
            let mut rules: Vec<String> = reasons.iter().map(|reason| reason.rule.id().to_owned()).collect();
            rules.dedup();
            return Err(Why { rules, ..Why::only(Refusal::Rules) });
        }
        self.decisions.push((seat, from));
        let mut found = Vec::new();
        self.table.count(|state| state.traits_in_play(&mut found));
        self.traits.extend(found);
        Ok(self.happened(from))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        // Whether others have decided since would tell of what they do in secret.
        let others = self.asked().without(SeatSet::only(seat));
        let is_secret = self.table.is_together() && !others.is_empty();
        !is_secret && self.table.can_undo(seat).is_ok()
    }

    fn undo(&mut self, seat: Seat) -> Option<usize> {
        self.table.undo(seat, NO_TIME).ok()?;
        let kept = self.table.record().len();
        self.decisions.retain(|(_, before)| *before < kept);
        Some(kept)
    }

    fn before_last_decision(&self, seat: Seat) -> Option<usize> {
        self.decisions.iter().rev().find(|(by, _)| *by == seat).map(|(_, before)| *before)
    }

    fn go_back(&mut self, entries: usize) -> bool {
        let by = self.decisions.iter().find(|(_, before)| *before == entries).map(|(seat, _)| *seat);
        let went = self.table.go_back(entries, NO_TIME).is_ok();
        if went {
            self.decisions.retain(|(_, before)| *before < entries);
            self.agreed_undos.extend(by.map(|seat| (seat, entries)));
        }
        went
    }

    fn result(&self) -> Ended {
        Ended { standings: self.table.standings(), traits: self.traits.clone() }
    }

    fn asked(&self) -> SeatSet {
        match self.table.waiting() {
            table::Waiting::Decision { asked, .. } => asked,
            table::Waiting::Start | table::Waiting::Over => SeatSet::EMPTY,
        }
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn digest(&self, is_deep: bool) -> u64 {
        let mut digest = Digest::default();
        digest.add_number(self.table.record().len() as u64);
        for viewer in Seat::all(self.table.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            digest.add_number(self.table.next_for(viewer));
            if is_deep || viewer == Viewer::Spectator {
                digest.add(&self.table.view(viewer));
            }
        }
        digest.finish()
    }

    fn next(&self, viewer: Viewer) -> u64 {
        self.table.next_for(viewer)
    }

    fn first(&self, viewer: Viewer) -> String {
        let view = self.table.first_view(viewer);
        protocol::text(&ToClient::<_, <F::Game as Game>::SeenEvent>::First { view })
    }

    fn view(&self, viewer: Viewer) -> String {
        let (next, view) = (self.table.next_for(viewer), self.table.view(viewer));
        protocol::text(&ToClient::<_, <F::Game as Game>::SeenEvent>::View { next, view })
    }

    fn news(&self, viewer: Viewer, since: u64, asked: Asked) -> String {
        let table::News { back_to, events, next } = self.table.news(viewer, since);
        #[cfg(test)]
        tests::note_told(events.len(), self.table.seen_since(viewer, 0).events.len());
        let events = events.into_iter().map(|entry| protocol::Event { number: entry.seq, event: entry.event });
        let news = protocol::News { since, back_to, events: events.collect(), next, asked };
        protocol::text(&ToClient::<<F::Game as Game>::View, _>::News(news))
    }

    fn question(&self, seat: Seat, with_legal: bool) -> Option<Question> {
        let prompt = self.table.prompt(seat)?;
        let legal = with_legal.then(|| {
            let view = self.table.view(Viewer::Seat(seat));
            prompt.legal.iter().map(|action| F::write_action(&view, seat, *action)).collect()
        });
        Some(Question { is_question: prompt.is_question, legal, can_undo: self.can_undo(seat) })
    }

    fn think(&self, seat: Seat, plays: &str, seed: u64) -> Option<Job> {
        let prompt = self.table.prompt(seat)?;
        let (view, legal) = (self.table.view(Viewer::Seat(seat)), prompt.legal);
        let plays = plays.to_owned();
        Some(Box::new(move || {
            let mut bot = bots::by_name::<F::Game>(&plays, seed)?;
            if legal.is_empty() {
                return None;
            }
            let action = bot.choose(seat, &view, &legal);
            Some(F::write_action(&view, seat, action))
        }))
    }

    fn simple_answer(&self, seat: Seat, seed: u64) -> Option<String> {
        let prompt = self.table.prompt(seat)?;
        let view = self.table.view(Viewer::Seat(seat));
        let first = *prompt.legal.first()?;
        let action = match bots::by_name::<F::Game>(bots::Greedy::<F::Game>::NAME, seed) {
            Some(mut bot) => bot.choose(seat, &view, &prompt.legal),
            None => first,
        };
        Some(F::write_action(&view, seat, action))
    }

    fn record(&self, occupants: &[Occupant], told: Disclosure) -> String {
        let mut recorder = Recorder::<F>::new(self.table.config(), Vec::new()).with_passes(Passes::Open);
        recorder.seat(occupants);
        recorder.disclose(told);
        for entry in self.table.record() {
            recorder.entry(entry);
        }
        if self.table.is_over() {
            recorder.result(&self.table.standings());
        }
        let text = recorder.text();
        self.agreed_undos.iter().fold(text, |text, (seat, kept)| {
            text + &format!("# {seat} took back a decision after line {kept}; the table agreed\n")
        })
    }

    fn another_world(&mut self, viewer: Viewer, seed: u64) {
        self.table.another_world(viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    }

    fn second(&self) -> &dyn SecondPosition {
        &self.second
    }

    fn second_mut(&mut self) -> &mut dyn SecondPosition {
        &mut self.second
    }

    fn view_later(&self) -> String {
        self.second.view(self.table.first_view(Viewer::Spectator))
    }

    fn drop_old(&mut self) {
        self.table.drop_old_events();
    }

    fn keep_back(&mut self, at: u64, asked: SeatSet, clocks: Option<crate::clocks::Clocks>) {
        let news = self.table.news(Viewer::Spectator, self.second.kept_until());
        self.second.keep(at, news, asked, clocks);
    }
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use protocol::to_server::StartWith;
    use protocol::{Id, Phase, Rules, ToServer};

    use crate::{Device, Given, Input, Opening, Room};

    const SEATS: u8 = 6;

    thread_local! {
        /// The most events of one message, and the most that a log lacked of one.
        static TOLD: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
    }

    /// A message has so many events, and the log has so many that its reader sees.
    pub(super) fn note_told(told: usize, kept: usize) {
        let (most, lacked) = TOLD.get();
        TOLD.set((most.max(told), lacked.max(told.saturating_sub(kept))));
    }

    fn id<K>(number: u64) -> Id<K> {
        let mut bytes = [1; 16];
        bytes[8..].copy_from_slice(&number.to_be_bytes());
        Id::from_bytes(bytes)
    }

    #[test]
    fn whoever_is_there_is_told_what_happens_without_a_game_played_again() {
        let rules: Rules = serde_json::from_value(serde_json::json!({
            "edition": "origin", "seats": SEATS, "options": {}, "clock": null, "watching": "at_once",
        }))
        .expect("rules");
        let opening = Opening::new(id(100), id(101), rules, id(1), "Somebody".to_owned());
        let given = Given { seed: dice::Seed::new([7; 32]), bots: 1, epoch: 1 };
        let (mut room, _) = Room::open(opening, given, 0).expect("rules that can be played");
        for number in 1..=u64::from(SEATS) {
            let (person, device, name) = (id(number), Device(number), "Somebody".to_owned());
            room.step(Input::Join { person, name, watch: false }, 0);
            let start = StartWith::View;
            room.step(Input::Connect { device, person, have: None, start, legal: false }, 0);
            room.step(
                Input::Say { device, message: ToServer::Ready { id: id(1_000 + number), ready: true, sealed: None } },
                0,
            );
        }
        room.step(Input::Say { device: Device(1), message: ToServer::Begin { id: id(2_000) } }, 0);
        let mut last = 10_000;
        while room.phase() == Phase::Playing {
            let play = room.play.as_ref().expect("a game");
            let seat = play.asked().iter().next().expect("somebody is asked");
            let action = play.simple_answer(seat, 1).expect("an answer");
            let prompt = room.people.chair(seat).expect("a chair").questions;
            last += 1;
            let message = ToServer::Act { id: id(last), prompt, action };
            room.step(Input::Say { device: Device(u64::from(seat.number())), message }, 0);
        }
        assert_eq!(room.phase(), Phase::Over);
        let (most, lacked) = TOLD.get();
        assert!(most > 32, "an action was followed by more events than a log keeps: {most}");
        assert_eq!(lacked, 0, "and the log had them all when they were told");
    }
}
