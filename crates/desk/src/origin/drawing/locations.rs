//! The locations on the screen: where something can be placed, who is on the way, who is asked to travel along.

use game::Viewer;
use origin::{Action, AnimalId, Location, Question};

use super::Brush;
use crate::origin::pick::Pick;
use crate::screen::{AskedScreen, Deed, LocationScreen, Mark, MoveScreen, Progress};

impl Brush<'_> {
    /// The locations with what can be done there; nothing where there is one land.
    pub(super) fn locations(&self) -> Vec<LocationScreen> {
        let mut locations = self.still().locations();
        for location in &mut locations {
            location.mark = self.location_mark(location.at.into());
            let there: Vec<_> = self
                .view
                .animals
                .iter()
                .filter(|one| one.at == location.at.into())
                .map(|one| self.animal(one))
                .collect();
            location.choosable = self.choosable(&there);
        }
        locations
    }

    fn location_mark(&self, at: Location) -> Mark {
        let chosen = match self.desk.pick {
            Pick::Sure { action, .. } => where_to(action),
            _ => None,
        };
        if chosen == Some(at) {
            return Mark::Actor { flag: self.words.text("desk-chosen"), deed: Deed::Chosen };
        }
        let pick = self.desk.pick.before_sure();
        // A follower has its button, and the ghost shows where it would live.
        if !matches!(self.desk.viewer, Viewer::Seat(_)) || *pick == Pick::Nothing {
            return Mark::Rest;
        }
        pick.destined(self.desk, at).map_or(Mark::Rest, |action| self.judged(action))
    }

    /// Who is on the way, and who might be.
    pub(super) fn moves(&self) -> Vec<MoveScreen> {
        let migrants = self.view.moment.migration().map(|migration| migration.migrants);
        let is_migrant = |id: AnimalId| migrants.is_some_and(|migrants| migrants.contains(id));
        let mut moves: Vec<MoveScreen> = self
            .view
            .animals
            .iter()
            .filter_map(|animal| self.going(animal.id, animal.heading?, !is_migrant(animal.id), false))
            .collect();
        moves.extend(self.proposed().and_then(|(animal, to, follows)| self.going(animal, to, follows, true)));
        moves
    }

    fn going(&self, id: AnimalId, to: Location, follows: bool, maybe: bool) -> Option<MoveScreen> {
        let text = |id: &str| self.words.text(id);
        Some(MoveScreen {
            animal: self.animal(self.view.animal(id)?),
            to: to.into(),
            maybe,
            leaves: text(match (follows, maybe) {
                (false, _) => "desk-migrates",
                (true, false) => "desk-rides",
                (true, true) => "desk-may-ride",
            }),
            arrives: text(if maybe { "desk-would-live" } else { "desk-will-live" }),
            follows,
            finds: if maybe { self.finds(to) } else { Vec::new() },
        })
    }

    /// What an animal would find there: food, mouths, hunters.
    fn finds(&self, to: Location) -> Vec<String> {
        let there = self.still().locations().into_iter().find(|location| location.at == to.into());
        there.map(|there| vec![there.stage.left, there.stage.hungry, there.hunters]).unwrap_or_default()
    }

    /// A journey that is only thought of: who, where to, and whether it follows somebody.
    fn proposed(&self) -> Option<(AnimalId, Location, bool)> {
        if let Pick::Sure { action: Action::Migrate { animal, to }, .. } = self.desk.pick {
            return Some((animal, to, false));
        }
        let decision = self.desk.decision()?;
        let Question::ChooseFollower { animal } = decision.question else { return None };
        let migrant = self.legal.iter().find_map(|action| match *action {
            Action::Follow { migrant, .. } => Some(migrant),
            _ => None,
        })?;
        Some((animal, self.view.animal(migrant)?.heading?, true))
    }

    /// Who is asked about Phoresy, in table order.
    pub(super) fn asked(&self) -> Vec<AskedScreen> {
        let Some(Question::ChooseFollower { animal: now }) = self.desk.decision().map(|decision| decision.question)
        else {
            return Vec::new();
        };
        let Some(migration) = self.view.moment.migration() else { return Vec::new() };
        let followers = self.view.followers();
        let at = followers.iter().position(|animal| *animal == now).unwrap_or_default();
        let owner = |id: AnimalId| self.view.animal(id).map(|animal| animal.owner);
        let name = |seat: game::Seat| self.still().player(seat);
        migration
            .seat
            .clockwise(self.view.seats)
            .flat_map(|seat| {
                let own: Vec<(usize, AnimalId)> =
                    followers.iter().copied().enumerate().filter(|(_, animal)| owner(*animal) == Some(seat)).collect();
                if own.is_empty() {
                    let text = self.words.text("desk-asked-nobody");
                    return vec![AskedScreen { seat, name: name(seat), text, is: Progress::Later, goes: false }];
                }
                own.into_iter()
                    .map(|(place, animal)| {
                        let goes = self.view.animal(animal).is_some_and(|animal| animal.heading.is_some());
                        let (id, is) = match (place.cmp(&at), goes) {
                            (core::cmp::Ordering::Less, true) => ("desk-asked-rides", Progress::Done),
                            (core::cmp::Ordering::Less, false) => ("desk-asked-stays", Progress::Done),
                            (core::cmp::Ordering::Equal, _) => ("desk-asked-now", Progress::Now),
                            (core::cmp::Ordering::Greater, _) => ("desk-asked-later", Progress::Later),
                        };
                        let named = ("animal", locale::Names::animal(&self.names, animal).into());
                        AskedScreen { seat, name: name(seat), text: self.text(id, &[named]), is, goes }
                    })
                    .collect()
            })
            .collect()
    }
}

/// The location that an action is about.
fn where_to(action: Action) -> Option<Location> {
    match action {
        Action::PlayAnimal { at, .. } | Action::Place { at, .. } => Some(at),
        Action::Migrate { to, .. } => Some(to),
        _ => None,
    }
}
