//! An attack on the screen: the arrow, the defences with what each would do, the die.

use game::Viewer;
use locale::Names;
use origin::{Action, AnimalId, Fact, Outlook, Question, SeenEvent, Trait};

use super::Brush;
use crate::diary::Kind;
use crate::origin::pick::{Offer, OfferKind, Pick, offers};
use crate::screen::{ArrowScreen, Chip, ChipKind, ChoiceScreen, DiceScreen, RollScreen};

impl Brush<'_> {
    /// The attack under way, the one that is being prepared, or the one that just missed.
    pub(crate) fn arrow(&self) -> Option<ArrowScreen> {
        let text = |id: &str| self.words.text(id);
        let arrow = |from: AnimalId, to: AnimalId, text| {
            Some(ArrowScreen { from: from.into(), to: to.into(), text, missed: false })
        };
        match (&self.desk.pick, self.view.moment.attack()) {
            (Pick::Sure { action: Action::Attack { attacker, target }, .. }, _) => {
                arrow(*attacker, *target, text("ui-attack"))
            }
            (Pick::Sure { action: Action::Mimic { to }, .. }, Some(attack)) => {
                arrow(attack.attacker, *to, self.text("desk-swings", &[("animal", locale::field_name(*to).into())]))
            }
            (_, Some(attack)) => arrow(attack.attacker, attack.target, text("desk-attacks")),
            (_, None) => {
                let (attacker, target) = self.missed()?;
                Some(ArrowScreen { from: attacker.into(), to: target.into(), text: text("desk-missed"), missed: true })
            }
        }
    }

    /// Hunter and prey of an attack whose escape is the last thing that happened.
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
            SeenEvent::Open(Fact::Attacked { attacker, .. }) => Some(attacker),
            _ => None,
        })
    }

    /// What the last die of a defence said, until the player answers again or the phase ends.
    pub(crate) fn roll(&self) -> Option<RollScreen> {
        let lines = self.desk.diary.entries();
        let since = lines.get(self.desk.answered_at..).unwrap_or_default();
        let place = since.iter().rposition(|(_, event)| matches!(event, SeenEvent::Open(Fact::Ran { .. })))?;
        let (line, event) = &since[place];
        if since[place..].iter().any(|(line, _)| line.kind == Kind::Heading) {
            return None;
        }
        let SeenEvent::Open(Fact::Ran { die, escaped, .. }) = *event else { return None };
        let note = match escaped {
            true => self
                .hunter(self.desk.answered_at + place)
                .map(|hunter| self.text("desk-roll-escaped", &[("animal", self.names.animal(hunter).into())])),
            false => self.desk.is_defending().then(|| self.words.text("desk-roll-next")),
        };
        Some(RollScreen { die, escaped, text: line.text.clone(), note })
    }

    /// What would follow from an answer of the viewer.
    fn outlook(&self, action: Action) -> Option<Outlook> {
        let Viewer::Seat(seat) = self.desk.viewer else { return None };
        self.desk.outlook(seat, action)
    }

    fn said(&self, action: Action, outlook: &Outlook) -> Vec<String> {
        locale::origin::outlook(self.words, &self.names, outlook, &action)
    }

    /// The choices of a question, each with what it would do.
    pub(crate) fn choices(&self) -> Vec<ChoiceScreen> {
        // A card to give up is chosen on the animal itself, and a run shows its die.
        let runs = matches!(self.desk.pick, Pick::Sure { action: Action::Run, .. });
        if runs || matches!(self.desk.pick.before_sure(), Pick::Tail | Pick::Exchange { .. }) {
            return Vec::new();
        }
        let offers = offers(self.desk);
        let chips = self.chips(&offers);
        offers.into_iter().zip(chips).map(|(offer, chip)| ChoiceScreen { chip, ..self.choice(offer.what) }).collect()
    }

    fn choice(&self, what: OfferKind) -> ChoiceScreen {
        let named = |icon: Trait, odds: String, text: String| {
            let name = locale::origin::trait_name(self.words, icon);
            ChoiceScreen { icon: Some(icon.into()), name, odds, text, chip: None }
        };
        match what {
            OfferKind::Run => {
                let outlook = self.outlook(Action::Run).unwrap_or_default();
                let mut lines = self.said(Action::Run, &outlook);
                // The first line says with which faces; the others what follows if it fails.
                let fails = lines.split_off(lines.len().min(1));
                let text = core::iter::once(self.words.text("desk-run-text")).chain(fails);
                let odds = outlook.escapes_on.map(|(faces, sides)| self.odds_of(faces, sides));
                named(Trait::Running, odds.unwrap_or_default(), text.collect::<Vec<_>>().join(" "))
            }
            OfferKind::TailLoss(tail) => {
                // Points differ from card to card: they are shown with the card.
                let outlook = Outlook { points_lost: 0, ..self.outlook(tail).unwrap_or_default() };
                let text = core::iter::once(self.words.text("desk-tail-text")).chain(self.said(tail, &outlook));
                let text = text.collect::<Vec<_>>().join(" ");
                named(Trait::TailLoss, self.words.text("desk-tail-odds"), text)
            }
            OfferKind::Mimicry(animals) => {
                let odds = self.text("desk-mimicry-odds", &[("count", animals.len().into())]);
                let names: Vec<String> = animals.into_iter().map(|animal| self.names.animal(animal)).collect();
                named(Trait::Mimicry, odds, self.text("desk-mimicry-text", &[("animals", names.join(", ").into())]))
            }
            // Chosen on the animals themselves.
            OfferKind::Give { .. } => named(Trait::Recombination, String::new(), String::new()),
            OfferKind::Answer(action @ Action::Mimic { to }) => ChoiceScreen {
                icon: Some(Trait::Mimicry.into()),
                name: self.names.animal(to),
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

    fn odds_of(&self, faces: u8, sides: u8) -> String {
        self.text("desk-run-odds", &[("least", (sides + 1 - faces).into()), ("most", sides.into())])
    }

    /// Which defence comes first, which if it fails, and which is not reached.
    fn chips(&self, offers: &[Offer]) -> Vec<Option<Chip>> {
        let chip = |kind, id: &str| Some(Chip { kind, text: self.words.text(id) });
        if let Pick::Sure { action, .. } = self.desk.pick {
            let chosen = |offer: &Offer| offer.what == OfferKind::Answer(action);
            let chip = |offer| if chosen(offer) { chip(ChipKind::First, "desk-chosen") } else { None };
            return offers.iter().map(chip).collect();
        }
        let in_order = self.desk.is_defending() && self.desk.pick == Pick::Nothing;
        if !in_order || offers.len() < 2 {
            return vec![None; offers.len()];
        }
        let may_fail = |offer: &Offer| match offer.what {
            OfferKind::Run => self.outlook(Action::Run).is_some_and(|outlook| outlook.escapes_on.is_some()),
            _ => false,
        };
        let mut reached = true;
        offers
            .iter()
            .enumerate()
            .map(|(place, offer)| {
                let (kind, id) = match (place, reached) {
                    (0, _) => (ChipKind::First, "desk-order-first"),
                    (_, true) => (ChipKind::Next, "desk-order-next"),
                    (_, false) => (ChipKind::NotNeeded, "desk-order-not-needed"),
                };
                reached = reached && may_fail(offer);
                chip(kind, id)
            })
            .collect()
    }

    /// The faces of the die while a run waits for confirmation.
    pub(crate) fn dice(&self) -> Option<DiceScreen> {
        if !matches!(self.desk.pick, Pick::Sure { action: Action::Run, .. }) {
            return None;
        }
        let outlook = self.outlook(Action::Run)?;
        let (faces, sides) = outlook.escapes_on?;
        let asks_again = matches!(outlook.choice.map(|decision| decision.question), Some(Question::Defend { .. }));
        let eaten = outlook.deaths.iter().any(|(_, cause)| matches!(cause, origin::Death::Eaten { .. }));
        let then = match (asks_again, eaten) {
            (_, true) => self.words.text("desk-dice-eaten"),
            (true, _) => self.words.text("desk-dice-next"),
            _ => String::new(),
        };
        let least = sides + 1 - faces;
        Some(DiceScreen {
            fail: (1..least).collect(),
            then,
            save: (least..=sides).collect(),
            saved: self.words.text("desk-dice-escapes"),
        })
    }
}
