//! Who may attack whom, and why: the engine is asked for every pair, with the turn of the hunter's owner.

use game::{ActionList, Game, RuleId, Seat};
use locale::Words;
use locale::northstar::{self as say, Players};
use northstar::traits::SHIELDS;
use northstar::{Action, Negations, Outlook, Rule, SpeciesId, State, Trait, TraitSet};

use super::{Board, Edit};
use crate::analysis::{Check, Matrix, Pair, Verdict, WhatIf};
use crate::boards::names::marked;
use crate::screen::Being;

/// The checks that are shown also when they are passed, in the order of the table of refusals, with the message that says
/// so. The traits that forbid an attack come after them.
const CHECKS: [(Rule, Passed); 3] = [
    (Rule::NsAtt1, Passed::Says("analysis-board-pass-hunter")),
    (Rule::NsAtt2, Passed::Says("analysis-pass-hungry")),
    (Rule::NsAtt4, Passed::Says("analysis-board-pass-size")),
];

fn all_checks() -> impl Iterator<Item = (Rule, Passed)> {
    let shields = SHIELDS.into_iter().map(|shows| (shows.rules().rule, Passed::Without(shows)));
    CHECKS.into_iter().chain(shields)
}

#[derive(Clone, Copy)]
enum Passed {
    Says(&'static str),
    Without(Trait),
}

impl Board {
    /// Who may attack whom.
    pub fn matrix(&self, words: &Words) -> Matrix {
        let order: Vec<SpeciesId> = self.keys.iter().flatten().copied().collect();
        let mut hunters = Vec::new();
        for (seat, row) in self.keys.iter().enumerate() {
            let Some(judge) = Judge::new(self, Seat::wrapping(seat), words) else { continue };
            for hunter in row {
                let pairs: Vec<Pair> = order.iter().filter_map(|prey| judge.pair(*hunter, *prey)).collect();
                if pairs.iter().any(|pair| pair.verdict != Verdict::Itself && !hunts_nobody(pair)) {
                    hunters.push((Being::from(*hunter), pairs));
                }
            }
        }
        Matrix { prey: order.into_iter().map(Into::into).collect(), hunters }
    }

    /// Traits that would save the prey, on itself or on a neighbour, or let the hunter attack it: each is tried.
    pub fn what_if(&self, pair: &Pair, words: &Words) -> Vec<WhatIf> {
        let (hunter, prey) = (SpeciesId::from(pair.hunter), SpeciesId::from(pair.prey));
        let is_allowed = match pair.verdict {
            Verdict::Itself => return Vec::new(),
            Verdict::No { .. } => false,
            _ => true,
        };
        let on = if is_allowed { self.with_neighbours(prey, hunter) } else { vec![hunter] };
        let tries = on.into_iter().flat_map(|on| Trait::ALL.into_iter().map(move |shows| (on, shows)));
        tries.filter_map(|(on, shows)| self.turned(hunter, prey, on, shows, is_allowed, words)).collect()
    }

    fn turned(
        &self,
        hunter: SpeciesId,
        prey: SpeciesId,
        on: SpeciesId,
        shows: Trait,
        is_allowed: bool,
        words: &Words,
    ) -> Option<WhatIf> {
        let mut after = self.clone();
        after.edit(Edit::AddTrait(on, shows)).ok()?;
        let seat = Seat::wrapping(after.place(hunter)?.0);
        let rule = match Judge::new(&after, seat, words)?.pair(hunter, prey)?.verdict {
            Verdict::No { rule } => Some(rule),
            _ => None,
        };
        (rule.is_some() == is_allowed).then(|| {
            let args = [("trait", say::trait_name(words, shows).into()), ("animal", say::epithet(on).into())];
            WhatIf { shows: shows.into(), text: words.text_with("analysis-what-if", &args), rule }
        })
    }

    /// A species and those beside it, but for this one.
    fn with_neighbours(&self, key: SpeciesId, but: SpeciesId) -> Vec<SpeciesId> {
        let Some((seat, place)) = self.place(key) else { return Vec::new() };
        let beside = [Some(place), place.checked_sub(1), Some(place + 1)];
        let row = &self.keys[seat];
        beside.into_iter().flatten().filter_map(|place| row.get(place).copied()).filter(|one| *one != but).collect()
    }
}

/// Whether it can attack nobody.
fn hunts_nobody(pair: &Pair) -> bool {
    pair.checks.iter().any(|check| !check.passed && check.rule == Rule::NsAtt1.id())
}

struct Judge<'a> {
    board: &'a Board,
    state: State,
    seat: Seat,
    words: &'a Words,
    legal: Vec<Action>,
}

impl<'a> Judge<'a> {
    fn new(board: &'a Board, seat: Seat, words: &'a Words) -> Option<Self> {
        let state = board.state(seat)?;
        let mut legal = ActionList::new();
        state.legal(seat, &mut legal);
        Some(Self { board, state, seat, words, legal: legal.to_vec() })
    }

    /// The answer for one pair; nothing if one of them is not here.
    fn pair(&self, hunter: SpeciesId, prey: SpeciesId) -> Option<Pair> {
        let (attacker, victim) = (self.board.number(hunter)?, self.board.number(prey)?);
        let attack = |traits| Action::Attack { attacker, victim, negate: Negations::of(traits) };
        let checks = self.checks(attack(TraitSet::EMPTY), [hunter, prey]);
        let first = checks.iter().find(|check| !check.passed);
        let paid = if first.is_some() { self.cheapest(attacker, victim) } else { None };
        let outlook = match (first, paid) {
            (Some(_), None) => None,
            (_, traits) => self.outlook(attack(traits.unwrap_or(TraitSet::EMPTY))),
        };
        let verdict = match (first, paid) {
            _ if hunter == prey => Verdict::Itself,
            (Some(_), Some(traits)) => Verdict::Priced {
                by: Trait::Intelligence.into(),
                short: self.words.text_with("analysis-cell-cards", &[("count", traits.len().into())]),
            },
            (Some(check), None) => Verdict::No { rule: check.rule },
            (None, _) if outlook.as_ref().is_some_and(|outlook| hurts(outlook, attacker)) => {
                Verdict::Defended { by: Trait::Horns.into(), short: self.words.text("analysis-cell-horns") }
            }
            (None, _) => Verdict::Yes,
        };
        let mut lines: Vec<String> = paid.map(|traits| self.price(traits)).into_iter().collect();
        lines.extend(outlook.map(|outlook| self.outlook_lines(outlook)).unwrap_or_default());
        let spoken = self.spoken(hunter, prey, &verdict, first, &lines);
        Some(Pair { hunter: hunter.into(), prey: prey.into(), verdict, spoken, checks, outlook: lines })
    }

    /// The traits of the cheapest legal way.
    fn cheapest(&self, by: SpeciesId, prey: SpeciesId) -> Option<TraitSet> {
        let way = |action: &Action| match action {
            Action::Attack { attacker, victim, negate } if (*attacker, *victim) == (by, prey) => Some(negate.traits),
            _ => None,
        };
        self.legal.iter().filter_map(way).min_by_key(|traits| traits.len())
    }

    /// What would follow from an attack, with everything paid for it.
    fn outlook(&self, action: Action) -> Option<Outlook> {
        let mut state = self.state.clone();
        let mut next = action;
        loop {
            let outlook = state.outlook(self.seat, next)?;
            state.apply(self.seat, next, &mut ()).ok()?;
            let mut legal = ActionList::new();
            state.legal(self.seat, &mut legal);
            match legal.iter().copied().find(|action| matches!(action, Action::Pay { .. })) {
                Some(pay) => next = pay,
                None => return Some(outlook),
            }
        }
    }

    /// What would follow, in sentences.
    fn outlook_lines(&self, mut outlook: Outlook) -> Vec<String> {
        let key = |id: &mut SpeciesId| *id = self.board.key(*id);
        outlook.gains.iter_mut().for_each(|gain| key(&mut gain.species));
        outlook.losses.iter_mut().for_each(|(species, _)| key(species));
        outlook.deaths.iter_mut().for_each(|(species, _)| key(species));
        let numbers: Vec<String> = Seat::all(self.board.seats()).map(|seat| self.player(seat)).collect();
        let players = Players::new(numbers.iter().map(String::as_str), None).calling(marked);
        say::outlook(self.words, &players, self.board.seats(), &outlook)
    }

    fn player(&self, seat: Seat) -> String {
        self.words.text_with("analysis-player", &[("seat", seat.number().into())])
    }

    fn price(&self, traits: TraitSet) -> String {
        let args = [("traits", say::trait_list(self.words, traits).into()), ("count", traits.len().into())];
        self.words.text_with("analysis-board-price", &args)
    }

    fn checks(&self, action: Action, pair: [SpeciesId; 2]) -> Vec<Check> {
        let reasons = self.state.why_not(self.seat, action).0;
        let failed = |reason: &game::Reason<Rule>| {
            let cause = reason.cause.map(|id| self.board.key(SpeciesId(id))).filter(|id| !pair.contains(id));
            let text = say::refusal(self.words, reason.rule);
            let text = cause.map_or(text.clone(), |cause| format!("{text} ({})", marked(cause)));
            Check { passed: false, text, rule: reason.rule.id() }
        };
        // A species that hunts nobody is not looked at any further.
        if reasons.iter().any(|reason| reason.rule == Rule::NsAtt1) {
            return reasons.iter().map(failed).collect();
        }
        let mut checks = Vec::new();
        let mut told = 0;
        for (rule, passed) in all_checks() {
            // Reasons that stand before this check and have no line of their own.
            match reasons.iter().position(|reason| reason.rule == rule) {
                Some(place) => {
                    checks.extend(reasons[told..=place.max(told)].iter().map(failed));
                    told = place + 1;
                }
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
                let name = say::trait_name(self.words, shows);
                self.words.text_with("analysis-pass-trait", &[("trait", name.into())])
            }
        }
    }

    fn spoken(
        &self,
        hunter: SpeciesId,
        prey: SpeciesId,
        verdict: &Verdict,
        first: Option<&Check>,
        lines: &[String],
    ) -> String {
        let mut args = vec![("hunter", marked(hunter).into()), ("prey", marked(prey).into())];
        match verdict {
            Verdict::Itself | Verdict::Yes => self.words.text_with("analysis-board-says-yes", &args),
            Verdict::Defended { .. } | Verdict::Priced { .. } => {
                args.push(("defence", lines.join(" ").into()));
                self.words.text_with("analysis-says-defended", &args)
            }
            Verdict::No { rule } => {
                args.push(("reason", first.map(|check| check.text.clone()).unwrap_or_default().into()));
                args.push(("rule", (*rule).into()));
                self.words.text_with("analysis-says-no", &args)
            }
        }
    }
}

/// Whether the attacker loses population.
fn hurts(outlook: &Outlook, attacker: SpeciesId) -> bool {
    outlook.losses.iter().any(|(species, _)| *species == attacker)
}
