// Bots think here, beside the page: the same module, started without a document. The page says which by the name of
// the worker; what its address was asked with is forgotten by a service worker.
const module = self.name === "local" ? "local" : "web";

// The page may post before the module is ready.
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

const web = await import(`./${module}.js`);
await web.default({ module_or_path: new URL(`./${module}_bg.wasm`, import.meta.url) });

self.removeEventListener("message", keep);
if (typeof web.bot_worker === "function") {
  web.bot_worker();
  for (const { data, ports } of early) self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}
