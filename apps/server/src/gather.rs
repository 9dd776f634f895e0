//! Questions to the store that many ask at once: whoever asks while others are being answered shares the next query.
//!
//! After a restart everybody comes back at the same time; a query for each of them would be most of what the server does.

use std::collections::HashMap;
use std::hash::Hash;

use store::StoreError;
use tokio::sync::{mpsc, oneshot};

/// The most questions of one query.
const BATCH: usize = 256;

/// What is known of what was asked about; nothing if nothing is.
type Found<V> = Result<Option<V>, StoreError>;
type Asked<K, V> = (K, oneshot::Sender<Found<V>>);

/// The way to a task that asks; dropping it ends the task. An answer comes from a query that began after the question.
#[derive(Debug)]
pub struct Gather<K, V>(mpsc::Sender<Asked<K, V>>);

impl<K, V> Gather<K, V>
where
    K: Copy + Eq + Hash + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    /// Starts its task; `ask` finds what is known of some of them.
    pub fn start<F>(ask: impl Fn(Vec<K>) -> F + Send + 'static) -> Self
    where
        F: Future<Output = Result<Vec<(K, V)>, StoreError>> + Send + 'static,
    {
        let (asks, mut asked) = mpsc::channel::<Asked<K, V>>(BATCH);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while asked.recv_many(&mut batch, BATCH).await > 0 {
                // In a task of its own: a panic fails these questions and not the next.
                let found = tokio::spawn(ask(batch.iter().map(|(key, _)| *key).collect())).await;
                let found = found.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())));
                let found = found.map(|found| found.into_iter().collect::<HashMap<K, V>>());
                for (key, answer) in batch.drain(..) {
                    let own = found.as_ref().map(|found| found.get(&key).cloned()).map_err(Clone::clone);
                    // Whoever no longer waits does not need it.
                    let _ = answer.send(own);
                }
            }
        });
        Self(asks)
    }

    /// What is known of this.
    pub async fn ask(&self, key: K) -> Found<V> {
        let stopped = || StoreError::Unavailable("the server stops".to_owned());
        let (answer, answered) = oneshot::channel();
        self.0.send((key, answer)).await.map_err(|_| stopped())?;
        answered.await.unwrap_or_else(|_| Err(stopped()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn who_asks_together_shares_a_query_and_gets_the_own_answer() {
        let queries = Arc::<AtomicUsize>::default();
        let counted = queries.clone();
        let doubled = Gather::start(move |keys: Vec<u32>| {
            counted.fetch_add(1, Ordering::Relaxed);
            async move {
                tokio::task::yield_now().await;
                assert!(!keys.contains(&99), "a query that fails, on purpose");
                Ok(keys.into_iter().filter(|key| key % 5 != 0).map(|key| (key, 2 * key)).collect())
            }
        });
        let doubled = Arc::new(doubled);
        let asks = (0..200).map(|key| {
            let doubled = doubled.clone();
            async move { (key, doubled.ask(key).await) }
        });
        let mut all = tokio::task::JoinSet::new();
        asks.for_each(|ask| drop(all.spawn(ask)));
        while let Some(answer) = all.join_next().await {
            let (key, answer) = answer.expect("no panic");
            let expected = if key == 99 { None } else { Some((key % 5 != 0).then_some(2 * key)) };
            assert!(answer.is_err() || answer.ok() == expected, "{key}");
        }
        assert!(queries.load(Ordering::Relaxed) < 20, "{queries:?}");
        assert_eq!(doubled.ask(7).await, Ok(Some(14)), "the next question is answered");
        assert!(doubled.ask(99).await.is_err());
        assert_eq!(doubled.ask(5).await, Ok(None));
    }
}
