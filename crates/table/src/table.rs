//! The table: created from a set-up, asked by viewers, acted upon by players.

use game::{AllReasons, Ask, Game, Need, NumberedChance, Occupant, RecordEntry, Seat, Standings, Viewer};

use crate::automatic::Automatic;
use crate::clock::{Clocks, Millis};
use crate::counts::Counts;
use crate::error::TableError;
use crate::log::{Log, News, NumberedEvent, Seq};
use crate::prompt::{Prompt, Waiting};
use crate::seeded::Seeded;
use crate::undo::{History, UndoPolicy};

/// What a table is created from.
#[derive(Clone, Debug)]
pub struct Setup<C> {
    /// The game.
    pub config: C,
    /// Who sits where, in the order of the seats.
    pub occupants: Vec<Occupant>,
    /// For dice and shuffles, unless the table gets another source of chance. It is never shown, and no record needs it.
    pub seed: u64,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Which questions the table answers by itself.
    pub automatic: Automatic,
    /// The clocks, if the game is timed.
    pub clocks: Option<Clocks>,
}

/// What an action led to, in the numbers of the table: not for viewers, who have numbers of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acted {
    /// The number of the first event.
    pub from: Seq,
    /// The number after the last.
    pub next: Seq,
}

/// One table in play.
pub struct Table<G: Game> {
    pub(crate) config: G::Config,
    pub(crate) occupants: Vec<Occupant>,
    /// What the game began with, if that was a position and not its set-up.
    pub(crate) position: Option<Box<G>>,
    pub(crate) state: G,
    pub(crate) chance: Box<dyn NumberedChance>,
    /// How many outcomes of chance the record has.
    pub(crate) drawn: u64,
    pub(crate) log: Log<G::Event>,
    pub(crate) counts: Counts,
    pub(crate) record: Vec<RecordEntry<G::Action>>,
    pub(crate) history: History<G>,
    pub(crate) automatic: Automatic,
    pub(crate) clocks: Option<Clocks>,
}

impl<G: Game> Table<G> {
    /// A table at which nothing has happened yet.
    pub fn new(setup: Setup<G::Config>) -> Result<Self, TableError<G::Rule>> {
        let chance = Box::new(Seeded::new(setup.seed));
        Self::with_chance(setup, chance)
    }

    /// The same with another source of chance; the seed is not used.
    pub fn with_chance(setup: Setup<G::Config>, chance: Box<dyn NumberedChance>) -> Result<Self, TableError<G::Rule>> {
        Self::at_with(None, setup, chance)
    }

    /// A table at which the game begins with a position instead of its set-up.
    pub fn at(position: G, setup: Setup<G::Config>) -> Result<Self, TableError<G::Rule>> {
        let chance = Box::new(Seeded::new(setup.seed));
        Self::at_with(Some(Box::new(position)), setup, chance)
    }

    pub(crate) fn at_with(
        position: Option<Box<G>>,
        setup: Setup<G::Config>,
        chance: Box<dyn NumberedChance>,
    ) -> Result<Self, TableError<G::Rule>> {
        let state = position.as_deref().map_or_else(|| G::new(&setup.config), G::clone);
        if setup.occupants.len() != usize::from(state.seats()) {
            return Err(TableError::Players { seats: state.seats(), given: setup.occupants.len() });
        }
        Ok(Self {
            config: setup.config,
            occupants: setup.occupants,
            counts: Counts::new(state.seats()),
            position,
            state,
            chance,
            drawn: 0,
            log: Log::default(),
            record: Vec::new(),
            history: History::new(setup.undo),
            automatic: setup.automatic,
            clocks: setup.clocks,
        })
    }

    /// Makes the set-up, up to the first decision; or goes on where a record ended before a die. Does nothing otherwise.
    pub fn start(&mut self, now: Millis) -> Acted {
        let from = self.log.next();
        self.progress();
        self.set_clocks_running(now);
        Acted { from, next: self.log.next() }
    }

    /// Carries out an action of a seat that is asked, and everything that follows by itself, until somebody is really
    /// asked or the game is over.
    pub fn act(&mut self, seat: Seat, action: G::Action, now: Millis) -> Result<Acted, TableError<G::Rule>> {
        self.check_asked(seat)?;
        // Before it happens and not afterwards: what this does is told to everybody in a moment.
        self.drop_old_events();
        let from = self.log.next();
        self.decide(seat, action).map_err(TableError::Illegal)?;
        if let Some(clocks) = &mut self.clocks {
            clocks.reward(seat, now);
        }
        self.progress();
        self.set_clocks_running(now);
        Ok(Acted { from, next: self.log.next() })
    }

    fn check_asked(&self, seat: Seat) -> Result<(), TableError<G::Rule>> {
        match self.state.need() {
            Need::Over => Err(TableError::Over),
            Need::Chance(_) | Need::Progress => Err(TableError::NotStarted),
            need if need.asks(seat) => Ok(()),
            _ => Err(TableError::NotAsked { seat }),
        }
    }

    /// Lets the clocks of those who are asked run.
    pub(crate) fn set_clocks_running(&mut self, now: Millis) {
        if let Some(clocks) = &mut self.clocks {
            clocks.run_for(self.state.need().asked(), now);
        }
    }

    /// What the table waits for.
    pub fn waiting(&self) -> Waiting<G::Decision> {
        let need = self.state.need();
        match need {
            Need::Decision(decision) | Need::Together(_, decision) => {
                Waiting::Decision { asked: need.asked(), decision }
            }
            Need::Chance(_) | Need::Progress => Waiting::Start,
            Need::Over => Waiting::Over,
        }
    }

    /// What the seat is asked, if it is.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt<G::Decision, G::Action>> {
        let need = self.state.need();
        let (Need::Decision(decision) | Need::Together(_, decision)) = need else { return None };
        if !need.asks(seat) {
            return None;
        }
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        Some(Prompt { seat, decision, is_question: decision.is_question(), legal })
    }

    /// The table as the viewer sees it.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// The table as the viewer saw it before anything happened.
    pub fn first_view(&self, viewer: Viewer) -> G::View {
        match &self.position {
            Some(position) => position.view(viewer),
            None => G::new(&self.config).view(viewer),
        }
    }

    /// The number the next event will have: what a viewer who has just got a view asks for the next time.
    pub fn next_seq(&self) -> Seq {
        self.log.next()
    }

    /// What a viewer who knows everything before this number does not know yet, in the numbers of the table: a number that
    /// is missing tells that somebody else saw something. For viewers far away see [`Table::news`].
    pub fn seen_since(&self, viewer: Viewer, seq: Seq) -> News<G::SeenEvent> {
        let (back_to, events) = self.log.since(seq);
        let seen = events.iter().filter_map(|entry| {
            let event = G::seen(&entry.event, viewer)?;
            Some(NumberedEvent { seq: entry.seq, event })
        });
        News { back_to, events: seen.collect(), next: self.log.next() }
    }

    /// The number the next event that this viewer sees will have, in their own numbers.
    pub fn next_for(&self, viewer: Viewer) -> Seq {
        self.counts.of(viewer).next()
    }

    /// What a viewer who knows everything before this number does not know yet, in numbers of their own: they count what
    /// this viewer saw, without gaps. A number that was taken back is not used again, and one more is left out, so that
    /// every number stands for one past; a viewer who saw nothing of what was taken back notices nothing. The numbers
    /// follow from actions, outcomes and what was taken back, in their order.
    pub fn news(&self, viewer: Viewer, since: Seq) -> News<G::SeenEvent> {
        let count = self.counts.of(viewer);
        let (back_to, first) = count.since(since);
        let wanted = count.standing() - first;
        let newest = |log: &Log<G::Event>| -> Vec<_> {
            log.newest_first().filter_map(|event| G::seen(event, viewer)).take(wanted).collect()
        };
        let mut events = newest(&self.log);
        if events.len() < wanted
            && let Ok(again) = self.played_again()
        {
            events = newest(&again.log);
        }
        events.reverse();
        let numbered = (first..).zip(events).map(|(place, event)| NumberedEvent { seq: count.number(place), event });
        News { back_to, events: numbered.collect(), next: count.next() }
    }

    /// Every reason why the action is not legal. To be shown to the player of that seat alone: reasons may speak of
    /// what only they see.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> AllReasons<G::Rule> {
        self.state.why_not(seat, action)
    }

    /// What would follow from a legal action of the seat, as far as it is known beforehand.
    pub fn outlook(&self, seat: Seat, action: G::Action) -> Option<G::Outlook> {
        self.state.outlook(seat, action)
    }

    /// How the seats stand; at the end: the result.
    pub fn standings(&self) -> Standings {
        self.state.standings()
    }

    /// Points of a seat as if the game ended now.
    pub fn breakdown(&self, seat: Seat) -> G::Breakdown {
        self.state.breakdown(seat)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.state.need(), Need::Over)
    }

    /// What the game was set up with.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// Who sits where.
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// Who sits on this seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.occupants.get(seat.index())
    }

    /// Puts somebody else on a seat: a bot for a player who left, a player for a bot.
    pub fn seat_occupant(&mut self, seat: Seat, occupant: Occupant) {
        if let Some(place) = self.occupants.get_mut(seat.index()) {
            *place = occupant;
        }
    }

    /// Chance outcomes and actions so far.
    pub fn record(&self) -> &[RecordEntry<G::Action>] {
        &self.record
    }

    /// The clocks, if the game is timed.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// The clocks, to stop them for a pause; the next action sets them running again.
    pub fn clocks_mut(&mut self) -> Option<&mut Clocks> {
        self.clocks.as_mut()
    }
}
