//! People play together over real sockets, and others try what they may not.

mod accounts;
mod erasure;
mod friends;
mod games;
mod harness;
mod intruders;
mod logs;
mod outages;
mod requests;
mod sessions;
mod sockets;
mod talk;
