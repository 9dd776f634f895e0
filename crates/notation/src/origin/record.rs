//! Records of the family origin: print, parse, replay, verify.

mod setup;
mod start;

use core::fmt;

use game::{Ask, Chance, Game, Need, Outcome, RuleId, Seat, Viewer};
use origin::moment::MigrationStep;
use origin::{Action, AnimalId, Card, Catalogue, Config, Event, Rule, State, World};

use crate::family::{Form, Meaning, Pick, Purpose};
use crate::fields::seat_of;
use crate::origin::actions::{self, Moment, Names, NewIds, Wording};
use crate::origin::cards::Written;
use crate::origin::commands::{self, Known, Phrase};
use crate::place::{Asked, Cause, Fault, Place, Problem, Reading, Source};
use crate::record::{self, Deck, GameResult, Player, lines, number, read_header, read_result};
use crate::words::Words;
use setup::{SHUFFLE, cards_in_order, read_cards, read_config};

pub use setup::{config, config_of, header, order_of};
pub use start::first_state;

/// One line of a record of this family.
pub type Entry = record::Entry<Card, Action>;
/// A played game of this family.
pub type Record = record::Record<Card, Action>;

/// The names of animals in records: `A1`, `A2`, ... in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbered {
    /// The world the animals live in.
    pub(crate) world: World,
    /// How many animals there have been.
    pub(crate) so_far: u8,
}

impl Numbered {
    pub(crate) fn of(view: &origin::View) -> Self {
        Self { world: view.world, so_far: view.animals_so_far }
    }
}

impl Names for Numbered {
    fn name(&self, animal: AnimalId) -> String {
        format!("A{}", u16::from(animal.0) + 1)
    }

    fn animal(&self, name: &str) -> Option<AnimalId> {
        let number: u8 = number(name.strip_prefix('A')?, Place::START).ok()?;
        let animal = AnimalId(number.checked_sub(1)?);
        (animal.0 < self.so_far && self.name(animal) == name).then_some(animal)
    }
}

impl Known for Numbered {
    fn is_known(&self, name: &str) -> bool {
        self.animal(name).is_some()
    }

    fn suggestion(&self, _name: &str) -> Option<String> {
        (self.so_far > 0).then(|| format!("there have been A1 to A{}", self.so_far))
    }

    fn world(&self) -> World {
        self.world
    }
}

/// A command or answer in words, with the names animals have in records.
pub fn write_action(view: &origin::View, action: Action) -> String {
    actions::write(view, &Numbered::of(view), action, NewIds::Written)
}

/// The action these words mean for the player who sees this. The id of a new animal and the second face of a card may be
/// left out, and `choose` before an answer.
pub fn read_action(view: &origin::View, text: &str) -> Result<Action, Problem> {
    let source = Source { file: "input", text };
    let (skipped, words) = match text.strip_prefix("choose ") {
        Some(rest) => (7, rest),
        None => (0, text),
    };
    let names = Numbered::of(view);
    let place = Place::START.right(skipped);
    let read = Words::split(words, place).and_then(|words| {
        let phrase = commands::read(&words, Form::Either, Purpose::Listed, &names)?;
        let moment = Moment { view, names: &names, arbitrary: None, pick: Pick::First, wording: Wording::Loose };
        match moment.action(&phrase) {
            Ok(Meaning::Action(action)) => Ok(action),
            Ok(Meaning::Series(steps, _)) => match steps.as_slice() {
                [step] => Ok(*step),
                _ => Err(Fault::new(place, "one migrant after the other")),
            },
            Ok(Meaning::Anything) => Err(Fault::new(place, "say what exactly")),
            Err(message) => Err(Fault::new(place, message)),
        }
    });
    read.map_err(|fault| source.problem(fault))
}

/// Writes a record while the game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorder {
    record: Record,
    catalogue: Catalogue,
}

impl Recorder {
    /// An empty record of a game with this set-up.
    pub fn new(config: &Config, names: Vec<String>) -> Self {
        let record = Record { header: header(config, names), entries: Vec::new(), result: None };
        Self { record, catalogue: *config.catalogue() }
    }

    /// The same, with who sits where.
    #[must_use]
    pub fn with_players(mut self, players: Vec<Player>) -> Self {
        self.record.header.players = players;
        self
    }

    /// The same for a game that began with this position, in the words of a scenario.
    #[must_use]
    pub fn from_position(mut self, position: Option<String>) -> Self {
        self.record.header.position = position;
        self
    }

    /// Chance gave this.
    pub fn outcome(&mut self, outcome: Outcome<'_>) {
        self.record.entries.push(match outcome {
            Outcome::Die(die) => Entry::Die(die),
            Outcome::Order(order) => Entry::Shuffle(cards_in_order(&self.catalogue, order)),
        });
    }

    /// A player did this.
    pub fn action(&mut self, seat: Seat, action: Action) {
        self.record.entries.push(Entry::Act { seat, action });
    }

    /// Takes back everything after this many entries (an undone move).
    pub fn truncate(&mut self, entries: usize) {
        self.record.entries.truncate(entries);
        self.record.result = None;
    }

    /// The game ended so.
    pub fn result(&mut self, state: &State) {
        self.record.result = Some(GameResult::of(&state.standings()));
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record.
    pub fn into_record(self) -> Record {
        self.record
    }
}

/// Why an entry does not fit the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The set-up is refused.
    SetUp(String),
    /// Something else is asked for at this moment.
    NotAsked {
        /// What is asked for.
        asked: Asked,
    },
    /// The deck is not made of these cards.
    WrongCards,
    /// No die of the game shows this.
    NoSuchFace(u8),
    /// A rule refuses the action.
    Refused(Rule),
}

impl Misfit {
    /// What kind of mistake this is in a text.
    fn cause(&self) -> Option<Cause> {
        Some(match self {
            Self::SetUp(_) => return None,
            Self::NotAsked { asked } => Cause::NotAsked(*asked),
            Self::WrongCards => Cause::Cards,
            Self::NoSuchFace(die) => Cause::Face(*die),
            Self::Refused(rule) => Cause::Rule(rule.id()),
        })
    }

    fn fault(&self, place: Place) -> Fault {
        Fault { cause: self.cause().map(Box::new), ..Fault::new(place, self.to_string()) }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp(error) => f.write_str(error),
            Self::NotAsked { asked } => write!(f, "this does not fit here: {asked}"),
            Self::WrongCards => write!(f, "these are not the cards of the deck"),
            Self::NoSuchFace(die) => write!(f, "no die of this game shows {die}"),
            Self::Refused(rule) => write!(f, "refused by {} ({})", rule.id(), rule.title()),
        }
    }
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The entry, from 0.
    pub entry: usize,
    /// Why.
    pub misfit: Misfit,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the record: {}", self.entry + 1, self.misfit)
    }
}

impl core::error::Error for ReplayError {}

/// A game that is played again, entry by entry.
#[derive(Clone)]
pub struct Replay<'r> {
    entries: &'r [Entry],
    next: usize,
    game: Replayed,
}

impl<'r> Replay<'r> {
    /// The game before its set-up.
    pub fn new(record: &'r Record) -> Result<Self, ReplayError> {
        let set_up = |error: editions::SetupError| ReplayError { entry: 0, misfit: Misfit::SetUp(error.to_string()) };
        let config = config_of(record).map_err(set_up)?;
        let first = first_state(record)?;
        Ok(Self { entries: &record.entries, next: 0, game: Replayed::new(first, &config) })
    }

    /// What happened by itself before the first entry: something only in a game that began with a position.
    pub fn opening(&self) -> &[Event] {
        &self.game.opening
    }

    /// The state now: after the entries replayed so far and what followed by itself.
    pub fn state(&self) -> &State {
        &self.game.state
    }

    /// How many entries have been replayed.
    pub fn entries_done(&self) -> usize {
        self.next
    }

    /// What comes next.
    pub fn upcoming(&self) -> Option<&'r Entry> {
        self.entries.get(self.next)
    }

    /// Replays one entry and what follows by itself; gives everything that happened, or nothing after the last entry.
    pub fn step(&mut self) -> Result<Option<Vec<Event>>, ReplayError> {
        let Some(entry) = self.entries.get(self.next) else { return Ok(None) };
        let mut events = Vec::new();
        self.game.enter(entry, &mut events).map_err(|misfit| ReplayError { entry: self.next, misfit })?;
        self.next += 1;
        Ok(Some(events))
    }

    /// Replays everything that is left and gives the last state.
    pub fn finish(mut self) -> Result<State, ReplayError> {
        while self.step()?.is_some() {}
        Ok(self.game.state)
    }
}

/// The game behind a replay: goes on by itself exactly as at the table.
#[derive(Clone)]
struct Replayed {
    state: State,
    catalogue: Catalogue,
    opening: Vec<Event>,
}

/// What a line of a record says.
struct Line {
    entries: Vec<Entry>,
    /// Said too if the player is still asked then.
    close: Option<Entry>,
}

impl From<Entry> for Line {
    fn from(entry: Entry) -> Self {
        Self { entries: vec![entry], close: None }
    }
}

impl Replayed {
    /// Whether more migrants can be announced.
    fn is_announcing(&self) -> bool {
        is_announcing(&self.state)
    }

    fn new(first: State, config: &Config) -> Self {
        let mut game = Self { state: first, catalogue: *config.catalogue(), opening: Vec::new() };
        let mut opening = Vec::new();
        game.go_on(&mut opening);
        game.opening = opening;
        game
    }

    fn enter(&mut self, entry: &Entry, events: &mut Vec<Event>) -> Result<(), Misfit> {
        match (entry, self.state.need()) {
            (Entry::Shuffle(cards), Need::Chance(Chance::Shuffle { .. })) => {
                let order = order_of(&self.catalogue, cards).ok_or(Misfit::WrongCards)?;
                self.state.resolve(Outcome::Order(&order), events).map_err(|_| Misfit::WrongCards)?;
            }
            (Entry::Die(die), Need::Chance(Chance::Die { .. })) => {
                self.state.resolve(Outcome::Die(*die), events).map_err(|_| Misfit::NoSuchFace(*die))?;
            }
            (Entry::Act { seat, action }, Need::Decision(decision)) if decision.seat() == *seat => {
                self.state.apply(*seat, *action, events).map_err(|refusal| Misfit::Refused(refusal.rule))?;
            }
            _ => return Err(Misfit::NotAsked { asked: self.asked() }),
        }
        self.go_on(events);
        Ok(())
    }

    /// Automatic progress until somebody is really asked, chance is needed, or the game is over.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        loop {
            let moved = match self.state.need() {
                Need::Progress => self.state.advance(events),
                Need::Decision(_) if self.state.is_idle() => self.state.advance(events),
                _ => false,
            };
            if !moved {
                return;
            }
        }
    }

    fn asked(&self) -> Asked {
        match self.state.need() {
            Need::Decision(decision) if decision.is_question() => Asked::Question(decision.seat()),
            Need::Decision(decision) => Asked::Turn(decision.seat()),
            Need::Together(seats, _) => Asked::Together(seats),
            Need::Chance(Chance::Die { .. }) => Asked::Die,
            Need::Chance(Chance::Shuffle { .. }) => Asked::Shuffle,
            Need::Progress => Asked::Nothing,
            Need::Over => Asked::Over,
        }
    }

    fn view(&self, seat: Seat) -> origin::View {
        self.state.view(Viewer::Seat(seat))
    }
}

/// A record as text. It is replayed for that, because words for actions depend on what lies on the table.
pub fn print(record: &Record) -> Result<String, ReplayError> {
    let mut text = record.header.to_string();
    let mut replay = Replay::new(record)?;
    while let Some(entry) = replay.upcoming() {
        let line = match entry {
            Entry::Shuffle(cards) => {
                let cards: Vec<String> = cards.iter().map(|card| Written(*card).to_string()).collect();
                format!("{SHUFFLE}{}", cards.join(", "))
            }
            Entry::Die(die) => format!("die {die}"),
            Entry::Act { seat, action: Action::Migrate { .. } } => {
                let journeys = announcement(&mut replay, *seat)?;
                text.push_str(&format!("{seat} migrate {journeys}\n"));
                continue;
            }
            Entry::Act { seat, action } => {
                let view = replay.state().view(Viewer::Spectator);
                actions::line(&view, &Numbered::of(&view), *seat, *action)
            }
        };
        text.push_str(&line);
        text.push('\n');
        replay.step()?;
    }
    if let Some(result) = &record.result {
        text.push_str(&format!("result: {result}\n"));
    }
    Ok(text)
}

/// Replays all steps of an announced migration, which are one line: `A1 to gondwana, A4 to ocean`.
fn announcement(replay: &mut Replay<'_>, by: Seat) -> Result<String, ReplayError> {
    let mut journeys = Vec::new();
    while let Some(Entry::Act { seat, action }) = replay.upcoming()
        && *seat == by
    {
        match *action {
            Action::Migrate { animal, to } => {
                let names = Numbered::of(&replay.state().view(Viewer::Spectator));
                journeys.push(actions::journey(&names, animal, to));
            }
            Action::SetOff => {}
            _ => break,
        }
        replay.step()?;
        if !is_announcing(replay.state()) {
            return Ok(journeys.join(", "));
        }
    }
    // The record ends in the middle of it.
    journeys.push(commands::OPEN_END.to_owned());
    Ok(journeys.join(", "))
}

fn is_announcing(state: &State) -> bool {
    state.moment().migration().is_some_and(|migration| migration.step == MigrationStep::Announce)
}

/// Reads a record. Words for actions mean something only on the table, so the game is replayed: a record that reads well is
/// legal to its last line. The result is not compared; [`verify`] does that.
pub fn parse(file: &str, text: &str) -> Result<Record, Problem> {
    read_record(text).map(|(record, ..)| record).map_err(|fault| Source { file, text }.problem(fault))
}

/// A record that was replayed to its end.
#[derive(Clone)]
pub struct Verified {
    /// The record.
    pub record: Record,
    /// The state after the last line.
    pub state: State,
}

impl Verified {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.need() == Need::Over
    }
}

/// Reads a record, replays it and compares the result if one is written.
pub fn verify(file: &str, text: &str) -> Result<Verified, Problem> {
    let problem = |fault| Source { file, text }.problem(fault);
    let (record, state, place) = read_record(text).map_err(problem)?;
    if let Some(written) = &record.result {
        if state.need() != Need::Over {
            return Err(problem(
                Fault::new(place, "there is a result, but the game is not over here").because(Cause::ResultEarly),
            ));
        }
        let played = GameResult::of(&state.standings());
        if played != *written {
            let fault = Fault::new(place, format!("the game did not end like this: {written}"));
            return Err(problem(fault.help(format!("it ended: {played}")).because(Cause::Result(played.to_string()))));
        }
    }
    Ok(Verified { record, state })
}

/// The record, the state at its end, and where the result stands.
fn read_record(text: &str) -> Reading<(Record, State, Place)> {
    let mut lines = lines(text).peekable();
    let (header, places) = read_header(&mut lines)?;
    let config = read_config(&header, &places, lines.peek().copied())?;
    let first = start::read(&header, places.position)?.unwrap_or_else(|| State::new(&config));
    let mut game = Replayed::new(first, &config);
    let mut record = Record { header, entries: Vec::new(), result: None };
    let mut end = Place::START;
    for (place, line) in lines {
        if record.result.is_some() {
            return Err(Fault::new(place, "nothing follows the result").because(Cause::AfterResult));
        }
        end = place;
        if let Some(result) = line.strip_prefix("result: ") {
            record.result = Some(read_result(result, place.right(8), record.header.seats)?);
            continue;
        }
        let Line { entries, close } = read_line(line, place, &game)?;
        for entry in entries.into_iter().map(Some).chain([close]) {
            let is_close =
                entry.as_ref().is_some_and(|entry| matches!(entry, Entry::Act { action: Action::SetOff, .. }));
            let Some(entry) = entry.filter(|_| !is_close || game.is_announcing()) else { continue };
            game.enter(&entry, &mut Vec::new()).map_err(|misfit| {
                let own_cards = misfit == Misfit::WrongCards && record.header.deck == Deck::Printed;
                let help =
                    own_cards.then(|| "with other cards than the printed ones the header says 'deck: own'".to_owned());
                misfit.fault(place).maybe_help(help)
            })?;
            record.entries.push(entry);
        }
    }
    Ok((record, game.state, end))
}

fn read_line(line: &str, place: Place, game: &Replayed) -> Reading<Line> {
    if let Some(cards) = line.strip_prefix(SHUFFLE) {
        let world = game.state.world();
        return Ok(Entry::Shuffle(read_cards(cards, place.right(SHUFFLE.len()), world)?).into());
    }
    if let Some(die) = line.strip_prefix("die ") {
        return Ok(Entry::Die(number(die, place.right(4))?).into());
    }
    let seat = line.split(' ').next().and_then(seat_of).filter(|seat| seat.number() <= game.state.seats());
    let (Some(seat), Some((_, rest))) = (seat, line.split_once(' ')) else {
        return Err(
            Fault::new(place, "a line is 'shuffle: ...', 'die N', 'Pn COMMAND' or 'result: ...'").because(Cause::Line)
        );
    };
    let (form, skipped, words) = match rest.strip_prefix("choose ") {
        Some(answer) => (Form::Answer, 10, answer),
        None => (Form::Command, 3, rest),
    };
    let words = Words::split(words, place.right(skipped))?;
    let view = game.view(seat);
    let names = Numbered::of(&view);
    let phrase = commands::read(&words, form, Purpose::Done, &names)?;
    if let Phrase::PlayAnimal { id: Some(id), .. } | Phrase::Place { id: Some(id), .. } = &phrase {
        let next = names.name(AnimalId(names.so_far));
        if *id != next {
            let fault = Fault::new(place, format!("the new animal is called '{next}', not '{id}'"));
            return Err(fault.because(Cause::NewAnimal(next)));
        }
    }
    // Before its words are given a meaning: whose move it is.
    if !game.state.need().asks(seat) {
        return Err(Misfit::NotAsked { asked: game.asked() }.fault(place));
    }
    let moment = Moment { view: &view, names: &names, arbitrary: None, pick: Pick::First, wording: Wording::Exact };
    match moment.action(&phrase) {
        Ok(Meaning::Action(action)) => Ok(Entry::Act { seat, action }.into()),
        Ok(Meaning::Series(steps, close)) => {
            let is_whole = !matches!(phrase, Phrase::Migrate { whole: false, .. });
            Ok(Line {
                entries: steps.into_iter().map(|action| Entry::Act { seat, action }).collect(),
                close: close.filter(|_| is_whole).map(|action| Entry::Act { seat, action }),
            })
        }
        Ok(Meaning::Anything) => Err(Fault::new(words.place, "a record leaves nothing open; 'any' is not enough")),
        Err(message) => Err(Fault::new(words.place, message)),
    }
}
