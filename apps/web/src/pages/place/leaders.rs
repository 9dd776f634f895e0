//! The leaderboard: people by rating, with bots among them as a measure. Only a settled rating has a rank.

use editions::Edition;
use leptos::prelude::*;
use protocol::results::{BotRating, Leader, Leaderboard, ProfileRating, ShownRating, Size};

use super::ava::Ava;
use super::{Asked, Deed, Place, Wrong, ask, shown, when};
use crate::online::http;
use crate::pages::home::quick::edition_name;
use crate::pages::join::level_of;
use crate::parts::Icon;
use crate::prefs::{Prefs, keep, kept, t};

/// The sizes with the messages that name them.
pub const SIZES: [(Size, &str); 3] =
    [(Size::Two, "leaders-two"), (Size::ThreeFour, "leaders-three-four"), (Size::FiveEight, "leaders-five-eight")];

/// Sizes of tables, one of them chosen.
#[component]
pub fn Sizes(
    /// The chosen one.
    size: RwSignal<Size>,
) -> impl IntoView {
    view! {
        <div class="segm" role="group" aria-label=t("leaders-size")>
            {SIZES.map(|(one, word)| view! {
                <button type="button" data-size=one.id() aria-pressed=move || (size.get() == one).to_string() on:click=move |_| size.set(one)>{t(word)}</button>
            }).collect_view()}
        </div>
    }
}

/// The leaderboard.
#[component]
pub fn LeadersPage() -> impl IntoView {
    let prefs = Prefs::here();
    let before = kept("pangea.leaders").unwrap_or_default();
    let (edition, size) = before.split_once(' ').unwrap_or_default();
    let edition = RwSignal::new(Edition::from_id(edition).unwrap_or(Edition::Origin));
    let size = RwSignal::new(Size::from_id(size).unwrap_or(Size::Two));
    let board: Asked<Leaderboard> = RwSignal::new(None);
    let deed = Deed::new();
    let path = move |skip: usize| {
        format!(
            "api/leaderboard?edition={}&size={}&skip={skip}",
            edition.get_untracked().id(),
            size.get_untracked().id()
        )
    };
    Effect::new(move |_| {
        keep("pangea.leaders", &format!("{} {}", edition.get().id(), size.get().id()));
        let path = path(0);
        ask(board, async move { http::get(&path).await });
    });
    let more = move |lines: usize| {
        let path = path(lines);
        deed.ask(async move { http::get::<Leaderboard>(&path).await }, move |page| {
            board.update(|board| {
                if let Some(Ok(board)) = board {
                    board.lines.extend(page.lines);
                }
            });
        });
    };
    let choose = move |event| edition.set(Edition::from_id(&event_target_value(&event)).unwrap_or(Edition::Origin));
    view! {
        <main class="lead2">
            <header class="flt">
                <h1>{move || edition_name(prefs.words(), edition.get())}</h1>
                <label class="vh" for="leaders-edition">{t("ui-edition")}</label>
                <select class="edpick" id="leaders-edition" on:change=choose prop:value=move || edition.get().id()>
                    {Edition::ALL.into_iter().map(|one| view! { <option value=one.id() selected=move || edition.get() == one>{move || edition_name(prefs.words(), one)}</option> }).collect_view()}
                </select>
                <Sizes size=size/>
            </header>
            {shown(board, move |board| {
                let lines = board.lines.len();
                let is_more = (lines as u64) < board.listed;
                let (listed, ranked) = (board.listed, board.ranked);
                let count = move || {
                    let args = [("listed", (listed as i64).into()), ("ranked", (ranked as i64).into())];
                    prefs.words().text_with("leaders-count", &args)
                };
                view! {
                    <section class="panel tb" aria-label=t("place-leaders")>
                        <Board board=board.clone()/>
                        <footer>
                            <span id="leaders-count">{count}</span>
                            <Wrong deed=deed/>
                            {is_more.then(|| view! { <button type="button" class="btn quiet" id="more-leaders" on:click=move |_| more(lines)>{t("games-more")}<Icon id="i-chevron_down" class="s16"/></button> })}
                        </footer>
                    </section>
                    <aside class="exp"><You you=board.you.clone() to_settle=board.to_settle/><How/></aside>
                }
                .into_any()
            })}
        </main>
    }
}

/// The scale of the points: from where to where.
#[derive(Clone, Copy)]
struct Scale {
    from: f64,
    to: f64,
}

impl Scale {
    fn of(board: &Leaderboard) -> Self {
        let people = board.lines.iter().flat_map(|line| {
            let (at, doubt) = (f64::from(line.rating.rating), f64::from(line.rating.plus_minus));
            [at - doubt, at + doubt]
        });
        let all = people.chain(board.bots.iter().map(|bot| f64::from(bot.rating)));
        let (low, high) = all.fold((1400.0_f64, 1600.0_f64), |(low, high), at| (low.min(at), high.max(at)));
        Self { from: (low / 100.0).floor() * 100.0, to: (high / 100.0).ceil() * 100.0 }
    }

    /// How far to the right something is, in per cent.
    fn at(self, rating: f64) -> f64 {
        ((rating - self.from) / (self.to - self.from) * 100.0).clamp(0.0, 100.0)
    }

    fn style(self) -> String {
        format!("--step:{:.3}%", 10_000.0 / (self.to - self.from))
    }
}

#[component]
fn Board(board: Leaderboard) -> impl IntoView {
    let scale = Scale::of(&board);
    let every = if scale.to - scale.from > 900.0 { 400 } else { 200 };
    let from = (scale.from / 100.0) as i32 * 100;
    let ticks = (from + 100..scale.to as i32).filter(move |at| at % every == 100);
    let ticks = ticks
        .map(|at| view! { <span style:left=format!("{:.1}%", scale.at(f64::from(at)))>{at}</span> })
        .collect_view();
    let mut bots = board.bots.clone().into_iter().peekable();
    let mut rows = Vec::new();
    for line in board.lines {
        while let Some(bot) = bots.next_if(|bot| bot.rating > line.rating.rating) {
            rows.push(bot_row(&bot, scale));
        }
        rows.push(person_row(line, scale));
    }
    rows.extend(bots.map(|bot| bot_row(&bot, scale)));
    view! {
        <table id="leaders">
            <caption class="vh">{t("leaders-caption")}</caption>
            <thead><tr>
                <th scope="col" class="rk">{t("leaders-rank")}</th><th scope="col">{t("place-player")}</th><th scope="col" class="rt">{t("leaders-rating")}</th>
                <th scope="col" class="ax"><span class="vh">{t("leaders-scale")}</span><span class="axis" aria-hidden="true">{ticks}</span></th>
                <th scope="col" class="gm">{t("leaders-games")}</th><th scope="col" class="wn">{t("leaders-won")}</th><th scope="col" class="lt">{t("leaders-last")}</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// A rating with its doubt.
#[component]
pub fn Rate(
    /// The rating.
    rating: ShownRating,
) -> impl IntoView {
    let class = if rating.settled { "rate" } else { "rate soft" };
    view! { <span class=class>{rating.rating}<small>{format!("± {}", rating.plus_minus)}</small></span> }
}

fn whisker(rating: ShownRating, scale: Scale) -> impl IntoView {
    let (at, doubt) = (f64::from(rating.rating), f64::from(rating.plus_minus));
    let (left, right) = (scale.at(at - doubt), 100.0 - scale.at(at + doubt));
    view! {
        <span class="whisk" aria-hidden="true" prop:style=scale.style()>
            <b prop:style=format!("left:{left:.2}%;right:{right:.2}%")></b><i style:left=format!("{:.2}%", scale.at(at))></i>
        </span>
    }
}

/// How large a share is beside a fair one, in per cent.
pub fn share(won: f64, fair: f64) -> impl IntoView {
    view! { <span class="share" aria-hidden="true"><i style:width=format!("{:.0}%", won.clamp(0.0, 100.0))></i><u style:left=format!("{:.0}%", fair.clamp(0.0, 100.0))></u></span> }
}

fn person_row(line: Leader, scale: Scale) -> AnyView {
    let prefs = Prefs::here();
    let Leader { rank, person, name, bot, you, rating, games, won, fair, last_at } = line;
    let soft = !rating.settled;
    let games_or_one = (games.max(1)) as f64;
    let percent = won as f64 / games_or_one * 100.0;
    let class = format!("{} {}", if you { "you" } else { "" }, if soft { "soft" } else { "" });
    let called = name.clone();
    let shown = move || match you {
        true => prefs.words().text_with("leaders-you", &[("player", called.clone().into())]),
        false => called.clone(),
    };
    let rank = match rank {
        Some(rank) => rank.into_any(),
        None => view! { <span title=t("leaders-no-rank")>"–"</span> }.into_any(),
    };
    view! {
        <tr class=class data-leader=name.clone()>
            <td class="rk num">{rank}</td>
            <th scope="row"><span class="who3"><Ava name=name.clone() here=None/><span class="nmx"><a href=Place::Player(person).href()>{shown}</a>
                {bot.then(|| view! { <span class="tag"><Icon id="i-bot"/>{t("online-bot")}</span> })}
                {soft.then(|| view! { <span class="tag">{t("rating-settling")}</span> })}</span></span></th>
            <td class="rt"><Rate rating=rating/></td>
            <td class="ax">{whisker(rating, scale)}</td>
            <td class="num gm">{games}</td>
            <td class="wn"><span class="num">{format!("{percent:.0}%")}</span>{share(percent, fair / games_or_one * 100.0)}</td>
            <td class="lt">{move || when::day(prefs, last_at)}</td>
        </tr>
    }
    .into_any()
}

fn bot_row(bot: &BotRating, scale: Scale) -> AnyView {
    let prefs = Prefs::here();
    let name = level_of(&bot.plays);
    let plays = bot.plays.clone();
    let called = move || name.map_or_else(|| plays.clone(), |name| prefs.words().text(name));
    view! {
        <tr class="bot" data-bot=bot.plays.clone()>
            <td class="rk"></td>
            <th scope="row"><span class="who3"><Icon id="i-bot"/><span>{called}</span></span></th>
            <td class="rt num">{bot.rating}</td>
            <td class="ax"><span class="whisk" aria-hidden="true" prop:style=scale.style()><i class="bot" style:left=format!("{:.2}%", scale.at(f64::from(bot.rating)))></i></span></td>
            <td colspan="3" class="still">{t("leaders-still")}</td>
        </tr>
    }
    .into_any()
}

/// The own rating.
#[component]
fn You(you: Option<ProfileRating>, to_settle: Option<u32>) -> impl IntoView {
    let prefs = Prefs::here();
    let find = view! { <a class="btn full" id="find-table" href=Place::Lobby.href()><Icon id="i-play"/>{t("leaders-find")}</a> };
    let text = match you {
        None => view! { <p>{t("leaders-you-none")}</p> }.into_any(),
        Some(you) => {
            let (rank, ranked) = (you.rank, you.ranked);
            let note = move || match (to_settle, rank) {
                (Some(games), _) => prefs.words().text_with("leaders-settle", &[("count", i64::from(games).into())]),
                (None, Some(rank)) => {
                    let args = [("rank", (rank as i64).into()), ("count", (ranked as i64).into())];
                    prefs.words().text_with("rating-rank", &args)
                }
                (None, None) => prefs.words().text("leaders-not-listed"),
            };
            view! { <p><Rate rating=you.rating/></p><p>{note}</p> }.into_any()
        }
    };
    view! { <section class="panel you2" aria-labelledby="leaders-you"><h2 id="leaders-you">{t("leaders-you-title")}</h2>{text}{find}</section> }
}

#[component]
fn How() -> impl IntoView {
    let point = || view! { <span class="whisk lone"><b prop:style="left:4px;right:4px"></b><i prop:style="left:50%"></i></span> };
    view! {
        <section class="panel how" aria-labelledby="leaders-how"><h2 id="leaders-how">{t("leaders-how")}</h2>
            <ul>
                <li><span aria-hidden="true">{point()}</span><span>{t("leaders-how-point")}</span></li>
                <li class="soft"><span aria-hidden="true">{point()}</span><span>{t("leaders-how-soft")}</span></li>
                <li><span aria-hidden="true"><span class="whisk lone"><i class="bot" prop:style="left:50%"></i></span></span><span>{t("leaders-how-bots")}</span></li>
                <li>{share(44.0, 30.0)}<span>{t("leaders-how-fair")}</span></li>
            </ul>
            <p class="hint2">{t("leaders-how-listed")}</p>
        </section>
    }
}
