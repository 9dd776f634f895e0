// Bots think here, beside the page: the same module, started without a document. The page says which (`?local`).
const name = location.search === "?local" ? "local" : "web";

// The page may post before the module is ready.
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

const web = await import(`./${name}.js`);
await web.default({ module_or_path: new URL(`./${name}_bg.wasm`, import.meta.url) });

self.removeEventListener("message", keep);
if (typeof web.bot_worker === "function") {
  web.bot_worker();
  for (const { data, ports } of early) self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}
