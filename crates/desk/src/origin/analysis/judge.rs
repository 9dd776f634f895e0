//! Who may attack whom, and why: the engine is asked for every pair, with the turn of the hunter's owner.

use game::{Game, RuleId, Seat};
use locale::{Names, Words};
use origin::outlook::Defence;
use origin::traits::SHIELDS;
use origin::{Action, AnimalId, Rule, State, Trait, TraitSet};

use super::{Board, Edit};
use crate::analysis::{Check, Matrix, Pair, Verdict, WhatIf};
use crate::diary::{ANIMAL, CLOSE};

/// The checks that are shown also when they are passed, in the order of the table of refusals, with the message that says
/// so. The static defences of the traits in the game come after them.
const CHECKS: [(Rule, Passed); 4] = [
    (Rule::OriHunt1, Passed::Says("analysis-pass-hunter")),
    (Rule::OriHunt2, Passed::Says("analysis-pass-ready")),
    (Rule::OriHunt4, Passed::Says("analysis-pass-hungry")),
    (Rule::OriS1, Passed::Says("analysis-pass-other")),
];

/// The static defences that traits of a game give.
fn shields(traits: TraitSet) -> impl Iterator<Item = (Rule, Passed)> {
    let here = SHIELDS.into_iter().filter(move |shows| traits.contains(*shows));
    here.filter_map(|shows| Some((shows.shield()?.rule, Passed::Without(shows))))
}

#[derive(Clone, Copy)]
enum Passed {
    Says(&'static str),
    Without(Trait),
}

impl Board {
    /// Who may attack whom.
    pub fn matrix(&self, words: &Words) -> Matrix {
        let order = self.order();
        let names = Keyed { order: &order, players: &[] };
        let mut hunters = Vec::new();
        for (seat, row) in self.keys.iter().enumerate() {
            let seat = Seat::wrapping(seat);
            let Some(state) = self.state(seat) else { continue };
            for hunter in row {
                let judge = Judge { state: &state, seat, words, names: &names, traits: self.traits() };
                let pairs: Vec<Pair> = order.iter().map(|prey| judge.pair(*hunter, *prey)).collect();
                if pairs.iter().any(|pair| !forbids(pair, Rule::OriHunt1)) {
                    hunters.push(((*hunter).into(), pairs));
                }
            }
        }
        Matrix { prey: order.iter().copied().map(Into::into).collect(), hunters }
    }

    /// Single traits that would save the prey, or let the hunter attack it: each is tried.
    pub fn what_if(&self, pair: &Pair, words: &Words) -> Vec<WhatIf> {
        let is_allowed = !matches!(pair.verdict, Verdict::No { .. });
        let on = AnimalId::from(if is_allowed { pair.prey } else { pair.hunter });
        let try_one = |shows: Trait| {
            let mut after = self.clone();
            after.edit(Edit::AddTrait(on, shows)).ok()?;
            let rule = match after.judge(pair.hunter.into(), pair.prey.into(), words)?.verdict {
                Verdict::No { rule } => Some(rule),
                _ => None,
            };
            let turned = rule.is_some() == is_allowed;
            turned.then(|| {
                let name = locale::origin::trait_name(words, shows);
                let args = [("trait", name.into()), ("animal", locale::field_name(on).into())];
                WhatIf { shows: shows.into(), text: words.text_with("analysis-what-if", &args), rule }
            })
        };
        let singles = self.traits().iter().filter(|shows| !shows.is_pair());
        if pair.verdict == Verdict::Itself { Vec::new() } else { singles.filter_map(try_one).collect() }
    }

    /// The answer for one pair.
    fn judge(&self, hunter: AnimalId, prey: AnimalId, words: &Words) -> Option<Pair> {
        let order = self.order();
        let seat = self.spot(hunter).ok()?.0;
        let state = self.state(seat)?;
        let names = Keyed { order: &order, players: &[] };
        let judge = Judge { state: &state, seat, words, names: &names, traits: self.traits() };
        Some(judge.pair(hunter, prey))
    }
}

fn forbids(pair: &Pair, rule: Rule) -> bool {
    pair.checks.iter().any(|check| !check.passed && check.rule == rule.id())
}

struct Judge<'a> {
    state: &'a State,
    seat: Seat,
    words: &'a Words,
    names: &'a Keyed<'a>,
    /// The traits of the game.
    traits: TraitSet,
}

impl Judge<'_> {
    fn pair(&self, hunter: AnimalId, prey: AnimalId) -> Pair {
        let (Some(attacker), Some(target)) = (self.names.number(hunter), self.names.number(prey)) else {
            let (checks, outlook) = (Vec::new(), Vec::new());
            let (hunter, prey) = (hunter.into(), prey.into());
            return Pair { hunter, prey, verdict: Verdict::Itself, spoken: String::new(), checks, outlook };
        };
        let action = Action::Attack { attacker, target };
        let checks = self.checks(action);
        let outlook = self.state.outlook(self.seat, action);
        let lines = outlook
            .as_ref()
            .map(|outlook| locale::origin::outlook(self.words, self.names, outlook, &action))
            .unwrap_or_default();
        let verdict = match outlook.and_then(|outlook| outlook.defence) {
            _ if hunter == prey => Verdict::Itself,
            Some(defence) => self.defended(&defence),
            None => {
                let rule = checks.iter().find(|check| !check.passed).map_or("", |check| check.rule);
                Verdict::No { rule }
            }
        };
        let spoken = self.spoken(attacker, target, &verdict, &checks, &lines);
        Pair { hunter: hunter.into(), prey: prey.into(), verdict, spoken, checks, outlook: lines }
    }

    fn defended(&self, defence: &Defence) -> Verdict {
        if let Some((faces, sides)) = defence.escapes_on {
            return Verdict::Defended { by: Trait::Running.into(), short: format!("{faces}/{sides}") };
        }
        let (by, id) = match defence {
            Defence { redirects_to, .. } if !redirects_to.is_empty() => (Trait::Mimicry, "analysis-cell-mimicry"),
            Defence { loses_tail: true, .. } => (Trait::TailLoss, "analysis-cell-tail"),
            _ => return Verdict::Yes,
        };
        Verdict::Defended { by: by.into(), short: self.words.text(id) }
    }

    fn checks(&self, action: Action) -> Vec<Check> {
        let reasons = self.state.why_not(self.seat, action).0;
        let failed = |reason: &game::Reason<Rule>| Check {
            passed: false,
            text: locale::origin::refusal(self.words, self.names, reason.rule, reason.cause.map(AnimalId)),
            rule: reason.rule.id(),
        };
        let mut checks = Vec::new();
        let mut told = 0;
        for (rule, passed) in CHECKS.into_iter().chain(shields(self.traits)) {
            // Reasons that stand before this check and have no line of their own.
            let until = reasons.iter().position(|reason| reason.rule == rule);
            match until {
                Some(place) => {
                    checks.extend(reasons[told..=place.max(told)].iter().map(failed));
                    told = place + 1;
                }
                None if rule == Rule::OriHunt2 && reasons.iter().any(|reason| reason.rule == Rule::OriHunt1) => {}
                None => checks.push(Check { passed: true, text: self.passed(passed), rule: rule.id() }),
            }
        }
        checks.extend(reasons.get(told..).unwrap_or_default().iter().map(failed));
        checks
    }

    fn passed(&self, passed: Passed) -> String {
        match passed {
            Passed::Says(id) => self.words.text(id),
            Passed::Without(shows) => {
                let name = locale::origin::trait_name(self.words, shows);
                self.words.text_with("analysis-pass-trait", &[("trait", name.into())])
            }
        }
    }

    fn spoken(
        &self,
        attacker: AnimalId,
        target: AnimalId,
        verdict: &Verdict,
        checks: &[Check],
        lines: &[String],
    ) -> String {
        let (hunter, prey) = (self.names.animal(attacker), self.names.animal(target));
        let mut args = vec![("hunter", hunter.into()), ("prey", prey.into())];
        match verdict {
            Verdict::Itself | Verdict::Yes => self.words.text_with("analysis-says-yes", &args),
            Verdict::Defended { .. } | Verdict::Priced { .. } => {
                args.push(("defence", lines.first().cloned().unwrap_or_default().into()));
                self.words.text_with("analysis-says-defended", &args)
            }
            Verdict::No { rule } => {
                let reason = checks.iter().find(|check| !check.passed).map(|check| check.text.clone());
                args.push(("reason", reason.unwrap_or_default().into()));
                args.push(("rule", (*rule).into()));
                self.words.text_with("analysis-says-no", &args)
            }
        }
    }
}

/// Animals by the numbers of the engine, named by their keys.
struct Keyed<'a> {
    order: &'a [AnimalId],
    players: &'a [String],
}

impl Keyed<'_> {
    fn number(&self, key: AnimalId) -> Option<AnimalId> {
        let place = self.order.iter().position(|other| *other == key)?;
        u8::try_from(place).ok().map(AnimalId)
    }
}

impl Names for Keyed<'_> {
    fn player(&self, seat: Seat) -> &str {
        const NUMBERS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
        self.players.get(seat.index()).map_or(NUMBERS[seat.index() % 8], String::as_str)
    }

    fn animal(&self, animal: AnimalId) -> String {
        let key = self.order.get(usize::from(animal.0)).copied().unwrap_or(animal);
        format!("{ANIMAL}{}{CLOSE}", locale::field_name(key))
    }

    fn owner(&self, _animal: AnimalId) -> Option<Seat> {
        None
    }

    fn you(&self) -> Option<Seat> {
        None
    }
}
