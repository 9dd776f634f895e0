//! Makes the screen from the view, the prompt and what is picked.

mod defence;
mod locations;
mod marks;
mod prompt;
mod result;

use game::{Seat, Viewer};
use locale::{Arg, Words};
use origin::view::AnimalView;
use origin::{Action, AnimalId, CardRef, Phase, State, Trait, View};
use table::Occupant;

use crate::family::Drawn;
use crate::origin::pick::{OfferKind, Pick, offers};
use crate::origin::still::Still;
use crate::origin::{Desk, MarkedNames};
use crate::screen::{
    AnimalScreen, CardScreen, Emblem, FaceScreen, GiveUp, LinkScreen, Mark, PhaseScreen, Progress, Screen, SeatScreen,
    Tag, TagKind, TraitNote,
};
use crate::still::StillScreen;

/// What the drawing needs at every turn.
pub(crate) struct Brush<'d> {
    pub(crate) desk: &'d Desk,
    pub(crate) view: &'d View,
    pub(crate) words: &'static Words,
    pub(crate) names: MarkedNames<'d>,
    players: Vec<String>,
    legal: Vec<Action>,
}

impl Drawn for State {
    fn screen(desk: &Desk) -> Screen {
        let players = desk.names();
        let brush = Brush {
            desk,
            view: &desk.view,
            words: desk.words(),
            names: MarkedNames::new(&players, &desk.view),
            legal: desk.legal(),
            players,
        };
        brush.screen()
    }

    fn still(view: &View, words: &'static Words, players: &[String]) -> StillScreen {
        Still { view, words, players }.screen()
    }
}

impl Brush<'_> {
    fn screen(&self) -> Screen {
        let view = self.view;
        let own = match self.desk.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let start = own.map_or(Seat::FIRST, |seat| seat.next(view.seats));
        let others = start.clockwise(view.seats).filter(|seat| Some(*seat) != own);
        Screen {
            book: editions::Edition::of_modules(view.modules),
            edition: self.words.text(if view.modules == origin::Modules::BASE {
                "edition-origin-short"
            } else {
                "edition-continents"
            }),
            round: self.text("ui-round", &[("round", view.round.max(1).into())]),
            last_round: view.last_round.then(|| self.words.text("state-last-round")),
            phases: self.phases(),
            deck: view.deck,
            others: others.map(|seat| self.seat(seat)).collect(),
            own: own.map(|seat| self.seat(seat)),
            stage: self.still().stage(),
            locations: self.locations(),
            hole: None,
            areas: None,
            moves: self.moves(),
            prompt: self.prompt(),
            hand: self.hand(),
            hand_note: None,
            revealed: None,
            traits: self.traits_in_play(),
            log: self.desk.diary.lines(),
            cues: self.desk.diary.cues().to_vec(),
            next: self.desk.next,
            arrow: self.arrow(),
            roll: self.roll(),
            result: self.result(),
            summary: None,
            can_undo: self.desk.can_undo(),
        }
    }

    pub(crate) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text_with(id, args)
    }

    /// The table in words, before the desk adds what can be chosen.
    fn still(&self) -> Still<'_> {
        Still { view: self.view, words: self.words, players: &self.players }
    }

    fn phases(&self) -> Vec<PhaseScreen> {
        let has_laps = matches!(self.view.moment.phase, Phase::Development | Phase::Feeding);
        let mut phases = self.still().phases();
        for phase in phases.iter_mut().filter(|phase| phase.is == Progress::Now && has_laps) {
            phase.lap = Some(self.text("ui-lap", &[("lap", self.view.moment.lap.into())]));
        }
        phases
    }

    fn seat(&self, seat: Seat) -> SeatScreen {
        let view = self.view;
        let animals: Vec<AnimalScreen> = view.row(seat).map(|animal| self.animal(animal)).collect();
        SeatScreen {
            seat,
            name: self.players.get(seat.index()).cloned().unwrap_or_default(),
            tags: self.tags(seat),
            hand: view.hands[seat],
            pool: false,
            points: view.breakdown(seat).total(),
            discard: Some(view.discards[seat]),
            choosable: self.choosable(&animals),
            animals,
            links: self.links(seat),
            in_line: false,
            note: None,
            facts: Vec::new(),
            ends: Vec::new(),
            busy: self.is_busy(seat),
        }
    }

    fn choosable(&self, animals: &[AnimalScreen]) -> Option<String> {
        let count =
            animals.iter().filter(|animal| matches!(animal.mark, Mark::Legal { .. } | Mark::Prey { .. })).count();
        (count > 0).then(|| self.text("desk-choosable", &[("count", count.into())]))
    }

    /// Whether the seat is asked, or its animals have a part in the attack.
    fn is_busy(&self, seat: Seat) -> bool {
        let owner = |id| self.view.animal(id).map(|animal: &AnimalView| animal.owner);
        let asked = self.desk.asked_seats().contains(seat);
        let arrow = self.arrow();
        let fights =
            arrow.is_some_and(|arrow| owner(arrow.from.into()) == Some(seat) || owner(arrow.to.into()) == Some(seat));
        asked || fights
    }

    /// The choice that gives up a card of the animal under attack.
    fn give_up(&self, card: CardRef) -> Option<GiveUp> {
        if !matches!(self.desk.pick.before_sure(), Pick::Tail) {
            return None;
        }
        let wanted = Action::LoseTail { discard: card };
        let picked = matches!(self.desk.pick, Pick::Sure { action, .. } if action == wanted);
        let choice = offers(self.desk).iter().position(|offer| offer.what == OfferKind::Answer(wanted))?;
        Some(GiveUp { choice, picked })
    }

    /// The choice that gives this card in an exchange.
    fn exchange(&self, animal: AnimalId, place: u8) -> Option<GiveUp> {
        let Pick::Exchange { link, first, second, .. } = *self.desk.pick.before_sure() else { return None };
        let pair = self.view.link(link)?;
        let picked = (pair.first == animal && first == Some(place)) || (pair.second == animal && second == Some(place));
        let given = OfferKind::Give { animal, place };
        let choice = offers(self.desk).iter().position(|offer| offer.what == given)?;
        Some(GiveUp { choice, picked })
    }

    fn tags(&self, seat: Seat) -> Vec<Tag> {
        let moment = &self.view.moment;
        let mut tags = Vec::new();
        let mut add = |kind, id: &str| tags.push(Tag { kind, text: self.words.text(id) });
        if seat == self.view.first && self.view.round > 0 {
            add(TagKind::First, "desk-first");
        }
        let owner = |id| self.view.animal(id).map(|animal: &AnimalView| animal.owner);
        let (hunts, is_prey) = moment.attack().map_or((false, false), |attack| {
            (owner(attack.attacker) == Some(seat), owner(attack.target) == Some(seat))
        });
        let own = self.desk.viewer == Viewer::Seat(seat);
        // Who attacks matters more than how well they play.
        if let Some(Occupant::Bot { plays, .. }) = self.desk.occupant(seat)
            && !hunts
        {
            add(TagKind::Bot, crate::advice::level_name(plays));
        }
        let asked = self.desk.asked_seats().contains(seat);
        if asked && !(own && is_prey) {
            add(TagKind::Turn, if own { "desk-your-turn" } else { "desk-decides" });
        }
        if moment.passed.contains(seat) {
            add(TagKind::Passed, "state-passed");
        } else if moment.phase == Phase::Feeding && moment.idle.contains(seat) {
            add(TagKind::Passed, "desk-passed-turn");
        }
        if hunts {
            let you = moment.attack().and_then(|attack| owner(attack.target)).map(Viewer::Seat);
            add(TagKind::Attack, if you == Some(self.desk.viewer) { "desk-attacks-you" } else { "desk-attacks" });
        }
        if is_prey {
            add(TagKind::Attacked, if own { "desk-you-attacked" } else { "desk-attacked" });
        }
        tags
    }

    fn animal(&self, animal: &AnimalView) -> AnimalScreen {
        let is_prey = self.view.moment.attack().is_some_and(|attack| attack.target == animal.id);
        let mut screen = self.still().animal(animal);
        for ((row, card), place) in screen.traits.iter_mut().zip(&animal.stack).zip(0..) {
            row.give_up = match is_prey {
                true => self.give_up(CardRef::Stack { shows: card.shows, place }),
                false => self.exchange(animal.id, place),
            };
        }
        screen.mark = self.mark(animal);
        screen.label = self.still().label(&screen);
        screen
    }

    fn links(&self, seat: Seat) -> Vec<LinkScreen> {
        let mut links = self.still().links(seat);
        for link in &mut links {
            link.give_up = self.give_up(CardRef::Pair(link.id.into()));
        }
        links
    }

    /// Every trait on the table and in the hand, by name.
    fn traits_in_play(&self) -> Vec<TraitNote> {
        let stacks = self.view.animals.iter().flat_map(|animal| animal.stack.iter().map(|card| card.shows));
        let pairs = self.view.links.iter().map(|link| link.shows);
        let hand = self.view.own.iter().flat_map(|own| own.hand.iter().flat_map(|card| card.faces()));
        let mut all: Vec<Trait> = stacks.chain(pairs).chain(hand).collect();
        game::order::sort(&mut all);
        all.dedup();
        let note = |shows| TraitNote {
            shows: Emblem::from(shows),
            name: locale::origin::trait_name(self.words, shows),
            summary: locale::origin::trait_summary(self.words, shows),
        };
        let mut notes: Vec<TraitNote> = all.into_iter().map(note).collect();
        game::order::sort_by(&mut notes, |one, other| one.name.cmp(&other.name));
        notes
    }

    fn hand(&self) -> Vec<CardScreen> {
        let Some(own) = &self.view.own else { return Vec::new() };
        let card = |card: origin::Card| {
            CardScreen {
            card: card.into(),
            lower: None,
            flag: None,
            faces: card
                .faces()
                .map(|shows| FaceScreen {
                    shows: shows.into(),
                    name: locale::origin::trait_name(self.words, shows),
                    summary: locale::origin::trait_summary(self.words, shows),
                    pair: shows.is_pair(),
                    picked: self.picked_face() == Some((card, shows)),
                    playable: self
                        .legal
                        .iter()
                        .any(|action| matches!(action, Action::PlayAnimal { card: used, .. } | Action::Restore { card: used, .. } | Action::Place { card: used, .. } if *used == card)),
                })
                .collect(),
        }
        };
        own.hand.iter().copied().map(card).collect()
    }

    fn picked_face(&self) -> Option<(origin::Card, Trait)> {
        match self.desk.pick.before_sure() {
            Pick::Face { card, face } | Pick::FirstOfPair { card, face, .. } | Pick::Home { card, face } => {
                Some((*card, *face))
            }
            _ => None,
        }
    }
}
