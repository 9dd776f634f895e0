//! The page in a real browser.

mod advice;
mod analysis;
mod boards;
mod continents;
mod games;
mod hands;
mod hot_seat;
mod keyboard;
mod languages;
mod measurements;
mod modules;
mod new_world;
mod online;
mod online_doors;
mod online_lines;
mod pace;
mod place;
mod place_more;
mod records;
mod reloads;
mod replay;
mod screens;
mod sizes;
mod themes;
mod tutorial;

use std::process::ExitCode;

fn main() -> ExitCode {
    // What takes longest comes first, so that no browser waits for the others at the end.
    let cases = [
        boards::cases(),
        continents::cases(),
        games::cases(),
        new_world::cases(),
        online::cases(),
        online_lines::cases(),
        online_doors::cases(),
        place::cases(),
        place_more::cases(),
        modules::cases(),
        tutorial::cases(),
        keyboard::cases(),
        hands::cases(),
        hot_seat::cases(),
        advice::cases(),
        pace::cases(),
        languages::cases(),
        sizes::cases(),
        reloads::cases(),
        records::cases(),
        replay::cases(),
        analysis::cases(),
        themes::cases(),
        screens::cases(),
        measurements::cases(),
    ];
    e2e::case::main(cases.into_iter().flatten().collect())
}
