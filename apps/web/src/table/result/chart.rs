//! Points over the rounds: a line for each seat with its own dash and mark, and the same as a table.

use core::fmt::Write;

use desk::replay::RoundPoints;
use editions::Edition;
use game::Seat;
use leptos::prelude::*;

use crate::parts::SeatMark;
use crate::prefs::{t, t_in};

/// The dashes of the lines, seat by seat.
const DASHES: [&str; 8] = ["", "8 5", "2 5", "12 4 2 4", "16 4", "5 3 1 3", "1 3", "12 3 2 3 2 3"];
const LEFT: f32 = 40.0;
const RIGHT: f32 = 780.0;
const TOP: f32 = 16.0;
const BOTTOM: f32 = 232.0;

/// The chart.
#[component]
pub fn Chart(edition: Edition, points: Vec<RoundPoints>, players: Vec<String>) -> impl IntoView {
    let rounds = points.len();
    let most = points.iter().flat_map(|round| round.points.iter().copied()).max().unwrap_or(0);
    let step = [2, 5, 10, 20, 50].into_iter().find(|step| most / step < 6).unwrap_or(100);
    let top = (most / step + 1) * step;
    let x = move |round: usize| LEFT + (RIGHT - LEFT) * round as f32 / rounds.max(1) as f32;
    let y = move |value: u16| BOTTOM - (BOTTOM - TOP) * f32::from(value) / f32::from(top);
    let grid = (0..=top / step).map(|line| {
        let at = y(line * step);
        view! {
            <line x1=LEFT x2=RIGHT y1=at y2=at class="gl"></line>
            <text x=LEFT - 8.0 y=at + 4.0 text-anchor="end" class="ax">{line * step}</text>
        }
    });
    let axis = (0..=rounds).map(|round| {
        let number = round.checked_sub(1).map(|before| points[before].round);
        let start = t("after-chart-start");
        let label = move || number.map_or_else(start, |number| number.to_string());
        view! { <text x=x(round) y=BOTTOM + 20.0 text-anchor="middle" class="ax">{label}</text> }
    });
    let lines = Seat::all(players.len() as u8).map(|seat| {
        let values =
            core::iter::once(0).chain(points.iter().map(|round| round.points.get(seat.index()).copied().unwrap_or(0)));
        let places: Vec<(f32, f32)> = values.enumerate().map(|(round, value)| (x(round), y(value))).collect();
        let path = places.iter().fold(String::new(), |mut path, (x, y)| {
            let _ = write!(path, "{x:.1},{y:.1} ");
            path
        });
        let marks = places.iter().skip(1).map(|(x, y)| view! { <path d=mark(seat, *x, *y)></path> }).collect_view();
        view! {
            <g class=format!("seatline p{}", seat.number())>
                <polyline points=path stroke-dasharray=DASHES[seat.index() % 8]></polyline>{marks}
            </g>
        }
    });
    let legend = players.iter().zip(Seat::all(8)).map(|(name, seat)| view! {
        <li><SeatMark seat=seat name=name.clone()/>
            <svg width="34" height="8" aria-hidden="true" class=format!("seatline p{}", seat.number())><polyline points="1,4 33,4" stroke-dasharray=DASHES[seat.index() % 8]></polyline></svg>
            {name.clone()}</li>
    });
    let heads = players.iter().map(|name| view! { <th scope="col">{name.clone()}</th> });
    let rows = points.iter().map(|round| view! {
        <tr><th scope="row">{round.round}</th>{round.points.iter().map(|points| view! { <td>{*points}</td> }).collect_view()}</tr>
    });
    view! {
        <section class="panel decided" aria-labelledby="chart-title">
            <header><h2 id="chart-title">{t_in(edition, "after-chart")}</h2><ul class="legend">{legend.collect_view()}</ul></header>
            <svg viewBox="0 0 800 260" class="chart" aria-hidden="true">{grid.collect_view()}{axis.collect_view()}{lines.collect_view()}</svg>
            <div class="vh"><table>
                <caption>{t_in(edition, "after-chart")}</caption>
                <thead><tr><th scope="col">{t_in(edition, "after-round")}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table></div>
        </section>
    }
}

/// The mark of a seat as a path: circle, square, diamond, hexagon.
fn mark(seat: Seat, x: f32, y: f32) -> String {
    let corners: &[(f32, f32)] = match seat.index() % 4 {
        0 => return format!("M{:.1} {y:.1}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z", x - 4.5),
        1 => &[(-4.0, -4.0), (4.0, -4.0), (4.0, 4.0), (-4.0, 4.0)],
        2 => &[(0.0, -5.5), (5.5, 0.0), (0.0, 5.5), (-5.5, 0.0)],
        _ => &[(-5.0, 0.0), (-2.5, -4.5), (2.5, -4.5), (5.0, 0.0), (2.5, 4.5), (-2.5, 4.5)],
    };
    let path = corners.iter().enumerate().fold(String::new(), |mut path, (number, (dx, dy))| {
        let _ = write!(path, "{}{:.1} {:.1}", if number == 0 { 'M' } else { 'L' }, x + dx, y + dy);
        path
    });
    path + "Z"
}
