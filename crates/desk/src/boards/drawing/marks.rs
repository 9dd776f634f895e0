//! How species stand out: legal, barred with its reason, acting, chosen.

use game::{RuleId, Viewer};
use northstar::view::SpeciesView;
use northstar::{Action, Question, SpeciesId, TraitSet};

use super::Brush;
use crate::boards::attack;
use crate::boards::pick::{Pick, can_act, is_own};
use crate::screen::{Deed, Mark, Why};

impl Brush<'_> {
    pub(super) fn mark(&self, species: &SpeciesView) -> Mark {
        let id = species.id;
        if let Some(under_way) = self.view.moment.attack() {
            if under_way.attacker == id {
                return self.actor("state-attacker", Deed::Attacks);
            }
            if under_way.victim == id {
                return Mark::Prey { flag: self.words.text("state-prey"), odds: Vec::new() };
            }
        }
        match (self.asked, &self.desk.pick) {
            (Some(Question::Play), Pick::Card(card)) if is_own(self.desk, id) => {
                self.judged(Action::PlayTrait { card: *card, on: id })
            }
            (Some(Question::Play), Pick::Sure { action: Action::Drop { from, .. }, .. }) if *from == id => {
                self.actor("desk-chosen", Deed::Chosen)
            }
            (Some(Question::Store { species, .. } | Question::Scarce { species }), _) if species == id => {
                self.actor("desk-acts", Deed::Acts)
            }
            (Some(Question::ChooseLeaf), _) => {
                let acts = self.legal.iter().any(|action| matches!(action, Action::Leaf { of, .. } if *of == id));
                if acts { self.legal_mark(None) } else { Mark::Rest }
            }
            (Some(Question::Feed), pick) => self.mark_feeding(id, pick),
            _ => Mark::Rest,
        }
    }

    fn mark_feeding(&self, id: SpeciesId, pick: &Pick) -> Mark {
        match pick {
            Pick::Actor(actor) if *actor == id => self.actor("desk-acts", Deed::Acts),
            Pick::Sure { action: Action::Intelligence { species, .. }, .. } if *species == id => {
                self.actor("desk-acts", Deed::Acts)
            }
            Pick::Aim(hunter) if *hunter == id => self.actor("state-attacker", Deed::Attacks),
            Pick::Attack { attacker, .. } if *attacker == id => self.actor("state-attacker", Deed::Attacks),
            Pick::Attack { attacker, victim, ignores, .. } if *victim == id => Mark::Prey {
                flag: self.words.text("state-prey"),
                odds: self.odds(attack::with(*attacker, id, *ignores)),
            },
            Pick::Aim(hunter) | Pick::Attack { attacker: hunter, .. } => self.prey(*hunter, id),
            _ if is_own(self.desk, id) && can_act(self.desk, id) => self.legal_mark(None),
            _ => Mark::Rest,
        }
    }

    /// Whether this could be the prey, at what price, and else why not.
    fn prey(&self, hunter: SpeciesId, id: SpeciesId) -> Mark {
        let Some(ignores) = attack::cheapest(self.desk, hunter, id) else {
            return self.judged(attack::with(hunter, id, TraitSet::EMPTY));
        };
        let action = attack::with(hunter, id, ignores);
        match ignores.len() {
            0 => self.legal_mark(Some(action)),
            price => {
                let ignored = locale::northstar::trait_list(self.words, ignores);
                let odds = core::iter::once(self.text("board-ignored", &[("traits", ignored.into())]));
                let flag = self.text("count-cards", &[("count", price.into())]);
                Mark::Legal { flag, odds: odds.chain(self.odds(action)).collect() }
            }
        }
    }

    /// Legal with what would follow, or barred with the reason.
    pub(super) fn judged(&self, action: Action) -> Mark {
        if self.legal.contains(&action) {
            return self.legal_mark(Some(action));
        }
        self.why(action).into_iter().next().map_or(Mark::Rest, Mark::Barred)
    }

    fn legal_mark(&self, action: Option<Action>) -> Mark {
        let odds = action.map(|action| self.odds(action)).unwrap_or_default();
        Mark::Legal { flag: self.words.text("ui-legal"), odds }
    }

    fn actor(&self, id: &str, deed: Deed) -> Mark {
        Mark::Actor { flag: self.words.text(id), deed }
    }

    /// What would follow, in lines.
    pub(super) fn odds(&self, action: Action) -> Vec<String> {
        let Viewer::Seat(seat) = self.desk.viewer else { return Vec::new() };
        let outlook = self.desk.outlook(seat, action);
        outlook
            .map(|outlook| locale::northstar::outlook(self.words, &self.players(), self.view.seats, &outlook))
            .unwrap_or_default()
    }

    /// Every reason against an action; each carries the number of the others.
    pub(super) fn why(&self, action: Action) -> Vec<Why> {
        let reasons = self.desk.reasons(action).0;
        let count = reasons.len();
        let why = |(number, reason): (usize, game::Reason<northstar::Rule>)| Why {
            text: locale::northstar::refusal(self.words, reason.rule),
            rule: reason.rule.id(),
            more: count - number - 1,
            rest: Vec::new(),
        };
        let mut whys: Vec<Why> = reasons.into_iter().enumerate().map(why).collect();
        let rest = whys.get(1..).map(<[Why]>::to_vec).unwrap_or_default();
        if let Some(first) = whys.first_mut() {
            first.rest = rest;
        }
        whys
    }
}
