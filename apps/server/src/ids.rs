//! Names as the protocol writes them and as the store keeps them: the same bits.

/// A table, for the store.
pub fn table(id: protocol::TableId) -> store::TableId {
    store::TableId::from_bytes(id.to_bytes())
}

/// A table of the store.
pub fn stored_table(id: store::TableId) -> protocol::TableId {
    protocol::TableId::from_bytes(*id.bytes())
}

/// A person, for the store.
pub fn person(id: protocol::PersonId) -> store::PersonId {
    store::PersonId::from_bytes(id.to_bytes())
}

/// A person of the store.
pub fn stored_person(id: store::PersonId) -> protocol::PersonId {
    protocol::PersonId::from_bytes(*id.bytes())
}

/// A request, for the store.
pub fn action(id: protocol::ActionId) -> store::ActionId {
    store::ActionId::from_bytes(id.to_bytes())
}

/// A request of the store.
pub fn stored_action(id: store::ActionId) -> protocol::ActionId {
    protocol::ActionId::from_bytes(*id.bytes())
}

/// A device, for the store: it is a session there.
pub fn session(id: protocol::DeviceId) -> store::SessionId {
    store::SessionId::from_bytes(id.to_bytes())
}

/// The device of a session.
pub fn device(id: store::SessionId) -> protocol::DeviceId {
    protocol::DeviceId::from_bytes(*id.bytes())
}

/// A new table.
pub fn new_table() -> protocol::TableId {
    stored_table(store::TableId::random())
}
