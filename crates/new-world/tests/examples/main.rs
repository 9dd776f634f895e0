//! Worked examples of the rules, chapter by chapter, and what is easily got wrong beside them.

mod additional;
mod areas;
mod attack;
mod defence;
mod development;
mod extinction;
mod feeding;
mod passing;
mod scoring;
mod variants;
mod views;

use std::collections::BTreeMap;

use editions::new_world_decks;
use game::{Ask, Chance, Game, Need, Outcome, RuleId, Seat, SeatSet, Viewer};
use new_world::position::{PositionAnimal, PositionArea, PositionLink, PositionSeat, PositionTrait};
use new_world::view::AnimalView;
use new_world::{
    Action, AnimalId, AreaName, Card, CardRef, Event, LinkId, Numbers, Options, Phase, Place, Position, State, Tokens,
    Trait,
};

pub(crate) const P1: Seat = Seat::FIRST;

pub(crate) fn p(number: usize) -> Seat {
    Seat::wrapping(number - 1)
}

pub(crate) fn t(id: &str) -> Trait {
    Trait::from_id(id).unwrap_or_else(|| panic!("no trait {id}"))
}

/// A card `major/minor`, or one of which a single face matters.
pub(crate) fn card(text: &str) -> Card {
    match text.split_once('/') {
        Some((major, minor)) => Card::double(t(major), t(minor)),
        None => Card::single(t(text)),
    }
}

/// A position in the making. Animals are written `A[robust, fat_tissue(1)] 2/1 sh`: traits, ordinary and special food,
/// then marks (`sh`, `poisoned`, `shelled_in`); a trait may be marked `(1)` for fat or `(r)` for rotated.
pub(crate) struct Setting {
    position: Position,
    names: BTreeMap<String, (usize, usize)>,
    dice: Vec<u8>,
}

/// A table in the feeding phase of epoch 2, P1 to move, with one empty Steppe.
pub(crate) fn feeding(seats: usize) -> Setting {
    let position = Position {
        options: Options::default(),
        numbers: Numbers::default(),
        epoch: 2,
        phase: Phase::Feeding,
        first: P1,
        turn: P1,
        passed: SeatSet::EMPTY,
        areas: Vec::new(),
        area_deck: Vec::new(),
        deck: vec![card("poisonous/swimming"); 20],
        discard: Vec::new(),
        seats: vec![PositionSeat::default(); seats],
    };
    Setting { position, names: BTreeMap::new(), dice: Vec::new() }
}

/// The same in the development phase.
pub(crate) fn development(seats: usize) -> Setting {
    feeding(seats).phase(Phase::Development)
}

impl Setting {
    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        self.position.phase = phase;
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.position.options.set(name, value).unwrap_or_else(|error| panic!("{name} {value}: {error:?}"));
        self
    }

    pub(crate) fn epoch(mut self, epoch: u8) -> Self {
        self.position.epoch = epoch;
        self
    }

    pub(crate) fn first(mut self, seat: Seat) -> Self {
        self.position.first = seat;
        self.position.turn = seat;
        self
    }

    pub(crate) fn passed(mut self, seats: &[Seat]) -> Self {
        self.position.passed = seats.iter().copied().collect();
        self
    }

    pub(crate) fn dice(mut self, dice: &[u8]) -> Self {
        self.dice = dice.to_vec();
        self
    }

    /// An area card at the right end of the row: food and shelter of its upper part, if it has one, and of the lower.
    pub(crate) fn area(mut self, id: &str, tokens: &[(u8, u8)]) -> Self {
        let design = new_world_decks::area(id).unwrap_or_else(|| panic!("no area {id}"));
        let tokens: Vec<Tokens> = tokens.iter().map(|&(food, shelter)| Tokens { food, shelter }).collect();
        let (upper, lower) = match tokens[..] {
            [lower] => (Tokens::default(), lower),
            [upper, lower] => (upper, lower),
            _ => panic!("one or two parts"),
        };
        self.position.areas.push(PositionArea { design, nth: None, upper, lower });
        self
    }

    pub(crate) fn area_deck(mut self, ids: &[&str]) -> Self {
        self.position.area_deck = ids.iter().map(|id| new_world_decks::area(id).expect("an area")).collect();
        self
    }

    pub(crate) fn deck(mut self, cards: usize) -> Self {
        self.position.deck.truncate(cards);
        self
    }

    pub(crate) fn discard(mut self, cards: usize) -> Self {
        self.position.discard = vec![card("running/nocturnal"); cards];
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &[&str]) -> Self {
        self.position.seats[seat.index()].hand = cards.iter().map(|text| card(text)).collect();
        self
    }

    pub(crate) fn pool(mut self, seat: Seat, cards: &[&str]) -> Self {
        self.position.seats[seat.index()].pool = cards.iter().map(|text| card(text)).collect();
        self
    }

    /// The row of a seat, animals separated by `|`.
    pub(crate) fn row(mut self, seat: Seat, text: &str) -> Self {
        for part in text.split('|').map(str::trim) {
            let (name, animal) = animal(part);
            let place = self.position.seats[seat.index()].animals.len();
            self.names.insert(name, (seat.index(), place));
            self.position.seats[seat.index()].animals.push(animal);
        }
        self
    }

    /// A pair card; the guardian of a Symbiosis first.
    pub(crate) fn link(mut self, shows: &str, first: &str, second: &str) -> Self {
        let ((seat, one), (_, two)) = (self.names[first], self.names[second]);
        let link = PositionLink { card: Card::single(t(shows)), shows: t(shows), first: one, second: two };
        self.position.seats[seat].links.push(link);
        self
    }

    /// The table that stands at this position.
    pub(crate) fn stand(mut self) -> Table {
        if self.position.areas.is_empty() {
            self = self.area("steppe", &[(0, 0)]);
        }
        let state = State::from_position(&self.position).expect("a position that can stand");
        state.audit().unwrap_or_else(|broken| panic!("{broken:?}"));
        let mut number = 0;
        let mut names = BTreeMap::new();
        for (index, seat) in self.position.seats.iter().enumerate() {
            for place in 0..seat.animals.len() {
                let name = self.names.iter().find(|(_, at)| **at == (index, place)).expect("every animal has a name");
                names.insert(name.0.clone(), AnimalId(number));
                number += 1;
            }
        }
        Table { state, names, dice: self.dice, events: Vec::new() }
    }

    /// Why it cannot stand.
    pub(crate) fn error(self) -> new_world::PositionError {
        State::from_position(&self.position).err().expect("a position that cannot stand")
    }
}

fn animal(text: &str) -> (String, PositionAnimal) {
    let (head, rest) = match text.split_once(']') {
        Some((head, rest)) => (head.to_owned(), rest),
        None => text.split_once(' ').map_or((text.to_owned(), ""), |(head, rest)| (head.to_owned(), rest)),
    };
    let (name, traits) = head.split_once('[').unwrap_or((&head, ""));
    let stack = traits.split(',').map(str::trim).filter(|part| !part.is_empty()).map(|part| {
        let (id, mark) = part.split_once('(').unwrap_or((part, ""));
        let shows = t(id);
        PositionTrait { card: Card::single(shows), shows, fat: mark == "1)", rotated: mark == "r)" }
    });
    let mut animal = PositionAnimal {
        card: Card::single(Trait::Swimming),
        food: 0,
        special: 0,
        stack: stack.collect(),
        sheltered: false,
        poisoned: false,
        shelled_in: false,
    };
    for word in rest.split_whitespace() {
        match word {
            "sh" => animal.sheltered = true,
            "poisoned" => animal.poisoned = true,
            "shelled_in" => animal.shelled_in = true,
            tokens => {
                let (food, special) = tokens.split_once('/').unwrap_or((tokens, "0"));
                animal.food = food.parse().expect("a number of food");
                animal.special = special.parse().expect("a number of special food");
            }
        }
    }
    (name.trim().to_owned(), animal)
}

/// A table in play, with names for the animals.
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) names: BTreeMap<String, AnimalId>,
    pub(crate) dice: Vec<u8>,
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn id(&self, name: &str) -> AnimalId {
        *self.names.get(name).unwrap_or_else(|| panic!("no animal {name}"))
    }

    pub(crate) fn view(&self) -> new_world::View {
        self.state.view(Viewer::Spectator)
    }

    /// The animal, if it is alive.
    pub(crate) fn get(&self, name: &str) -> Option<AnimalView> {
        self.view().animal(self.id(name)).cloned()
    }

    pub(crate) fn is_dead(&self, name: &str) -> bool {
        self.get(name).is_none()
    }

    /// Tokens on it and what it requires.
    pub(crate) fn fed(&self, name: &str) -> (u8, u8) {
        let animal = self.get(name).unwrap_or_else(|| panic!("{name} is dead"));
        (animal.tokens(), animal.need)
    }

    pub(crate) fn fat(&self, name: &str) -> u8 {
        self.get(name).map_or(0, |animal| animal.fat())
    }

    pub(crate) fn rotated(&self, name: &str, id: &str) -> bool {
        self.get(name).is_some_and(|animal| animal.rotated.contains(t(id)))
    }

    /// Its trait ids in order, pair traits last.
    pub(crate) fn traits(&self, name: &str) -> Vec<&'static str> {
        let view = self.view();
        let animal = view.animal(self.id(name)).unwrap_or_else(|| panic!("{name} is dead"));
        let singles = animal.stack.iter().map(|card| card.shows.id());
        singles.chain(view.links_of(animal.id).map(|link| link.shows.id())).collect()
    }

    pub(crate) fn row(&self, seat: Seat) -> Vec<String> {
        let name = |id: &AnimalId| {
            self.names.iter().find(|(_, known)| *known == id).map_or_else(|| "?".to_owned(), |(name, _)| name.clone())
        };
        self.view().rows[seat].iter().map(name).collect()
    }

    pub(crate) fn at(&self, area: &str) -> (u8, u8) {
        let wanted = place(area);
        let view = self.view();
        let found = view.places().find(|(place, ..)| *place == wanted);
        found.map(|(_, _, tokens)| (tokens.food, tokens.shelter)).unwrap_or_else(|| panic!("no area {area}"))
    }

    /// The pair card between two animals.
    pub(crate) fn link(&self, one: &str, other: &str) -> LinkId {
        let (one, other) = (self.id(one), self.id(other));
        let view = self.view();
        view.links_of(one).find(|link| link.partner(one) == other).expect("a pair card").id
    }

    pub(crate) fn feed(&self, name: &str, area: &str) -> Action {
        Action::Feed { animal: self.id(name), from: place(area) }
    }

    pub(crate) fn shelter(&self, name: &str, area: &str) -> Action {
        Action::Shelter { animal: self.id(name), from: place(area) }
    }

    pub(crate) fn attack(&self, predator: &str, prey: &str) -> Action {
        Action::attack(self.id(predator), self.id(prey))
    }

    /// An attack that ignores cards: by a Harmful Mutation, by Intelligent.
    pub(crate) fn attack_ignoring(
        &self,
        predator: &str,
        prey: &str,
        mutation: Option<CardRef>,
        intelligence: Option<CardRef>,
    ) -> Action {
        Action::Attack { predator: self.id(predator), prey: self.id(prey), mutation, intelligence }
    }

    /// Carries out a legal action, then dice and questions with one answer.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.events.clear();
        self.state.apply(seat, action, &mut self.events).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
        self.settle();
        self
    }

    fn settle(&mut self) {
        loop {
            self.state.audit().unwrap_or_else(|broken| panic!("{broken:?}"));
            match self.state.need() {
                Need::Chance(Chance::Die { .. }) => {
                    assert!(!self.dice.is_empty(), "a die is needed");
                    let die = self.dice.remove(0);
                    self.state.resolve(Outcome::Die(die), &mut self.events).expect("a die");
                }
                Need::Decision(decision) if decision.is_question() => {
                    let legal = self.legal(decision.seat);
                    let [only] = legal[..] else { return };
                    self.state.apply(decision.seat, only, &mut self.events).expect("the only answer");
                }
                _ => return,
            }
        }
    }

    /// Automatic progress up to the next real decision.
    pub(crate) fn run_forced(&mut self) -> &mut Self {
        let mut order: Vec<u16> = Vec::new();
        loop {
            match self.state.need() {
                Need::Progress => assert!(self.state.advance(&mut self.events)),
                Need::Chance(Chance::Shuffle { cards }) => {
                    order.clear();
                    order.extend(0..cards);
                    self.state.resolve(Outcome::Order(&order), &mut self.events).expect("an order");
                }
                Need::Decision(_) if self.state.is_idle() => assert!(self.state.advance(&mut self.events)),
                _ => return self,
            }
        }
    }

    /// One step of automatic progress.
    pub(crate) fn step(&mut self) -> &mut Self {
        assert!(self.state.advance(&mut self.events), "nothing happens by itself here");
        self
    }

    /// Automatic progress up to the beginning of a phase.
    pub(crate) fn run_forced_to(&mut self, phase: Phase) -> &mut Self {
        while self.state.phase() != phase {
            assert!(self.state.advance(&mut self.events), "stuck in {:?}", self.state.moment());
        }
        self
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut actions);
        actions
    }

    pub(crate) fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.state.why_not(seat, action).0.is_empty()
    }

    /// The rule that refuses an action first; `legal` if none does.
    pub(crate) fn why(&self, seat: Seat, action: Action) -> &'static str {
        self.state.why_not(seat, action).0.first().map_or("legal", |reason| reason.rule.id())
    }

    /// Whom the predators of a seat may attack, by name.
    pub(crate) fn prey_of(&self, seat: Seat, predator: &str) -> Vec<String> {
        let wanted = self.id(predator);
        let prey = self.legal(seat).into_iter().filter_map(|action| match action {
            Action::Attack { predator, prey, .. } if predator == wanted => Some(prey),
            _ => None,
        });
        let mut names: Vec<String> = prey
            .filter_map(|id| self.names.iter().find(|(_, known)| **known == id).map(|(name, _)| name.clone()))
            .collect();
        names.sort();
        names.dedup();
        names
    }
}

/// An area by its name in the notation (`swamp2`).
pub(crate) fn place(text: &str) -> Place {
    let (name, nth) = match text.strip_suffix('2') {
        Some(name) => (name, 1),
        None => (text, 0),
    };
    Place { name: AreaName::from_id(name).unwrap_or_else(|| panic!("no area {text}")), nth }
}

/// The only card with this single trait.
pub(crate) fn only(id: &str) -> CardRef {
    CardRef::only(t(id))
}
