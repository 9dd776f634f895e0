//! How often a bot does what people wonder about, and whether it was right.

use std::collections::BTreeMap;

use bots::{Bot, Budget, Playout, Search, Thinking, by_name};
use editions::Edition;
use game::{Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::family::{Table, views};
use crate::playouts::{differences, interval, play_on};

/// What is counted.
pub struct Plan<'p> {
    /// Who plays, on all seats.
    pub bot: &'p str,
    /// How many games.
    pub games: u64,
    /// Tables for judging each odd move; 0: none is judged.
    pub tables: u64,
    /// Where positions are written.
    pub folder: Option<&'p str>,
    /// The edition.
    pub edition: Edition,
}

/// Odd moves of one kind that are judged at most.
const JUDGED: usize = 12;

#[derive(Default)]
struct Habit {
    opportunities: u64,
    times: u64,
    /// What the best other move gained over the odd one, in chances to win: mean and interval for each position.
    gains: Vec<(f64, f64)>,
}

impl crate::Plan for Plan<'_> {
    fn carry_out<G: Table>(&self, config: &G::Config) {
        count::<G>(config, self);
    }
}

/// Plays the games and prints one line for each kind of oddity.
fn count<G: Table>(config: &G::Config, plan: &Plan) {
    let mut habits: BTreeMap<&'static str, Habit> = BTreeMap::new();
    let mut seats = 0;
    for game in 0..plan.games {
        let mut state = G::new(config);
        seats = state.seats();
        let sit = |seat: u8| by_name::<G>(plan.bot, game * 8 + u64::from(seat));
        let Some(mut bots) = (0..seats).map(sit).collect::<Option<Vec<Box<dyn Bot<G>>>>>() else {
            return eprintln!("no such bot");
        };
        // How often each seat has acted in this stage of this round.
        let mut acted = vec![((0, 0), 0_u32); usize::from(seats)];
        let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
            let now = (state.round(), state.stage());
            let (when, times) = &mut acted[seat.index()];
            if *when != now {
                (*when, *times) = (now, 0);
            }
            let played = *times;
            // The choice of a food card is not an act.
            *times += u32::from(!matches!(state.need(), game::Need::Together(..)));
            let tempted = state.temptations(seat, legal, played);
            let action = bots[seat.index()].choose(seat, &state.view(Viewer::Seat(seat)), legal);
            for (name, odd) in tempted {
                let habit = habits.entry(name).or_default();
                habit.opportunities += 1;
                if odd.contains(&action) {
                    habit.times += 1;
                    if plan.tables > 0 && habit.gains.len() < JUDGED {
                        habit.gains.extend(judge(state, seat, legal, &odd, action, plan, (name, habit.gains.len())));
                    }
                }
            }
            Some(action)
        };
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(game);
        if Playout::default().run(&mut state, choose, &mut chance, &mut ()).is_err() {
            eprintln!("game {game} did not end");
        }
    }
    for (name, habit) in habits {
        let per_player = habit.times as f64 / (plan.games * u64::from(seats)).max(1) as f64;
        print!(
            "{} {} {seats}: {name}: {} of {} ({:.1} %), {per_player:.3} for a player and game",
            plan.edition.id(),
            plan.bot,
            habit.times,
            habit.opportunities,
            100.0 * habit.times as f64 / habit.opportunities.max(1) as f64,
        );
        if !habit.gains.is_empty() {
            let all: Vec<f64> = habit.gains.iter().map(|(gain, _)| *gain).collect();
            let (mean, width) = interval(&all);
            let wrong = habit.gains.iter().filter(|(gain, width)| gain > width).count();
            let right = habit.gains.iter().filter(|(gain, width)| -gain > *width).count();
            print!(
                "; the other move gains {:+.1} ± {:.1} %; of {} wrong {wrong}, right {right}",
                100.0 * mean,
                100.0 * width,
                all.len()
            );
        }
        println!();
    }
}

/// What the best other move gains over an odd one: the mean and its interval.
fn judge<G: Table>(
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    odd: &[G::Action],
    chosen: G::Action,
    plan: &Plan,
    (name, number): (&str, usize),
) -> Option<(f64, f64)> {
    let view = state.view(Viewer::Seat(seat));
    let mut search = Search::<G>::new(1, Thinking::default(), 64 << 20);
    search.think(seat, &view, &Budget::iterations(1000));
    let others = search.opinions(seat, &view, legal).into_iter().filter(|opinion| !odd.contains(&opinion.action));
    let other = others.max_by_key(|opinion| opinion.visits)?.action;
    let results = play_on(state, seat, &[chosen, other], "hunter@8", 0..plan.tables);
    let (gain, width) = interval(&differences(&results[1].shares, &results[0].shares));
    let (points, points_width) = interval(&differences(&results[1].leads, &results[0].leads));
    let words = |action| G::said(&view, seat, action);
    let id = format!("{}-{}-{}-{number}", plan.edition.id(), plan.bot.replace('@', "-"), name.replace(' ', "-"));
    println!(
        "  {id}: {seat} {} or {}: {:+.1} ± {:.1} %, {points:+.2} ± {points_width:.2} points",
        words(chosen),
        words(other),
        100.0 * gain,
        100.0 * width
    );
    if let (Some(folder), Some(text)) = (plan.folder, G::text(&id, &views(state))) {
        let note = format!(
            "  note: \"{seat} {}; or {}: {:+.1} ± {:.1} %\"\n",
            words(chosen),
            words(other),
            100.0 * gain,
            100.0 * width
        );
        if let Err(error) = std::fs::write(format!("{folder}/{id}.yaml"), text + &note) {
            eprintln!("{folder}: {error}");
        }
    }
    Some((gain, width))
}
