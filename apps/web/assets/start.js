// Starts the page: the WASM module with the words of the language, which takes the skeleton away, then the service worker.

// "Please load again", in the language of the page.
const FAILED = {
  en: "Pangea could not be started. Please load the page again; it needs a browser with WebAssembly.",
  pl: "Nie udało się uruchomić Pangei. Wczytaj stronę ponownie; potrzebna jest przeglądarka z WebAssembly.",
  ru: "Не удалось запустить Pangea. Загрузите страницу ещё раз; нужен браузер с WebAssembly.",
  cs: "Pangeu se nepodařilo spustit. Načtěte stránku znovu; je potřeba prohlížeč s WebAssembly.",
};

const skeleton = document.getElementById("skeleton");

// The icons, once and in the document: a browser reads another file anew for every icon that appears.
const icons = fetch(new URL("./icons.svg", import.meta.url))
  .then((answer) => answer.text())
  .then((text) => document.body.insertAdjacentHTML("beforeend", text))
  .catch((error) => console.warn("no icons:", error));

// The letters that nearly every screen has: those that come after the first screen move what somebody is about to click. A
// slow network is not waited for.
const sample = document.documentElement.lang === "ru" ? "Aa Яя" : "Aa";
const faces = ['400 1em "Alegreya Sans"', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya"'];
const letters = Promise.race([
  Promise.all(faces.map((face) => document.fonts.load(face, sample))),
  new Promise((done) => setTimeout(done, 1000)),
]).catch((error) => console.warn("no letters:", error));

try {
  // Not imported above: a script that cannot be loaded would otherwise go unsaid.
  const { default: init, page } = await import("./web.js");
  await Promise.all([icons, letters, init({ module_or_path: new URL("./web_bg.wasm", import.meta.url) })]);
  await page();
} catch (error) {
  console.error(error);
  const status = skeleton?.querySelector("[role=status]");
  if (status) status.textContent = FAILED[document.documentElement.lang] ?? FAILED.en;
}

if (location.protocol !== "file:" && navigator.serviceWorker) {
  // A language that was loaded before there was a service worker to store it: it finds the name of it in its cache.
  const note = async () => (await caches.open("pangea")).put(`./language?${document.documentElement.lang}`, new Response());
  Promise.resolve(navigator.serviceWorker.controller ?? note())
    .then(() => navigator.serviceWorker.register("./sw.js"))
    .catch((error) => console.warn("no service worker:", error));
}
