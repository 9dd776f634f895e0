//! Seats with their species boards, what a click on a track, a slot or an end does, and the watering hole.

use game::{RuleId, Seat, Viewer};
use northstar::view::SpeciesView;
use northstar::{Action, End, Growth, Phase, Question, Rule, Step, Trait};
use table::Occupant;

use super::Brush;
use crate::boards::attack;
use crate::boards::pick::{Pick, is_own};
use crate::click::{Click, Track};
use crate::screen::{
    AnimalScreen, BoardScreen, EndScreen, HoleScreen, Mark, ReadyScreen, SeatScreen, SlotKind, SlotScreen, Tag,
    TagKind, TrackScreen, Why,
};

impl Brush<'_> {
    pub(super) fn seat(&self, seat: Seat) -> SeatScreen {
        let animals: Vec<AnimalScreen> = self.view.rows[seat].iter().map(|species| self.species(species)).collect();
        let can_be_chosen = |animal: &&AnimalScreen| matches!(animal.mark, Mark::Legal { .. } | Mark::Prey { .. });
        let count = animals.iter().filter(can_be_chosen).count();
        SeatScreen {
            tags: self.tags(seat),
            choosable: (count > 0).then(|| self.text("desk-choosable", &[("count", count.into())])),
            animals,
            ends: if self.own() == Some(seat) { self.ends() } else { Vec::new() },
            busy: self.is_busy(seat),
            ..self.still.seat(seat)
        }
    }

    fn is_busy(&self, seat: Seat) -> bool {
        let owner = |id| self.view.species(id).map(|species: &SpeciesView| species.owner);
        let fights =
            self.attack().is_some_and(|(hunter, prey)| owner(hunter) == Some(seat) || owner(prey) == Some(seat));
        fights || (self.is_asked(seat) && self.view.moment.step != Step::Together)
    }

    fn tags(&self, seat: Seat) -> Vec<Tag> {
        let moment = &self.view.moment;
        let mut tags = self.still.seat(seat).tags;
        let mut add = |kind, id: &str| tags.push(Tag { kind, text: self.words.text(id) });
        let own = self.own() == Some(seat);
        let owner = |id| self.view.species(id).map(|species: &SpeciesView| species.owner);
        let (hunts, is_prey) =
            moment.attack().map_or((false, false), |attack| (attack.seat == seat, owner(attack.victim) == Some(seat)));
        if let (Some(Occupant::Bot { plays, .. }), false) = (self.desk.occupant(seat), hunts) {
            add(TagKind::Bot, crate::advice::level_name(plays));
        }
        let together = moment.step == Step::Together;
        match (together, moment.answered.contains(seat)) {
            (true, true) => add(TagKind::Ready, "board-is-ready"),
            (true, false) if moment.phase == Phase::FoodCard => {
                add(
                    if own { TagKind::Turn } else { TagKind::Busy },
                    if own { "desk-your-turn" } else { "board-is-choosing" },
                );
            }
            (true, false) => add(TagKind::Busy, if own { "board-unseen" } else { "board-is-playing" }),
            _ => {
                if self.is_asked(seat) {
                    add(TagKind::Turn, if own { "desk-your-turn" } else { "desk-decides" });
                } else if moment.phase == Phase::Play && moment.answered.contains(seat) {
                    add(TagKind::Ready, "board-done");
                }
            }
        }
        if hunts {
            let you = moment.attack().and_then(|attack| owner(attack.victim)).map(Viewer::Seat);
            add(TagKind::Attack, if you == Some(self.desk.viewer) { "desk-attacks-you" } else { "desk-attacks" });
        }
        if is_prey {
            add(TagKind::Attacked, if own { "desk-you-attacked" } else { "desk-attacked" });
        }
        tags
    }

    pub(super) fn species(&self, species: &SpeciesView) -> AnimalScreen {
        let mut screen = self.still.species(species);
        screen.mark = self.mark(species);
        if let Some(board) = &mut screen.board {
            self.complete(species, board);
        }
        screen.label = self.still.label(&screen);
        screen
    }

    /// What clicks on the parts of a board would do.
    fn complete(&self, species: &SpeciesView, board: &mut BoardScreen) {
        let own = is_own(self.desk, species.id);
        if let (Some(Question::Play), Pick::Card(card), true) = (self.asked, &self.desk.pick, own) {
            let grow = |growth, track, id: &str, screen: &mut TrackScreen| {
                let action = Action::Grow { card: *card, growth, species: species.id };
                let click = Click::Track { of: species.id.into(), track };
                screen.grow = self.legal.contains(&action).then(|| (self.words.text(id), click));
            };
            grow(Growth::Population, Track::Population, "board-grow-population", &mut board.population);
            grow(Growth::Size, Track::Size, "board-grow-size", &mut board.size);
            let fits = self.legal.contains(&Action::PlayTrait { card: *card, on: species.id });
            let name = locale::northstar::trait_name(self.words, card.shows);
            for slot in board.slots.iter_mut().filter(|slot| fits && slot.kind == SlotKind::Free) {
                slot.kind = SlotKind::Open;
                slot.shows = Some(card.shows.into());
                slot.text = self.text("board-put-here", &[("trait", name.clone().into())]);
                slot.click = Some(Click::Being(species.id.into()));
            }
            let limit = self.view.options.max_traits;
            if species.cards() >= limit {
                let text = self.text("board-full-slots", &[("count", limit.into())]);
                board.full = Some(Why { text, rule: Rule::NsP33.id(), more: 0, rest: Vec::new() });
            }
        }
        for slot in &mut board.slots {
            self.complete_slot(species, own, slot);
        }
    }

    /// A trait that can be dropped, that can act now, or that an attack can ignore.
    fn complete_slot(&self, species: &SpeciesView, own: bool, slot: &mut SlotScreen) {
        let Some(shows) = slot.shows.and_then(|shows| Trait::from_id(shows.id())) else { return };
        if slot.kind == SlotKind::Open {
            return;
        }
        let click = Click::Trait { of: species.id.into(), shows: shows.into() };
        match (self.asked, &self.desk.pick) {
            (Some(Question::Play), Pick::Nothing | Pick::Sure { .. }) if own => {
                let drops = Action::Drop { drops: shows, from: species.id };
                slot.click = self.legal.contains(&drops).then_some(click);
                slot.picked = matches!(&self.desk.pick, Pick::Sure { action, .. } if *action == drops);
            }
            (Some(Question::ChooseLeaf), _) if own => {
                let acts = self.legal.contains(&Action::Leaf { acts: shows, of: species.id });
                slot.click = acts.then_some(click);
                if acts {
                    slot.note = Some(self.words.text("board-leaf-now"));
                }
            }
            (Some(Question::Feed), Pick::Attack { attacker, victim, ignores, .. }) => {
                let ways = attack::ways(self.desk, *attacker, *victim);
                slot.picked = ignores.contains(shows) && (*victim == species.id || self.is_beside(*victim, species));
                slot.click = attack::free_to_ignore(&ways).contains(&shows).then_some(click);
            }
            _ => {}
        }
    }

    /// Whether the species stands beside the prey: only then its traits matter to it.
    fn is_beside(&self, prey: northstar::SpeciesId, species: &SpeciesView) -> bool {
        let row = &self.view.rows[species.owner];
        row.windows(2)
            .any(|two| (two[0].id == prey && two[1].id == species.id) || (two[1].id == prey && two[0].id == species.id))
    }

    /// The ends of the viewer's row, while a card is looking for its place.
    fn ends(&self) -> Vec<EndScreen> {
        let (Some(Question::Play), Pick::Card(card)) = (self.asked, &self.desk.pick) else { return Vec::new() };
        let end = |left: bool| {
            let end = if left { End::Left } else { End::Right };
            let mark = self.judged(Action::NewSpecies { card: *card, end });
            EndScreen { left, label: self.words.text("board-new-here"), mark }
        };
        [true, false].map(end).to_vec()
    }

    pub(super) fn hole(&self) -> HoleScreen {
        let takes = matches!((self.asked, &self.desk.pick), (Some(Question::ChooseFoodCard), Pick::Card(_)));
        HoleScreen { ready: self.ready(), takes_card: takes, ..self.still.hole() }
    }

    /// Who has decided, where all decide together.
    fn ready(&self) -> Option<ReadyScreen> {
        let moment = &self.view.moment;
        if moment.step != Step::Together {
            return None;
        }
        let (ready, all) = (moment.answered.len(), self.view.seats);
        let players = self.players();
        let waiting: Vec<String> = Seat::all(all)
            .filter(|seat| !moment.answered.contains(*seat))
            .map(|seat| players.name_within(self.words, seat))
            .collect();
        let text = self.text("board-ready-count", &[("ready", ready.into()), ("all", all.into())]);
        let waiting = (!waiting.is_empty() && moment.phase == Phase::Play)
            .then(|| self.text("board-still-playing", &[("players", waiting.join(", ").into())]));
        Some(ReadyScreen { ready, all, text, waiting })
    }
}
