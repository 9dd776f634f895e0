//! An attack on the screen: the arrow, the reactions with what each would do, the die.

use game::Viewer;
use new_world::{Action, AnimalId, Fact, Outlook, SeenEvent, Trait};

use super::Brush;
use crate::diary::Kind;
use crate::new_world::offers::{Offer, OfferKind, offers};
use crate::new_world::pick::Pick;
use crate::new_world::say;
use crate::screen::{ArrowScreen, Chip, ChipKind, ChoiceScreen, DiceScreen, RollScreen};

/// What a die of a defence said: who rolled, the face, whether the attack is over.
fn rolled(event: &SeenEvent) -> Option<(AnimalId, u8, bool)> {
    match *event {
        SeenEvent::Open(Fact::Ran { animal, die, escaped }) => Some((animal, die, escaped)),
        SeenEvent::Open(Fact::Gored { animal, die, killed }) => Some((animal, die, killed)),
        _ => None,
    }
}

impl Brush<'_> {
    /// The attack under way, the one that is being prepared, or the one that just missed.
    pub(super) fn arrow(&self) -> Option<ArrowScreen> {
        let text = |id: &str| self.words.text(id);
        let arrow = |from: AnimalId, to: AnimalId, text| {
            Some(ArrowScreen { from: from.into(), to: to.into(), text, missed: false })
        };
        match (&self.desk.pick, self.view.moment.attack()) {
            (Pick::Sure { action: Action::Attack { predator, prey, .. }, .. }, _) => {
                arrow(*predator, *prey, text("ui-attack-new-world"))
            }
            (Pick::Sure { action: Action::Mimic { to }, .. }, Some(attack)) => {
                arrow(attack.predator, *to, self.text("desk-swings", &[("animal", say::animal_name(*to).into())]))
            }
            (_, Some(attack)) => arrow(attack.predator, attack.prey, text("desk-attacks-new-world")),
            (_, None) => {
                let (predator, prey) = self.missed()?;
                Some(ArrowScreen { from: predator.into(), to: prey.into(), text: text("desk-missed"), missed: true })
            }
        }
    }

    /// Predator and prey of an attack whose escape is the last thing that happened.
    fn missed(&self) -> Option<(AnimalId, AnimalId)> {
        let lines = self.desk.diary.entries();
        let SeenEvent::Open(Fact::Ran { animal, escaped: true, .. }) = lines.last()?.1 else { return None };
        let hunter = self.hunter(lines.len())?;
        let is_here = |id| self.view.animal(id).is_some();
        (is_here(hunter) && is_here(animal)).then_some((hunter, animal))
    }

    /// Who attacked last before this line.
    fn hunter(&self, line: usize) -> Option<AnimalId> {
        self.desk.diary.entries()[..line].iter().rev().find_map(|(_, event)| match *event {
            SeenEvent::Open(Fact::Attacked { predator, .. }) => Some(predator),
            _ => None,
        })
    }

    /// What the last die of a defence said, until the player answers again or the phase ends.
    pub(super) fn roll(&self) -> Option<RollScreen> {
        let lines = self.desk.diary.entries();
        let since = lines.get(self.desk.answered_at..).unwrap_or_default();
        let place = since.iter().rposition(|(_, event)| rolled(event).is_some())?;
        let (line, event) = &since[place];
        if since[place..].iter().any(|(line, _)| line.kind == Kind::Heading) {
            return None;
        }
        let (_, die, escaped) = rolled(event)?;
        let ran = matches!(event, SeenEvent::Open(Fact::Ran { .. }));
        let note = match (escaped, ran) {
            (true, true) => self.hunter(self.desk.answered_at + place).map(|hunter| {
                self.text("nw-roll-escaped", &[("animal", locale::Names::animal(&self.names, hunter).into())])
            }),
            (true, false) => None,
            (false, _) => self.desk.is_reacting().then(|| self.words.text("desk-roll-next-new-world")),
        };
        Some(RollScreen { die, escaped, text: line.text.clone(), note })
    }

    /// What would follow from an answer of the viewer.
    fn outlook(&self, action: Action) -> Option<Outlook> {
        let Viewer::Seat(seat) = self.desk.viewer else { return None };
        self.desk.outlook(seat, action)
    }

    /// The least and the greatest face of the die with which this reaction works.
    fn faces(&self, action: Action) -> Option<(u8, u8)> {
        let (faces, sides) = self.outlook(action)?.works_on?;
        Some((sides + 1 - faces, sides))
    }

    /// The choices of a question, each with what it would do.
    pub(super) fn choices(&self) -> Vec<ChoiceScreen> {
        // A card to give up is chosen on the animal itself, and a die shows its faces.
        let rolls = matches!(self.desk.pick, Pick::Sure { action: Action::Run | Action::Gore, .. });
        if rolls || matches!(self.desk.pick.before_sure(), Pick::Elude | Pick::Change { .. }) {
            return Vec::new();
        }
        let offers = offers(self.desk);
        let chips = self.chips(&offers);
        offers.into_iter().zip(chips).map(|(offer, chip)| ChoiceScreen { chip, ..self.choice(offer.what) }).collect()
    }

    fn choice(&self, what: OfferKind) -> ChoiceScreen {
        let named = |icon: Trait, odds: String, text: String| {
            let name = say::trait_name(self.words, icon);
            ChoiceScreen { icon: Some(icon.into()), name, odds, text, chip: None }
        };
        match what {
            OfferKind::Answer(action @ (Action::Run | Action::Gore)) => {
                let odds = self.faces(action).map(|(least, most)| {
                    let id = if action == Action::Run { "desk-run-odds" } else { "nw-gore-odds" };
                    self.text(id, &[("least", least.into()), ("most", most.into())])
                });
                let (icon, text) = match action {
                    Action::Run => (Trait::Running, "nw-run-text"),
                    _ => (Trait::Horned, "nw-gore-text"),
                };
                named(icon, odds.unwrap_or_default(), self.words.text(text))
            }
            OfferKind::Answer(Action::Repel) => {
                named(Trait::Repulsive, self.words.text("desk-tail-odds"), self.words.text("nw-repel-text"))
            }
            OfferKind::Answer(Action::Hide) => {
                named(Trait::Shelled, self.words.text("desk-tail-odds"), self.words.text("nw-hide-text"))
            }
            OfferKind::Elusive(_) => {
                named(Trait::Elusive, self.words.text("desk-tail-odds"), self.words.text("nw-elude-text"))
            }
            OfferKind::Mimicry(animals) => {
                let odds = self.text("desk-mimicry-odds", &[("count", animals.len().into())]);
                let names: Vec<String> =
                    animals.into_iter().map(|animal| locale::Names::animal(&self.names, animal)).collect();
                named(Trait::Mimicry, odds, self.text("desk-mimicry-text", &[("animals", names.join(", ").into())]))
            }
            // Chosen on the animal itself.
            OfferKind::Discard(_) => named(Trait::Metamorphosis, String::new(), String::new()),
            OfferKind::Answer(action @ Action::Mimic { to }) => ChoiceScreen {
                icon: Some(Trait::Mimicry.into()),
                name: locale::Names::animal(&self.names, to),
                odds: String::new(),
                text: self.odds(action).join(" "),
                chip: None,
            },
            OfferKind::Answer(action) => ChoiceScreen {
                icon: self.icon_of(action).map(Into::into),
                name: self.action(action),
                odds: String::new(),
                text: self.odds(action).join(" "),
                chip: None,
            },
        }
    }

    /// Which reaction comes first, which if it fails, and which is not reached.
    fn chips(&self, offers: &[Offer]) -> Vec<Option<Chip>> {
        let chip = |kind, id: &str| Some(Chip { kind, text: self.words.text(id) });
        if let Pick::Sure { action, .. } = self.desk.pick {
            let chosen = |offer: &Offer| offer.what == OfferKind::Answer(action);
            return offers
                .iter()
                .map(|offer| if chosen(offer) { chip(ChipKind::First, "desk-chosen") } else { None })
                .collect();
        }
        vec![None; offers.len()]
    }

    /// The faces of the die while a roll waits for confirmation.
    pub(super) fn dice(&self) -> Option<DiceScreen> {
        let Pick::Sure { action, .. } = self.desk.pick else { return None };
        let (least, most) = self.faces(action)?;
        let hopeless = self.legal.iter().filter(|other| !matches!(other, Action::Stop)).count() < 2;
        let text = |id: &str| self.words.text(id);
        Some(DiceScreen {
            fail: (1..least).collect(),
            then: text(if hopeless { "desk-dice-eaten" } else { "desk-dice-next-new-world" }),
            save: (least..=most).collect(),
            saved: text(if action == Action::Run { "desk-dice-escapes" } else { "nw-dice-kills" }),
        })
    }
}
