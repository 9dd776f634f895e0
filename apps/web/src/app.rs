//! The page as a whole: which screen is shown.

use leptos::prelude::*;

use crate::language::Missing;
use crate::online::Online;
#[cfg(not(feature = "online"))]
use crate::online::OnlineScreen;
use crate::pages::{AnalysisPage, Home, RecordsPage, ReplayPage, RulesPage, SettingsPage, SetupPage, TutorialPage};
#[cfg(feature = "online")]
use crate::pages::{JoinPage, PlacePage, RoomPage};
use crate::prefs::Prefs;
use crate::route::{self, Route};
use crate::session::Session;
use crate::sound::Speaker;
use crate::table::TablePage;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let prefs = Prefs::load();
    provide_context(prefs);
    provide_context(Speaker::new(prefs));
    let session = Session::load(prefs);
    provide_context(session);
    let online = Online::new(session, prefs);
    provide_context(online);
    crate::language::follow(prefs);
    let route = route::current();
    // The first page, games at this screen and lessons have the desk to themselves.
    Effect::new(move |_| {
        if matches!(route.get(), Route::Home | Route::Play | Route::Setup | Route::Tutorial(_)) {
            online.leave_table();
        }
    });
    let screen = move || match route.get() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::Setup => view! { <SetupPage/> }.into_any(),
        Route::Settings => view! { <SettingsPage/> }.into_any(),
        Route::Records => view! { <RecordsPage/> }.into_any(),
        Route::Play => view! { <TablePage/> }.into_any(),
        Route::Rules(id) => view! { <RulesPage id=id/> }.into_any(),
        Route::Tutorial(edition) => view! { <TutorialPage edition=edition/> }.into_any(),
        Route::Replay => view! { <ReplayPage/> }.into_any(),
        Route::Analysis(link) => view! { <AnalysisPage link=link/> }.into_any(),
        #[cfg(feature = "online")]
        Route::Join(table, secret) => view! { <JoinPage table=table secret=secret/> }.into_any(),
        #[cfg(feature = "online")]
        Route::Table(table) => view! { <RoomPage table=table/> }.into_any(),
        #[cfg(feature = "online")]
        Route::Place(place) => view! { <PlacePage place=place/> }.into_any(),
        #[cfg(not(feature = "online"))]
        Route::Join(..) | Route::Table(_) | Route::Place(_) => view! { <OnlineScreen/> }.into_any(),
    };
    view! { {screen}<Missing/> }
}
