// The service worker: the page without a network.
//
// Every file of a build is stored under its name and the hash of its content, so what did not change is not loaded
// again. A build is served whole, its own index.html with its own module: an open page never meets files of another
// build. A newer build waits until the page is loaded the next time (start.js) or no window is left.

// The page build writes here: name of each file -> SHA-256 of its content. Empty (a development build): do nothing.
const FILES = {};

const CACHE = "pangea";
const ROOT = new URL("./", self.location).href;
const PAGE = "index.html";
const stored = (name) => `${ROOT}${name}?${FILES[name]}`;

self.addEventListener("install", (event) => {
  event.waitUntil(Object.keys(FILES).length ? fill() : self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(sweep().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.ports[0]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !Object.keys(FILES).length) return;
  const url = new URL(request.url);
  const name = (url.origin + url.pathname).replace(ROOT, "") || PAGE;
  if (url.href.startsWith(ROOT) && Object.hasOwn(FILES, name)) {
    event.respondWith(own(name, request));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => own(PAGE, request)));
  }
});

async function own(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(stored(name))) ?? fetch(request);
}

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map(async ([name, hash]) => {
    if (await cache.match(stored(name))) return;
    const response = await fetch(ROOT + name, { cache: "no-cache" });
    // Another build is being put in place: try again with the next load.
    if (!response.ok || (await digest(response.clone())) !== hash) throw new Error(`${name} is not of this build`);
    await cache.put(stored(name), response);
  }));
}

async function digest(response) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sweep() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map(stored));
  const requests = await cache.keys();
  await Promise.all(requests.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}

async function takeOver(port) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = windows.length === 1;
  port.postMessage(alone);
  if (alone) await self.skipWaiting();
}
