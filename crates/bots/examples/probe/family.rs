//! What a probe needs of each family of games: positions and moves as text, and moves that look odd to people.

use bots::Playable;
use game::Seat;
use notation::Scenario;

/// A game whose positions can be probed.
pub trait Table: Playable {
    /// Where a scenario of this family starts.
    fn start(scenario: &Scenario) -> Option<&Self>;

    /// A move in the words of the notation.
    fn said(view: &Self::View, seat: Seat, action: Self::Action) -> String;

    /// The position as a scenario, with one view for each seat; its deck is a number.
    fn text(id: &str, views: &[Self::View]) -> Option<String>;

    /// The cards of the printed game that lie nowhere where these views would show them, as words.
    fn unseen(views: &[Self::View]) -> Vec<String>;

    /// What people would wonder about: the kind of oddity, and the moves of that kind that are legal now. `acted` is how
    /// often the seat has acted in this phase.
    fn temptations(&self, seat: Seat, legal: &[Self::Action], acted: u32) -> Vec<(&'static str, Vec<Self::Action>)>;
}

/// Takes away as many of these cards as were used, by a test for each.
fn without<C: Copy>(cards: impl Iterator<Item = (C, u8)>, gone: &mut Vec<Box<dyn Fn(C) -> bool + '_>>) -> Vec<C> {
    let mut left: Vec<C> = cards.flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
    for test in gone.drain(..) {
        if let Some(place) = left.iter().position(|card| test(*card)) {
            left.remove(place);
        }
    }
    left
}

impl Table for origin::State {
    fn start(scenario: &Scenario) -> Option<&Self> {
        scenario.origin_start()
    }

    fn said(view: &origin::View, _: Seat, action: origin::Action) -> String {
        notation::origin::write_action(view, action)
    }

    fn text(id: &str, views: &[origin::View]) -> Option<String> {
        notation::origin::scenario_from(id, views)
    }

    fn unseen(views: &[origin::View]) -> Vec<String> {
        let Some(view) = views.first() else { return Vec::new() };
        let Ok(config) = editions::module_config(view.modules, view.seats, view.options, None) else {
            return Vec::new();
        };
        let mut gone: Vec<Box<dyn Fn(origin::Card) -> bool>> = Vec::new();
        for own in views.iter().filter_map(|view| view.own.as_ref()) {
            for held in own.hand.iter().chain(&own.discard) {
                gone.push(Box::new(move |card| card == *held));
            }
        }
        for animal in &view.animals {
            gone.extend(
                animal.stack.iter().map(|on| Box::new(move |card: origin::Card| card.shows(on.shows)) as Box<_>),
            );
        }
        gone.extend(view.links.iter().map(|link| Box::new(move |card: origin::Card| card.shows(link.shows)) as Box<_>));
        let left = without(config.catalogue().list(), &mut gone);
        let word = |card: origin::Card| card.faces().map(origin::Trait::id).collect::<Vec<_>>().join("/");
        left.into_iter().map(word).collect()
    }

    fn temptations(
        &self,
        seat: Seat,
        legal: &[origin::Action],
        acted: u32,
    ) -> Vec<(&'static str, Vec<origin::Action>)> {
        use origin::{Action, Phase, Trait};
        let mut all = Vec::new();
        let animals = self.animals_of(seat).count();
        let mut only = |name: &'static str, wanted: &dyn Fn(Action) -> bool| {
            let some: Vec<Action> = legal.iter().copied().filter(|action| wanted(*action)).collect();
            if !some.is_empty() && some.len() < legal.len() {
                all.push((name, some));
            }
        };
        match self.phase() {
            Phase::Development if self.round() == 1 && animals == 0 => only("empty opening", &|a| a == Action::Pass),
            Phase::Development if acted == 0 && animals <= 1 && self.hand_size(seat) >= 5 => {
                only("five cards held", &|a| a == Action::Pass);
            }
            Phase::Feeding => {
                let hungry = |action: &Action| match action {
                    Action::Take { animal } => !self.facts(*animal).is_fed() && !self.facts(*animal).poisoned,
                    _ => false,
                };
                if legal.iter().any(hungry) {
                    only("hungry and idle", &|a| matches!(a, Action::Pass | Action::EndTurn));
                }
                if self.is_last_round() {
                    only("poison at the end", &|a| match a {
                        Action::Attack { target, .. } => self.facts(target).active.contains(Trait::Poisonous),
                        _ => false,
                    });
                }
                if legal.iter().any(hungry) {
                    only("own prey beside food", &|a| match a {
                        Action::Attack { target, .. } => self.facts(target).owner == seat,
                        _ => false,
                    });
                }
            }
            _ => {}
        }
        all
    }
}

impl Table for northstar::State {
    fn start(scenario: &Scenario) -> Option<&Self> {
        scenario.boards_start()
    }

    fn said(view: &northstar::View, seat: Seat, action: northstar::Action) -> String {
        notation::northstar::write_action(view, seat, action)
    }

    fn text(id: &str, views: &[northstar::View]) -> Option<String> {
        notation::northstar::scenario_from(id, views)
    }

    fn unseen(views: &[northstar::View]) -> Vec<String> {
        let Some(view) = views.first() else { return Vec::new() };
        let Ok(config) = editions::northstar::config(view.preset, view.seats, view.options, None) else {
            return Vec::new();
        };
        let mut gone: Vec<Box<dyn Fn(northstar::Card) -> bool>> = Vec::new();
        for own in views.iter().filter_map(|view| view.own.as_ref()) {
            let down = own.facedown.iter().map(|(_, card)| card);
            for held in own.hand.iter().chain(&own.food_card).chain(down) {
                gone.push(Box::new(move |card| card == *held));
            }
        }
        gone.extend(view.discard.iter().map(|held| Box::new(move |card| card == *held) as Box<_>));
        for seat in Seat::all(view.seats) {
            for on in view.rows[seat].iter().flat_map(|species| &species.traits) {
                gone.push(Box::new(move |card: northstar::Card| card == *on));
            }
        }
        let left = without(config.catalogue().list(), &mut gone);
        left.into_iter().map(|card| format!("{}:{}", card.shows.id(), card.food)).collect()
    }

    fn temptations(
        &self,
        seat: Seat,
        legal: &[northstar::Action],
        acted: u32,
    ) -> Vec<(&'static str, Vec<northstar::Action>)> {
        use northstar::{Action, Phase};
        let mut all = Vec::new();
        if self.phase() == Phase::Play {
            let mut only = |name: &'static str, wanted: &dyn Fn(Action) -> bool| {
                let some: Vec<Action> = legal.iter().copied().filter(|action| wanted(*action)).collect();
                if !some.is_empty() && some.len() < legal.len() {
                    all.push((name, some));
                }
            };
            if acted == 0 && self.hand_size(seat) >= 3 {
                only("no card played", &|a| a == Action::EndTurn);
            }
            only("own trait dropped", &|a| matches!(a, Action::Drop { .. }));
        }
        all
    }
}

impl Table for new_world::State {
    fn start(scenario: &Scenario) -> Option<&Self> {
        scenario.world_start()
    }

    fn said(view: &new_world::View, _: Seat, action: new_world::Action) -> String {
        notation::new_world::write_action(view, action)
    }

    fn text(id: &str, views: &[new_world::View]) -> Option<String> {
        notation::new_world::scenario_from(id, views)
    }

    fn unseen(views: &[new_world::View]) -> Vec<String> {
        let Some(view) = views.first() else { return Vec::new() };
        let Ok(config) = editions::new_world_config(view.seats, view.options, None) else { return Vec::new() };
        let mut gone: Vec<Box<dyn Fn(new_world::Card) -> bool>> = Vec::new();
        for own in views.iter().filter_map(|view| view.own.as_ref()) {
            gone.extend(own.hand.iter().map(|held| Box::new(move |card| card == *held) as Box<_>));
        }
        for animal in &view.animals {
            gone.extend(
                animal.stack.iter().map(|on| Box::new(move |card: new_world::Card| card.shows(on.shows)) as Box<_>),
            );
        }
        let left = without(config.catalogue().list(), &mut gone);
        let word = |card: new_world::Card| card.faces().map(new_world::Trait::id).collect::<Vec<_>>().join("/");
        left.into_iter().map(word).collect()
    }

    fn temptations(
        &self,
        seat: Seat,
        legal: &[new_world::Action],
        acted: u32,
    ) -> Vec<(&'static str, Vec<new_world::Action>)> {
        use new_world::{Action, Phase, Trait};
        let mut all = Vec::new();
        let mut only = |name: &'static str, wanted: &dyn Fn(Action) -> bool| {
            let some: Vec<Action> = legal.iter().copied().filter(|action| wanted(*action)).collect();
            if !some.is_empty() && some.len() < legal.len() {
                all.push((name, some));
            }
        };
        let animals = self.animals_of(seat).count();
        match self.phase() {
            Phase::Development => {
                if self.epoch() == 1 && animals == 0 {
                    only("empty opening", &|a| a == Action::Pass);
                } else if acted == 0 && animals <= 1 && self.cards_held(seat) >= 5 {
                    only("five cards held", &|a| a == Action::Pass);
                }
                if !self.is_last_epoch() {
                    only("intelligent without prey", &|a| match a {
                        Action::PlayTrait { face: Trait::Intelligent, on, .. } => {
                            !self.facts(on).traits.contains(Trait::Carnivorous)
                        }
                        _ => false,
                    });
                }
            }
            Phase::Feeding if self.is_last_epoch() => only("poison at the end", &|a| match a {
                Action::Attack { prey, .. } => self.facts(prey).traits.contains(Trait::Poisonous),
                _ => false,
            }),
            _ => {}
        }
        all
    }
}

/// The scenarios of a text; where a deck or a hand is a number, it is made of cards that lie nowhere else.
pub fn read(text: &str) -> Result<Vec<Scenario>, String> {
    let mut all = Vec::new();
    for part in parts(text) {
        // Cards that are not named are named here: first without them, to see which are left.
        let bare = with_cards(&part, &mut core::iter::repeat_n(String::new(), 0));
        let cards: Vec<String> = scenarios(&bare)?.iter().flat_map(unseen_of).collect();
        all.extend(scenarios(&with_cards(&part, &mut mixed(cards).into_iter()))?);
    }
    Ok(all)
}

/// The text of each scenario.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("- ") {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
    }
    parts
}

/// The text with cards for all numbers of them, hands first.
fn with_cards(text: &str, cards: &mut impl Iterator<Item = String>) -> String {
    let hands = with_cards_at(text, "hand: ", cards);
    with_cards_at(&hands, "\n  deck: ", cards)
}

fn with_cards_at(text: &str, key: &str, cards: &mut impl Iterator<Item = String>) -> String {
    let mut whole = String::new();
    for (place, part) in text.split(key).enumerate() {
        if place > 0 {
            whole.push_str(key);
        }
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        match part[..digits].parse::<usize>() {
            Ok(count) if place > 0 => {
                let some: Vec<String> = cards.by_ref().take(count).collect();
                whole.push_str(&format!("[{}]{}", some.join(", "), &part[digits..]));
            }
            _ => whole.push_str(part),
        }
    }
    whole
}

/// A walk through the cards that mixes them: the same every time.
fn mixed(mut cards: Vec<String>) -> Vec<String> {
    let all = cards.len().max(1);
    let stride = (all / 2 + all / 7 + 1..).find(|stride| greatest_common(*stride, all) == 1).unwrap_or(1);
    (0..cards.len()).map(|place| core::mem::take(&mut cards[place * stride % all])).collect()
}

fn scenarios(text: &str) -> Result<Vec<Scenario>, String> {
    notation::read_scenarios("probes", text).into_iter().map(|one| one.map_err(|problem| problem.to_string())).collect()
}

fn unseen_of(scenario: &Scenario) -> Vec<String> {
    fn of<G: Table>(state: &G) -> Vec<String> {
        G::unseen(&views(state))
    }
    None.or_else(|| origin::State::start(scenario).map(of))
        .or_else(|| northstar::State::start(scenario).map(of))
        .or_else(|| new_world::State::start(scenario).map(of))
        .unwrap_or_default()
}

/// What each seat sees.
pub fn views<G: Table>(state: &G) -> Vec<G::View> {
    Seat::all(state.seats()).map(|seat| state.view(game::Viewer::Seat(seat))).collect()
}

fn greatest_common(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common(b, a % b) }
}
