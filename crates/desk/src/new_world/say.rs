//! Provisional.
use game::{Seat, Standings};
use locale::Words;
use new_world::*;
pub trait Names {
    fn player(&self, seat: Seat) -> &str;
    fn animal(&self, animal: AnimalId) -> String;
    fn owner(&self, animal: AnimalId) -> Option<Seat>;
    fn you(&self) -> Option<Seat>;
}
pub fn action(w: &Words, _: &dyn Names, _: &View, action: &Action) -> String {
    format!("{} {action:?}", w.lang().code())
}
pub fn animal_name(animal: AnimalId) -> String {
    locale::field_name(origin::AnimalId(animal.0))
}
pub fn breakdown(_: &Words, b: &Breakdown) -> Vec<(String, u16)> {
    vec![
        ("animals".into(), b.animals),
        ("cards".into(), b.cards),
        ("bonus".into(), b.bonus),
        ("total".into(), b.total()),
    ]
}
pub fn card_name(_: &Words, card: Card) -> String {
    format!("{card:?}")
}
pub fn log(w: &Words, _: &dyn Names, _: &View, seen: &SeenEvent) -> Option<String> {
    (!matches!(seen, SeenEvent::Open(Fact::Moment(_)))).then(|| format!("{} {seen:?}", w.lang().code()))
}
pub fn phase_name(w: &Words, phase: Phase) -> String {
    format!("{} {phase:?}", w.lang().code())
}
pub fn place_name(w: &Words, place: Place) -> String {
    format!("{} {}{}", w.lang().code(), place.name.id(), place.nth)
}
pub fn question(w: &Words, _: &dyn Names, decision: &Decision) -> String {
    format!("{} {decision:?}", w.lang().code())
}
pub fn waiting(w: &Words, _: &dyn Names, decision: &Decision) -> String {
    format!("{} {decision:?}", w.lang().code())
}
pub fn refusal(w: &Words, _: &dyn Names, rule: Rule, _: Option<AnimalId>) -> String {
    format!("{} {rule:?}", w.lang().code())
}
pub fn result(_: &Words, _: &dyn Names, s: &Standings) -> String {
    format!("{s:?}")
}
pub fn trait_name(_: &Words, t: Trait) -> String {
    format!("{t:?}")
}
pub fn trait_summary(_: &Words, t: Trait) -> String {
    format!("{t:?}")
}
