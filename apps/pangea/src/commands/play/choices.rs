//! Numbered choices. Where there are many, first the card or the animal is chosen, then what to do with it.

use notation::record::ActionOf;

use super::shown::Shown;

/// More choices than this are grouped.
pub const MOST_AT_ONCE: usize = 12;

/// One line of a list of choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice<A, G> {
    /// This action.
    Do(A),
    /// All of these, to be chosen from in a second step.
    Open(G, Vec<A>),
}

/// One line of a list of choices of a family.
pub type ChoiceOf<F> = Choice<ActionOf<F>, <F as Shown>::Group>;

/// The actions as a list to choose from: one line each, or one line for each group if there are too many.
pub fn list<F: Shown>(actions: &[ActionOf<F>], inside: Option<F::Group>) -> Vec<ChoiceOf<F>> {
    if actions.len() <= MOST_AT_ONCE {
        return actions.iter().copied().map(Choice::Do).collect();
    }
    let mut choices: Vec<ChoiceOf<F>> = Vec::new();
    for &action in actions {
        let Some(group) = F::group(action, inside) else {
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
        [Choice::Open(group, members)] if inside != Some(*group) => list::<F>(members, Some(*group)),
        _ => choices,
    }
}
