//! Numbered choices. Where there are many, first the card or the animal is chosen, then what to do with it.

use origin::{Action, AnimalId, Card, LinkId, Trait};

/// More choices than this are grouped.
pub const MOST_AT_ONCE: usize = 12;

/// One line of a list of choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This action.
    Do(Action),
    /// All of these, to be chosen from in a second step.
    Open(Group, Vec<Action>),
}

/// What the actions of a group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// They play this card.
    Card(Card),
    /// They play this card for this trait.
    Face(Card, Trait),
    /// This animal acts.
    Animal(AnimalId),
    /// This animal attacks.
    Attacker(AnimalId),
    /// This animal robs.
    Pirate(AnimalId),
    /// Two linked animals exchange cards.
    Exchange(LinkId),
}

/// The actions as a list to choose from: one line each, or one line for each group if there are too many.
pub fn list(actions: &[Action], inside: Option<Group>) -> Vec<Choice> {
    if actions.len() <= MOST_AT_ONCE {
        return actions.iter().copied().map(Choice::Do).collect();
    }
    let mut choices: Vec<Choice> = Vec::new();
    for &action in actions {
        let Some(group) = group(action, inside) else {
            choices.push(Choice::Do(action));
            continue;
        };
        match choices.iter_mut().find(|choice| matches!(choice, Choice::Open(known, _) if *known == group)) {
            Some(Choice::Open(_, members)) => members.push(action),
            _ => choices.push(Choice::Open(group, vec![action])),
        }
    }
    for choice in &mut choices {
        // A step with one choice would be no choice.
        if let Choice::Open(_, members) = choice
            && let [only] = members.as_slice()
        {
            *choice = Choice::Do(*only);
        }
    }
    match choices.as_slice() {
        // Neither would a step with one group.
        [Choice::Open(group, members)] => list(members, Some(*group)),
        _ => choices,
    }
}

/// The group of an action inside another group; `None` for one that stands alone.
fn group(action: Action, inside: Option<Group>) -> Option<Group> {
    match (inside, action) {
        (None, Action::PlayAnimal { card, .. } | Action::PlayTrait { card, .. } | Action::PlayPair { card, .. }) => {
            Some(Group::Card(card))
        }
        (Some(Group::Card(_)), Action::PlayTrait { card, face, .. } | Action::PlayPair { card, face, .. }) => {
            Some(Group::Face(card, face))
        }
        (
            None,
            Action::Take { animal }
            | Action::Fat { animal, .. }
            | Action::Graze { animal }
            | Action::Hibernate { animal }
            | Action::Attack { attacker: animal, .. }
            | Action::Migrate { animal, .. }
            | Action::Restore { animal, .. }
            | Action::Piracy { pirate: animal, .. },
        ) => Some(Group::Animal(animal)),
        (None, Action::Recombine { link, .. }) => Some(Group::Exchange(link)),
        (None, Action::Place { card, .. }) => Some(Group::Card(card)),
        (Some(Group::Animal(_)), Action::Attack { attacker, .. }) => Some(Group::Attacker(attacker)),
        (Some(Group::Animal(_)), Action::Piracy { pirate, .. }) => Some(Group::Pirate(pirate)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attacks(attacker: u8, targets: u8) -> Vec<Action> {
        (0..targets)
            .map(|target| Action::Attack { attacker: AnimalId(attacker), target: AnimalId(100 + target) })
            .collect()
    }

    #[test]
    fn few_choices_are_listed_many_are_grouped() {
        assert_eq!(list(&attacks(0, MOST_AT_ONCE as u8), None).len(), MOST_AT_ONCE);
        let mut many = attacks(0, 15);
        many.extend(attacks(1, 15));
        many.push(Action::Take { animal: AnimalId(2) });
        many.push(Action::Pass);
        let choices = list(&many, None);
        assert_eq!(choices.len(), 4);
        assert!(matches!(&choices[0], Choice::Open(Group::Animal(AnimalId(0)), members) if members.len() == 15));
        assert_eq!(choices[2], Choice::Do(Action::Take { animal: AnimalId(2) }), "a group of one is no group");
        assert_eq!(choices[3], Choice::Do(Action::Pass));
    }

    #[test]
    fn a_large_group_is_grouped_again_and_no_action_is_lost() {
        let card = Card::double(Trait::Camouflage, Trait::FatTissue);
        let on = |face: Trait| (0..14).map(move |n| Action::PlayTrait { card, face, on: AnimalId(n) });
        let all: Vec<Action> = on(Trait::Camouflage).chain(on(Trait::FatTissue)).collect();
        let mut outer = all.clone();
        outer.push(Action::Pass);
        let [Choice::Open(group, members), Choice::Do(Action::Pass)] = &list(&outer, None)[..] else {
            panic!("a group and a pass")
        };
        assert_eq!(*members, all);
        let inner = list(members, Some(*group));
        assert_eq!(inner.len(), 2);
        let count: usize = inner.iter().map(|c| if let Choice::Open(_, m) = c { m.len() } else { 1 }).sum();
        assert_eq!(count, all.len());
    }

    #[test]
    fn a_step_with_one_group_is_left_out() {
        let group = Some(Group::Animal(AnimalId(0)));
        let hunts = attacks(0, 15);
        assert_eq!(list(&hunts, group), hunts.iter().copied().map(Choice::Do).collect::<Vec<_>>());
    }
}
