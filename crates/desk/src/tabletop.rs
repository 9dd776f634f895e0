//! A desk or a film of any game, behind one face.

use editions::Edition;
use game::{RecordEntry, Seat, Viewer};
use locale::{Lang, Words};
use table::{Occupant, UndoRefused};

use crate::advice::Hint;
use crate::click::{Click, Drop, Load};
use crate::desk::{Desk, Stage};
use crate::family::Family;
use crate::link::{Known, Told};
use crate::records::{read_action, write_action};
use crate::replay::{DiceCheck, Film, FilmLine, Landmark, RoundPoints, TurningText};
use crate::review::{Judgement, TurningPoint};
use crate::saved::Saved;
use crate::screen::Screen;
use crate::still::StillScreen;

/// A table in play with somebody in front of it, whatever is played.
pub trait Tabletop {
    /// The screen as data.
    fn screen(&self) -> Screen;
    /// What the desk waits for.
    fn stage(&self) -> Stage;
    /// Whether several decide at the same time now.
    fn is_together(&self) -> bool;
    /// The viewer.
    fn viewer(&self) -> Viewer;
    /// Who sits where.
    fn occupants(&self) -> &[Occupant];
    /// The game as text, where the table is in this program.
    fn save(&self) -> Option<Saved>;
    /// What a worker with bots must be told who knows this much of the record; nothing where bots are asked elsewhere.
    fn tell(&self, known: Option<Known>) -> Option<Told>;
    /// A number that belongs to this game alone, as far as that can be.
    fn game_number(&self) -> u64;
    /// How many outcomes and actions there are, and how often something was taken back: another pair is another game to
    /// be kept.
    fn revision(&self) -> Option<(usize, u32)>;
    /// Puts somebody else on a seat, where that is decided here: another bot, or a person.
    fn seat(&mut self, seat: Seat, occupant: Occupant);
    /// Reads what has arrived from a table far away. Returns whether anything happened.
    fn catch_up(&mut self) -> bool;
    /// Whether a person has decided anything, or a bot where no person plays.
    fn is_touched(&self) -> bool;
    /// A click on a thing. Returns whether the game went on.
    fn click(&mut self, click: Click) -> bool;
    /// Takes something up to carry it to its place.
    fn lift(&mut self, load: Load);
    /// Lets it go. Returns whether the game went on.
    fn drop_on(&mut self, load: Load, on: Drop) -> bool;
    /// Another person sits down in front of the screen.
    fn hand_over(&mut self);
    /// Takes back the viewer's last step: of what is picked if something is, else the last decision.
    fn undo(&mut self) -> Result<(), UndoRefused>;
    /// Uses another language from now on.
    fn set_lang(&mut self, lang: Lang);
    /// Whether attacks and defences wait for a confirmation.
    fn set_careful(&mut self, careful: bool);
    /// Where a rule was applied in this game.
    fn lines_citing(&self, rule: &str) -> Vec<String>;
    /// What a seat may do now, in the words of records.
    fn sayings(&self, seat: Seat) -> Vec<String>;
    /// Carries out what a bot said, in the words of records. Returns whether it was legal.
    fn bot_said(&mut self, seat: Seat, words: &str) -> bool;
    /// Shows what an adviser said until the next move; see [`crate::advice::suggest`].
    fn hints_said(&mut self, seat: Seat, said: &str);
    /// Carries out a suggestion that is shown. Returns whether the game went on.
    fn play_hint(&mut self, place: usize) -> bool;
    /// The suggestions are no longer shown.
    fn drop_hints(&mut self);
}

impl<F: Family> Tabletop for Desk<F> {
    fn screen(&self) -> Screen {
        let mut screen = F::screen(self);
        // Who has given no name is called "you" at the own seat, and by the usual name in sentences and elsewhere.
        if let Some(own) = screen.own.as_mut().filter(|own| is_usual_name(&own.name)) {
            own.name = self.words().text("board-you");
            let seat = own.seat;
            let places = screen.result.iter_mut().flat_map(|result| &mut result.places);
            for place in places.filter(|place| place.seat == seat) {
                place.name = self.words().text("board-you");
            }
        }
        screen.summary = self.summary(&screen);
        screen
    }

    fn stage(&self) -> Stage {
        Self::stage(self)
    }

    fn is_together(&self) -> bool {
        Self::is_together(self)
    }

    fn viewer(&self) -> Viewer {
        Self::viewer(self)
    }

    fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    fn save(&self) -> Option<Saved> {
        Self::save(self)
    }

    fn tell(&self, known: Option<Known>) -> Option<Told> {
        Some(self.local()?.tell(known))
    }

    fn game_number(&self) -> u64 {
        self.local().map_or(0, |local| local.seed())
    }

    fn revision(&self) -> Option<(usize, u32)> {
        Some(self.local()?.revision())
    }

    fn seat(&mut self, seat: Seat, occupant: Occupant) {
        self.seat_occupant(seat, occupant);
    }

    fn catch_up(&mut self) -> bool {
        Self::catch_up(self)
    }

    fn is_touched(&self) -> bool {
        let Some(local) = self.local() else { return false };
        let occupants = &self.occupants;
        let counts = |seat: &Seat| {
            occupants.iter().all(Occupant::is_bot) || occupants.get(seat.index()).is_some_and(|one| !one.is_bot())
        };
        local.table().record().iter().any(|entry| matches!(entry, RecordEntry::Act { seat, .. } if counts(seat)))
    }

    fn click(&mut self, click: Click) -> bool {
        F::click(self, click)
    }

    fn lift(&mut self, load: Load) {
        F::lift(self, load);
    }

    fn drop_on(&mut self, load: Load, on: Drop) -> bool {
        F::drop_on(self, load, on)
    }

    fn hand_over(&mut self) {
        Self::hand_over(self);
    }

    fn undo(&mut self) -> Result<(), UndoRefused> {
        Self::undo(self)
    }

    fn set_lang(&mut self, lang: Lang) {
        Self::set_lang(self, lang);
    }

    fn set_careful(&mut self, careful: bool) {
        Self::set_careful(self, careful);
    }

    fn lines_citing(&self, rule: &str) -> Vec<String> {
        Self::lines_citing(self, rule)
    }

    fn sayings(&self, seat: Seat) -> Vec<String> {
        let Some((view, legal)) = self.bot_prompt(seat) else { return Vec::new() };
        legal.into_iter().map(|action| write_action::<F>(&view, seat, action)).collect()
    }

    fn bot_said(&mut self, seat: Seat, words: &str) -> bool {
        let Some((view, legal)) = self.bot_prompt(seat) else { return false };
        let action = read_action::<F>(&view, words).filter(|action| legal.contains(action));
        action.is_some_and(|action| self.act_for(seat, action))
    }

    fn hints_said(&mut self, seat: Seat, said: &str) {
        if self.viewer != Viewer::Seat(seat) {
            return;
        }
        let legal = self.legal();
        let hints = said.lines().filter_map(|line| Hint::read::<F>(&self.view, line));
        self.show_hints(hints.filter(|hint| legal.contains(&hint.action)).collect());
    }

    fn play_hint(&mut self, place: usize) -> bool {
        Self::play_hint(self, place)
    }

    fn drop_hints(&mut self) {
        Self::drop_hints(self);
    }
}

/// Whether this is what a person is called who has given no name.
fn is_usual_name(name: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| Words::of(lang).text("home-you") == name)
}

/// A played game as one viewer saw it, whatever was played.
pub trait AnyFilm: Send + Sync {
    /// What was played.
    fn edition(&self) -> Edition;
    /// Whether the dice of the game are fair, if the record tells what they were made of.
    fn dice(&self) -> Option<DiceCheck>;
    /// Number of frames.
    fn len(&self) -> usize;
    /// Whether nothing has happened.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Whether the game came to its end.
    fn is_over(&self) -> bool;
    /// The viewer.
    fn viewer(&self) -> Viewer;
    /// The names of the players, seat by seat.
    fn players(&self) -> &[String];
    /// The points at the end of every round that was finished.
    fn points(&self) -> &[RoundPoints];
    /// The table after a frame, in words.
    fn still(&self, frame: usize, words: &'static Words) -> Option<StillScreen>;
    /// Every frame in a sentence.
    fn lines(&self, words: &Words) -> Vec<FilmLine>;
    /// What stands out, in order.
    fn landmarks(&self) -> Vec<Landmark>;
    /// The frames with which rounds begin, with the number of the round.
    fn rounds(&self) -> Vec<(usize, u8)>;
    /// How many entries the record has.
    fn entries(&self) -> usize;
    /// How many entries of the record had been played when this frame was over.
    fn step_of(&self, frame: usize) -> usize;
    /// The first frame of what this entry of the record led to; the next one if nothing of it was seen.
    fn frame_of(&self, entry: usize) -> usize;
    /// What an action of this entry, in the words of records, is called by the player who decided, with marks round
    /// names.
    fn describe_action(&self, entry: usize, seat: Seat, action: &str, words: &Words) -> Option<String>;
    /// Why the best move of a judged decision was better than what was done, in sentences with marks round names.
    fn explain(&self, judged: &Judgement, words: &Words) -> Vec<String>;
    /// A turning point in words.
    fn describe_turning(&self, point: &TurningPoint, words: &Words) -> TurningText;
    /// The record as text, with the result if there is one.
    fn export(&self) -> String;
    /// A game that goes on where this frame began.
    fn play_on(&self, frame: usize, seats: Option<&[Occupant]>, bot: &str, seed: u64) -> Option<Saved>;
    /// The same game through other eyes.
    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyFilm>;
}

impl<F: Family> AnyFilm for Film<F> {
    fn edition(&self) -> Edition {
        Self::edition(self)
    }

    fn dice(&self) -> Option<DiceCheck> {
        Self::dice(self)
    }

    fn len(&self) -> usize {
        Self::len(self)
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn viewer(&self) -> Viewer {
        Self::viewer(self)
    }

    fn players(&self) -> &[String] {
        Self::players(self)
    }

    fn points(&self) -> &[RoundPoints] {
        Self::points(self)
    }

    fn still(&self, frame: usize, words: &'static Words) -> Option<StillScreen> {
        Self::still(self, frame, words)
    }

    fn lines(&self, words: &Words) -> Vec<FilmLine> {
        Self::lines(self, words)
    }

    fn landmarks(&self) -> Vec<Landmark> {
        Self::landmarks(self)
    }

    fn rounds(&self) -> Vec<(usize, u8)> {
        Self::rounds(self)
    }

    fn entries(&self) -> usize {
        Self::entries(self)
    }

    fn step_of(&self, frame: usize) -> usize {
        Self::step_of(self, frame)
    }

    fn frame_of(&self, entry: usize) -> usize {
        Self::frame_of(self, entry)
    }

    fn describe_action(&self, entry: usize, seat: Seat, action: &str, words: &Words) -> Option<String> {
        Self::describe_action(self, entry, seat, action, words)
    }

    fn explain(&self, judged: &Judgement, words: &Words) -> Vec<String> {
        Self::explain(self, judged, words)
    }

    fn describe_turning(&self, point: &TurningPoint, words: &Words) -> TurningText {
        Self::describe_turning(self, point, words)
    }

    fn export(&self) -> String {
        Self::export(self)
    }

    fn play_on(&self, frame: usize, seats: Option<&[Occupant]>, bot: &str, seed: u64) -> Option<Saved> {
        Self::play_on(self, frame, seats, bot, seed)
    }

    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyFilm> {
        Box::new(Self::seen_by(self, viewer))
    }
}
