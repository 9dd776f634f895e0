//! Sorting of short lists.
//!
//! The sorts of the standard library are made for long lists and become several kilobytes for every type they are used
//! with; together they were a thirtieth of the page. Lists of animals, cards and traits are short, and often in order already.

use core::cmp::Ordering;

/// Sorts a short list; what is equal keeps its order.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, Ord::cmp);
}

/// The same by a key.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// The same by a comparison.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && compare(&list[place - 1], &list[place]).is_gt() {
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_and_equals_keep_their_order() {
        let mut list: Vec<(u32, u32)> = (0..60).map(|number| (number * 37 % 11, number)).collect();
        let mut expected = list.clone();
        expected.sort_by_key(|(key, _)| *key);
        sort_by_key(&mut list, |(key, _)| *key);
        assert_eq!(list, expected);
        sort_by(&mut list, |one, other| other.cmp(one));
        expected.sort_by(|one, other| other.cmp(one));
        assert_eq!(list, expected);
        sort(&mut list);
        assert!(list.is_sorted());
        sort::<u8>(&mut []);
    }
}
