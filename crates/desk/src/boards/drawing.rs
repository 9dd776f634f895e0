//! Makes the screen from the view, the prompt and what is picked.

mod marks;
mod prompt;
mod result;
mod seats;

use game::{Seat, Viewer};
use locale::northstar::{self as say, Players};
use locale::{Arg, Words};
use northstar::{Action, Card, Preset, Question, SpeciesId, State, Trait, View};

use super::pick::Pick;
use super::still::Still;
use super::{Desk, names};
use crate::family::Drawn;
use crate::screen::{ArrowScreen, CardScreen, FaceScreen, Screen, TraitNote};
use crate::still::StillScreen;

/// What the drawing needs at every turn.
pub(crate) struct Brush<'d> {
    pub(crate) desk: &'d Desk,
    pub(crate) view: &'d View,
    pub(crate) words: &'static Words,
    pub(crate) still: Still<'d>,
    legal: Vec<Action>,
    asked: Option<Question>,
}

impl Drawn for State {
    fn screen(desk: &Desk) -> Screen {
        let players = desk.names();
        let still = Still::new(&desk.view, desk.words(), &players);
        let brush =
            Brush { desk, view: &desk.view, words: desk.words(), still, legal: desk.legal(), asked: desk.asked() };
        brush.screen()
    }

    fn still(view: &View, words: &'static Words, players: &[String]) -> StillScreen {
        Still::new(view, words, players).screen()
    }
}

impl Brush<'_> {
    fn screen(&self) -> Screen {
        let view = self.view;
        let own = self.own();
        let start = own.map_or(Seat::FIRST, |seat| seat.next(view.seats));
        let others = start.clockwise(view.seats).filter(|seat| Some(*seat) != own);
        let last = view.last_round == Some(view.round) && view.round > 0;
        Screen {
            book: editions::northstar::edition(view.preset),
            edition: self.words.text(match view.preset {
                Preset::Evolution => "edition-evolution",
                Preset::NaturalSelection => "edition-natural-selection",
            }),
            round: self.still.round(),
            last_round: last.then(|| self.words.text("state-last-round")),
            phases: self.still.phases(),
            deck: view.deck.into(),
            others: others.map(|seat| self.seat(seat)).collect(),
            own: own.map(|seat| self.seat(seat)),
            stage: self.still.stage(),
            locations: Vec::new(),
            hole: Some(self.hole()),
            moves: Vec::new(),
            prompt: self.prompt(),
            hand: self.hand(),
            areas: None,
            revealed: None,
            hand_note: self.hand_note(),
            traits: self.traits_in_play(),
            log: self.desk.diary.lines(),
            cues: self.desk.diary.cues().to_vec(),
            next: self.desk.next,
            arrow: self.arrow(),
            roll: None,
            result: self.result(),
            summary: None,
            can_undo: self.desk.can_undo(),
        }
    }

    pub(crate) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text_with(id, args)
    }

    pub(crate) fn own(&self) -> Option<Seat> {
        match self.desk.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub(crate) fn players(&self) -> Players<'_> {
        self.still.cast.players()
    }

    pub(crate) fn name(&self, species: SpeciesId) -> String {
        names::marked(species)
    }

    /// An action in words.
    pub(crate) fn action(&self, action: Action) -> String {
        say::action_of(self.words, &self.players(), action)
    }

    /// Whether the seat is asked now.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.desk.asked_seats().contains(seat)
    }

    /// The attack under way, or the one that is being prepared.
    pub(crate) fn attack(&self) -> Option<(SpeciesId, SpeciesId)> {
        match (&self.desk.pick, self.view.moment.attack()) {
            (Pick::Attack { attacker, victim, .. }, None) => Some((*attacker, *victim)),
            (_, under_way) => under_way.map(|attack| (attack.attacker, attack.victim)),
        }
    }

    fn arrow(&self) -> Option<ArrowScreen> {
        let (from, to) = self.attack()?;
        let is_there = |id| self.view.species(id).is_some();
        (is_there(from) && is_there(to)).then(|| ArrowScreen {
            from: from.into(),
            to: to.into(),
            text: String::new(),
            missed: false,
        })
    }

    /// Every trait on the table and in the hand, by name.
    fn traits_in_play(&self) -> Vec<TraitNote> {
        let table =
            self.view.everybody().flat_map(|species| self.view.known_traits(species).iter().collect::<Vec<_>>());
        let mut all: Vec<Trait> = table.chain(self.still.hand().map(|card| card.shows)).collect();
        game::order::sort(&mut all);
        all.dedup();
        let note = |shows: Trait| TraitNote {
            shows: shows.into(),
            name: say::trait_name(self.words, shows),
            summary: say::trait_summary(self.words, shows),
        };
        let mut notes: Vec<TraitNote> = all.into_iter().map(note).collect();
        game::order::sort_by(&mut notes, |one, other| one.name.cmp(&other.name));
        notes
    }

    fn hand(&self) -> Vec<CardScreen> {
        let picked = self.desk.pick.card_picked();
        let mut paying = self.desk.pick.pays().to_vec();
        // Of equal cards as many are marked as pay.
        let mut pays = |card: Card| {
            let place = paying.iter().position(|other| *other == card);
            place.map(|place| paying.remove(place)).map(|_| self.words.text("board-pays"))
        };
        let usable = |card: Card| {
            self.legal.iter().any(|action| match *action {
                Action::FoodCard { card: used }
                | Action::PlayTrait { card: used, .. }
                | Action::NewSpecies { card: used, .. }
                | Action::Grow { card: used, .. }
                | Action::Intelligence { card: used, .. }
                | Action::Pay { card: used } => used == card,
                _ => false,
            })
        };
        let choosing = !self.desk.pick.pays().is_empty();
        let card = |card: Card| {
            let flag = pays(card);
            let face = FaceScreen {
                shows: card.shows.into(),
                name: say::trait_name(self.words, card.shows),
                summary: say::trait_summary(self.words, card.shows),
                pair: false,
                picked: picked == Some(card) || flag.is_some(),
                playable: choosing || usable(card),
            };
            let number = say::food_number(card.food);
            let lower = self.text("board-food-card", &[("number", number.into())]);
            CardScreen { card: card.into(), faces: vec![face], lower: Some(lower), flag }
        };
        self.still.hand().map(card).collect()
    }

    fn hand_note(&self) -> Option<String> {
        let id = match self.asked? {
            Question::Play if self.view.options.quick_play => "board-hand-quick",
            Question::Play => "board-hand-note",
            Question::Feed if !self.desk.pick.pays().is_empty() => "board-hand-pay",
            Question::Pay { .. } => "board-hand-pay",
            _ => return None,
        };
        Some(self.words.text(id))
    }
}
