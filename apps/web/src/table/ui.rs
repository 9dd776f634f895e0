//! What the table remembers of the screen itself: its width, what is open, what is looked at. No game in it.

use desk::screen::{Being, Place};
use game::Seat;
use leptos::prelude::*;
use locale::Words;
use wasm_bindgen::JsCast;

use super::fit::{Row, Taken, Widest};
use super::inspect::Thing;
use super::spot::{Spot, all_in, find};
use crate::prefs::Prefs;

/// How much room there is; text that is zoomed counts as less room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Room {
    /// Below 640.
    Phone,
    /// Below 1024.
    Tablet,
    /// Below 1280: the log is a drawer.
    Desk,
    /// Everything fits.
    Wide,
}

/// Up to this height the question stands beside the table; the styles say the same.
const FLAT: u32 = 500;

/// What the panel beside the table shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// What has happened.
    Log,
    /// What people say.
    Talk,
    /// What the rules say.
    Rules,
}

/// The state of the screen.
#[derive(Clone, Copy)]
pub struct Ui {
    /// How wide the window is.
    pub room: Memo<Room>,
    /// Whether the window is too low for an open hand.
    pub low: Memo<bool>,
    /// Whether the window is a phone on its side, or as low: the question stands beside the table.
    pub flat: Memo<bool>,
    /// The rival whose animals are open on a phone.
    pub rival: RwSignal<Option<Seat>>,
    /// The location that is open on a phone.
    pub location: RwSignal<Option<Place>>,
    /// Whether the log is drawn out.
    pub drawer: RwSignal<bool>,
    /// What the panel beside the table shows.
    pub tab: RwSignal<Tab>,
    /// The rule that was asked for.
    pub rule: RwSignal<Option<String>>,
    /// Whether the list of keys is open.
    pub keys: RwSignal<bool>,
    /// Whether the player opened or folded the hand.
    pub hand: RwSignal<Option<bool>>,
    /// The animal whose reasons are all shown.
    pub reasons: RwSignal<Option<Being>>,
    /// The small animal that is looked at.
    pub look: RwSignal<Option<Being>>,
    /// The animal under the mouse, before it is looked at.
    pub wanted: StoredValue<Option<Being>>,
    /// What is looked at in full.
    pub inspect: RwSignal<Option<Thing>>,
    /// The last press has ended a motion.
    pub ended_motion: StoredValue<bool>,
    /// How small the table has become.
    pub taken: StoredValue<Taken>,
    /// The viewer's row as it was drawn last.
    pub row: StoredValue<Row>,
    /// How wide the seats of the others have become.
    pub widest: StoredValue<Widest>,
    /// Where the viewer's animals lived when they were drawn last.
    pub homes: StoredValue<Option<Vec<(Being, Place)>>>,
    /// Whether the open location was opened for an animal that arrived there, and by nobody's hand.
    pub followed: StoredValue<bool>,
    /// How far the table is scrolled; while it is drawn again the page may lose it.
    pub scrolled: StoredValue<i32>,
    /// Counts up when things may have moved.
    pub moved: RwSignal<u32>,
}

impl Ui {
    /// The state of the screen, kept up to date until the table is left.
    pub fn new() -> Self {
        let size = RwSignal::new(window_size());
        let moved = RwSignal::new(0_u32);
        let resized = window_event_listener(leptos::ev::resize, move |_| {
            size.set(window_size());
            moved.update(|count| *count += 1);
        });
        on_cleanup(move || resized.remove());
        let room = Memo::new(move |_| match size.get().0 {
            ..640 => Room::Phone,
            640..1024 => Room::Tablet,
            1024..1280 => Room::Desk,
            _ => Room::Wide,
        });
        Self {
            room,
            low: Memo::new(move |_| size.get().1 < 820),
            flat: Memo::new(move |_| size.get().0 >= 640 && size.get().1 <= FLAT),
            rival: RwSignal::new(None),
            location: RwSignal::new(None),
            drawer: RwSignal::new(false),
            tab: RwSignal::new(Tab::Log),
            rule: RwSignal::new(None),
            keys: RwSignal::new(false),
            hand: RwSignal::new(None),
            reasons: RwSignal::new(None),
            look: RwSignal::new(None),
            wanted: StoredValue::new(None),
            inspect: RwSignal::new(None),
            ended_motion: StoredValue::new(false),
            taken: StoredValue::default(),
            row: StoredValue::default(),
            widest: StoredValue::default(),
            homes: StoredValue::default(),
            followed: StoredValue::default(),
            scrolled: StoredValue::default(),
            moved,
        }
    }

    /// The state of this table.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// Whoever calls this is called again when the screen changes its shape.
    pub fn track(self) {
        self.room.track();
        self.low.track();
        self.flat.track();
        self.rival.track();
        self.location.track();
        self.hand.track();
        self.drawer.track();
        self.tab.track();
    }

    /// Things may have moved: whatever is drawn over them follows.
    pub fn nudge(self) {
        self.moved.update(|count| *count += 1);
    }
}

/// Scrolls the table so that what the question is about can be seen, where none of it is.
pub fn keep_question_in_view() {
    let Some(spread) = find("#spread") else { return };
    let frame = Spot::of(&spread);
    for what in
        [".is-prey, .is-actor, .part.chosen", ".is-legal, .newsp[aria-disabled=false], .part.legal, .pcell.open"]
    {
        let spots: Vec<Spot> = all_in(&spread, what).iter().map(Spot::of).filter(|spot| spot.h > 0.0).collect();
        // As much of it as tells what it is.
        let seen = |spot: &Spot| spot.bottom().min(frame.bottom()) - spot.y.max(frame.y) >= 0.6 * spot.h.min(frame.h);
        // The viewer's own stand lowest.
        let Some(last) = spots.iter().max_by(|a, b| a.y.total_cmp(&b.y)) else { continue };
        if !spots.iter().any(seen) {
            let down = if last.h > frame.h || last.y < frame.y {
                last.y - frame.y - 12.0
            } else {
                last.bottom() - frame.bottom() + 12.0
            };
            spread.set_scroll_top(spread.scroll_top() + down as i32);
        }
        return;
    }
}

/// Scrolls the viewer's row so that the animal that acts, or is attacked, can be seen.
pub fn keep_actor_in_view() {
    let (Some(row), Some(actor)) = (find("#own-row"), find("#own-row .is-actor, #own-row .is-prey")) else { return };
    let (frame, spot) = (row.get_bounding_client_rect(), actor.get_bounding_client_rect());
    if spot.left() < frame.left() || spot.right() > frame.right() {
        let centre = spot.left() + spot.width() / 2.0 - frame.left() - frame.width() / 2.0;
        row.set_scroll_left(row.scroll_left() + centre as i32);
    }
}

/// Lets an element have the focus, where it stands.
pub fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus_with_options(&options);
    }
}

/// The words of the chosen language; another language draws the table again.
pub fn words() -> &'static Words {
    Words::of(Prefs::here().lang.get_untracked())
}

fn window_size() -> (u32, u32) {
    let number =
        |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(1440.0);
    (number(window().inner_width()) as u32, number(window().inner_height()) as u32)
}
