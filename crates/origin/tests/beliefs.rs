//! What a seat can remember: the worlds that are possible to it agree with everything it has seen since the start.

use game::{ActionList, BySeat, ChanceSource, Game, Need, Seat, Viewer, below};
use origin::{
    AnimalId, Arrival, Card, Event, Exchanged, Fact, LinkId, Modules, Options, SeenEvent, State, Trait, View,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

type Dice = Xoshiro256PlusPlus;

fn new_game(modules: Modules, seats: u8) -> State {
    State::new(&editions::module_config(modules, seats, Options::default(), None).expect("2 to 8 seats"))
}

/// One random step; what happened.
fn step(state: &mut State, rng: &mut Dice) -> Vec<Event> {
    let mut events = Vec::new();
    let mut buffer = game::NO_ORDER;
    match state.need() {
        Need::Progress => assert!(state.advance(&mut events)),
        Need::Chance(chance) => state.resolve(rng.answer(chance, &mut buffer), &mut events).expect("answered"),
        Need::Decision(decision) => {
            let mut actions = ActionList::new();
            state.legal(decision.seat, &mut actions);
            let action = actions[below(rng, actions.len() as u32) as usize];
            state.apply(decision.seat, action, &mut events).expect("legal");
        }
        Need::Together(..) | Need::Over => unreachable!(),
    }
    events
}

/// Trait cards on an animal, the lowest first.
type Stack = Vec<(Card, Trait)>;

/// A person with a sheet of paper: which open card lies where, and which cards that lay open went to which pile.
#[derive(Default)]
struct Sheet {
    animals: Vec<(AnimalId, Seat, Stack)>,
    links: Vec<(LinkId, Card, AnimalId, AnimalId)>,
    piles: BySeat<Vec<Card>>,
    taken_back: u32,
}

impl Sheet {
    fn stack(&mut self, id: AnimalId) -> (&mut Stack, Seat) {
        let (_, owner, stack) = self.animals.iter_mut().find(|(other, ..)| *other == id).expect("on the table");
        (stack, *owner)
    }

    fn note(&mut self, seen: &SeenEvent, me: Option<Seat>) {
        match *seen {
            SeenEvent::YouPlayedAnimal { animal, .. } => {
                self.animals.push((animal, me.expect("a seat"), Vec::new()));
            }
            SeenEvent::SeatPlayedAnimal { seat, animal, .. } => self.animals.push((animal, seat, Vec::new())),
            SeenEvent::Open(fact) => self.note_fact(fact),
            _ => {}
        }
    }

    fn note_fact(&mut self, fact: Fact) {
        match fact {
            Fact::TraitPlayed { card, shows, on, .. } => self.lay(on, card, shows),
            Fact::PairPlayed { card, link, first, second, .. } => self.links.push((link, card, first, second)),
            Fact::NeoplasmGrew { animal, place, .. } => {
                self.stack(animal).0.swap(usize::from(place), usize::from(place) + 1);
            }
            Fact::CardDiscarded { animal, place, .. } => {
                let (stack, owner) = self.stack(animal);
                let (card, _) = stack.remove(usize::from(place));
                self.piles[owner].push(card);
            }
            Fact::PairDiscarded { link, .. } => {
                let place = self.links.iter().position(|(id, ..)| *id == link).expect("on the table");
                let (_, card, first, _) = self.links.remove(place);
                let (_, owner) = self.stack(first);
                self.piles[owner].push(card);
            }
            Fact::Recombined { link, first, second } => self.exchange(link, first, second),
            Fact::SwimmingTaken { animal, card, shows } => {
                let (stack, owner) = self.stack(animal);
                stack.push((card, shows));
                let pile = &mut self.piles[owner];
                if let Some(place) = pile.iter().position(|other| *other == card) {
                    pile.remove(place);
                }
                self.taken_back += 1;
            }
            Fact::Died { animal, .. } => {
                let place = self.animals.iter().position(|(id, ..)| *id == animal).expect("on the table");
                let (_, owner, stack) = self.animals.remove(place);
                self.piles[owner].extend(stack.into_iter().map(|(card, _)| card));
            }
            _ => {}
        }
    }

    fn lay(&mut self, on: AnimalId, card: Card, shows: Trait) {
        let (stack, _) = self.stack(on);
        let place = if shows == Trait::Neoplasm { 0 } else { stack.len() };
        stack.insert(place, (card, shows));
    }

    fn exchange(&mut self, link: LinkId, first: Exchanged, second: Exchanged) {
        let (.., one, other) = *self.links.iter().find(|(id, ..)| *id == link).expect("on the table");
        let from_one = self.stack(one).0.remove(usize::from(first.place));
        let from_other = self.stack(other).0.remove(usize::from(second.place));
        for (to, (card, shows), arrival) in [(other, from_one, first.arrival), (one, from_other, second.arrival)] {
            let (stack, owner) = self.stack(to);
            let discarded = match arrival {
                Arrival::Kept => None,
                Arrival::Discarded => Some(card),
                Arrival::Replaced => {
                    let own = stack.iter().position(|(_, other)| *other == shows).expect("the own card");
                    Some(stack.remove(own).0)
                }
            };
            self.piles[owner].extend(discarded);
            if arrival != Arrival::Discarded {
                self.lay(to, card, shows);
            }
        }
    }
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort();
    cards
}

/// The number of each card.
fn count(cards: impl IntoIterator<Item = Card>, card: Card) -> usize {
    cards.into_iter().filter(|other| *other == card).count()
}

/// The pile of a seat, as its owner may look through it.
fn pile(world: &State, seat: Seat) -> Vec<Card> {
    world.view(Viewer::Seat(seat)).own.expect("a seat").discard
}

#[test]
fn what_was_seen_on_its_way_to_a_pile_is_in_that_pile() {
    let (mut seen_cards, mut taken_back) = (0, 0);
    for seed in 0..40 {
        let mut rng = Dice::seed_from_u64(seed);
        let (modules, seats) = ([Modules::BASE, Modules::CONTINENTS][seed as usize % 2], 2 + (seed / 2 % 4) as u8);
        let mut state = new_game(modules, seats);
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut sheets: Vec<Sheet> = viewers.iter().map(|_| Sheet::default()).collect();
        while state.need() != Need::Over {
            let events = step(&mut state, &mut rng);
            for (&viewer, sheet) in viewers.iter().zip(&mut sheets) {
                let me = Seat::all(seats).find(|&seat| viewer.is(seat));
                events.iter().filter_map(|event| State::seen(event, viewer)).for_each(|seen| sheet.note(&seen, me));
            }
            if below(&mut rng, 8) != 0 {
                continue;
            }
            for (&viewer, sheet) in viewers.iter().zip(&sheets) {
                let view = state.view(viewer);
                let possible = State::determinize(&view, &mut rng);
                possible.audit().expect("every card in one place");
                for seat in Seat::all(seats) {
                    assert_eq!(sorted(view.seen_discards[seat].clone()), sorted(sheet.piles[seat].clone()));
                    let pile = pile(&possible, seat);
                    for card in &sheet.piles[seat] {
                        assert!(count(pile.clone(), *card) >= count(sheet.piles[seat].clone(), *card));
                    }
                    seen_cards += sheet.piles[seat].len();
                }
            }
        }
        taken_back += sheets[0].taken_back;
    }
    assert!(seen_cards > 10_000 && taken_back > 0, "{seen_cards} cards, {taken_back} taken back");
}

/// What a viewer remembers follows from what they saw: worlds in which they see the same leave them with the same view.
#[test]
fn worlds_in_which_the_same_is_seen_are_remembered_alike() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut rng = Dice::seed_from_u64(100 + seed);
        let (modules, seats) = ([Modules::BASE, Modules::CONTINENTS][seed as usize % 2], 2 + (seed / 2 % 3) as u8);
        let mut state = new_game(modules, seats);
        while state.need() != Need::Over {
            if below(&mut rng, 6) == 0 {
                let viewer = Viewer::Seat(Seat::wrapping(below(&mut rng, u32::from(seats)) as usize));
                let view = state.view(viewer);
                let mut worlds = [State::determinize(&view, &mut rng), State::determinize(&view, &mut rng)];
                for _ in 0..12 {
                    let [one, other] = &mut worlds;
                    let seen = together(one, other, viewer, &mut rng);
                    let Some((one_saw, other_saw)) = seen else { break };
                    if one_saw != other_saw {
                        break;
                    }
                    assert_eq!(worlds[0].view(viewer), worlds[1].view(viewer));
                    compared += 1;
                }
            }
            step(&mut state, &mut rng);
        }
    }
    assert!(compared > 2000, "{compared}");
}

/// The same step in two worlds, if both allow it, and what the viewer saw of it.
fn together(
    one: &mut State,
    other: &mut State,
    viewer: Viewer,
    rng: &mut Dice,
) -> Option<(Vec<SeenEvent>, Vec<SeenEvent>)> {
    let (mut events, mut other_events) = (Vec::<Event>::new(), Vec::<Event>::new());
    let mut buffer = game::NO_ORDER;
    match one.need() {
        Need::Over => return None,
        need if need != other.need() => return None,
        Need::Progress => {
            one.advance(&mut events);
            other.advance(&mut other_events);
        }
        Need::Chance(chance) => {
            let outcome = rng.answer(chance, &mut buffer);
            one.resolve(outcome, &mut events).expect("answered");
            other.resolve(outcome, &mut other_events).expect("answered");
        }
        Need::Decision(decision) => {
            let mut actions = ActionList::new();
            one.legal(decision.seat, &mut actions);
            let action = actions[below(rng, actions.len() as u32) as usize];
            one.apply(decision.seat, action, &mut events).expect("legal");
            other.apply(decision.seat, action, &mut other_events).ok()?;
        }
        Need::Together(..) => unreachable!(),
    }
    let seen = |events: &[Event]| events.iter().filter_map(|event| State::seen(event, viewer)).collect();
    Some((seen(&events), seen(&other_events)))
}

/// Every unknown card is equally likely in every unknown place.
#[test]
fn unknown_cards_are_spread_evenly() {
    const WORLDS: usize = 3000;
    let mut rng = Dice::seed_from_u64(7);
    let mut state = new_game(Modules::BASE, 3);
    let me = Seat::FIRST;
    let view = loop {
        step(&mut state, &mut rng);
        let view = state.view(Viewer::Seat(me));
        let unseen_pile = |seat: Seat| usize::from(view.discards[seat]) - view.seen_discards[seat].len();
        if Seat::all(3).skip(1).all(|seat| unseen_pile(seat) > 1 && view.hands[seat] > 1) {
            break view;
        }
    };
    let unknown = unknown_cards(&view);
    let kinds: Vec<Card> =
        view.catalogue.list().map(|(card, _)| card).filter(|&card| count(unknown.clone(), card) > 0).collect();
    let mut found = vec![[0u32; 3]; kinds.len()];
    let mut sizes = [0usize; 3];
    for _ in 0..WORLDS {
        let world = State::determinize(&view, &mut rng);
        let places = hidden_places(&world, &view);
        for (place, cards) in places.into_iter().enumerate() {
            sizes[place] = cards.len();
            for card in cards {
                found[kinds.iter().position(|kind| *kind == card).expect("an unknown card")][place] += 1;
            }
        }
    }
    for (place, &size) in sizes.iter().enumerate() {
        let squares = kinds.iter().zip(&found).map(|(&kind, found)| {
            let share = count(unknown.clone(), kind) as f64 / unknown.len() as f64;
            let expected = (WORLDS * size) as f64 * share;
            (f64::from(found[place]) - expected).powi(2) / expected
        });
        let (sum, freedom) = (squares.sum::<f64>(), kinds.len() as f64 - 1.0);
        assert!(sum < freedom + 4.0 * (2.0 * freedom).sqrt(), "place {place}: {sum} for {freedom}");
    }
}

/// The catalogue without what lies open, what is the viewer's, and what they saw going to piles.
fn unknown_cards(view: &View) -> Vec<Card> {
    let own = view.own.as_ref().expect("a seat");
    let mut known: Vec<Card> = view.animals.iter().flat_map(|animal| &animal.stack).map(|card| card.card).collect();
    known.extend(view.links.iter().map(|link| link.card));
    known.extend(own.hand.iter().chain(&own.discard));
    known.extend(own.under.iter().map(|(_, card)| *card));
    for seat in Seat::all(view.seats).filter(|&seat| !view.viewer.is(seat)) {
        known.extend(&view.seen_discards[seat]);
    }
    let all = view.catalogue.list().flat_map(|(card, copies)| (0..copies).map(move |_| card));
    without(all.collect(), &known)
}

fn without(mut cards: Vec<Card>, gone: &[Card]) -> Vec<Card> {
    for card in gone {
        let place = cards.iter().position(|other| other == card).expect("one of them");
        cards.remove(place);
    }
    cards
}

/// What others hold in hand, what lies under their animals, and what is face down in their piles.
fn hidden_places(world: &State, view: &View) -> [Vec<Card>; 3] {
    let mut places: [Vec<Card>; 3] = Default::default();
    for seat in Seat::all(view.seats).filter(|&seat| !view.viewer.is(seat)) {
        let own = world.view(Viewer::Seat(seat)).own.expect("a seat");
        places[0].extend(own.hand);
        places[1].extend(own.under.iter().map(|(_, card)| *card));
        places[2].extend(without(own.discard, &view.seen_discards[seat]));
    }
    places
}
