//! The position and what is chosen on it, whatever the game.

use desk::analysis::share::LinkProblem;
use desk::analysis::{FreePosition, Matrix, Pair, WhatIf};
use desk::screen::{AnimalScreen, Being, Emblem, SeatScreen};
use leptos::prelude::*;
use locale::Words;

use super::Notice;
use super::notice::Said;
use crate::prefs::Prefs;
use crate::route::Route;

/// Messages that differ between the families.
#[derive(Clone, Copy)]
pub struct Terms {
    /// How to use the board.
    pub how: &'static str,
    /// Something must be chosen first.
    pub choose_first: &'static str,
    /// Nobody attacks here.
    pub no_hunters: &'static str,
    /// An attack that is answered, as the heading of an answer.
    pub answered: &'static str,
    /// An attack that must be paid for, as the heading of an answer.
    pub priced: &'static str,
    /// What the colours of the matrix mean besides yes and no: icon and message.
    pub legend: &'static [(&'static str, &'static str)],
    /// What is to be known about the game that begins here.
    pub play_note: &'static str,
}

/// The position and what is chosen on it.
pub struct Bench<B: FreePosition> {
    pub board: RwSignal<B>,
    past: RwSignal<Vec<B>>,
    pub chosen: RwSignal<Option<Being>>,
    /// A pair card that waits for its second animal.
    pub joining: RwSignal<Option<Emblem>>,
    pub notice: RwSignal<Option<Notice<B::Rule>>>,
    pub judged: Judged,
}

impl<B: FreePosition> Clone for Bench<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: FreePosition> Copy for Bench<B> {}

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

impl<B: FreePosition> Bench<B> {
    /// A bench with this position; a link that could not be read is reported.
    pub fn new(board: B, broken: Option<LinkProblem>, terms: Terms) -> Self {
        let prefs = Prefs::here();
        let board = RwSignal::new(board);
        let seats = Memo::new(move |_| {
            let words = prefs.words();
            let name = |seat: u8| words.text_with("analysis-player", &[("seat", seat.into())]);
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
        Self { board, past, chosen, joining, notice: RwSignal::new(broken.map(Notice::Broken)), judged }
    }

    /// Makes a change, or says why not.
    pub fn edit(self, edit: B::Edit) {
        let mut board = self.board.get_untracked();
        match board.edit(edit) {
            Ok(()) => self.set(board),
            Err(refused) => self.notice.set(Some(Notice::Refused(refused))),
        }
    }

    /// Another position; the one before can be brought back.
    pub fn set(self, board: B) {
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

    fn show(self, board: B) {
        self.notice.set(None);
        self.joining.set(None);
        let address = Route::Analysis(Some(board.to_link())).href();
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
        Some(self.board.with_untracked(|board| notice.said(board, words, self.judged.terms)))
    }
}
