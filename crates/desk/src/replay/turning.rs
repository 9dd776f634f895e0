//! A turning point in words: what was done, what came of it, how the chances changed, what would have been better.

use game::{Seat, Viewer};
use locale::Words;

use super::{Film, Frame};
use crate::advice::percent;
use crate::diary::Kind;
use crate::family::Family;
use crate::records;
use crate::review::{Judgement, LEAST_COST, TurningPoint};

/// A turning point, ready to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningText {
    /// The frame in which it begins.
    pub frame: usize,
    /// Round, who and what, with marks round names.
    pub title: String,
    /// What came of it: losses, and how the chances changed.
    pub came: Vec<String>,
    /// What would have been better and why; or that nothing was.
    pub better: String,
}

/// Losses that are told in one moment, at most; the others are in the log.
const LOSSES: usize = 3;

impl<F: Family> Film<F> {
    /// A turning point in words.
    pub fn describe_turning(&self, point: &TurningPoint, words: &Words) -> TurningText {
        let in_it = |frame: &Frame| point.entries.contains(&frame.entry);
        let frame = self.frames.iter().position(in_it).unwrap_or_else(|| self.frame_of(point.entries.start));
        let round = ("round", self.frames.get(frame).map_or(1, |frame| frame.round).max(1).into());
        let player = |seat: Seat| ("player", self.players.get(seat.index()).cloned().unwrap_or_default().into());
        let sentences = self.sentences_of(point, words);
        let judged = point.judged.as_ref();
        let judged = judged.and_then(|judged| Some((judged, records::before::<F>(&self.record, judged.entry)?)));
        let title = match &judged {
            Some((judged, state)) => {
                let played = ("played", self.action_at(state, judged, &judged.played, words).into());
                words.text_in(self.edition(), "review-item", &[round, player(judged.seat), played])
            }
            None => {
                let event = sentences.first().map(|(_, text)| text.clone()).unwrap_or_default();
                words.text_in(self.edition(), "review-event", &[round, ("event", event.into())])
            }
        };
        let told = usize::from(judged.is_none());
        let deaths = sentences.into_iter().skip(told).filter(|(kind, _)| *kind == Kind::Death);
        let mut came: Vec<String> = deaths.map(|(_, text)| text).take(LOSSES).collect();
        let (before, after) = (percent(point.before).into(), percent(point.after).into());
        let change = [player(point.seat), ("before", before), ("after", after)];
        came.push(format!("{}.", words.text_with("review-rose", &change)));
        if point.lost > 0 {
            came.push(words.text_with("review-lost", &[("points", point.lost.into())]));
        }
        let better = match judged {
            Some((judged, _)) if judged.cost() < LEAST_COST => {
                words.text_with("review-no-better", &[player(judged.seat)])
            }
            Some((judged, state)) => self.better(&state, judged, words),
            None => words.text("review-chance-decided"),
        };
        TurningText { frame, title, came, better }
    }

    /// What would have been better than a decision, and why.
    fn better(&self, state: &F, judged: &Judgement, words: &Words) -> String {
        let better = self.action_at(state, judged, &judged.best, words);
        let args = [("percent", percent(judged.cost()).into()), ("better", better.into())];
        let mut said = vec![words.text_with("review-cost", &args)];
        said.extend(self.explain_at(state, judged, words));
        said.join(" ")
    }

    /// An action of a decision in words; as records write it if it cannot be read.
    fn action_at(&self, state: &F, judged: &Judgement, action: &str, words: &Words) -> String {
        let view = state.view(Viewer::Seat(judged.seat));
        let read = records::read_action::<F>(&view, action);
        read.map_or_else(|| action.to_owned(), |action| F::action(words, &self.players, &view, action))
    }

    /// What was seen in a moment, in sentences.
    fn sentences_of(&self, point: &TurningPoint, words: &Words) -> Vec<(Kind, String)> {
        let first = self.frames.partition_point(|frame| frame.entry < point.entries.start);
        let Some(mut view) = self.view_before(first) else { return Vec::new() };
        let mut sentences = Vec::new();
        for frame in self.frames[first..].iter().take_while(|frame| frame.entry < point.entries.end) {
            if let Some(text) = F::log(words, &self.players, &view, &self.seen[frame.event])
                && frame.kind != Kind::Heading
            {
                sentences.push((frame.kind, text));
            }
            self.seen[frame.event..frame.until].iter().for_each(|seen| F::fold(&mut view, seen));
        }
        sentences
    }

    /// The table before a frame.
    fn view_before(&self, frame: usize) -> Option<F::View> {
        match frame.checked_sub(1) {
            Some(before) => self.view(before),
            None => self.keys.first().cloned(),
        }
    }
}
