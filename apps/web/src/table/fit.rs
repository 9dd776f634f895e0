//! A crowded table becomes smaller until everything is in sight: what is air goes first, then pictures, then words. What
//! finds no room even then is counted at the edge of its row.

use desk::screen::{Being, SeatScreen};
use game::Seat;
use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{Element, HtmlDivElement};

use super::spot::{Spot, all_in, find_in};
use super::ui::{Ui, keep_question_in_view, words};
use crate::parts::Icon;

/// How small locations become, in steps; each adds to the one before.
const STEPS: [&str; 4] = ["fit1", "fit2", "fit3", "fit4"];
/// How narrow the animals of the viewer's row become.
const SLIM: [&str; 4] = ["slim1", "slim2", "slim3", "slim4"];
/// How narrow the animals of the others become.
const TIGHT: [&str; 2] = ["tight1", "tight2"];
/// How low the table becomes.
const LOW: [&str; 4] = ["low1", "low2", "low3", "low4"];

/// Room that a phase begins with: what is picked later marks things, and some of them become a little higher.
const SPARE: i32 = 24;

/// The steps that the table has taken; within a phase it does not take them back, so that nothing grows or jumps while
/// somebody aims at it.
#[derive(Clone, PartialEq, Default)]
pub struct Taken {
    moment: String,
    room: (i32, i32),
    low: usize,
    slim: usize,
}

/// Keeps the locations inside this frame in sight, as far as it can.
pub fn keep_in_sight(frame: NodeRef<Div>) {
    when_room_changes(frame, |frame| {
        if let Some(places) = frame.first_element_child() {
            shrink(&places, &STEPS, 0, || is_seen_whole(frame));
        }
    });
}

/// Keeps the seats and what lies between them in sight, as far as it can. `moment` says in which phase.
pub fn keep_table_in_sight(spread: NodeRef<Div>, moment: String) {
    let ui = Ui::here();
    let taken = ui.taken;
    when_room_changes(spread, move |spread| {
        let now = Taken { moment: moment.clone(), room: window_room(), ..Taken::default() };
        let before = taken.get_value();
        let is_same = (&before.moment, before.room) == (&now.moment, now.room);
        let (held, spare) = if is_same { (before, 0) } else { (now, SPARE) };
        let mut next = held.clone();
        let scrolled = if is_same { ui.scrolled.get_value() } else { spread.scroll_top() };
        if let Some(others) = find_in(spread, ".opps") {
            let rows = all_in(&others, ".beasts");
            shrink(&others, &TIGHT, 0, || rows.iter().all(is_whole_across));
        }
        if let Some(row) = find_in(spread, "#own-row") {
            next.slim = shrink(&row, &SLIM, held.slim, || is_whole_across(&row));
        }
        words_or_icons(spread);
        next.low = shrink(spread, &LOW, held.low, || spread.scroll_height() + spare <= spread.client_height() + 1);
        taken.set_value(next);
        spread.set_scroll_top(scrolled);
        keep_question_in_view();
    });
}

/// Calls this when the frame is drawn, and whenever it has another size.
fn when_room_changes(frame: NodeRef<Div>, fit: impl Fn(&HtmlDivElement) + 'static) {
    let ui = Ui::here();
    let size = StoredValue::new((0, 0));
    Effect::new(move |_| {
        ui.moved.track();
        let Some(frame) = frame.get() else { return };
        let now = (frame.client_width(), frame.client_height());
        // Whatever else has moved, the room is the same.
        if size.get_value() != now {
            fit(&frame);
            size.set_value((frame.client_width(), frame.client_height()));
        }
    });
}

/// Takes steps until it fits, `least` of them in any case; how many there were.
fn shrink(element: &Element, steps: &[&str], least: usize, fits: impl Fn() -> bool) -> usize {
    let classes = element.class_list();
    steps.iter().skip(least).for_each(|step| drop(classes.remove_1(step)));
    steps.iter().take(least).for_each(|step| drop(classes.add_1(step)));
    for (taken, step) in steps.iter().enumerate().skip(least) {
        if fits() {
            return taken;
        }
        let _ = classes.add_1(step);
    }
    steps.len()
}

fn is_seen_whole(frame: &HtmlDivElement) -> bool {
    frame.scroll_height() <= frame.client_height() + 1
}

/// So little is not seen: an outline, a rounded width.
const HAIR: i32 = 3;

fn is_whole_across(row: &Element) -> bool {
    row.scroll_width() <= row.client_width() + HAIR
}

fn window_room() -> (i32, i32) {
    let frame = document().document_element();
    frame.map(|frame| (frame.client_width(), frame.client_height())).unwrap_or_default()
}

/// A word beside a name that would be cut becomes its icon; the name of the icon is the word.
fn words_or_icons(spread: &Element) {
    let lines = all_in(spread, ".tagline");
    for line in &lines {
        all_in(line, ".tag.iconic").iter().for_each(|tag| drop(tag.class_list().remove_1("iconic")));
    }
    for line in &lines {
        // What matters least gives way first.
        for which in [".tag.botlevel", ".tag.first", ".tag:not(.solid):not(.bad)", ".tag"] {
            for tag in all_in(line, which) {
                let is_cut = all_in(line, ".tag:not(.iconic)>span").iter().any(|word| !is_whole_across(word));
                if (is_cut || !is_whole_across(line)) && find_in(&tag, ".ico").is_some() {
                    let _ = tag.class_list().add_1("iconic");
                }
            }
        }
    }
}

/// How much of a thing must be seen, or it is counted among those that are not.
const SEEN: f64 = 0.6;

/// Signs at the edges of a row: how many of its things are out of sight there. A click brings them.
#[component]
pub fn Beyond(
    /// The row that can be scrolled.
    row: NodeRef<Div>,
    /// What is counted in it.
    things: &'static str,
) -> impl IntoView {
    let ui = Ui::here();
    let counts = RwSignal::new((0_usize, 0_usize));
    Effect::new(move |_| {
        ui.moved.track();
        let Some(row) = row.get() else { return };
        request_animation_frame(move || {
            let now = out_of_sight(&row, things);
            if counts.try_get_untracked().is_some_and(|before| before != now) {
                counts.set(now);
            }
        });
    });
    let sign = move |count: usize, left: bool| {
        let (class, label, icon) = match left {
            true => ("beyond left", "table-more-left", "i-chevron_left"),
            false => ("beyond right", "table-more-right", "i-chevron_right"),
        };
        let label = words().text_with(label, &[("count", (count as i64).into())]);
        let bring = move |_| {
            if let Some(row) = row.get_untracked() {
                let way = f64::from(row.client_width()) * if left { -0.8 } else { 0.8 };
                row.set_scroll_left(row.scroll_left() + way as i32);
            }
        };
        (count > 0).then(|| {
            view! {
                <button type="button" class=class tabindex="-1" aria-label=label.clone() title=label data-count=count on:click=bring>
                    <Icon id=icon class="s16"/><b class="num">{format!("+{count}")}</b>
                </button>
            }
        })
    };
    move || {
        let (before, after) = counts.get();
        view! { {sign(before, true)} {sign(after, false)} }
    }
}

/// How many things of a row are not seen, to the left and to the right.
fn out_of_sight(row: &Element, things: &str) -> (usize, usize) {
    let frame = Spot::of(row);
    let spots: Vec<Spot> = all_in(row, things).iter().map(Spot::of).collect();
    let seen = |spot: &Spot| (spot.right().min(frame.right()) - spot.x.max(frame.x)) >= SEEN * spot.w;
    let hidden = spots.iter().filter(|spot| spot.w > 0.0 && !seen(spot));
    let (left, right): (Vec<&Spot>, Vec<&Spot>) = hidden.partition(|spot| spot.centre().0 < frame.centre().0);
    (left.len(), right.len())
}

/// The animals of the viewer's row as they were drawn last, with those that have gone since the phase began.
#[derive(Clone, PartialEq, Default)]
pub struct Row {
    moment: String,
    seat: Option<Seat>,
    places: Vec<Being>,
}

/// The places of the viewer's row. Where an animal has gone its place stays empty until the next phase, so that the others
/// stay where they are while somebody aims at them.
pub fn places(ui: Ui, moment: &str, seat: Seat, now: &[Being]) -> Vec<Option<Being>> {
    let before = ui.row.get_value();
    let is_same = before.moment == moment && before.seat == Some(seat);
    let known = if is_same { before.places } else { Vec::new() };
    let places = kept_places(&known, now);
    ui.row.set_value(Row { moment: moment.to_owned(), seat: Some(seat), places: places.clone() });
    places.into_iter().map(|being| now.contains(&being).then_some(being)).collect()
}

/// How many animals the seats of the others had at most in a phase.
#[derive(Clone, PartialEq, Default)]
pub struct Widest {
    moment: String,
    animals: Vec<(Seat, usize)>,
}

/// How many animals the seats of the others have room for: within a phase none becomes narrower when an animal has gone, so
/// that nothing moves while somebody aims at it.
pub fn widest(ui: Ui, moment: &str, others: &[SeatScreen]) -> Vec<(Seat, usize)> {
    let before = ui.widest.get_value();
    let known = if before.moment == moment { before.animals } else { Vec::new() };
    let now: Vec<(Seat, usize)> = others.iter().map(|seat| (seat.seat, seat.animals.len())).collect();
    let animals = at_most(&known, &now);
    ui.widest.set_value(Widest { moment: moment.to_owned(), animals: animals.clone() });
    animals
}

/// The larger of the counts of then and now of each seat.
fn at_most(before: &[(Seat, usize)], now: &[(Seat, usize)]) -> Vec<(Seat, usize)> {
    let known = |seat: Seat| before.iter().find(|(other, _)| *other == seat).map_or(0, |(_, animals)| *animals);
    now.iter().map(|(seat, animals)| (*seat, known(*seat).max(*animals))).collect()
}

/// What stood in the row and still does, in its place; what is new behind its neighbour. Another order is a new row.
fn kept_places(before: &[Being], now: &[Being]) -> Vec<Being> {
    let stayed = before.iter().filter(|being| now.contains(being));
    if !stayed.eq(now.iter().filter(|being| before.contains(being))) {
        return now.to_vec();
    }
    let mut places = before.to_vec();
    let mut after = None;
    for being in now {
        if !places.contains(being) {
            let place = after.and_then(|after| places.iter().position(|other| *other == after));
            places.insert(place.map_or(0, |place| place + 1), *being);
        }
        after = Some(*being);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(ids: &[u8]) -> Vec<Being> {
        ids.iter().copied().map(Being).collect()
    }

    #[test]
    fn whoever_stays_keeps_its_place_when_another_goes() {
        assert_eq!(kept_places(&row(&[1, 2, 3]), &row(&[1, 3])), row(&[1, 2, 3]));
    }

    #[test]
    fn a_seat_keeps_the_room_of_those_who_have_gone() {
        let seats = |counts: [usize; 2]| Seat::all(3).skip(1).zip(counts).collect::<Vec<_>>();
        assert_eq!(at_most(&seats([6, 3]), &seats([5, 4])), seats([6, 4]));
        assert_eq!(at_most(&[], &seats([2, 0])), seats([2, 0]));
    }

    #[test]
    fn whoever_is_new_stands_behind_its_neighbour() {
        assert_eq!(kept_places(&row(&[1, 2]), &row(&[1, 3, 2])), row(&[1, 3, 2]));
        assert_eq!(kept_places(&row(&[1, 2]), &row(&[4, 1, 2, 3])), row(&[4, 1, 2, 3]));
    }

    #[test]
    fn another_order_is_a_new_row() {
        assert_eq!(kept_places(&row(&[1, 2, 3]), &row(&[3, 1])), row(&[3, 1]));
        assert_eq!(kept_places(&[], &row(&[3, 1])), row(&[3, 1]));
    }
}
