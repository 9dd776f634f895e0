// Bots think here, beside the page: the same module, started without a document.
import init, * as web from "./web.js";

// The page may post before the module is ready.
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

await init({ module_or_path: new URL("./web_bg.wasm", import.meta.url) });

self.removeEventListener("message", keep);
if (typeof web.bot_worker === "function") {
  web.bot_worker();
  for (const { data, ports } of early) self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}
