//! Who judges a table at the end of an iteration: the linear model, or a network where there is one.

#[cfg(feature = "network")]
use std::sync::Arc;

use crate::mind::Mind;
use crate::model::{Model, Prospects};

/// How a search judges the tables it comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Judgement {
    /// By the linear model.
    #[default]
    Linear,
    /// Between two rounds by the network of the edition, if it has one that was measured at tables with so many seats; else
    /// by the linear model.
    Network,
}

/// Judges tables, with memory that is used again and again.
#[derive(Default)]
pub(crate) struct Judge {
    /// A model instead of the edition's.
    pub(crate) model: Option<Model>,
    #[cfg(feature = "network")]
    network: Option<Arc<net::Network>>,
    #[cfg(feature = "network")]
    memory: Option<Box<(net::Inputs, net::Scratch)>>,
}

impl Judge {
    /// The same with a network instead of the edition's.
    #[cfg(feature = "network")]
    pub(crate) fn set_network(&mut self, network: Arc<net::Network>) {
        self.network = Some(network);
    }

    /// The model of a table.
    pub(crate) fn model<'a, G: Mind>(&'a self, state: &G) -> &'a Model {
        match &self.model {
            Some(model) => model,
            None => state.model(),
        }
    }

    /// What the seats of a table may expect.
    pub(crate) fn judge<G: Mind>(&mut self, state: &G, judgement: Judgement) -> Prospects {
        #[cfg(feature = "network")]
        if judgement == Judgement::Network
            && state.is_between_rounds()
            && let Some(network) = self.network.as_deref().or_else(|| built_in(state))
        {
            let (inputs, scratch) = &mut **self.memory.get_or_insert_default();
            return crate::model::judged_by(network, state, inputs, scratch);
        }
        #[cfg(not(feature = "network"))]
        let _ = judgement;
        self.model(state).judge(state)
    }
}

/// The network that comes with the program for a table like this.
#[cfg(feature = "network")]
fn built_in<G: Mind>(state: &G) -> Option<&'static net::Network> {
    state.network().filter(|network| network.knows(state.seats()))
}
