//! The table at a moment, in words and without a question: for the replay, and what the desk begins its drawing with.

use game::{Seat, Viewer};
use locale::northstar::{self as say, epithet};
use locale::{Arg, Words};
use northstar::view::SpeciesView;
use northstar::{Card, Growth, Phase, Play, Preset, TRACK, Trait, TraitSet, View};

use super::analysis::Board;
use super::names::Cast;
use crate::diary::plain;
use crate::screen::{
    AnimalScreen, BoardScreen, Deed, Diet, FactKind, FactScreen, HoleScreen, LaidScreen, Mark, PhaseScreen, Place,
    Progress, SeatScreen, SlotKind, SlotScreen, StageScreen, Tag, TagKind, TrackScreen, TraitScreen,
};
use crate::still::StillScreen;

/// A view, ready to be put into words.
pub struct Still<'a> {
    pub(crate) view: &'a View,
    pub(crate) words: &'static Words,
    pub(crate) names: &'a [String],
    pub(crate) cast: Cast,
}

/// The phases as the books count them: one of each number, the one that names it.
const PHASES: [Phase; 5] = [Phase::Deal, Phase::FoodCard, Phase::Play, Phase::Reveal, Phase::Feeding];

impl<'a> Still<'a> {
    /// A view in these words, with the names of the players seat by seat.
    pub fn new(view: &'a View, words: &'static Words, names: &'a [String]) -> Self {
        Self { view, words, names, cast: Cast::new(names, view.viewer) }
    }

    /// The table at this moment.
    pub fn screen(&self) -> StillScreen {
        StillScreen {
            round: self.round(),
            phase: say::phase_title(self.words, self.view.moment.phase),
            deck: self.view.deck.into(),
            stage: self.stage(),
            locations: Vec::new(),
            areas: None,
            hole: Some(self.hole()),
            seats: Seat::all(self.view.seats).map(|seat| self.seat(seat)).collect(),
            hand: self.hand().map(|card| say::card_name(self.words, card)).collect(),
            analysis: Some(Board::from_view(self.view).to_link()),
        }
    }

    pub(crate) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text_with(id, args)
    }

    /// The round in words.
    pub(crate) fn round(&self) -> String {
        let id = if self.view.options.quick_play { "board-round-quick" } else { "ui-round" };
        self.text(id, &[("round", self.view.round.max(1).into())])
    }

    /// The phases of the round.
    pub(crate) fn phases(&self) -> Vec<PhaseScreen> {
        let view = self.view;
        let shown = PHASES.into_iter().filter(|phase| view.preset == Preset::Evolution || *phase != Phase::Reveal);
        let now = match view.moment.phase {
            Phase::Over => u8::MAX,
            phase => phase.number(view.preset).unwrap_or(0),
        };
        let phase = |phase: Phase| {
            let number = phase.number(view.preset).unwrap_or(0);
            let is = match number.cmp(&now) {
                core::cmp::Ordering::Less => Progress::Done,
                core::cmp::Ordering::Equal => Progress::Now,
                core::cmp::Ordering::Greater => Progress::Later,
            };
            PhaseScreen { number, name: say::phase_chip(self.words, phase), is, lap: None }
        };
        shown.map(phase).collect()
    }

    /// The cards of the viewer.
    pub(crate) fn hand(&self) -> impl Iterator<Item = Card> + '_ {
        self.view.own.iter().flat_map(|own| own.hand.iter().copied())
    }

    /// The name of a player.
    pub(crate) fn player(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A seat with its species.
    pub(crate) fn seat(&self, seat: Seat) -> SeatScreen {
        let view = self.view;
        let first = (seat == view.first && view.round > 0)
            .then(|| Tag { kind: TagKind::First, text: self.words.text("desk-first") });
        SeatScreen {
            seat,
            name: self.player(seat),
            tags: first.into_iter().collect(),
            hand: view.hands[seat].into(),
            points: view.breakdown(seat).total(),
            pool: false,
            in_line: false,
            note: None,
            discard: None,
            animals: view.rows[seat].iter().map(|species| self.species(species)).collect(),
            links: Vec::new(),
            facts: self.facts(seat),
            ends: Vec::new(),
            busy: false,
            choosable: None,
        }
    }

    /// What a seat has: food that may be a secret, population, traits.
    fn facts(&self, seat: Seat) -> Vec<FactScreen> {
        let points = self.view.breakdown(seat);
        let own = self.view.viewer == Viewer::Seat(seat);
        let hidden = !self.view.options.open_scores && self.view.moment.phase != Phase::Over;
        let screen = self.view.screens[seat];
        let food = match (screen, own && hidden) {
            (None, _) => "board-secret",
            (_, true) => "board-fact-own-food",
            _ => "board-fact-food",
        };
        let fact = |kind, count: Option<u16>, id: &str| FactScreen {
            kind,
            count,
            text: self.text(id, &[("count", count.unwrap_or(0).into())]),
        };
        vec![
            fact(FactKind::Food, screen, food),
            fact(FactKind::Population, Some(points.population), "board-fact-population"),
            fact(FactKind::Traits, Some(points.traits), "board-fact-traits"),
        ]
    }

    /// A species, marked if it takes part in an attack.
    pub fn species(&self, species: &SpeciesView) -> AnimalScreen {
        let mut screen = AnimalScreen {
            id: species.id.into(),
            owner: species.owner,
            name: epithet(species.id),
            red: species.food,
            blue: 0,
            need: species.pop,
            fed: !species.is_hungry(),
            traits: self.traits(species),
            pairs: Vec::new(),
            innate: Vec::new(),
            board: Some(self.board(species)),
            at: Place(0),
            location: None,
            heading: None,
            remains: None,
            restored: None,
            asleep: None,
            poisoned: None,
            sheltered: None,
            shelled: None,
            bare: None,
            movable: false,
            paralysed: None,
            mark: self.mark(species),
            label: String::new(),
        };
        screen.label = self.label(&screen);
        screen
    }

    fn mark(&self, species: &SpeciesView) -> Mark {
        match self.view.moment.attack() {
            Some(attack) if attack.attacker == species.id => {
                Mark::Actor { flag: self.words.text("state-attacker"), deed: Deed::Attacks }
            }
            Some(attack) if attack.victim == species.id => {
                Mark::Prey { flag: self.words.text("state-prey"), odds: Vec::new() }
            }
            _ => Mark::Rest,
        }
    }

    /// The traits that the viewer knows, with whether they lie face down.
    fn known<'s>(&'s self, species: &'s SpeciesView) -> impl Iterator<Item = (Trait, bool)> + 's {
        let hidden = self.view.own.iter().flat_map(|own| &own.facedown).filter(|(id, _)| *id == species.id);
        let up = species.traits.iter().map(|card| (card.shows, false));
        up.chain(hidden.map(|(_, card)| (card.shows, true)))
    }

    fn traits(&self, species: &SpeciesView) -> Vec<TraitScreen> {
        let row = |(shows, _): (Trait, bool)| TraitScreen {
            shows: shows.into(),
            name: say::trait_name(self.words, shows),
            extra_need: 0,
            fat: None,
            spent: None,
            disabled: None,
            give_up: None,
        };
        self.known(species).map(row).collect()
    }

    fn board(&self, species: &SpeciesView) -> BoardScreen {
        let plays: Vec<Play> = self.view.own.iter().flat_map(|own| own.sealed.iter().copied()).collect();
        let of_it = |play: &&Play| match play {
            Play::Trait { species: of, .. } | Play::Grow { species: of, .. } => *of == species.id,
            Play::Species { .. } | Play::Drop { .. } => false,
        };
        let planned = plays.iter().filter(of_it).count();
        let fresh = plays.iter().any(|play| matches!(play, Play::Species { species: of, .. } if *of == species.id));
        let grown = |growth: Growth| {
            let grows = |play: &&Play| matches!(play, Play::Grow { species: of, growth: by, .. } if *of == species.id && *by == growth);
            plays.iter().filter(grows).count() as u8
        };
        let food = [("food", species.food.into()), ("need", species.pop.into())];
        BoardScreen {
            population: self.track("population", species.pop, grown(Growth::Population)),
            size: self.track("size", species.size, grown(Growth::Size)),
            food: self.text("board-food-of", &food),
            diet: diet(species.open_traits()),
            slots: self.slots(species),
            planned: (planned > 0).then(|| self.text("board-planned", &[("count", planned.into())])),
            fresh: fresh.then(|| self.words.text("board-new-species")),
            full: None,
        }
    }

    fn track(&self, id: &str, at: u8, planned: u8) -> TrackScreen {
        let label = self.text(&format!("board-{id}-of"), &[("at", at.into()), ("end", TRACK.into())]);
        let name = self.words.text(&format!("board-{id}"));
        TrackScreen { name, at, end: TRACK, label, planned, grow: None }
    }

    fn slots(&self, species: &SpeciesView) -> Vec<SlotScreen> {
        let slot = |kind, text: String| SlotScreen {
            kind,
            shows: None,
            text,
            note: None,
            fat: None,
            click: None,
            picked: false,
        };
        let mut slots: Vec<SlotScreen> = Vec::new();
        for (shows, down) in self.known(species) {
            let kind = if down { SlotKind::Down } else { SlotKind::Up };
            // A species that stores something shows how much.
            let fat = (shows == Trait::FatTissue && !down).then_some((species.fat, species.size));
            slots.push(SlotScreen {
                shows: Some(shows.into()),
                note: down.then(|| self.words.text("board-face-down")),
                fat,
                ..slot(kind, say::trait_name(self.words, shows))
            });
        }
        while slots.len() < usize::from(species.cards()) {
            slots.push(slot(SlotKind::Down, self.words.text("board-face-down")));
        }
        while slots.len() < usize::from(self.view.options.max_traits) {
            slots.push(slot(SlotKind::Free, self.words.text("board-free")));
        }
        slots
    }

    /// Everything about a species in one sentence.
    pub(crate) fn label(&self, animal: &AnimalScreen) -> String {
        let mut parts = vec![animal.name.clone(), self.player(animal.owner)];
        if let Some(board) = &animal.board {
            parts.extend([board.population.label.clone(), board.size.label.clone(), board.food.clone()]);
            for slot in board.slots.iter().filter(|slot| matches!(slot.kind, SlotKind::Up | SlotKind::Down)) {
                let fat = slot
                    .fat
                    .map(|(fat, room)| self.text("board-fat-of", &[("fat", fat.into()), ("room", room.into())]));
                let words = [Some(slot.text.clone()), slot.note.clone(), fat].into_iter().flatten();
                parts.push(words.collect::<Vec<_>>().join(" "));
            }
            parts.extend(board.planned.clone());
            parts.extend(board.fresh.clone());
        }
        parts.extend(crate::screen::spoken(&animal.mark));
        plain(&parts.join(", "))
    }

    /// What is left, in numbers and words.
    pub(crate) fn stage(&self) -> StageScreen {
        let hungry: Vec<&SpeciesView> = self.view.everybody().filter(|species| species.is_hungry()).collect();
        let missing: u16 = hungry.iter().map(|species| u16::from(species.pop - species.food)).sum();
        let tokens = u8::try_from(self.view.watering_hole).unwrap_or(u8::MAX);
        StageScreen {
            bank: tokens,
            filled: tokens,
            left: self.text("board-hole", &[("tokens", self.view.watering_hole.into())]),
            dice: Vec::new(),
            rolled: None,
            hungry: self.text("board-hungry", &[("count", hungry.len().into())]),
            missing: self.text("board-missing", &[("count", missing.into())]),
        }
    }

    /// The watering hole with its cards.
    pub(crate) fn hole(&self) -> HoleScreen {
        let view = self.view;
        let own = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let mine = view.own.as_ref().and_then(|own| own.food_card);
        let laid = |seat: Seat| LaidScreen {
            seat,
            name: self.player(seat),
            laid: view.food_cards.contains(seat),
            number: mine.filter(|_| own == Some(seat)).map(|card| say::food_number(card.food)),
        };
        let has_cards = !view.food_cards.is_empty() || view.moment.phase == Phase::FoodCard;
        let count = view.food_cards.len();
        let fed = matches!(view.moment.phase, Phase::Feeding | Phase::EndOfFeeding);
        let stage = self.stage();
        HoleScreen {
            tokens: view.watering_hole,
            left: stage.left,
            notes: match fed {
                true => vec![stage.hungry, stage.missing],
                false => vec![self.words.text("board-hole-before")],
            },
            cards: if has_cards { Seat::all(view.seats).map(laid).collect() } else { Vec::new() },
            cards_note: has_cards.then(|| self.text("board-hole-cards", &[("count", count.into())])),
            own_note: mine
                .map(|card| self.text("board-hole-own", &[("card", say::card_name(self.words, card).into())])),
            ready: None,
            takes_card: false,
        }
    }
}

/// What the food of a species with these traits is (NS-FEED-2, NS-TRAIT-SCAV-1).
fn diet(traits: TraitSet) -> Diet {
    match (traits.contains(Trait::Carnivore), traits.contains(Trait::Scavenger)) {
        (true, _) => Diet::Meat,
        (false, true) => Diet::Either,
        (false, false) => Diet::Plants,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_food_of_a_carnivore_is_meat_and_a_scavenger_may_have_either() {
        let of = |traits: &[Trait]| diet(traits.iter().copied().collect());
        assert_eq!(of(&[Trait::LongNeck]), Diet::Plants);
        assert_eq!(of(&[Trait::Scavenger]), Diet::Either);
        assert_eq!(of(&[Trait::Carnivore, Trait::Scavenger]), Diet::Meat);
    }
}
