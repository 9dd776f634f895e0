//! What a screen shows of what the learner has done and can do.

use super::goal::Goal;
use crate::cue::Cue;
use crate::screen::{AnimalScreen, Being, CardScreen, Emblem, FaceScreen, Mark, Progress, Screen, TagKind};

/// The learner's animals.
pub(super) fn own(screen: &Screen) -> &[AnimalScreen] {
    screen.own.as_ref().map(|seat| seat.animals.as_slice()).unwrap_or_default()
}

/// The animals of the others.
pub(super) fn others(screen: &Screen) -> impl Iterator<Item = &AnimalScreen> {
    screen.others.iter().flat_map(|seat| &seat.animals)
}

/// What has happened so far.
pub(super) fn cues(screen: &Screen) -> impl DoubleEndedIterator<Item = &Cue> {
    screen.cues.iter().map(|seen| &seen.cue)
}

/// Whether an animal has this single trait.
pub(super) fn has(animal: &AnimalScreen, shows: Emblem) -> bool {
    animal.traits.iter().any(|row| row.shows == shows)
}

/// The learner's animals with this single trait.
pub(super) fn with(screen: &Screen, shows: Emblem) -> impl Iterator<Item = &AnimalScreen> {
    own(screen).iter().filter(move |animal| has(animal, shows))
}

/// Whether an animal can do something in this turn.
pub(super) fn can_act(animal: &AnimalScreen) -> bool {
    matches!(animal.mark, Mark::Legal { .. } | Mark::Actor { .. })
}

/// The cards of the hand with a face that can be played.
pub(super) fn faces(screen: &Screen) -> impl Iterator<Item = (&CardScreen, &FaceScreen)> {
    let pairs = screen.hand.iter().flat_map(|card| card.faces.iter().map(move |face| (card, face)));
    pairs.filter(|(_, face)| face.playable)
}

/// Whether the round is in the phase with this number.
pub(super) fn is_phase(screen: &Screen, number: u8) -> bool {
    now(screen) == Some(number)
}

/// The number of the phase.
pub(super) fn now(screen: &Screen) -> Option<u8> {
    screen.phases.iter().find(|phase| phase.is == Progress::Now).map(|phase| phase.number)
}

/// Whether a round later than this one has begun, or the game is over.
pub(super) fn is_later(screen: &Screen, than: u8) -> bool {
    screen.result.is_some() || screen.log.iter().any(|line| line.round.is_some_and(|round| round > than))
}

/// Whether the learner has passed for the rest of the phase.
pub(super) fn has_passed(screen: &Screen) -> bool {
    screen.own.as_ref().is_some_and(|own| own.tags.iter().any(|tag| tag.kind == TagKind::Passed))
}

/// Whether the learner has played a trait on an own animal.
pub(super) fn has_played_trait(screen: &Screen, mine: &[Being]) -> bool {
    let seat = screen.own.as_ref().map(|own| own.seat);
    let own = |cue: &Cue| matches!(cue, Cue::Trait { seat: by, on, .. } if Some(*by) == seat && mine.contains(on));
    cues(screen).any(own)
}

/// The learner's animals that took food of their own, in order, each once.
pub(super) fn fed(screen: &Screen, mine: &[Being]) -> Vec<Being> {
    let mut fed = Vec::new();
    for cue in cues(screen) {
        if let Cue::Food { to, food, .. } = cue
            && *food > 0
            && mine.contains(to)
            && !fed.contains(to)
        {
            fed.push(*to);
        }
    }
    fed
}

/// Whether an animal of the learner has attacked.
pub(super) fn has_attacked(screen: &Screen, mine: &[Being]) -> bool {
    cues(screen).any(|cue| matches!(cue, Cue::Attack { hunter, .. } if mine.contains(hunter)))
}

/// Who died, in the sentences of the log.
pub(super) fn deaths(screen: &Screen) -> Vec<String> {
    let dies = |cue: &Cue| matches!(cue, Cue::Death { eaten: false, .. });
    let dead: Vec<_> = screen.cues.iter().filter(|seen| dies(&seen.cue)).map(|seen| seen.seq).collect();
    let lines = screen.log.iter().filter(|line| dead.contains(&line.seq));
    lines.map(|line| line.text.clone()).collect()
}

/// Feeding every hungry animal, the first that can.
pub(super) fn feed_all(screen: &Screen) -> impl Iterator<Item = Goal> {
    let hungry = own(screen).iter().filter(|animal| !animal.fed && can_act(animal));
    hungry.map(|animal| Goal::Feed { animal: animal.id, from: None })
}

/// Every attack of these hunters, on others' animals alone; those that have eaten first.
pub(super) fn attacks<'s>(screen: &'s Screen, hunter: &'s AnimalScreen) -> impl Iterator<Item = Goal> {
    let prey = others(screen).filter(|prey| prey.fed).chain(others(screen).filter(|prey| !prey.fed));
    prey.map(|prey| Goal::Attack { hunter: hunter.id, prey: prey.id })
}
