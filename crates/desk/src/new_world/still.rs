//! The table at a moment, in words and without a question: for the replay and the analysis board, and as the ground of
//! the screen.

use game::Seat;
use locale::Words;
use new_world::traits::Form;
use new_world::view::{AnimalView, LinkView, TraitView};
use new_world::{Access, AreaCard, Part, Phase, Place, Tokens, Variant, View};

use super::analysis::Board;
use super::{area, say};
use crate::screen::spoken;
use crate::screen::{
    AccessScreen, AnimalScreen, AreaCardScreen, AreaRowScreen, AreaScreen, Deed, LinkScreen, Mark, PhaseScreen,
    Progress, SeatScreen, StageScreen, Tag, TagKind, TraitScreen,
};
use crate::still::StillScreen;

/// A view, ready to be put into words.
#[derive(Clone, Copy)]
pub struct Still<'a> {
    /// The table.
    pub view: &'a View,
    /// The language.
    pub words: &'static Words,
    /// The names of the players, seat by seat.
    pub players: &'a [String],
}

const PHASES: [Phase; 4] = [Phase::Development, Phase::Areas, Phase::Feeding, Phase::Extinction];

impl Still<'_> {
    /// The table at this moment.
    pub fn screen(&self) -> StillScreen {
        StillScreen {
            round: self.epoch(),
            phase: say::phase_name(self.words, self.view.moment.phase),
            deck: self.view.deck.into(),
            stage: self.stage(),
            locations: Vec::new(),
            areas: Some(self.areas()),
            hole: None,
            seats: Seat::all(self.view.seats).map(|seat| self.seat(seat)).collect(),
            hand: self.hand(),
            analysis: Some(Board::from_view(self.view).to_link()),
        }
    }

    /// The epoch in words.
    pub fn epoch(&self) -> String {
        match self.view.options.variant {
            Variant::Disaster => self.words.text("nw-one-epoch"),
            _ => {
                let (epoch, all) = (self.view.epoch.max(1), self.view.options.epochs);
                self.words.text_with("nw-epoch", &[("epoch", epoch.into()), ("epochs", all.into())])
            }
        }
    }

    /// The phases of the epoch; there is no Areas phase in a Disaster.
    pub fn phases(&self) -> Vec<PhaseScreen> {
        let now = self.view.moment.phase;
        let skipped = (self.view.options.variant == Variant::Disaster).then_some(Phase::Areas);
        let phase = |phase: Phase| PhaseScreen {
            number: phase as u8,
            name: say::phase_name(self.words, phase),
            is: match phase.cmp(&now) {
                core::cmp::Ordering::Less => Progress::Done,
                core::cmp::Ordering::Equal => Progress::Now,
                core::cmp::Ordering::Greater => Progress::Later,
            },
            lap: None,
        };
        PHASES.into_iter().filter(|phase| Some(*phase) != skipped).map(phase).collect()
    }

    /// The name of a player.
    pub fn player(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    pub(super) fn seat(&self, seat: Seat) -> SeatScreen {
        let view = self.view;
        let first = (seat == view.first && view.epoch > 0)
            .then(|| Tag { kind: TagKind::First, text: self.words.text("desk-first") });
        let passed = view
            .moment
            .passed
            .contains(seat)
            .then(|| Tag { kind: TagKind::Passed, text: self.words.text("state-passed") });
        let pool = view.options.variant == Variant::RandomMutations;
        SeatScreen {
            seat,
            name: self.player(seat),
            tags: first.into_iter().chain(passed).collect(),
            hand: if pool { view.pools[seat] } else { view.hands[seat] }.into(),
            pool,
            points: view.breakdown(seat).total(),
            discard: None,
            animals: view.row(seat).map(|animal| self.animal(animal)).collect(),
            links: self.links(seat),
            in_line: true,
            facts: Vec::new(),
            ends: Vec::new(),
            note: None,
            busy: false,
            choosable: None,
        }
    }

    /// Whether there is an area that only animals without traits may use.
    fn has_bare_area(&self) -> bool {
        self.view.places().any(|(_, part, _)| part.access == Access::NoTraits)
    }

    /// An animal, marked if it takes part in an attack.
    pub fn animal(&self, animal: &AnimalView) -> AnimalScreen {
        let state = |on: bool, id: &str| on.then(|| self.words.text(id));
        let bare = self.view.traits_of(animal).is_empty();
        let mut screen = AnimalScreen {
            id: animal.id.into(),
            owner: animal.owner,
            name: say::animal_name(animal.id),
            red: animal.food,
            blue: animal.special,
            need: animal.need,
            fed: animal.is_fed(),
            traits: self.traits(animal),
            pairs: self.view.links_of(animal.id).map(|link| link.shows.into()).collect(),
            innate: Vec::new(),
            board: None,
            at: crate::screen::Place::default(),
            location: None,
            heading: None,
            remains: None,
            restored: None,
            asleep: state(animal.saved, "nw-saved"),
            poisoned: state(animal.poisoned, "state-poisoned"),
            paralysed: None,
            shelled: state(animal.shelled_in, "nw-shelled"),
            sheltered: state(animal.sheltered, "nw-sheltered"),
            bare: state(bare && self.view.moment.phase == Phase::Feeding && self.has_bare_area(), "nw-bare"),
            movable: false,
            mark: self.mark(animal),
            label: String::new(),
        };
        screen.label = self.label(&screen);
        screen
    }

    fn mark(&self, animal: &AnimalView) -> Mark {
        match self.view.moment.attack() {
            Some(attack) if attack.predator == animal.id => {
                Mark::Actor { flag: self.words.text("state-attacker"), deed: Deed::Attacks }
            }
            Some(attack) if attack.prey == animal.id => {
                Mark::Prey { flag: self.words.text("state-prey"), odds: Vec::new() }
            }
            _ => Mark::Rest,
        }
    }

    fn traits(&self, animal: &AnimalView) -> Vec<TraitScreen> {
        let row = |card: &TraitView| TraitScreen {
            shows: card.shows.into(),
            name: say::trait_name(self.words, card.shows),
            extra_need: self.view.numbers.need(card.shows),
            fat: (card.shows.rules().form == Form::Stackable).then_some(card.fat),
            spent: animal.rotated.contains(card.shows).then(|| self.words.text("state-used")),
            disabled: None,
            give_up: None,
        };
        animal.stack.iter().map(row).collect()
    }

    /// Everything about an animal in one sentence.
    pub(crate) fn label(&self, animal: &AnimalScreen) -> String {
        let food = [("food", (animal.red + animal.blue).into()), ("need", animal.need.into())];
        let mut parts = vec![
            animal.name.clone(),
            self.player(animal.owner),
            self.words.text_with("progress", &food),
            self.words.text(if animal.fed { "state-fed" } else { "state-hungry" }),
        ];
        for row in &animal.traits {
            let fat = row.fat.map(|full| self.words.text(if full { "desk-fat-full" } else { "desk-fat-empty" }));
            let notes = [fat, row.spent.clone()].into_iter().flatten();
            parts.push(core::iter::once(row.name.clone()).chain(notes).collect::<Vec<_>>().join(" "));
        }
        let id = animal.id.into();
        parts.extend(self.view.links_of(id).map(|link| {
            let partner = say::animal_name(link.partner(id));
            format!("{} – {partner}", say::trait_name(self.words, link.shows))
        }));
        let states = [&animal.sheltered, &animal.asleep, &animal.poisoned, &animal.shelled, &animal.bare];
        parts.extend(states.into_iter().flatten().cloned());
        parts.extend(spoken(&animal.mark));
        crate::diary::plain(&parts.join(", "))
    }

    pub(crate) fn links(&self, seat: Seat) -> Vec<LinkScreen> {
        let own = |id| self.view.animal(id).is_some_and(|animal| animal.owner == seat);
        let used = self.view.moment.turn.pairs_used;
        let link = |link: &LinkView| LinkScreen {
            id: link.id.into(),
            shows: link.shows.into(),
            name: say::trait_name(self.words, link.shows),
            first: link.first.into(),
            second: link.second.into(),
            names: [say::animal_name(link.first), say::animal_name(link.second)],
            directed: link.shows.rules().form == Form::Directed,
            spent: used.contains(link.id).then(|| self.words.text("state-used")),
            give_up: None,
        };
        self.view.links.iter().filter(|link| own(link.first)).map(link).collect()
    }

    /// All areas together: food that is left, and who is hungry.
    pub fn stage(&self) -> StageScreen {
        let hungry: Vec<&AnimalView> = self.view.animals.iter().filter(|animal| !animal.is_fed()).collect();
        let missing: u32 = hungry.iter().map(|animal| u32::from(animal.need.saturating_sub(animal.tokens()))).sum();
        let food: u8 = self.view.places().map(|(_, _, tokens)| tokens.food).sum();
        StageScreen {
            bank: food,
            filled: food,
            left: self.words.text_with("nw-food-left", &[("count", food.into())]),
            dice: Vec::new(),
            rolled: None,
            hungry: self.words.text_with("count-animals-hungry", &[("count", hungry.len().into())]),
            missing: self.words.text_with("count-tokens-missing-new-world", &[("count", missing.into())]),
        }
    }

    /// The area row.
    pub fn areas(&self) -> AreaRowScreen {
        let text = |id: &str| self.words.text(id);
        let more = self.view.area_deck > 0;
        let stays = self.view.last_epoch || self.view.options.variant == Variant::Disaster;
        AreaRowScreen {
            cards: self.view.area_row.iter().map(|card| self.area_card(card)).collect(),
            enters: more.then(|| text("nw-areas-enter")),
            leaves: (!stays && !self.view.area_row.is_empty()).then(|| text("nw-areas-leave")),
        }
    }

    fn area_card(&self, card: &AreaCard) -> AreaCardScreen {
        let design = self.view.areas.design(card.kind);
        let part = |(half, part): (new_world::Half, &Part)| {
            self.area(Place { name: part.name, nth: card.nth }, part, card.tokens(half))
        };
        AreaCardScreen { parts: design.parts().map(part).collect() }
    }

    fn area(&self, at: Place, part: &Part, tokens: Tokens) -> AreaScreen {
        let access = match part.access {
            Access::All => None,
            Access::With(shows) => {
                Some(AccessScreen { shows: Some(shows.into()), text: say::trait_name(self.words, shows) })
            }
            Access::NoTraits => Some(AccessScreen { shows: None, text: self.words.text("ui-no-traits") }),
        };
        let (food_places, shelter_places) = (part.swamp.unwrap_or(part.food), part.shelter);
        let filled = self.view.moment.phase >= Phase::Feeding;
        let empty = filled && tokens.food == 0 && tokens.shelter == 0;
        let mut screen = AreaScreen {
            at: area(at),
            id: part.name.id(),
            name: say::place_name(self.words, at),
            access,
            food: tokens.food,
            food_places: food_places.max(tokens.food),
            shelter: tokens.shelter,
            shelter_places: shelter_places.max(tokens.shelter),
            empty: empty.then(|| self.words.text("nw-empty")),
            mark: Mark::Rest,
            label: String::new(),
        };
        screen.label = self.area_label(&screen);
        screen
    }

    /// Everything about an area in one sentence.
    pub(crate) fn area_label(&self, area: &AreaScreen) -> String {
        let mut parts = vec![area.name.clone()];
        parts.extend(area.access.as_ref().map(|access| match access.shows {
            Some(_) => self.words.text_with("nw-only-with", &[("trait", access.text.clone().into())]),
            None => self.words.text("new-world-table-access-no-traits"),
        }));
        parts.push(self.words.text_with("nw-count-food", &[("count", area.food.into())]));
        if area.shelter_places > 0 {
            parts.push(self.words.text_with("nw-count-shelters", &[("count", area.shelter.into())]));
        }
        parts.extend(spoken(&area.mark));
        crate::diary::plain(&parts.join(", "))
    }

    /// The hand of the viewer, each card in words.
    pub fn hand(&self) -> Vec<String> {
        let own = self.view.own.as_ref();
        own.map(|own| own.hand.iter().map(|card| say::card_name(self.words, *card)).collect()).unwrap_or_default()
    }
}
