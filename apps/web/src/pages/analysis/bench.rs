//! The position and what is chosen on it, whatever the game.

use desk::Saved;
use desk::analysis::share::{LinkProblem, Sitters};
use desk::analysis::{AnyBoard, Change, Matrix, Pair, PlayOn, Terms, WhatIf};
use desk::screen::{AnimalScreen, Being, Emblem, SeatScreen};
use game::Seat;
use leptos::prelude::*;
use locale::Words;

use super::Notice;
use super::notice::Said;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::session::BOT_NAMES;

/// The position and what is chosen on it.
#[derive(Clone, Copy)]
pub struct Bench {
    pub board: RwSignal<AnyBoard>,
    past: RwSignal<Vec<AnyBoard>>,
    pub chosen: RwSignal<Option<Being>>,
    /// A pair card that waits for its second animal.
    pub joining: RwSignal<Option<Emblem>>,
    pub notice: RwSignal<Option<Notice>>,
    pub judged: Judged,
    /// Who sits here, if the position comes from a game.
    sitters: StoredValue<Option<Sitters>>,
    /// The seat that is played from here, from 0.
    chosen_seat: RwSignal<u8>,
}

/// What the engine answers about the position, and which pair is looked at.
#[derive(Clone, Copy)]
pub struct Judged {
    pub seats: Memo<Vec<SeatScreen>>,
    pub matrix: Memo<Matrix>,
    pub pair: RwSignal<Option<(Being, Being)>>,
    pub what_if: Callback<Pair, Vec<WhatIf>>,
    pub terms: Terms,
}

impl Judged {
    /// The animal with this key.
    pub fn animal(self, id: Being) -> Option<AnimalScreen> {
        self.seats.with_untracked(|seats| seats.iter().flat_map(|seat| &seat.animals).find(|a| a.id == id).cloned())
    }
}

impl Bench {
    /// A bench with this position and the players of its game; a link that could not be read is reported.
    pub fn new(board: AnyBoard, broken: Option<LinkProblem>, sitters: Option<Sitters>) -> Self {
        let prefs = Prefs::here();
        let terms = board.terms();
        let board = RwSignal::new(board);
        let you = sitters.as_ref().and_then(|sitters| sitters.you).map_or(0, |seat| seat.index() as u8);
        let sitters = StoredValue::new(sitters);
        let seats = Memo::new(move |_| {
            let words = prefs.words();
            let name = |seat: u8| named(sitters, seat - 1).unwrap_or_else(|| unnamed(words, seat - 1));
            board.with(|board| board.screen(words, &(1..=board.seats()).map(name).collect::<Vec<_>>()))
        });
        let matrix = Memo::new(move |_| {
            let words = prefs.words();
            board.with(|board| board.matrix(words))
        });
        // The answer for the first pair is there at once, as an example of what a cell of the table shows.
        let first = matrix.with_untracked(|matrix| matrix.first().map(|pair| (pair.hunter, pair.prey)));
        let pair = RwSignal::new(first);
        let what_if = Callback::new(move |pair: Pair| {
            let words = prefs.words();
            board.with(|board| board.what_if(&pair, words))
        });
        let judged = Judged { seats, matrix, pair, what_if, terms };
        let (past, chosen, joining) = (RwSignal::new(Vec::new()), RwSignal::new(None), RwSignal::new(None));
        let notice = RwSignal::new(broken.map(Notice::Broken));
        Self { board, past, chosen, joining, notice, judged, sitters, chosen_seat: RwSignal::new(you) }
    }

    /// The seat that is played from here, from 0: one that was taken away is not played.
    pub fn you(self) -> u8 {
        self.chosen_seat.get().min(self.board.with(AnyBoard::seats) - 1)
    }

    /// Chooses the seat that is played from here.
    pub fn sit(self, seat: u8) {
        self.chosen_seat.set(seat);
    }

    /// What the player in this seat is called.
    pub fn player(self, words: &Words, seat: u8) -> String {
        named(self.sitters, seat).unwrap_or_else(|| unnamed(words, seat))
    }

    /// The game that begins here with the chosen seat to move, against bots.
    pub fn game(self, own_name: String, bot: &str, seed: u64) -> Option<Saved> {
        let you = Seat::wrapping(usize::from(untrack(move || self.you())));
        let count = self.board.with_untracked(AnyBoard::seats);
        let mut others = BOT_NAMES.iter().map(|name| (*name).to_owned());
        let name = |seat: u8| match named(self.sitters, seat) {
            Some(name) => name,
            None if usize::from(seat) == you.index() => own_name.clone(),
            None => others.next().unwrap_or_default(),
        };
        let players = (0..count).map(name).collect();
        let with = PlayOn { you, players, bot: bot.to_owned(), seed };
        self.board.with_untracked(|board| board.play_on(&with))
    }

    /// The position as part of an address, with the players of its game.
    pub fn link(self, board: &AnyBoard) -> String {
        let link = board.to_link();
        self.sitters.with_value(|sitters| match sitters {
            Some(sitters) => sitters.on_link(link),
            None => link,
        })
    }

    /// Makes a change, or says why not.
    pub fn edit(self, change: Change) {
        let mut board = self.board.get_untracked();
        match board.edit(change) {
            Ok(()) => self.set(board),
            Err(refused) => self.notice.set(Some(Notice::Refused(refused))),
        }
    }

    /// Another position; the one before can be brought back.
    pub fn set(self, board: AnyBoard) {
        self.past.update(|past| past.push(self.board.get_untracked()));
        self.show(board);
    }

    /// Brings the position before back.
    pub fn undo(self) {
        if let Some(Some(board)) = self.past.try_update(Vec::pop) {
            self.show(board);
        }
    }

    /// Whether nothing has been changed.
    pub fn is_fresh(self) -> bool {
        self.past.with(Vec::is_empty)
    }

    fn show(self, board: AnyBoard) {
        self.notice.set(None);
        self.joining.set(None);
        let address = Route::Analysis(Some(self.link(&board))).href();
        self.board.set(board);
        let here = |id: Being| self.judged.animal(id).is_some();
        if self.chosen.get_untracked().is_some_and(|id| !here(id)) {
            self.chosen.set(None);
        }
        let pair = self.judged.pair;
        if pair.get_untracked().is_some_and(|(hunter, prey)| !here(hunter) || !here(prey)) {
            pair.set(None);
        }
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
        }
    }

    /// This one is looked at in detail, or no longer.
    pub fn choose(self, id: Being) {
        self.notice.set(None);
        self.chosen.update(|chosen| *chosen = if *chosen == Some(id) { None } else { Some(id) });
    }

    /// The chosen one, to put a trait on it; if there is none, that is said.
    pub fn chosen_or_say(self) -> Option<Being> {
        let chosen = self.chosen.get_untracked();
        if chosen.is_none() {
            self.notice.set(Some(Notice::ChooseFirst));
        }
        chosen
    }

    /// What is said about the last step.
    pub fn said(self, words: &'static Words) -> Option<Said> {
        let notice = self.notice.get()?;
        Some(self.board.with_untracked(|board| notice.said(board, words)))
    }
}

/// The name of a player in the game the position comes from.
fn named(sitters: StoredValue<Option<Sitters>>, seat: u8) -> Option<String> {
    sitters.with_value(|sitters| sitters.as_ref()?.players.get(usize::from(seat)).cloned())
}

/// What a player is called where no game is known.
fn unnamed(words: &Words, seat: u8) -> String {
    words.text_with("analysis-player", &[("seat", (seat + 1).into())])
}
