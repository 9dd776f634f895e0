//! A state and a full event cannot be serialised, so they cannot be sent or stored by mistake. If one could, this file
//! would not compile: then two implementations of the trait below would fit.

macro_rules! cannot_be_serialised {
    ($($secret:ty),+ $(,)?) => {
        $(const _: fn() = || {
            trait Fits<Which> {
                fn fits() {}
            }
            struct Serialised;
            impl<T: ?Sized> Fits<()> for T {}
            impl<T: ?Sized + serde::Serialize> Fits<Serialised> for T {}
            let _ = <$secret as Fits<_>>::fits;
        };)+
    };
}

cannot_be_serialised!(origin::State, northstar::State, new_world::State);
cannot_be_serialised!(origin::Event, northstar::Event, new_world::Event);
