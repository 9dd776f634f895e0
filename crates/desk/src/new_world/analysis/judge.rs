//! Who may attack whom, and why: the engine is asked for every pair, with the turn of the hunter's owner.

use game::{ActionList, Game, RuleId, Seat, Viewer};
use locale::{Names, Words};
use new_world::outlook::Reactions;
use new_world::traits::SHIELDS;
use new_world::{Action, AnimalId, CardRef, Rule, State, Trait, View};

use super::{Board, Edit};
use crate::analysis::{Check, Matrix, Pair, Verdict, WhatIf};
use crate::diary::marked_animal;
use crate::new_world::say;

/// The checks that are shown also when they are passed, in the order of the table of refusals; with the trait they are
/// about, or the message that says it. The protective traits come after them.
const CHECKS: [(Rule, Passed); 6] = [
    (Rule::NwAtt1, Passed::Says("analysis-world-pass-hunter")),
    (Rule::NwAtt2, Passed::Says("analysis-world-pass-ready")),
    (Rule::NwHun4, Passed::Says("analysis-pass-hungry")),
    (Rule::NwAtt10, Passed::Says("analysis-pass-other")),
    (Rule::NwShel3, Passed::Says("analysis-world-pass-shelter")),
    (Rule::NwTShelled, Passed::Without(Trait::Shelled)),
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
        let order = self.order();
        let mut hunters = Vec::new();
        for (seat, row) in self.keys.iter().enumerate() {
            let Some(judge) = Judge::new(self, Seat::wrapping(seat), words) else { continue };
            for hunter in row {
                let pairs: Vec<Pair> = order.iter().filter_map(|prey| judge.pair(*hunter, *prey)).collect();
                if pairs.iter().any(|pair| !forbids(pair, Rule::NwAtt1)) {
                    hunters.push(((*hunter).into(), pairs));
                }
            }
        }
        Matrix { prey: order.iter().copied().map(Into::into).collect(), hunters }
    }

    /// Single traits that would save the prey, or let the hunter attack it, on either of them: each is tried.
    pub fn what_if(&self, pair: &Pair, words: &Words) -> Vec<WhatIf> {
        let (hunter, prey) = (AnimalId::from(pair.hunter), AnimalId::from(pair.prey));
        let (is_allowed, on) = match pair.verdict {
            Verdict::Itself => return Vec::new(),
            Verdict::No { .. } => (false, vec![hunter, prey]),
            _ => (true, vec![prey]),
        };
        let singles: Vec<Trait> = self.traits().into_iter().filter(|shows| !shows.is_pair()).collect();
        let tries = on.into_iter().flat_map(|on| singles.iter().map(move |shows| (on, *shows)));
        let try_one = |(on, shows): (AnimalId, Trait)| {
            let mut after = self.clone();
            after.edit(Edit::AddTrait(on, shows)).ok()?;
            let seat = after.spot(hunter).ok()?.0;
            let rule = match Judge::new(&after, seat, words)?.pair(hunter, prey)?.verdict {
                Verdict::No { rule } => Some(rule),
                _ => None,
            };
            (rule.is_some() == is_allowed).then(|| {
                let args = [("trait", say::trait_name(words, shows).into()), ("animal", Self::name(on).into())];
                WhatIf { shows: shows.into(), text: words.text_with("analysis-what-if", &args), rule }
            })
        };
        tries.filter_map(try_one).collect()
    }
}

fn forbids(pair: &Pair, rule: Rule) -> bool {
    pair.checks.iter().any(|check| !check.passed && check.rule == rule.id())
}

/// How an attack can be made.
struct Way {
    action: Action,
    /// The card that is ignored because of a Harmful Mutation.
    mutation: Option<CardRef>,
    /// The card for which Intelligent is used.
    intelligence: Option<CardRef>,
}

struct Judge<'a> {
    state: State,
    view: View,
    seat: Seat,
    words: &'a Words,
    names: Keyed,
    legal: Vec<Action>,
}

impl<'a> Judge<'a> {
    fn new(board: &Board, seat: Seat, words: &'a Words) -> Option<Self> {
        let state = board.state(seat)?;
        let mut legal = ActionList::new();
        state.legal(seat, &mut legal);
        let player = |seat: Seat| words.text_with("analysis-player", &[("seat", seat.number().into())]);
        let names = Keyed { order: board.order(), players: Seat::all(board.seats()).map(player).collect() };
        let view = state.view(Viewer::Spectator);
        Some(Self { state, view, seat, words, names, legal: legal.to_vec() })
    }

    /// The answer for one pair; nothing if one of them is not here.
    fn pair(&self, hunter: AnimalId, prey: AnimalId) -> Option<Pair> {
        let (predator, target) = (self.names.number(hunter)?, self.names.number(prey)?);
        let way = self.way(predator, target);
        // What Intelligent overcomes is shown as an obstacle, what does not count is not.
        let mutation = way.as_ref().and_then(|way| way.mutation);
        let checks = self.checks(Action::Attack { predator, prey: target, mutation, intelligence: None });
        let outlook = way.as_ref().and_then(|way| self.state.outlook(self.seat, way.action));
        let verdict = match (&way, outlook.as_ref().and_then(|outlook| outlook.reactions.as_ref())) {
            _ if hunter == prey => Verdict::Itself,
            (None, _) => Verdict::No { rule: checks.iter().find(|check| !check.passed).map_or("", |check| check.rule) },
            (Some(Way { intelligence: Some(_), .. }), _) => Verdict::Priced {
                by: Trait::Intelligent.into(),
                short: self.words.text("analysis-world-cell-intelligent"),
            },
            (Some(_), reactions) => reactions.map_or(Verdict::Yes, |reactions| self.answered(reactions)),
        };
        let mut lines = way.as_ref().map(|way| self.ignored(way)).unwrap_or_default();
        if let (Some(way), Some(outlook)) = (&way, &outlook) {
            lines.extend(say::outlook(self.words, &self.names, outlook, &way.action));
        }
        lines.extend(self.clever(predator, target, way.as_ref()));
        let spoken = self.spoken([predator, target], &verdict, &checks, &lines);
        Some(Pair { hunter: hunter.into(), prey: prey.into(), verdict, spoken, checks, outlook: lines })
    }

    /// The cheapest legal attack.
    fn way(&self, by: AnimalId, on: AnimalId) -> Option<Way> {
        let way = |action: &Action| match *action {
            Action::Attack { predator, prey, mutation, intelligence } if (predator, prey) == (by, on) => {
                Some(Way { action: *action, mutation, intelligence })
            }
            _ => None,
        };
        self.legal.iter().filter_map(way).min_by_key(|way| way.intelligence.is_some())
    }

    /// What the prey answers with, the surest first.
    fn answered(&self, reactions: &Reactions) -> Verdict {
        let die = |faces: Option<(u8, u8)>| faces.map(|(faces, sides)| format!("{faces}/{sides}"));
        let word = |is: bool, id: &str| is.then(|| self.words.text(id));
        let answers = [
            (Trait::Shelled, word(reactions.hides, "analysis-world-cell-shelled")),
            (Trait::Elusive, word(reactions.eludes, "analysis-world-cell-elusive")),
            (Trait::Repulsive, word(reactions.repels, "analysis-world-cell-repulsive")),
            (Trait::Mimicry, word(!reactions.redirects_to.is_empty(), "analysis-cell-mimicry")),
            (Trait::Running, die(reactions.escapes_on)),
            (Trait::Horned, die(reactions.gores_on)),
            (Trait::Poisonous, word(reactions.poisons, "analysis-world-cell-poisonous")),
        ];
        let first = answers.into_iter().find_map(|(by, short)| Some((by, short?)));
        first.map_or(Verdict::Yes, |(by, short)| Verdict::Defended { by: by.into(), short })
    }

    /// What is ignored, in sentences.
    fn ignored(&self, way: &Way) -> Vec<String> {
        let line = |id: &str, card: Option<CardRef>| {
            Some(self.words.text_with(id, &[("trait", self.card_name(card?).into())]))
        };
        let lines = [line("analysis-world-mutation", way.mutation), line("analysis-world-price", way.intelligence)];
        lines.into_iter().flatten().collect()
    }

    /// Reactions that Intelligent could ignore, where it is not needed for the attack itself.
    fn clever(&self, by: AnimalId, on: AnimalId, way: Option<&Way>) -> Option<String> {
        way.filter(|way| way.intelligence.is_none())?;
        let ignored = self.legal.iter().filter_map(|action| match *action {
            Action::Attack { predator, prey, intelligence, .. } if (predator, prey) == (by, on) => intelligence,
            _ => None,
        });
        let names: Vec<String> = ignored.map(|card| self.card_name(card)).collect();
        let args = [("traits", names.join(", ").into())];
        (!names.is_empty()).then(|| self.words.text_with("analysis-world-clever", &args))
    }

    fn card_name(&self, card: CardRef) -> String {
        let shows = match card {
            CardRef::Single { shows, .. } => Some(shows),
            CardRef::Pair(link) => self.view.link(link).map(|link| link.shows),
        };
        shows.map(|shows| say::trait_name(self.words, shows)).unwrap_or_default()
    }

    fn checks(&self, action: Action) -> Vec<Check> {
        let reasons = self.state.why_not(self.seat, action).0;
        let failed = |reason: &game::Reason<Rule>| Check {
            passed: false,
            text: say::refusal(self.words, &self.names, reason.rule, reason.cause.map(AnimalId)),
            rule: reason.rule.id(),
        };
        // An animal that hunts nobody is not looked at any further.
        if reasons.iter().any(|reason| reason.rule == Rule::NwAtt1) {
            return reasons.iter().map(failed).collect();
        }
        let mut checks = Vec::new();
        let mut told = 0;
        for (rule, passed) in all_checks() {
            match reasons.iter().rposition(|reason| reason.rule == rule) {
                Some(place) => {
                    // Reasons that stand before this check and have no line of their own.
                    checks.extend(reasons.get(told..=place).unwrap_or_default().iter().map(failed));
                    told = told.max(place + 1);
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

    fn spoken(&self, [hunter, prey]: [AnimalId; 2], verdict: &Verdict, checks: &[Check], lines: &[String]) -> String {
        let (hunter, prey) = (self.names.animal(hunter), self.names.animal(prey));
        let mut args = vec![("hunter", hunter.into()), ("prey", prey.into())];
        match verdict {
            Verdict::Itself | Verdict::Yes => self.words.text_with("analysis-says-yes", &args),
            Verdict::Defended { .. } | Verdict::Priced { .. } => {
                args.push(("defence", lines.join(" ").into()));
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
struct Keyed {
    order: Vec<AnimalId>,
    players: Vec<String>,
}

impl Keyed {
    fn number(&self, key: AnimalId) -> Option<AnimalId> {
        let place = self.order.iter().position(|other| *other == key)?;
        u8::try_from(place).ok().map(AnimalId)
    }
}

impl Names<AnimalId> for Keyed {
    fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    fn animal(&self, animal: AnimalId) -> String {
        let key = self.order.get(usize::from(animal.0)).copied().unwrap_or(animal);
        marked_animal(&Board::name(key))
    }

    fn owner(&self, _animal: AnimalId) -> Option<Seat> {
        None
    }

    fn you(&self) -> Option<Seat> {
        None
    }
}
