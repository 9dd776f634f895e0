//! The words of all languages: complete, equal in shape, typographically right, and there for everything that can happen.

mod boards;
mod files;
mod games;
mod messages;
mod new_world;
mod option_words;
mod origin_words;
mod plurals;
mod refusals;
mod sample;
mod typography;
