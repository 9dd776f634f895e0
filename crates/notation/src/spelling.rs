//! "Did you mean": the known word nearest to a mistyped one.

/// A sentence that proposes the nearest of the known words, if one is near.
pub(crate) fn did_you_mean<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let length = given.chars().count();
    if length > 60 {
        return None;
    }
    let allowed = 1 + length / 4;
    known
        .into_iter()
        .map(|word| (distance(given, word), word))
        .filter(|&(changes, _)| changes <= allowed)
        .min_by_key(|&(changes, _)| changes)
        .map(|(_, word)| format!("did you mean '{word}'?"))
}

/// Letters to insert, drop or replace to get from one word to the other; upper and lower case are the same.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.to_lowercase().chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (line, letter) in from.to_lowercase().chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        for (place, other) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[place + 1];
            row[place + 1] = replaced.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_proposed_and_a_distant_one_is_not() {
        let known = ["swimming", "running", "mimicry"];
        assert_eq!(did_you_mean("runing", known).as_deref(), Some("did you mean 'running'?"));
        assert_eq!(did_you_mean("Mimicry", known).as_deref(), Some("did you mean 'mimicry'?"));
        assert_eq!(did_you_mean("wings", known), None);
    }
}
