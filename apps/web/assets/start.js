// Starts the page: a newer build first if one is waiting, then the WASM module, then the service worker.

// "Please load again", in the language of the page.
const FAILED = {
  en: "Pangea could not be started. Please load the page again; it needs a browser with WebAssembly.",
  pl: "Nie udało się uruchomić Pangei. Wczytaj stronę ponownie; potrzebna jest przeglądarka z WebAssembly.",
  ru: "Не удалось запустить Pangea. Загрузите страницу ещё раз; нужен браузер с WebAssembly.",
  cs: "Pangeu se nepodařilo spustit. Načtěte stránku znovu; je potřeba prohlížeč s WebAssembly.",
};

const workers = location.protocol === "file:" ? undefined : navigator.serviceWorker;
const skeleton = document.getElementById("skeleton");

// Whether a newer build has taken over. It does so only here, before anything of this one has run, and only if no
// other window still plays with this one.
async function takenOver() {
  const waiting = workers?.controller && (await workers.getRegistration())?.waiting;
  if (!waiting) return false;
  if (document.readyState !== "complete") await new Promise((loaded) => window.addEventListener("load", loaded));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (answer) => { if (!answer.data) resolve(false); };
    workers.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), 2000);
    waiting.postMessage("take over", [port2]);
  });
}

async function start() {
  if (await takenOver().catch(() => false)) {
    location.reload();
    return;
  }
  // Not imported above: a script that cannot be loaded would otherwise go unsaid.
  const { default: init } = await import("./web.js");
  await init({ module_or_path: new URL("./web_bg.wasm", import.meta.url) });
  skeleton?.remove();
  if (workers) await keepStored().catch((error) => console.warn("no service worker:", error));
}

// Has this build stored, and looks at once for a newer one: left to itself the browser takes its time.
async function keepStored() {
  const known = await workers.getRegistration();
  if (known) await known.update().catch(() => {}); // without a network there is nothing newer
  else await workers.register("./sw.js");
}

start().catch((error) => {
  console.error(error);
  const status = skeleton?.querySelector("[role=status]");
  if (status) status.textContent = FAILED[document.documentElement.lang] ?? FAILED.en;
});
