//! Sums of products of whole numbers, the inner loop of everything.
//!
//! Written so that compilers make the pairwise products of 16-bit numbers of it (`pmaddwd`, `i32x4.dot_i16x8_s`). The
//! weights were checked when they were read ([`crate::file`]): no sum leaves its type, so that wrapping is no more than a
//! promise to the compiler that nothing has to be checked here.

/// Lengths of rows are multiples of this, so that no loop has a remainder.
pub const LANES: usize = 16;

/// The sum of the products.
#[inline]
pub fn dot(weights: &[i16], inputs: &[i16]) -> i32 {
    let mut sum = 0_i32;
    for (weights, inputs) in weights.chunks_exact(LANES).zip(inputs.chunks_exact(LANES)) {
        let mut part = 0_i32;
        for lane in 0..LANES {
            part = part.wrapping_add(i32::from(weights[lane]).wrapping_mul(i32::from(inputs[lane])));
        }
        sum = sum.wrapping_add(part);
    }
    sum
}

/// The same one by one, with every sum checked: what [`dot`] is compared with.
pub fn plain_dot(weights: &[i16], inputs: &[i16]) -> Option<i32> {
    weights
        .iter()
        .zip(inputs)
        .try_fold(0_i32, |sum, (weight, input)| sum.checked_add(i32::from(*weight).checked_mul(i32::from(*input))?))
}

/// Adds a row to sums.
#[inline]
pub fn add(sums: &mut [i16], row: &[i16]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

/// Takes sums down by a shift, between 0 and the most an activation can be, and adds them to others.
#[inline]
pub fn pool(pooled: &mut [i16], sums: &[i16], shift: u32, most: i16) {
    for (place, sum) in pooled.iter_mut().zip(sums) {
        *place = place.wrapping_add((sum >> shift).clamp(0, most));
    }
}
