//! Games on phones and on a zoomed laptop: everything can be reached.

use std::time::Duration;

use desk::Saved;
use e2e::case::everything;
use e2e::fit::{self, in_sight};
use e2e::player::{Bots, Player};
use e2e::tour::{aim, speak};
use e2e::{Case, Page, Visit, Window, board_situations, case, crowds, new_world, situations, visit};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_usual_phone_plays_attacks_and_defends),
        case!(a_narrow_phone_plays_attacks_and_defends),
        case!(a_zoomed_laptop_plays_attacks_and_defends),
        case!(own_animals_are_seen_or_counted_in_every_window),
        case!(own_animals_on_continents_are_seen_or_counted_in_every_window),
        case!(own_species_are_seen_or_counted_in_every_window),
        case!(own_cards_on_continents_are_seen_or_counted_in_every_window),
        case!(rows_keep_a_swipe_to_themselves),
        case!(the_seats_of_the_others_keep_their_width_when_an_animal_dies),
        case!(the_hand_stays_in_sight_at_the_species_boards),
        case!(the_table_stands_still_while_a_card_is_chosen),
        case!(a_refusal_moves_nothing_and_is_read_whole),
        case!(a_phone_follows_a_new_animal_to_its_location),
        case!(the_table_at_one_screen_opens_at_its_top),
        case!(a_phone_says_which_epoch_it_is),
    ]
}

const WINDOWS: [(&str, Window); 6] = [
    ("short", Window::SHORT),
    ("landscape", Window::LANDSCAPE),
    ("laptop", Window::LAPTOP),
    ("narrow", Window::NARROW),
    ("phone", Window::PHONE),
    ("desktop", Window::DESKTOP),
];

/// Looks at tables with more and more own animals, in the language with the longest words; a few of them where not
/// everything is asked for.
async fn crowd(page: Page, deal: fn(u8) -> Saved, most: u8) {
    let counts: Vec<u8> = if everything() { (1..=most).collect() } else { vec![2, most / 2, most] };
    let mut found = Vec::new();
    for count in counts {
        situations::open(&page, &deal(count)).await;
        speak(&page, "ru").await;
        for (name, window) in WINDOWS {
            page.resize(window).await;
            let mut complaint = fit::complaint(&page).await;
            // Signs at the edges of a row follow when the row has been measured.
            for _ in 0..10 {
                if complaint.is_empty() {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                complaint = fit::complaint(&page).await;
            }
            if !complaint.is_empty() {
                found.push(format!("{count} in a {name} window: {complaint}"));
            }
            if !complaint.is_empty() || count == most || everything() {
                page.picture(&format!("{count}-{name}")).await;
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

fn own_animals_are_seen_or_counted_in_every_window() {
    visit(Visit::new("own-animals").light().without_picture(), async |page| crowd(page, crowds::animals, 10).await);
}

fn own_animals_on_continents_are_seen_or_counted_in_every_window() {
    visit(Visit::new("own-settlers").light().without_picture(), async |page| crowd(page, crowds::settlers, 10).await);
}

fn own_species_are_seen_or_counted_in_every_window() {
    visit(Visit::new("own-species").light().without_picture(), async |page| crowd(page, crowds::species, 6).await);
}

fn own_cards_on_continents_are_seen_or_counted_in_every_window() {
    visit(Visit::new("own-cards").light().without_picture(), async |page| crowd(page, crowds::cards, 10).await);
}

/// What scrolls sideways keeps the rest of a swipe, and the page does not pass it on to the browser, who would leave it.
fn rows_keep_a_swipe_to_themselves() {
    visit(Visit::new("overscroll").light(), async |page| {
        for (window, saved) in [
            (Window::PHONE, crowds::settlers(10)),
            (Window::PHONE, board_situations::person_plays()),
            (Window::LAPTOP, crowds::animals(10)),
            (Window::PHONE, new_world::person_feeds()),
        ] {
            page.resize(window).await;
            situations::open(&page, &saved).await;
            fit::settled(&page).await;
            assert_eq!(page.text("getComputedStyle(document.documentElement).overscrollBehaviorX").await, "none");
            let open = "[...document.querySelectorAll('#play *')].filter(one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) \
                && one.scrollWidth > one.clientWidth + 1 && !['contain', 'none'].includes(getComputedStyle(one).overscrollBehaviorX)) \
                .map(one => one.className).join(', ')";
            assert_eq!(page.text(open).await, "", "{window:?}");
        }
    });
}

/// Ada's hunter has one prey that nothing protects, in the longest row.
const PREY_IN_A_LONG_ROW: &str = "pangea record 1
edition: origin
rules: 2
seats: 3
names: Ada | Marta | Ilya
position: {phase: feeding, round: 3, first: P1, turn: P1, bank: 9, deck: [swimming, running, piracy, swimming], seats: \
{P1: {hand: [mimicry], animals: [{id: A1, traits: [carnivorous]}, {id: A2, traits: [swimming]}]}, \
P2: {hand: [mimicry], animals: [{id: A3, food: 1}, {id: A4, traits: [swimming], food: 1}, {id: A5, traits: [swimming], food: 1}, \
{id: A6, traits: [swimming], food: 1}, {id: A7, traits: [swimming], food: 1}]}, \
P3: {hand: [mimicry], animals: [{id: A8, traits: [swimming], food: 1}, {id: A9, traits: [swimming], food: 1}]}}}
---
";

fn the_seats_of_the_others_keep_their_width_when_an_animal_dies() {
    visit(Visit::new("columns").light().window(Window::DESKTOP), async |page| {
        let record = PREY_IN_A_LONG_ROW.replace("\\\n", "");
        let seats = "person:Ada\nbot:greedy:Marta\nbot:greedy:Ilya";
        situations::open(&page, &Saved::from_parts(&record, seats, 3).expect("a record")).await;
        fit::settled(&page).await;
        let widths = "[...document.querySelectorAll('.opps > .opp')].map(one => Math.round(one.getBoundingClientRect().width)).join(' ')";
        let before = page.text(widths).await;
        let different = before.split(' ').collect::<std::collections::BTreeSet<_>>().len();
        assert_eq!(different, 2, "the longer row has more room: {before}");
        page.click(".own [data-animal='0']").await;
        page.click(".prompt .btn.danger").await;
        page.click(".opps .is-legal .hit").await;
        let confirm = ".prompt .btn.danger, .prompt .btn.primary";
        if page.is(&format!("document.querySelector('{confirm}')")).await {
            page.click(confirm).await;
        }
        page.wait("one animal fewer", "document.querySelectorAll('.opps .opp .beast').length === 6").await;
        fit::settled(&page).await;
        assert!(page.is("/Round 3/.test(document.querySelector('.edition').innerText)").await, "still the same phase");
        assert_eq!(page.text(widths).await, before);
    });
}

/// A food card is asked for: question, hand and some of the board are there, whatever the window.
fn the_hand_stays_in_sight_at_the_species_boards() {
    visit(Visit::new("hand-in-sight").light(), async |page| {
        for (name, window) in [("short", Window::SHORT), ("landscape", Window::LANDSCAPE), ("narrow", Window::NARROW)] {
            page.resize(window).await;
            situations::open(&page, &board_situations::person_lays()).await;
            page.wait_for(".hand .half[aria-disabled=false]").await;
            in_sight(&page, "#question").await;
            in_sight(&page, ".hand .card").await;
            page.click(".hand .half[aria-disabled=false]").await;
            page.wait_for(".card.sel").await;
            in_sight(&page, ".hand .card.sel").await;
            in_sight(&page, ".prompt .btn.primary").await;
            let board = "(() => { const box = document.querySelector('#spread').getBoundingClientRect(); return box.height; })()";
            assert!(page.number(board).await >= 150.0, "the board is seen above the sheet of a {name} window");
            page.picture(name).await;
        }
    });
}

/// Where the own animals and the pond are.
const STANDS: &str = "JSON.stringify([...document.querySelectorAll('#own-row .hit, .hole, .stage, .stageline, .opp .hit')].map(one => { \
    const box = (one.classList.contains('hit') ? one.parentElement : one).getBoundingClientRect(); return [box.left, box.top].map(Math.round); }))";

fn the_table_stands_still_while_a_card_is_chosen() {
    visit(Visit::new("still-table").light(), async |page| {
        for window in [Window::LAPTOP, Window::PHONE] {
            page.resize(window).await;
            for saved in [situations::person_develops(), board_situations::person_plays()] {
                situations::open(&page, &saved).await;
                fit::settled(&page).await;
                let before = page.text(STANDS).await;
                let cards = page.number("document.querySelectorAll('.hand .card').length").await as usize;
                for card in 1..=cards {
                    page.click(&format!(".hand .card:nth-child({card}) .half[aria-disabled=false]")).await;
                    page.wait_for(&format!(".hand .card.sel:nth-child({card})")).await;
                    let scrolled = "document.querySelector('#spread').scrollTop = 0";
                    page.call(scrolled, vec![]).await;
                    assert_eq!(page.text(STANDS).await, before, "card {card} in {window:?}");
                }
            }
        }
    });
}

fn a_refusal_moves_nothing_and_is_read_whole() {
    visit(Visit::new("refusal").light().window(Window::LAPTOP), async |page| {
        for window in [Window::LAPTOP, Window::SHORT] {
            page.resize(window).await;
            situations::open(&page, &board_situations::person_hunts()).await;
            page.click(".own .species.is-legal").await;
            page.wait_for("#spread .is-barred .hit").await;
            fit::settled(&page).await;
            let before = page.text(STANDS).await;
            page.call("document.querySelector('#spread .is-barred .hit').click();", vec![]).await;
            page.wait_for(".refused").await;
            fit::settled(&page).await;
            assert_eq!(page.text(STANDS).await, before, "{window:?}");
            in_sight(&page, ".refused").await;
            let named = "(one => one.dataset.title && getComputedStyle(one, '::after').content.includes(one.dataset.title))(document.querySelector('.refused .ruleid'))";
            page.wait("the rule with its title", named).await;
            let inside = "(box => box.left >= 0 && box.right <= innerWidth + 1)(document.querySelector('.refused .ruleid').getBoundingClientRect())";
            assert!(page.is(inside).await, "and all of the title is there");
            assert!(
                page.is("(one => one.scrollWidth <= one.clientWidth + 1)(document.querySelector('.refused>span'))")
                    .await,
                "all of it is read"
            );
            page.picture(&window.width.to_string()).await;
        }
    });
}

fn a_phone_follows_a_new_animal_to_its_location() {
    visit(Visit::new("follows").light().window(Window::PHONE), async |page| {
        situations::open(&page, &situations::person_settles()).await;
        page.click(".half[aria-disabled=false]").await;
        page.click(".prompt .btn.primary").await;
        let other = ".placetabs [aria-selected=false]";
        page.wait_for(other).await;
        let own = "document.querySelectorAll('.mine .pcell [data-animal]').length";
        page.click(&format!("{other}[data-choosable], {other}")).await;
        page.wait_for(".placepick").await;
        let place = page.text("document.querySelector('.placepick').dataset.place").await;
        let before = page.number(own).await;
        page.click(".placepick").await;
        if page.is("document.querySelector('.prompt .btn.primary')").await {
            page.click(".prompt .btn.primary").await;
        }
        page.wait("the new animal", &format!("{own} > {before}")).await;
        let open = page.text("document.querySelector('.placetabs [aria-selected=true]').dataset.location").await;
        assert_eq!(open, place, "the phone shows where it went");
        assert!(
            page.is(
                "[...document.querySelectorAll('.placetabs .living')].every(one => /^\\d+$/.test(one.textContent))"
            )
            .await
        );
    });
}

fn the_table_at_one_screen_opens_at_its_top() {
    visit(Visit::new("one-screen").light().window(Window::PHONE), async |page| {
        page.go("").await;
        page.wait_for("#tile-one-screen").await;
        page.call("scrollTo(0, document.body.scrollHeight);", vec![]).await;
        assert!(page.number("scrollY").await > 50.0, "the first page is longer than a phone");
        page.click("#tile-one-screen").await;
        page.wait_for("#begin").await;
        page.wait("its top", "scrollY === 0 && document.querySelector('h1').getBoundingClientRect().top >= 0").await;
    });
}

fn a_phone_says_which_epoch_it_is() {
    visit(Visit::new("epoch").light().window(Window::NARROW), async |page| {
        situations::open(&page, &new_world::person_feeds()).await;
        page.wait_for(".roundword").await;
        in_sight(&page, ".steps .now").await;
        assert!(page.is("/3/.test(document.querySelector('.roundword').innerText)").await, "the third epoch");
        assert!(page.is("document.querySelector('.roundword').getBoundingClientRect().width > 20").await);
    });
}

async fn play_by_touch(page: Page) {
    page.go("").await;
    page.wait_for("#play-now").await;
    in_sight(&page, "#play-now").await;
    let mut player = Player::new(&page, 9);
    player.sit_down(4, Bots::Foragers).await;
    player.wait_for_turn().await;
    in_sight(&page, ".hand .card").await;
    hunt_and_defend(&page, player).await;
}

/// On to the second round; then as a hunter, and as prey.
async fn hunt_and_defend(page: &Page, mut player: Player) {
    in_sight(page, ".prompt").await;
    let next_round = "document.querySelector('.edition b').textContent.includes('2') && document.querySelector('.half[aria-disabled=false]')";
    assert!(player.play_until(next_round, Duration::from_secs(120)).await, "the second round");
    in_sight(page, ".prompt").await;

    // A hunt: the hunter, its prey behind one of the tabs, and yes, surely.
    let saved = situations::person_hunts();
    situations::open(page, &saved).await;
    aim(page, &saved).await;
    in_sight(page, ".prompt").await;
    page.picture("aim").await;
    let record = "localStorage.getItem('pangea.game.record')";
    let attacks = format!("({record}.match(/attack/g) ?? []).length");
    let before = page.number(&attacks).await;
    let after = format!("{attacks} > {before} && !document.querySelector('.is-actor')");
    assert!(player.play_until(&after, Duration::from_secs(60)).await, "somebody is attacked");

    situations::open(page, &situations::person_defends()).await;
    in_sight(page, ".prompt .choice").await;
    page.picture("defence").await;
    let length = page.number(&format!("{record}.length")).await;
    page.click(".prompt .choice").await;
    let on = format!("{record}.length > {length} && document.querySelector('.prompt:not(.wait)')");
    assert!(player.play_until(&on, Duration::from_secs(60)).await, "the game goes on");
    assert_eq!(player.unreachable(), None, "everything can be touched");
}

fn a_usual_phone_plays_attacks_and_defends() {
    visit(Visit::new("phone-play").window(Window::PHONE), play_by_touch);
}

fn a_narrow_phone_plays_attacks_and_defends() {
    visit(Visit::new("narrow-play").window(Window::NARROW), play_by_touch);
}

fn a_zoomed_laptop_plays_attacks_and_defends() {
    visit(Visit::new("zoomed-play").window(Window::ZOOMED), async |page| {
        let mut player = Player::new(&page, 9);
        player.sit_down(4, Bots::Foragers).await;
        player.wait_for_turn().await;
        hunt_and_defend(&page, player).await;
    });
}
