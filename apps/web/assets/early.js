// Before the first paint: the saved theme and language, and which module is loaded. Not a module, so that nothing is drawn
// before it has run. `pangea.theme` is "light" or "dark", absent to follow the system; `pangea.lang` is one of LANGUAGES;
// `pangea.online` is there once this browser was at tables online.
{
  const LANGUAGES = ["en", "pl", "ru", "cs"];
  const ONLINE = ["join", "table", "lobby", "account", "sign-in", "friends", "player", "leaderboard", "confirm-mail"]; // how addresses of tables online begin, as in `route.rs`
  const page = document.documentElement;
  const saved = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is switched off
    }
  };

  const theme = saved("pangea.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;

  const wished = [saved("pangea.lang"), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  page.lang = wished.find((language) => LANGUAGES.includes(language)) ?? "en";
  // `web` has everything. A published page has a smaller module as well, without tables online, and names it as the first.
  // Whoever was online once has everything from then on.
  const comesOnline = location.search === "?online" || ONLINE.includes(location.hash.split(/[#/]+/)[1]);
  if (comesOnline) {
    try {
      localStorage.setItem("pangea.online", "yes");
    } catch {} // storage is switched off
  }
  page.dataset.module = comesOnline || saved("pangea.online") ? "web" : page.dataset.first;

  // The words travel beside the module, at the same time.
  const preload = (link) => document.head.append(Object.assign(document.createElement("link"), link));
  const fetched = { rel: "preload", as: "fetch", crossOrigin: "anonymous" };
  preload({ rel: "modulepreload", href: `${page.dataset.module}.js` });
  preload({ ...fetched, type: "application/wasm", href: `${page.dataset.module}_bg.wasm` });
  preload({ ...fetched, href: `lang/${page.lang}.words.txt` });
  if (page.dataset.module === "web") preload({ ...fetched, href: `lang/${page.lang}.online.txt` });

  // The frame of the window follows the theme, also when the page changes `data-theme` later.
  const frames = [...document.querySelectorAll("meta[name=theme-color]")];
  const system = frames.map((frame) => frame.content);
  const [light, dark] = system;
  const paint = () => {
    const fixed = { light, dark }[page.dataset.theme];
    frames.forEach((frame, index) => { frame.content = fixed ?? system[index]; });
  };
  paint();
  new MutationObserver(paint).observe(page, { attributeFilter: ["data-theme"] });
}
