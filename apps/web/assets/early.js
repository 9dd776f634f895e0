// Before the first paint: the saved theme and language. Not a module, so that nothing is drawn before it has run.
// `pangea.theme` is "light" or "dark", absent to follow the system; `pangea.lang` is one of LANGUAGES.
{
  const LANGUAGES = ["en", "pl", "ru", "cs"];
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
  // The words travel beside the module, at the same time.
  const words = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `lang/${page.lang}.words.txt` };
  document.head.append(Object.assign(document.createElement("link"), words));

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
