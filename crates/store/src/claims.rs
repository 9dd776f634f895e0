//! Who may take which table: decided alike for both databases.

use std::collections::HashMap;

use crate::error::ClaimError;
use crate::ids::{Epoch, NodeId};
use crate::journal::Claimed;
use crate::read;
use crate::time::WallTime;

/// A table before it is claimed: id, why it was set aside, owner, when that was heard of, whether it is alive.
pub(crate) type Owned = (String, Option<String>, Option<String>, Option<i64>, bool);

/// Answers in the order of the questions; those that succeed are filled in when it has been written.
pub(crate) type Answers = Vec<Result<Claimed, ClaimError>>;

/// Which of these tables the node may take, as answers and as ids.
pub(crate) fn judge<'i>(
    ids: &'i [String],
    owned: &[Owned],
    has_lease: bool,
    node: NodeId,
) -> Result<(Answers, Vec<&'i str>), sqlx::Error> {
    let owned: HashMap<&str, &Owned> = owned.iter().map(|owned| (owned.0.as_str(), owned)).collect();
    let mut answers = Vec::with_capacity(ids.len());
    let mut free = Vec::new();
    for id in ids {
        answers.push(match owned.get(id.as_str()) {
            None => Err(ClaimError::Unknown),
            Some((_, Some(reason), ..)) => Err(ClaimError::SetAside(reason.clone())),
            Some(_) if !has_lease => Err(ClaimError::NoLease),
            Some((.., Some(owner), _, true)) if *owner != node.to_string() => Err(ClaimError::Held(read::id(owner)?)),
            Some((.., owner, seen_at, _)) => {
                free.push(id.as_str());
                let last_heard = owner.as_ref().and(*seen_at).map(WallTime);
                Ok(Claimed { epoch: Epoch(0), head: 0, last_heard })
            }
        });
    }
    Ok((answers, free))
}

/// Fills in epochs and heads of the tables that were taken.
pub(crate) fn fill(ids: &[String], answers: &mut Answers, claimed: &[(String, i64, i64)]) -> Result<(), sqlx::Error> {
    let claimed: HashMap<&str, (i64, i64)> =
        claimed.iter().map(|(id, epoch, head)| (id.as_str(), (*epoch, *head))).collect();
    for (id, answer) in ids.iter().zip(answers) {
        if let (Ok(answer), Some((epoch, head))) = (answer, claimed.get(id.as_str())) {
            (answer.epoch, answer.head) = (Epoch(read::number(*epoch)?), read::number(*head)?);
        }
    }
    Ok(())
}
