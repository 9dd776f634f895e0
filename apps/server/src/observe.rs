//! What whoever runs the server sees of it: figures and the log. No name of a person and no secret is in either, and no label
//! of a figure names a person or a table.
//!
//! | module | what it holds |
//! |---|---|
//! | [`metrics`] | figures, as Prometheus reads them |
//! | [`scrape`] | who may read them: this machine, or whoever has the token |
//! | [`request`] | a number for each request, in its log lines and its answer |

pub mod metrics;
pub mod request;
pub mod scrape;
