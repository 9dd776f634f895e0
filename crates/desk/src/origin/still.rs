//! The table at a moment, in words and without a question: for the replay and the analysis board.
//!
//! A [`Still`] needs a view and nothing else, so it can show what is past and what was never played.

use game::Seat;
use locale::Words;
use origin::view::AnimalView;
use origin::{Location, Phase, Trait, View};

use crate::origin::analysis::Board;
use crate::screen::{
    AnimalScreen, Deed, LinkScreen, LocationScreen, Mark, PhaseScreen, Progress, SeatScreen, StageScreen, Tag, TagKind,
    TraitScreen,
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

const PHASES: [Phase; 4] = [Phase::Development, Phase::FoodBank, Phase::Feeding, Phase::Extinction];

impl Still<'_> {
    /// The table at this moment.
    pub fn screen(&self) -> StillScreen {
        StillScreen {
            round: self.round(),
            phase: locale::origin::phase_name(self.words, self.view.moment.phase),
            deck: self.view.deck,
            stage: self.stage(),
            locations: self.locations(),
            areas: None,
            hole: None,
            seats: self.seats(),
            hand: self.hand(),
            analysis: Some(Board::from_view(self.view).to_link()),
        }
    }

    /// The round in words.
    pub fn round(&self) -> String {
        self.words.text_with("ui-round", &[("round", self.view.round.max(1).into())])
    }

    /// The phases of the round.
    pub fn phases(&self) -> Vec<PhaseScreen> {
        let now = self.view.moment.phase;
        let phase = |phase: Phase| PhaseScreen {
            number: phase as u8,
            name: locale::origin::phase_name(self.words, phase),
            is: match phase.cmp(&now) {
                core::cmp::Ordering::Less => Progress::Done,
                core::cmp::Ordering::Equal => Progress::Now,
                core::cmp::Ordering::Greater => Progress::Later,
            },
            lap: None,
        };
        PHASES.into_iter().map(phase).collect()
    }

    /// The name of a player.
    pub fn player(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Every seat, in order.
    pub fn seats(&self) -> Vec<SeatScreen> {
        Seat::all(self.view.seats).map(|seat| self.seat(seat)).collect()
    }

    fn seat(&self, seat: Seat) -> SeatScreen {
        let view = self.view;
        let first = (seat == view.first && view.round > 0)
            .then(|| Tag { kind: TagKind::First, text: self.words.text("desk-first") });
        let passed = view
            .moment
            .passed
            .contains(seat)
            .then(|| Tag { kind: TagKind::Passed, text: self.words.text("state-passed") });
        SeatScreen {
            seat,
            name: self.player(seat),
            tags: first.into_iter().chain(passed).collect(),
            hand: view.hands[seat],
            pool: false,
            points: view.breakdown(seat).total(),
            discard: Some(view.discards[seat]),
            animals: view.row(seat).map(|animal| self.animal(animal)).collect(),
            links: self.links(seat),
            in_line: false,
            note: None,
            facts: Vec::new(),
            ends: Vec::new(),
            busy: false,
            choosable: None,
        }
    }

    /// An animal, marked if it takes part in an attack.
    pub fn animal(&self, animal: &AnimalView) -> AnimalScreen {
        let state = |on: bool, id: &str| on.then(|| self.words.text(id));
        let mut screen = AnimalScreen {
            id: animal.id.into(),
            owner: animal.owner,
            name: locale::field_name(animal.id),
            red: animal.red,
            blue: animal.blue,
            need: animal.need(),
            fed: animal.is_fed(),
            traits: self.traits(animal),
            pairs: self.view.links_of(animal.id).map(|link| link.shows.into()).collect(),
            innate: animal.innate().map(Into::into).into_iter().collect(),
            board: None,
            at: animal.at.into(),
            location: self.location(animal.at),
            heading: animal.heading.map(Into::into),
            remains: state(animal.remains, "state-remains"),
            restored: state(animal.restored, "state-restored"),
            asleep: state(animal.hibernating, "state-asleep"),
            poisoned: state(animal.poisoned, "state-poisoned"),
            paralysed: state(animal.paralysed, "state-paralysed"),
            sheltered: None,
            shelled: None,
            bare: None,
            movable: false,
            mark: self.mark(animal),
            label: String::new(),
        };
        screen.label = self.label(&screen);
        screen
    }

    /// The name of a location, where there are several.
    fn location(&self, at: Location) -> Option<String> {
        (self.view.modules.locations().len() > 1).then(|| locale::origin::location_name(self.words, at))
    }

    fn mark(&self, animal: &AnimalView) -> Mark {
        match self.view.moment.attack() {
            Some(attack) if attack.attacker == animal.id => {
                Mark::Actor { flag: self.words.text("state-attacker"), deed: Deed::Attacks }
            }
            Some(attack) if attack.target == animal.id => {
                Mark::Prey { flag: self.words.text("state-prey"), odds: Vec::new() }
            }
            _ => Mark::Rest,
        }
    }

    fn traits(&self, animal: &AnimalView) -> Vec<TraitScreen> {
        let disabled = animal.disabled();
        let row = |(place, card): (usize, &origin::view::TraitView)| TraitScreen {
            shows: card.shows.into(),
            name: locale::origin::trait_name(self.words, card.shows),
            extra_need: card.shows.rules().extra_need,
            fat: (card.shows.rules().form == origin::traits::Form::Stackable).then_some(card.fat),
            spent: animal.is_spent(card.shows, self.view.round).then(|| self.words.text("state-used")),
            disabled: (place < disabled).then(|| self.words.text("state-disabled")),
            give_up: None,
        };
        animal.stack.iter().enumerate().map(row).collect()
    }

    /// Everything about an animal in one sentence.
    pub(crate) fn label(&self, animal: &AnimalScreen) -> String {
        let food = [("food", (animal.red + animal.blue).into()), ("need", animal.need.into())];
        let mut parts = vec![animal.name.clone(), self.player(animal.owner)];
        parts.extend(animal.location.clone());
        parts.extend([
            self.words.text_with("progress", &food),
            self.words.text(if animal.fed { "state-fed" } else { "state-hungry" }),
        ]);
        for row in &animal.traits {
            let fat = row.fat.map(|full| self.words.text(if full { "desk-fat-full" } else { "desk-fat-empty" }));
            let notes = [fat, row.spent.clone(), row.disabled.clone()].into_iter().flatten();
            parts.push(core::iter::once(row.name.clone()).chain(notes).collect::<Vec<_>>().join(" "));
        }
        let pairs = self.view.links_of(animal.id.into()).map(|link| link.shows);
        parts.extend(pairs.map(|shows| locale::origin::trait_name(self.words, shows)));
        let states = [&animal.remains, &animal.restored, &animal.asleep, &animal.poisoned, &animal.paralysed];
        parts.extend(states.into_iter().flatten().cloned());
        parts.extend(crate::screen::spoken(&animal.mark));
        crate::diary::plain(&parts.join(", "))
    }

    pub(crate) fn links(&self, seat: Seat) -> Vec<LinkScreen> {
        let own = |id| self.view.animal(id).is_some_and(|animal| animal.owner == seat);
        let link = |link: &origin::view::LinkView| LinkScreen {
            id: link.id.into(),
            shows: link.shows.into(),
            name: locale::origin::trait_name(self.words, link.shows),
            first: link.first.into(),
            second: link.second.into(),
            names: [locale::field_name(link.first), locale::field_name(link.second)],
            directed: link.shows.rules().form == origin::traits::Form::Directed,
            spent: link.spent.then(|| self.words.text("state-used")),
            give_up: None,
        };
        self.view.links.iter().filter(|link| own(link.first)).map(link).collect()
    }

    /// The bank; where there are several locations, everything together.
    pub fn stage(&self) -> StageScreen {
        let locations = self.view.modules.locations();
        match locations {
            [only] => self.bank(*only),
            _ => StageScreen { dice: Vec::new(), rolled: None, ..self.banks(locations) },
        }
    }

    /// The locations with their banks, at rest; nothing where there is one land.
    pub fn locations(&self) -> Vec<LocationScreen> {
        let locations = self.view.modules.locations();
        if locations.len() < 2 {
            return Vec::new();
        }
        let location = |at: Location| {
            let living = || self.view.animals.iter().filter(move |animal| animal.at == at && !animal.remains);
            let hunters = living().filter(|animal| animal.active().contains(Trait::Carnivorous)).count();
            let count = |id: &str, count: usize| self.words.text_with(id, &[("count", count.into())]);
            LocationScreen {
                at: at.into(),
                name: locale::origin::location_name(self.words, at),
                animals: count("count-animals", living().count()),
                hunters: count("desk-hunters", hunters),
                choosable: None,
                stage: self.bank(at),
                mark: Mark::Rest,
            }
        };
        locations.iter().copied().map(location).collect()
    }

    /// The bank of a location.
    fn bank(&self, at: Location) -> StageScreen {
        StageScreen { dice: self.view.dice_at(at).to_vec(), rolled: self.rolled(at), ..self.banks(&[at]) }
    }

    fn banks(&self, locations: &[Location]) -> StageScreen {
        let view = self.view;
        let there = |animal: &&AnimalView| locations.contains(&animal.at) && !animal.remains;
        let hungry: Vec<&AnimalView> = view.animals.iter().filter(there).filter(|animal| !animal.is_fed()).collect();
        let missing: u32 = hungry.iter().map(|animal| u32::from(animal.need().saturating_sub(animal.food()))).sum();
        let sum = |banks: &[u8]| locations.iter().map(|at| banks[at.index()]).sum::<u8>();
        let (bank, filled) = (sum(&view.banks), sum(&view.filled));
        StageScreen {
            bank,
            filled,
            left: match filled {
                0 => self.words.text("desk-bank-before"),
                _ => self.words.text_with("cli-bank-left", &[("count", bank.into()), ("total", filled.into())]),
            },
            dice: Vec::new(),
            rolled: None,
            hungry: self.words.text_with("count-animals-hungry", &[("count", hungry.len().into())]),
            missing: self.words.text_with("count-tokens-missing", &[("count", missing.into())]),
        }
    }

    /// The dice with their sum; what the bank got beyond the dice stands behind them.
    fn rolled(&self, at: Location) -> Option<String> {
        let dice = self.view.dice_at(at);
        let filled = self.view.filled[at.index()];
        let extra = filled.saturating_sub(dice.iter().sum());
        let mut parts: Vec<String> = dice.iter().map(u8::to_string).collect();
        parts.extend((extra > 0).then(|| extra.to_string()));
        let sum = parts.join(" + ");
        (!dice.is_empty() && filled > 0)
            .then(|| self.words.text_with("desk-rolled", &[("dice", sum.into()), ("total", filled.into())]))
    }

    /// The hand of the viewer, each card in words.
    pub fn hand(&self) -> Vec<String> {
        let own = self.view.own.as_ref();
        own.map(|own| own.hand.iter().map(|card| locale::origin::card_name(self.words, *card)).collect())
            .unwrap_or_default()
    }
}
