//! Who may attack whom, and why: the engine is asked for every pair, with the turn of the hunter's owner.

use game::{Game, RuleId, Seat};
use locale::{Names, Words};
use origin::outlook::Defence;
use origin::{Action, AnimalId, Rule, State, Trait};

use super::{Board, Edit};
use crate::diary::{ANIMAL, CLOSE};

/// Who may attack whom. A row for every animal that hunts at all, a column for every animal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matrix {
    /// The columns.
    pub prey: Vec<AnimalId>,
    /// The rows: the hunter and its pairs, in the order of the columns.
    pub hunters: Vec<(AnimalId, Vec<Pair>)>,
}

/// The answer for one pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Who would attack.
    pub hunter: AnimalId,
    /// Whom.
    pub prey: AnimalId,
    /// The answer.
    pub verdict: Verdict,
    /// The whole answer in a sentence.
    pub spoken: String,
    /// Every check of the rules, in their order.
    pub checks: Vec<Check>,
    /// What would follow, if it may attack.
    pub outlook: Vec<String>,
}

/// The answer in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The animal itself.
    Itself,
    /// It may, and nothing saves the prey.
    Yes,
    /// It may, but the prey has a defence.
    Defended {
        /// The first defence, for the icon.
        by: Trait,
        /// In a word.
        short: String,
    },
    /// It may not.
    No {
        /// The first rule that forbids it.
        rule: &'static str,
    },
}

/// A trait that would turn the answer of a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhatIf {
    /// The trait.
    pub shows: Trait,
    /// In words: on which of the two.
    pub text: String,
    /// The rule that would forbid the attack then; none if it would be allowed.
    pub rule: Option<&'static str>,
}

/// One check of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// Whether it is passed.
    pub passed: bool,
    /// A sentence, with marks round names.
    pub text: String,
    /// The rule.
    pub rule: &'static str,
}

/// The checks that are told also when they are passed, in the order of the table of refusals; with the trait they are
/// about, or the message that says it.
const CHECKS: [(Rule, Passed); 9] = [
    (Rule::OriHunt1, Passed::Says("analysis-pass-hunter")),
    (Rule::OriHunt2, Passed::Says("analysis-pass-ready")),
    (Rule::OriHunt4, Passed::Says("analysis-pass-hungry")),
    (Rule::OriS1, Passed::Says("analysis-pass-other")),
    (Rule::OriS3, Passed::Without(Trait::Symbiosis)),
    (Rule::OriS4, Passed::Without(Trait::Camouflage)),
    (Rule::OriS5, Passed::Without(Trait::Swimming)),
    (Rule::OriS6, Passed::Without(Trait::HighBodyWeight)),
    (Rule::OriS7, Passed::Without(Trait::Burrowing)),
];

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
                let judge = Judge { state: &state, seat, words, names: &names };
                let pairs: Vec<Pair> = order.iter().map(|prey| judge.pair(*hunter, *prey)).collect();
                if pairs.iter().any(|pair| !pair.forbids(Rule::OriHunt1)) {
                    hunters.push((*hunter, pairs));
                }
            }
        }
        Matrix { prey: order, hunters }
    }

    /// Single traits that would save the prey, or let the hunter attack it: each is tried.
    pub fn what_if(&self, pair: &Pair, words: &Words) -> Vec<WhatIf> {
        let is_allowed = !matches!(pair.verdict, Verdict::No { .. });
        let on = if is_allowed { pair.prey } else { pair.hunter };
        let try_one = |shows: &Trait| {
            let mut after = self.clone();
            after.edit(Edit::AddTrait(on, *shows)).ok()?;
            let rule = match after.judge(pair.hunter, pair.prey, words)?.verdict {
                Verdict::No { rule } => Some(rule),
                _ => None,
            };
            let turned = rule.is_some() == is_allowed;
            turned.then(|| {
                let name = locale::origin::trait_name(words, *shows);
                let args = [("trait", name.into()), ("animal", locale::field_name(on).into())];
                WhatIf { shows: *shows, text: words.text_with("analysis-what-if", &args), rule }
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
        let judge = Judge { state: &state, seat, words, names: &Keyed { order: &order, players: &[] } };
        Some(judge.pair(hunter, prey))
    }
}

impl Pair {
    fn forbids(&self, rule: Rule) -> bool {
        self.checks.iter().any(|check| !check.passed && check.rule == rule.id())
    }
}

struct Judge<'a> {
    state: &'a State,
    seat: Seat,
    words: &'a Words,
    names: &'a Keyed<'a>,
}

impl Judge<'_> {
    fn pair(&self, hunter: AnimalId, prey: AnimalId) -> Pair {
        let (Some(attacker), Some(target)) = (self.names.number(hunter), self.names.number(prey)) else {
            let (checks, outlook) = (Vec::new(), Vec::new());
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
        Pair { hunter, prey, verdict, spoken, checks, outlook: lines }
    }

    fn defended(&self, defence: &Defence) -> Verdict {
        if let Some((faces, sides)) = defence.escapes_on {
            return Verdict::Defended { by: Trait::Running, short: format!("{faces}/{sides}") };
        }
        let (by, id) = match defence {
            Defence { redirects_to, .. } if !redirects_to.is_empty() => (Trait::Mimicry, "analysis-cell-mimicry"),
            Defence { loses_tail: true, .. } => (Trait::TailLoss, "analysis-cell-tail"),
            _ => return Verdict::Yes,
        };
        Verdict::Defended { by, short: self.words.text(id) }
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
        for (rule, passed) in CHECKS {
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
            Verdict::Defended { .. } => {
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
