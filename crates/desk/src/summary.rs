//! The end of a round in short: who died and why, what each draws, the points.

use std::sync::Arc;

use game::Seat;
use table::Seq;

use crate::cue::Cue;
use crate::desk::Desk;
use crate::diary::{Kind, SeenCue};
use crate::family::Family;
use crate::screen::Screen;

/// A round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundEnd {
    /// The round.
    pub round: u8,
    /// The points then, seat by seat, as far as the viewer knows them.
    pub points: Vec<u16>,
    /// Lines of the diary that were there.
    pub at: usize,
    /// The number of the event with which the next round began.
    pub seq: Seq,
}

/// The last round that is over, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SummaryScreen {
    /// The round.
    pub round: u8,
    /// That it is over.
    pub title: String,
    /// Who died and of what, in sentences with marks round names.
    pub deaths: Vec<String>,
    /// Every seat, the viewer first.
    pub seats: Vec<SummarySeat>,
}

/// A seat at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SummarySeat {
    /// Which.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// Animals or species that are left.
    pub left: usize,
    /// Cards it drew.
    pub drew: u8,
    /// Its points, where they are open.
    pub points: Option<u16>,
}

impl<F: Family> Desk<F> {
    /// The last round that is over; nothing in the first.
    pub(crate) fn summary(&self, screen: &Screen) -> Option<SummaryScreen> {
        let [before @ .., last] = self.diary.ends() else { return None };
        if last.round == 0 {
            return None;
        }
        let (from, since) = before.last().map_or((0, 0), |end| (end.at, end.seq));
        let deaths = self.diary.entries()[from..last.at].iter().map(|(line, _)| line);
        let deaths = deaths.filter(|line| line.kind == Kind::Death);
        let cues = self.diary.cues();
        let after = cues.partition_point(|cue| cue.seq < last.seq);
        let within = cues.partition_point(|cue| cue.seq < since)..after;
        let mut drawn = deals(cues[after..].iter());
        if drawn.is_empty() {
            drawn = deals(cues[within].iter().rev());
        }
        let seats = screen.own.iter().chain(&screen.others).map(|seat| {
            let is_own = screen.own.as_ref().is_some_and(|own| own.seat == seat.seat);
            let drew = drawn.iter().map(|cue| drawn_by(cue, seat.seat, is_own)).max().unwrap_or(0);
            // Where the screen says other things than points, points are not open.
            let open = seat.facts.is_empty() || is_own;
            let points = last.points.get(seat.seat.index()).copied().filter(|_| open);
            SummarySeat { seat: seat.seat, name: seat.name.clone(), left: seat.animals.len(), drew, points }
        });
        Some(SummaryScreen {
            round: last.round,
            title: self.words().text_in(screen.book, "summary-title", &[("round", last.round.into())]),
            deaths: deaths.map(|line| line.text.clone()).collect(),
            seats: seats.collect(),
        })
    }
}

/// The deals with which these cues begin, as one.
fn deals<'a>(cues: impl Iterator<Item = &'a Arc<SeenCue>>) -> Vec<Cue> {
    let mut all: (Vec<(Seat, u8)>, Vec<crate::screen::Card>) = (Vec::new(), Vec::new());
    for seen in cues {
        match &seen.cue {
            Cue::Deal { hands, own } => {
                all.0.extend(hands);
                all.1.extend(own);
            }
            Cue::Death { .. } => {}
            _ => break,
        }
    }
    if all.0.is_empty() && all.1.is_empty() { Vec::new() } else { vec![Cue::Deal { hands: all.0, own: all.1 }] }
}

/// Cards a seat got. The viewer's are named one by one, and not always counted besides.
fn drawn_by(cue: &Cue, seat: Seat, is_own: bool) -> u8 {
    let Cue::Deal { hands, own } = cue else { return 0 };
    let counted = hands.iter().filter(|(to, _)| *to == seat).map(|(_, cards)| *cards).sum();
    if is_own { own.len().max(usize::from(counted)) as u8 } else { counted }
}
