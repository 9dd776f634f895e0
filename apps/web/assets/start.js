// Starts the page: a WASM module with the words of the language, which takes the skeleton away, then the service worker.

// "Please load again", in the language of the page.
const FAILED = {
  en: "Pangea could not be started. Please load the page again; it needs a browser with WebAssembly.",
  pl: "Nie udało się uruchomić Pangei. Wczytaj stronę ponownie; potrzebna jest przeglądarka z WebAssembly.",
  ru: "Не удалось запустить Pangea. Загрузите страницу ещё раз; нужен браузер с WebAssembly.",
  cs: "Pangeu se nepodařilo spustit. Načtěte stránku znovu; je potřeba prohlížeč s WebAssembly.",
};

const root = document.documentElement;
const skeleton = document.getElementById("skeleton");

// The icons, once and in the document: a browser reads another file anew for every icon that appears.
const icons = fetch(new URL("./icons.svg", import.meta.url))
  .then((answer) => answer.text())
  .then((text) => document.body.insertAdjacentHTML("beforeend", text))
  .catch((error) => console.warn("no icons:", error));

// The letters that nearly every screen has: those that come after the first screen move what somebody is about to click. A
// slow network is not waited for.
const sample = root.lang === "ru" ? "Aa Яя" : "Aa";
const faces = ['400 1em "Alegreya Sans"', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya"'];
const letters = Promise.race([
  Promise.all(faces.map((face) => document.fonts.load(face, sample))),
  new Promise((done) => setTimeout(done, 1000)),
]).catch((error) => console.warn("no letters:", error));

// Sheets of screens that are not the first one are `disabled` and not loaded: they come when the first one is shown, or
// before another one is. Nothing of the first screen is in them.
const isFirst = /^#?\/?$/.test(location.hash);
const dress = () => Promise.race([
  Promise.all([...document.querySelectorAll("link[rel=stylesheet][disabled]")].map((sheet) => new Promise((done) => {
    sheet.onload = sheet.onerror = done;
    sheet.disabled = false;
  }))),
  new Promise((done) => setTimeout(done, 4000)),
]);

// Not imported above: a script that cannot be loaded would otherwise go unsaid.
async function load(name) {
  const { default: init, page } = await import(`./${name}.js`);
  await init({ module_or_path: new URL(`./${name}_bg.wasm`, import.meta.url) });
  root.dataset.module = name;
  return page;
}

// The module that `early.js` has chosen or, if it cannot be had (there is no network, and it was never stored), the other
// one of this page. The page knows by `data-missing` what it need not try again.
async function loadAny() {
  const { module, first } = root.dataset;
  const other = module === "web" ? first : "web";
  try {
    return await load(module);
  } catch (error) {
    if (other === module) throw error;
    console.warn(`no module ${module}:`, error);
    root.dataset.missing = module;
    return load(other);
  }
}

try {
  const [page] = await Promise.all([loadAny(), icons, letters, isFirst || dress()]);
  await page();
  if (isFirst) requestAnimationFrame(() => setTimeout(dress));
} catch (error) {
  console.error(error);
  const status = skeleton?.querySelector("[role=status]");
  if (status) status.textContent = FAILED[root.lang] ?? FAILED.en;
}

if (location.protocol !== "file:" && navigator.serviceWorker) {
  // Language and module were loaded before there was a service worker to store them: it finds their names in its cache.
  const note = async () => {
    const cache = await caches.open("pangea");
    await Promise.all([root.lang, root.dataset.module].map((name) => cache.put(`./chosen?${name}`, new Response())));
  };
  Promise.resolve(navigator.serviceWorker.controller ?? note())
    .then(() => navigator.serviceWorker.register("./sw.js"))
    .catch((error) => console.warn("no service worker:", error));
}
