//! Tables online, driven from outside: the waiting room, whole games, failures, secrets, clocks, votes.

mod client;
mod clocks;
mod company;
mod consent;
mod digests;
mod direct;
mod erasure;
mod games;
mod outages;
mod outside_bots;
mod simulation;
mod slow;
mod talk;
mod upkeep;
mod waiting;
mod watching;
mod world;
mod worlds;
