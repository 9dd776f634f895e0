//! Makes the screen from the view, the prompt and what is picked.

mod areas;
mod attack;
mod marks;
mod prompt;
mod result;

use game::{Seat, Viewer};
use locale::{Arg, Words};
use new_world::view::AnimalView;
use new_world::{Action, AnimalId, CardRef, Phase, Question, State, Trait, View};
use table::Occupant;

use super::offers::{OfferKind, offers};
use super::pick::{Pick, question, stop_action, verbs};
use super::still::Still;
use super::{Desk, MarkedNames, say};
use crate::click::Verb;
use crate::family::Drawn;
use crate::screen::{
    AnimalScreen, CardScreen, Emblem, FaceScreen, GiveUp, LinkScreen, Mark, PhaseScreen, Progress, RevealedScreen,
    Screen, SeatScreen, Tag, TagKind, TraitNote, Why,
};
use crate::still::StillScreen;

/// What the drawing needs at every turn.
pub(crate) struct Brush<'d> {
    desk: &'d Desk,
    view: &'d View,
    words: &'static Words,
    names: MarkedNames<'d>,
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
        let last = view.last_epoch && view.options.variant != new_world::Variant::Disaster;
        Screen {
            book: editions::Edition::NewWorld,
            edition: self.words.text("edition-new-world"),
            round: self.still().epoch(),
            last_round: last.then(|| self.words.text("nw-last-epoch")),
            phases: self.phases(),
            deck: view.deck.into(),
            others: others.map(|seat| self.seat(seat)).collect(),
            own: own.map(|seat| self.seat(seat)),
            stage: self.still().stage(),
            locations: Vec::new(),
            areas: Some(self.areas()),
            moves: Vec::new(),
            prompt: self.prompt(),
            hand: self.hand(),
            hole: None,
            hand_note: None,
            revealed: self.revealed(),
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

    fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
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
        let animals: Vec<AnimalScreen> = self.view.row(seat).map(|animal| self.animal(animal)).collect();
        SeatScreen {
            tags: self.tags(seat),
            choosable: self.choosable(&animals),
            animals,
            links: self.links(seat),
            note: self.duty(seat),
            busy: self.is_busy(seat),
            ..self.still().seat(seat)
        }
    }

    /// Why the viewer may not stop now.
    fn duty(&self, seat: Seat) -> Option<Why> {
        let own = self.desk.viewer == Viewer::Seat(seat);
        if !own || !matches!(question(self.desk), Some(Question::Feed | Question::Develop)) {
            return None;
        }
        self.why(stop_action(self.desk)).into_iter().next()
    }

    fn choosable(&self, animals: &[AnimalScreen]) -> Option<String> {
        let can = |animal: &&AnimalScreen| matches!(animal.mark, Mark::Legal { .. } | Mark::Prey { .. });
        let count = animals.iter().filter(can).count();
        (count > 0).then(|| self.text("desk-choosable", &[("count", count.into())]))
    }

    fn owner(&self, animal: AnimalId) -> Option<Seat> {
        self.view.animal(animal).map(|animal| animal.owner)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.desk.asked_seats().contains(seat)
    }

    /// Whether the seat is asked, or its animals have a part in the attack.
    fn is_busy(&self, seat: Seat) -> bool {
        let fights = self.arrow().is_some_and(|arrow| {
            self.owner(arrow.from.into()) == Some(seat) || self.owner(arrow.to.into()) == Some(seat)
        });
        self.is_asked(seat) || fights
    }

    fn tags(&self, seat: Seat) -> Vec<Tag> {
        let moment = &self.view.moment;
        let mut tags = Vec::new();
        let mut add = |kind, id: &str| tags.push(Tag { kind, text: self.words.text(id) });
        if seat == self.view.first && self.view.epoch > 0 {
            add(TagKind::First, "desk-first");
        }
        let (hunts, is_prey) = moment.attack().map_or((false, false), |attack| {
            (self.owner(attack.predator) == Some(seat), self.owner(attack.prey) == Some(seat))
        });
        let own = self.desk.viewer == Viewer::Seat(seat);
        // Who attacks matters more than how well they play.
        if let Some(Occupant::Bot { plays, .. }) = self.desk.occupant(seat)
            && !hunts
        {
            add(TagKind::Bot, crate::advice::level_name(plays));
        }
        if self.is_asked(seat) && !(own && is_prey) {
            add(TagKind::Turn, if own { "desk-your-turn" } else { "desk-decides" });
        }
        if moment.passed.contains(seat) {
            add(TagKind::Passed, "state-passed");
        }
        if hunts {
            let you = moment.attack().and_then(|attack| self.owner(attack.prey)).map(Viewer::Seat);
            add(
                TagKind::Attack,
                if you == Some(self.desk.viewer) { "desk-attacks-you-new-world" } else { "desk-attacks-new-world" },
            );
        }
        if is_prey {
            add(TagKind::Attacked, if own { "desk-you-attacked-new-world" } else { "desk-attacked-new-world" });
        }
        tags
    }

    fn animal(&self, animal: &AnimalView) -> AnimalScreen {
        let mut screen = self.still().animal(animal);
        for (place, row) in screen.traits.iter_mut().enumerate() {
            let shows = animal.stack[place].shows;
            let alike = animal.stack[..place].iter().filter(|card| card.shows == shows).count();
            row.give_up = self.give_up(animal.id, CardRef::Single { shows, nth: alike as u8 });
        }
        screen.mark = self.mark(animal);
        screen.movable = verbs(self.desk, animal.id).iter().any(|verb| matches!(verb, Verb::Left | Verb::Right));
        screen.label = self.still().label(&screen);
        screen
    }

    fn links(&self, seat: Seat) -> Vec<LinkScreen> {
        let mut links = self.still().links(seat);
        for link in &mut links {
            let id = new_world::LinkId(link.id.0);
            let ends = [link.first.into(), link.second.into()];
            link.give_up = ends.into_iter().find_map(|animal| self.give_up(animal, CardRef::Pair(id)));
        }
        links
    }

    /// The choice that gives up a card of an animal: of the one under attack, or of one that changes.
    fn give_up(&self, animal: AnimalId, card: CardRef) -> Option<GiveUp> {
        let (of, wanted, picked) = match self.desk.pick.before_sure() {
            Pick::Elude => {
                let wanted = Action::Elude { discard: card };
                let picked = matches!(self.desk.pick, Pick::Sure { action, .. } if action == wanted);
                (self.view.moment.attack()?.prey, OfferKind::Answer(wanted), picked)
            }
            Pick::Change { animal, discard } => {
                let sure = match self.desk.pick {
                    Pick::Sure {
                        action:
                            Action::MetamorphoseFromPool { discard, .. } | Action::MetamorphoseForFood { discard, .. },
                        ..
                    } => Some(discard),
                    _ => *discard,
                };
                (*animal, OfferKind::Discard(card), sure == Some(card))
            }
            _ => return None,
        };
        if of != animal {
            return None;
        }
        let choice = offers(self.desk).iter().position(|offer| offer.what == wanted)?;
        Some(GiveUp { choice, picked })
    }

    /// Every trait on the table and in the hand, by name.
    fn traits_in_play(&self) -> Vec<TraitNote> {
        let stacks = self.view.animals.iter().flat_map(|animal| animal.stack.iter().map(|card| card.shows));
        let pairs = self.view.links.iter().map(|link| link.shows);
        let hand = self.view.own.iter().flat_map(|own| own.hand.iter().flat_map(|card| card.faces()));
        let open = self.view.moment.mutation().into_iter().flat_map(|mutation| mutation.card.faces());
        let mut all: Vec<Trait> = stacks.chain(pairs).chain(hand).chain(open).collect();
        game::order::sort(&mut all);
        all.dedup();
        let note = |shows| TraitNote {
            shows: Emblem::from(shows),
            name: say::trait_name(self.words, shows),
            summary: say::trait_summary(self.words, shows),
        };
        let mut notes: Vec<TraitNote> = all.into_iter().map(note).collect();
        game::order::sort_by(&mut notes, |one, other| one.name.cmp(&other.name));
        notes
    }

    fn hand(&self) -> Vec<CardScreen> {
        let Some(own) = &self.view.own else { return Vec::new() };
        let card = |card: new_world::Card| CardScreen {
            card: card.into(),
            lower: None,
            flag: None,
            faces: card.faces().map(|shows| self.face(card, shows)).collect(),
        };
        own.hand.iter().copied().map(card).collect()
    }

    fn face(&self, card: new_world::Card, shows: Trait) -> FaceScreen {
        let change = match self.desk.pick.before_sure() {
            Pick::Change { animal, discard: Some(discard) } => Some((*animal, *discard)),
            _ => None,
        };
        let is_used = |action: &Action| match *action {
            Action::PlayAnimal { card: used, .. } | Action::DiscardHand { card: used } => used == card,
            Action::Metamorphose { animal, discard, card: used, face, .. } => {
                change == Some((animal, discard)) && used == card && face == shows
            }
            _ => false,
        };
        FaceScreen {
            shows: shows.into(),
            name: say::trait_name(self.words, shows),
            summary: say::trait_summary(self.words, shows),
            pair: shows.is_pair(),
            picked: self.picked_face() == Some((card, shows)),
            playable: self.legal.iter().any(is_used),
        }
    }

    fn picked_face(&self) -> Option<(new_world::Card, Trait)> {
        if let Pick::Sure { action: Action::Metamorphose { card, face, .. }, .. } = self.desk.pick {
            return Some((card, face));
        }
        match self.desk.pick.before_sure() {
            Pick::Face { card, face } | Pick::FirstOfPair { card, face, .. } => Some((*card, *face)),
            _ => None,
        }
    }

    /// The card of a gene pool that lies open.
    fn revealed(&self) -> Option<RevealedScreen> {
        let mutation = self.view.moment.mutation()?;
        let faces = mutation.card.faces().map(|shows| FaceScreen {
            shows: shows.into(),
            name: say::trait_name(self.words, shows),
            summary: say::trait_summary(self.words, shows),
            pair: shows.is_pair(),
            picked: false,
            playable: false,
        });
        let animal = locale::Names::animal(&self.names, mutation.on);
        Some(RevealedScreen { faces: faces.collect(), text: self.text("nw-revealed", &[("animal", animal.into())]) })
    }
}
