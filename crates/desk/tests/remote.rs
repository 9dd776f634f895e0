//! A desk that has only views and seen events plays by clicks against a table far away, and shows the same screens as a
//! desk whose table is in the same program, whatever happens to the messages on their way. What travels is numbered as its
//! viewer counts it.

use std::collections::VecDeque;

use bots::by_name;
use desk::family::Family;
use desk::link::Refused;
use desk::records::read_action;
use desk::remote::{Remote, ToDesk, ToDeskOf, ToTable, Wish};
use desk::{Click, Desk, Screen, Stage, Tabletop};
use editions::{Deal, Edition};
use game::{Game, Seat, Viewer, below};
use locale::Lang;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::{Automatic, Millis, Occupant, Seq, Setup, Table, UndoPolicy};

type Dice = Xoshiro256PlusPlus;

/// What a carrier does to messages.
#[derive(Clone, Copy, Debug)]
enum Carrier {
    /// Everything arrives at once and in order.
    Good,
    /// Messages are late, come twice, overtake each other or are lost; now and then the connection begins anew.
    Bad,
}

/// What the table says to a request.
type Answer<F> = Result<Seq, Refused<<F as Game>::Rule>>;

/// A seat far away, as the table knows it.
struct Client<F: Family> {
    seat: Seat,
    line: Remote<F>,
    /// What it has been sent.
    sent: Seq,
    /// The last request with its answer: one that comes twice is carried out once.
    last: Option<(u32, Answer<F>)>,
    to_table: VecDeque<ToTable>,
    to_desk: VecDeque<ToDeskOf<F>>,
}

/// A table far away with the desks of the people at it.
struct Far<F: Family> {
    table: Table<F>,
    clients: Vec<Client<F>>,
    carrier: Carrier,
    dice: Dice,
}

impl<F: Family> Far<F> {
    fn new(config: F::Config, occupants: &[Occupant], seed: u64, undo: UndoPolicy, carrier: Carrier) -> Self {
        let occupants = occupants.to_vec();
        let setup = Setup { config, occupants, seed, undo, automatic: Automatic::Alike, clocks: None };
        let mut table = Table::<F>::new(setup).expect("everybody has a seat");
        table.start(Millis(0));
        Self { table, clients: Vec::new(), carrier, dice: Dice::seed_from_u64(seed ^ 0xfa7) }
    }

    /// Sits down at the other end of a line.
    fn sit_down(&mut self, seat: Seat) -> Desk<F> {
        let viewer = Viewer::Seat(seat);
        let line = Remote::<F>::new(viewer, self.table.first_view(viewer), self.table.occupants().to_vec());
        let (to_table, to_desk) = (VecDeque::new(), VecDeque::new());
        self.clients.push(Client { seat, line: line.clone(), sent: 0, last: None, to_table, to_desk });
        Desk::at(Box::new(line), viewer, Lang::En)
    }

    /// Tells everybody what they have not been sent yet.
    fn tell(&mut self) {
        for client in &mut self.clients {
            let news = self.table.news(Viewer::Seat(client.seat), client.sent);
            let since = std::mem::replace(&mut client.sent, news.next);
            let can_undo = self.table.can_undo(client.seat).is_ok();
            let occupants = self.table.occupants().to_vec();
            client.to_desk.push_back(ToDesk::News { since, news, occupants, can_undo });
        }
    }

    fn read(&mut self, place: usize, message: ToTable) {
        let client = &mut self.clients[place];
        match message {
            ToTable::Since(seq) => {
                client.sent = seq;
                self.tell();
            }
            ToTable::Request { id, .. } if client.last.is_some_and(|(known, _)| known > id) => {}
            ToTable::Request { id, .. } if client.last.is_some_and(|(known, _)| known == id) => {
                client.to_desk.extend(client.last.map(|(id, result)| ToDesk::Reply { id, result }));
            }
            ToTable::Request { id, wish } => {
                let done = match wish {
                    Wish::Act(words) => {
                        let view = self.table.view(Viewer::Seat(client.seat));
                        let action = read_action::<F>(&view, &words).expect("the words of an action");
                        self.table.act(client.seat, action, Millis(0)).map(|_| ()).map_err(Refused::Action)
                    }
                    Wish::Undo => self.table.undo(client.seat, Millis(0)).map(|_| ()).map_err(Refused::Undo),
                };
                let result = done.map(|()| self.table.next_for(Viewer::Seat(client.seat)));
                client.last = Some((id, result));
                client.to_desk.push_back(ToDesk::Reply { id, result });
                self.tell();
            }
        }
    }

    /// Carries messages for a while.
    fn carry(&mut self) {
        for place in 0..self.clients.len() {
            let client = &mut self.clients[place];
            client.to_table.extend(client.line.outgoing());
            while let Some(message) = passed_on(&mut self.clients[place].to_table, self.carrier, &mut self.dice) {
                self.read(place, message);
            }
        }
        for client in &mut self.clients {
            while let Some(message) = passed_on(&mut client.to_desk, self.carrier, &mut self.dice) {
                client.line.receive(message);
            }
            if matches!(self.carrier, Carrier::Bad) && below(&mut self.dice, 4) == 0 {
                client.line.reconnect();
            }
        }
    }

    /// Carries messages until every desk knows everything.
    fn settle(&mut self, desks: &mut [Desk<F>]) {
        for _ in 0..10_000 {
            self.carry();
            desks.iter_mut().for_each(|desk| {
                desk.catch_up();
            });
            let knows = |desk: &Desk<F>| {
                let Viewer::Seat(seat) = desk.viewer() else { return true };
                let waits = desk.stage() == Stage::Others && desk.asked_seats().contains(seat);
                !waits && *desk.view() == self.table.view(Viewer::Seat(seat))
            };
            if desks.iter().all(knows) {
                return;
            }
        }
        panic!("the desks never learn what has happened");
    }
}

/// The next message that arrives, if one does.
fn passed_on<M: Clone>(queue: &mut VecDeque<M>, carrier: Carrier, dice: &mut Dice) -> Option<M> {
    let Carrier::Bad = carrier else { return queue.pop_front() };
    loop {
        match below(dice, 8) {
            // Late.
            0 => return None,
            // Lost.
            1 => {
                queue.pop_front()?;
            }
            // Twice.
            2 => return queue.front().cloned(),
            // Overtaken.
            3 if queue.len() > 1 => return queue.remove(1),
            _ => return queue.pop_front(),
        }
    }
}

/// Whatever can be pointed at on the screen.
fn clicks(screen: &Screen) -> Vec<Click> {
    let mut clicks: Vec<Click> = screen.prompt.buttons.iter().map(|button| button.click).collect();
    clicks.retain(|click| *click != Click::Cancel);
    clicks.extend((0..screen.prompt.choices.len()).map(Click::Choice));
    for card in &screen.hand {
        clicks.extend(card.faces.iter().map(|face| Click::Face { card: card.card, face: face.shows }));
    }
    for seat in screen.own.iter().chain(&screen.others) {
        clicks.extend(seat.animals.iter().map(|animal| Click::Being(animal.id)));
        let boards = seat.animals.iter().filter_map(|animal| animal.board.as_ref());
        clicks.extend(
            boards.flat_map(|board| [&board.population, &board.size]).filter_map(|track| Some(track.grow.as_ref()?.1)),
        );
    }
    clicks.extend(screen.locations.iter().map(|location| Click::Place(location.at)));
    let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
    clicks.extend(areas.map(|area| Click::Place(area.at)));
    clicks.extend([
        Click::Bank,
        Click::AsAnimal,
        Click::Confirm,
        Click::End { left: true },
        Click::End { left: false },
    ]);
    clicks
}

/// The lines in which two screens differ.
fn differences(here: &Screen, there: &Screen) -> String {
    let (here, there) = (format!("{here:#?}"), format!("{there:#?}"));
    let differ = here.lines().zip(there.lines()).filter(|(one, other)| one != other);
    differ.take(12).map(|(one, other)| format!("{one}\n    {other}\n")).collect()
}

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.to_owned() }
}

fn bot(name: &str) -> Occupant {
    Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() }
}

/// Plays a game at two desks, one of which has no table; both get the same clicks. Returns how many clicks there were.
fn play_both<F: Family>(config: F::Config, seats: u8, seed: u64, carrier: Carrier) -> usize {
    let mut occupants = vec![person("Ada")];
    occupants.extend((1..seats).map(|seat| bot(&format!("Bot {seat}"))));
    let mut near = Desk::<F>::new(config.clone(), occupants.clone(), seed, Lang::En).expect("a desk");
    let mut far = Far::<F>::new(config, &occupants, seed, UndoPolicy::Casual, carrier);
    let mut desks = [far.sit_down(Seat::FIRST)];
    assert!(desks[0].local().is_none() && desks[0].save().is_none(), "there is no table at this end");
    far.settle(&mut desks);
    let mut dice = Dice::seed_from_u64(seed);
    let mut player = by_name::<F>("greedy", seed).expect("a bot");
    let (mut count, mut idle) = (0, 0);
    let mut last = String::new();
    loop {
        let [remote] = &mut desks;
        let (here, there) = (near.screen(), remote.screen());
        assert!(here == there, "after {count} clicks, {last}:\n{}", differences(&here, &there));
        match near.stage() {
            Stage::Over => break,
            Stage::Bot(seat) => {
                last = "a bot".to_owned();
                let (view, legal) = near.bot_prompt(seat).expect("it is asked");
                let action = player.choose(seat, &view, &legal);
                assert!(near.act_for(seat, action), "a bot plays by the rules");
                far.table.act(seat, action, Millis(0)).expect("the same table");
                far.tell();
                // Where all decide together the far desk asks its player at once; it never asks a bot.
                let asks = remote.asked_seats().contains(Seat::FIRST);
                assert_eq!(remote.stage(), if asks { Stage::Yours(Seat::FIRST) } else { Stage::Others });
            }
            Stage::Yours(seat) if idle > 120 => {
                // No luck with clicks.
                let action = near.legal()[0];
                assert!(near.act_for(seat, action) && remote.act_for(seat, action));
                idle = 0;
            }
            Stage::Yours(_) if count > 50 && below(&mut dice, 60) == 0 => {
                last = "undo".to_owned();
                assert_eq!(near.undo(), remote.undo());
            }
            Stage::Yours(_) => {
                let all = clicks(&here);
                let click = all[below(&mut dice, all.len() as u32) as usize];
                count += 1;
                last = format!("{click:?}");
                let went_on = near.click(click);
                assert_eq!(remote.click(click), went_on, "{click:?}");
                idle = if went_on { 0 } else { idle + 1 };
            }
            stage @ (Stage::HandOver(_) | Stage::Others) => panic!("{stage:?} at a desk with one person"),
        }
        far.settle(&mut desks);
    }
    count
}

fn play_edition(edition: Edition, seats: u8, seed: u64, carrier: Carrier) {
    let clicks = match Deal::new(edition, seats, []).expect("it can be played") {
        Deal::Origin(config) => play_both::<origin::State>(config, seats, seed, carrier),
        Deal::Boards(config) => play_both::<northstar::State>(config, seats, seed, carrier),
        Deal::NewWorld(config) => play_both::<new_world::State>(config, seats, seed, carrier),
    };
    assert!(clicks > 30, "{edition}: {clicks} clicks are no game");
}

#[test]
fn a_desk_without_a_table_shows_the_same_screens() {
    for (seats, edition) in (2..=4).cycle().zip(Edition::ALL) {
        play_edition(edition, seats, 1, Carrier::Good);
    }
}

#[test]
fn a_bad_line_changes_nothing() {
    for edition in Edition::ALL {
        play_edition(edition, 2, 7, Carrier::Bad);
    }
}

/// Two people at two screens and one table, over lines that lose messages: both know the truth whenever it is quiet.
fn two_desks<F: Family>(config: F::Config, seed: u64) {
    let occupants = [person("Ada"), person("Bo")];
    let mut far = Far::<F>::new(config, &occupants, seed, UndoPolicy::Strict, Carrier::Bad);
    let mut desks = [far.sit_down(Seat::FIRST), far.sit_down(Seat::wrapping(1))];
    let mut dice = Dice::seed_from_u64(seed);
    let mut undone = 0;
    loop {
        far.settle(&mut desks);
        if far.table.is_over() {
            break;
        }
        let mut asked = false;
        for desk in &mut desks {
            let Stage::Yours(seat) = desk.stage() else { continue };
            let prompt = far.table.prompt(seat).expect("the desk says so");
            assert_eq!(desk.legal(), prompt.legal, "{seat}");
            let action = prompt.legal[below(&mut dice, prompt.legal.len() as u32) as usize];
            assert!(desk.act(action));
            assert!(!desk.act(action), "nothing is sent while something is on its way");
            asked = true;
        }
        assert!(asked, "somebody is asked");
        if below(&mut dice, 6) == 0 {
            far.settle(&mut desks);
            undone += desks.iter_mut().filter(|desk| desk.can_undo()).filter_map(|desk| desk.undo().ok()).count();
        }
    }
    assert!(undone > 0, "something was taken back");
    assert!(desks.iter().all(|desk| desk.stage() == Stage::Over));
}

#[test]
fn two_desks_at_one_table_agree() {
    for edition in Edition::ALL {
        match Deal::new(edition, 2, []).expect("two can play") {
            Deal::Origin(config) => two_desks::<origin::State>(config, 3),
            Deal::Boards(config) => two_desks::<northstar::State>(config, 3),
            Deal::NewWorld(config) => two_desks::<new_world::State>(config, 3),
        }
    }
}
