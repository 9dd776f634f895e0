//! Records of the species-board family: print, parse, replay, verify.
//!
//! A shuffle names its cards, top card first: the whole deck at the set-up, later the discard pile. An attack is written
//! with the cards it pays; they are answers of their own in the list of entries.

mod setup;

use core::fmt;

use game::{Ask, Chance, Game, Need, Outcome, RuleId, Seat, Viewer};
use northstar::{Action, Card, Config, Event, Rule, SpeciesId, State, View};

use crate::family::{Form, Meaning, Pick, Purpose};
use crate::fields::seat_of;
use crate::northstar::actions::{self, Clauses, Moment, Names};
use crate::northstar::cards::{CardName, Written};
use crate::northstar::commands::{self, Known, Phrase};
use crate::place::{Fault, Place, Problem, Reading, Source};
use crate::record::{self, Deck, GameResult, Player, lines, number, read_header, read_result};
use crate::words::Words;
use setup::{SHUFFLE, cards_in_order, order_in, read_cards, read_config, to_shuffle};

pub use setup::{config, config_of, header};

/// One line of a record of this family.
pub type Entry = record::Entry<Card, Action>;
/// A played game of this family.
pub type Record = record::Record<Card, Action>;

/// The names of species in records: `S1`, `S2`, ... by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbered;

impl Names for Numbered {
    fn name(&self, species: SpeciesId) -> String {
        format!("S{}", u16::from(species.0) + 1)
    }

    fn species(&self, name: &str) -> Option<SpeciesId> {
        let number: u8 = number(name.strip_prefix('S')?, Place::START).ok()?;
        let species = SpeciesId(number.checked_sub(1)?);
        (self.name(species) == name).then_some(species)
    }
}

impl Known for Numbered {
    fn is_known(&self, name: &str) -> bool {
        self.species(name).is_some()
    }

    fn suggestion(&self, _name: &str) -> Option<String> {
        Some("species are called S1, S2 and so on".to_owned())
    }
}

/// A command or answer of a seat in words, with the names species have in records.
pub fn write_action(view: &View, seat: Seat, action: Action) -> String {
    actions::write(view, &Numbered, seat, action, Clauses::Written)
}

/// The actions these words mean for the player who sees this: one, or an attack and the cards it pays. The id of a new
/// species and the number of a card may be left out, and `choose` before an answer.
pub fn read_action(view: &View, text: &str) -> Result<Vec<Action>, Problem> {
    let source = Source { file: "input", text };
    let (skipped, words) = match text.strip_prefix("choose ") {
        Some(rest) => (7, rest),
        None => (0, text),
    };
    let place = Place::START.right(skipped);
    let read = Words::split(words, place).and_then(|words| {
        let phrase = commands::read(&words, Form::Either, Purpose::Listed, &Numbered)?;
        mean(view, &phrase, place)
    });
    read.map_err(|fault| source.problem(fault))
}

/// The actions a phrase means.
fn mean(view: &View, phrase: &Phrase, place: Place) -> Reading<Vec<Action>> {
    // `default` is always meant for leaf traits here.
    let asked = Some(northstar::Question::ChooseLeaf);
    let moment = Moment { view, names: &Numbered, arbitrary: None, pick: Pick::First, asked };
    let mut actions = match moment.action(phrase) {
        Ok(Meaning::Action(action)) => vec![action],
        Ok(Meaning::Anything | Meaning::Series(..)) => {
            return Err(Fault::new(place, "say what exactly; 'any' is not enough"));
        }
        Err(message) => return Err(Fault::new(place, message)),
    };
    if let (Phrase::Attack { paying: Some(cards), .. }, [Action::Attack { .. }]) = (phrase, actions.as_slice()) {
        for card in cards {
            let card = moment.card(*card, |_| true).map_err(|message| Fault::new(place, message))?;
            actions.push(Action::Pay { card });
        }
    }
    Ok(actions)
}

/// Writes a record while the game is played. It plays along, because the cards of a shuffle are those of the table.
#[derive(Clone)]
pub struct Recorder {
    record: Record,
    game: Replayed,
}

impl Recorder {
    /// An empty record of a game with this set-up.
    pub fn new(config: &Config, names: Vec<String>) -> Self {
        let record = Record { header: header(config, names), entries: Vec::new(), result: None };
        Self { record, game: Replayed::new(config) }
    }

    /// The same, with who sits where.
    #[must_use]
    pub fn with_players(mut self, players: Vec<Player>) -> Self {
        self.record.header.players = players;
        self
    }

    /// Chance gave this.
    pub fn outcome(&mut self, outcome: Outcome<'_>) -> Result<(), Misfit> {
        self.enter(match outcome {
            Outcome::Die(die) => Entry::Die(die),
            Outcome::Order(order) => Entry::Shuffle(cards_in_order(&to_shuffle(&self.game.state), order)),
        })
    }

    /// A player did this.
    pub fn action(&mut self, seat: Seat, action: Action) -> Result<(), Misfit> {
        self.enter(Entry::Act { seat, action })
    }

    fn enter(&mut self, entry: Entry) -> Result<(), Misfit> {
        self.game.enter(&entry, &mut Vec::new())?;
        self.record.entries.push(entry);
        if self.game.state.need() == Need::Over {
            self.record.result = Some(GameResult::of(&self.game.state.standings()));
        }
        Ok(())
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
        asked: String,
    },
    /// These cards are not there to be shuffled.
    WrongCards,
    /// There is no such seat to begin.
    NoSuchFace(u8),
    /// A rule refuses the action.
    Refused(Rule),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp(error) => f.write_str(error),
            Self::NotAsked { asked } => write!(f, "this does not fit here: {asked}"),
            Self::WrongCards => write!(f, "these are not the cards to shuffle"),
            Self::NoSuchFace(die) => write!(f, "there is no seat {die} to begin"),
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
        Ok(Self { entries: &record.entries, next: 0, game: Replayed::new(&config) })
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

    /// The cards paid for the attack that comes next, if all of them follow.
    fn payment(&self, action: Action) -> Option<Vec<Card>> {
        let Action::Attack { negate, .. } = action else { return None };
        let following = self.entries.get(self.next + 1..)?.iter().map_while(|entry| match entry {
            Entry::Act { action: Action::Pay { card }, .. } => Some(*card),
            _ => None,
        });
        let cards: Vec<Card> = following.take(usize::from(negate.price())).collect();
        (!cards.is_empty() && cards.len() == usize::from(negate.price())).then_some(cards)
    }
}

/// The game behind a replay: goes on by itself exactly as at the table.
#[derive(Clone)]
struct Replayed {
    state: State,
}

impl Replayed {
    fn new(config: &Config) -> Self {
        let mut game = Self { state: State::new(config) };
        game.go_on(&mut Vec::new());
        game
    }

    fn enter(&mut self, entry: &Entry, events: &mut Vec<Event>) -> Result<(), Misfit> {
        let need = self.state.need();
        match (entry, need) {
            (Entry::Shuffle(cards), Need::Chance(Chance::Shuffle { .. })) => {
                let order = order_in(&to_shuffle(&self.state), cards).ok_or(Misfit::WrongCards)?;
                self.state.resolve(Outcome::Order(&order), events).map_err(|_| Misfit::WrongCards)?;
            }
            (Entry::Die(die), Need::Chance(Chance::Die { .. })) => {
                self.state.resolve(Outcome::Die(*die), events).map_err(|_| Misfit::NoSuchFace(*die))?;
            }
            (Entry::Act { seat, action }, Need::Decision(_) | Need::Together(..)) if need.asks(*seat) => {
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
            let moves = match self.state.need() {
                Need::Progress => true,
                Need::Decision(_) | Need::Together(..) => self.state.is_idle(),
                Need::Chance(_) | Need::Over => false,
            };
            if !moves || !self.state.advance(events) {
                return;
            }
        }
    }

    fn asked(&self) -> String {
        match self.state.need() {
            Need::Decision(decision) if decision.is_question() => format!("{} is asked a question", decision.seat()),
            Need::Decision(decision) => format!("{} has the turn", decision.seat()),
            Need::Together(seats, _) => format!("{seats:?} are asked together"),
            Need::Chance(Chance::Die { .. }) => "chance chooses the first player".to_owned(),
            Need::Chance(Chance::Shuffle { .. }) => "cards are shuffled".to_owned(),
            Need::Progress => "the game goes on by itself".to_owned(),
            Need::Over => "the game is over".to_owned(),
        }
    }
}

/// A record as text. It is replayed for that, because words for actions depend on what lies on the table.
pub fn print(record: &Record) -> Result<String, ReplayError> {
    let mut text = record.header.to_string();
    let mut replay = Replay::new(record)?;
    while let Some(entry) = replay.upcoming() {
        let mut paid = 0;
        let line = match entry {
            Entry::Shuffle(cards) => format!("{SHUFFLE}{}", written(cards)),
            Entry::Die(die) => format!("die {die}"),
            Entry::Act { seat, action } => {
                let mut words = write_action(&replay.state().view(Viewer::Seat(*seat)), *seat, *action);
                if let Some(cards) = replay.payment(*action) {
                    paid = cards.len();
                    words += &format!(" paying {}", written(&cards));
                }
                if action.is_answer() { format!("{seat} choose {words}") } else { format!("{seat} {words}") }
            }
        };
        text.push_str(&line);
        text.push('\n');
        for _ in 0..=paid {
            replay.step()?;
        }
    }
    if let Some(result) = &record.result {
        text.push_str(&format!("result: {result}\n"));
    }
    Ok(text)
}

fn written(cards: &[Card]) -> String {
    cards.iter().map(|card| Written(*card).to_string()).collect::<Vec<_>>().join(", ")
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
            return Err(problem(Fault::new(place, "there is a result, but the game is not over here")));
        }
        let played = GameResult::of(&state.standings());
        if played != *written {
            let fault = Fault::new(place, format!("the game did not end like this: {written}"));
            return Err(problem(fault.help(format!("it ended: {played}"))));
        }
    }
    Ok(Verified { record, state })
}

/// The record, the state at its end, and where the result stands.
fn read_record(text: &str) -> Reading<(Record, State, Place)> {
    let mut lines = lines(text).peekable();
    let (header, places) = read_header(&mut lines)?;
    let mut game = Replayed::new(&read_config(&header, &places, lines.peek().copied())?);
    let mut record = Record { header, entries: Vec::new(), result: None };
    let mut end = Place::START;
    for (place, line) in lines {
        if record.result.is_some() {
            return Err(Fault::new(place, "nothing follows the result"));
        }
        end = place;
        if let Some(result) = line.strip_prefix("result: ") {
            record.result = Some(read_result(result, place.right(8), record.header.seats)?);
            continue;
        }
        for entry in read_line(line, place, &game)? {
            game.enter(&entry, &mut Vec::new()).map_err(|misfit| {
                let own_cards = misfit == Misfit::WrongCards && record.header.deck == Deck::Printed;
                let help =
                    own_cards.then(|| "with other cards than the printed ones the header says 'deck: own'".to_owned());
                Fault::new(place, misfit.to_string()).maybe_help(help)
            })?;
            record.entries.push(entry);
        }
    }
    Ok((record, game.state, end))
}

fn read_line(line: &str, place: Place, game: &Replayed) -> Reading<Vec<Entry>> {
    if let Some(cards) = line.strip_prefix(SHUFFLE) {
        return Ok(vec![Entry::Shuffle(read_cards(cards, place.right(SHUFFLE.len()))?)]);
    }
    if let Some(die) = line.strip_prefix("die ") {
        return Ok(vec![Entry::Die(number(die, place.right(4))?)]);
    }
    let seat = line.split(' ').next().and_then(seat_of).filter(|seat| seat.number() <= game.state.seats());
    let (Some(seat), Some((_, rest))) = (seat, line.split_once(' ')) else {
        return Err(Fault::new(place, "a line is 'shuffle: ...', 'die N', 'Pn COMMAND' or 'result: ...'"));
    };
    let (form, skipped, words) = match rest.strip_prefix("choose ") {
        Some(answer) => (Form::Answer, 10, answer),
        None => (Form::Command, 3, rest),
    };
    let words = Words::split(words, place.right(skipped))?;
    // The name of a new species is looked at below.
    let phrase = commands::read(&words, form, Purpose::Tried, &Numbered)?;
    let view = game.state.view(Viewer::Seat(seat));
    if let Phrase::NewSpecies { id: Some(id), .. } = &phrase
        && let Some(next) = view.next_species(seat).map(|next| Numbered.name(next))
        && *id != next
    {
        return Err(Fault::new(place, format!("the new species is called '{next}', not '{id}'")));
    }
    if names_no_card(&phrase) {
        return Err(Fault::new(words.place, "a record leaves nothing open: every card is named with its number"));
    }
    // Before its words are given a meaning: whose move it is.
    if !game.state.need().asks(seat) {
        return Err(Fault::new(place, Misfit::NotAsked { asked: game.asked() }.to_string()));
    }
    let actions = mean(&view, &phrase, words.place)?;
    Ok(actions.into_iter().map(|action| Entry::Act { seat, action }).collect())
}

/// Whether a card of the phrase is not named in full.
fn names_no_card(phrase: &Phrase) -> bool {
    let open = |card: &CardName| !matches!(card, CardName::Face(_));
    match phrase {
        Phrase::FoodCard { card }
        | Phrase::PlayTrait { card, .. }
        | Phrase::NewSpecies { card, .. }
        | Phrase::Grow { card, .. }
        | Phrase::Pay { card }
        | Phrase::Intelligence { paying: card, .. } => open(card),
        Phrase::Attack { paying, .. } => paying.iter().flatten().any(open),
        _ => false,
    }
}
