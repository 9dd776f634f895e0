// The service worker: the page without a network.
//
// `build.json`, written by the page build, lists every file of a build with the start of the SHA-256 of its content.
// Files are stored under name and hash, so what did not change is loaded once. A build is stored whole before it is
// used, and whoever has begun with a build stays with it until the next load: page and worker never meet files of
// another one. A load asks the network for a newer build first, but not for long. An empty list (a development build)
// stores nothing. Of the languages only those are stored that were ever asked for. Of a page with two modules, `web` with
// everything and `local` without tables online, `web` is stored as soon as it was asked for, with the words that only it
// needs, and `local` until then.

const CACHE = "pangea";
const ROOT = new URL("./", self.location).href;
const PAGE = "index.html";
const LIST = `${ROOT}build.json`;
const PATIENCE = 800; // milliseconds

const languageOf = (name) => /^lang\/(\w+)[./]/.exec(name)?.[1]; // words, books, letters
const moduleOf = (name) => /^(web|local)(?:\.js|_bg\.wasm)$/.exec(name)?.[1];
const isOnline = (name) => /^lang\/\w+\.online\.txt$/.test(name); // words of tables online
const isWords = (name) => /^lang\/\w+\.words\.txt$/.test(name); // letters of a language may be needed by another
const fileKey = (name, hash) => `${ROOT}${name}?${hash}`;
const clientKey = (id) => `${ROOT}client?${id}`;
const CHOSEN = `${ROOT}chosen?`; // with the name of a language or a module that a page has begun with

self.addEventListener("install", (event) => event.waitUntil(refresh().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(ROOT)) event.respondWith(answer(event));
});

async function answer(event) {
  const { request, clientId, resultingClientId } = event;
  const url = new URL(request.url);
  const name = (url.origin + url.pathname).slice(ROOT.length) || PAGE;
  const isLoad = request.mode === "navigate";
  if (isLoad) {
    const newer = refresh().catch(() => {}); // no network: what is stored will do
    event.waitUntil(newer);
    await Promise.race([newer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
  const build = isLoad ? await newest() : await buildOf(clientId);
  if (resultingClientId) event.waitUntil(pin(resultingClientId, build));
  if (languageOf(name) || moduleOf(name)) {
    await keep(name, build).catch(() => {}); // no network: the page will say so
    if (isWords(name)) event.waitUntil(keepLanguage(languageOf(name), build).catch(() => {}));
  }
  return (await stored(name, build)) ?? fetch(request).catch(async (error) => {
    const page = isLoad && (await stored(PAGE, build));
    if (page) return page;
    throw error;
  });
}

// Stores everything of a language, also what is not needed yet.
async function keepLanguage(language, build) {
  const wanted = Object.keys(build).filter((name) => languageOf(name) === language && !isOnline(name));
  await Promise.all(wanted.map((name) => keep(name, build)));
}

// Stores a file of a language or a module that was asked for.
async function keep(name, build) {
  if (Object.hasOwn(build, name)) await load(await caches.open(CACHE), name, build[name]);
}

async function stored(name, build) {
  if (!Object.hasOwn(build, name)) return undefined;
  return (await caches.open(CACHE)).match(fileKey(name, build[name]));
}

// The build that was stored last.
async function newest() {
  const list = await (await caches.open(CACHE)).match(LIST);
  return list ? list.json() : {};
}

// Which build a window or worker has begun with; kept in the cache as well, because a service worker is ended and
// started again as the browser likes.
const pinned = new Map();

async function pin(id, build) {
  pinned.set(id, build);
  await (await caches.open(CACHE)).put(clientKey(id), Response.json(build));
}

async function buildOf(id) {
  if (!id) return newest();
  if (pinned.has(id)) return pinned.get(id);
  const kept = await (await caches.open(CACHE)).match(clientKey(id));
  const build = kept ? await kept.json() : await newest();
  await pin(id, build);
  return build;
}

// Stores the build that the network has. Several loads at once share the work.
let refreshing;

function refresh() {
  refreshing ??= store().finally(() => { refreshing = undefined; });
  return refreshing;
}

async function store() {
  const response = await fetch(LIST, { cache: "no-cache" });
  if (!response.ok) throw new Error(`no list of files: ${response.status}`);
  const list = await response.text();
  const cache = await caches.open(CACHE);
  const last = await cache.match(LIST);
  const urls = (await cache.keys()).map(({ url }) => url);
  const build = JSON.parse(list);
  const begun = urls.filter((url) => url.startsWith(CHOSEN)).map((url) => url.slice(CHOSEN.length));
  const known = urls.map((url) => url.slice(ROOT.length).split("?")[0]);
  const chosen = new Set([...begun, ...known.filter(isWords).map(languageOf), ...known.map(moduleOf)]);
  const module = chosen.has("web") || !Object.keys(build).some((name) => moduleOf(name) === "local") ? "web" : "local";
  const isWanted = (name) => {
    if (moduleOf(name)) return moduleOf(name) === module;
    if (isOnline(name) && module === "local") return false;
    return !languageOf(name) || chosen.has(languageOf(name)) || known.includes(name);
  };
  await sweep(cache);
  if (begun.length === 0 && last && (await last.text()) === list) return;
  const wanted = Object.entries(build).filter(([name]) => isWanted(name));
  await Promise.all(wanted.map(([name, hash]) => load(cache, name, hash)));
  await cache.put(LIST, new Response(list));
}

async function load(cache, name, hash) {
  if (await cache.match(fileKey(name, hash))) return;
  const response = await fetch(ROOT + name, { cache: "no-cache" });
  const bytes = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Perhaps another build is just being put in place; the next load tries again.
  if (!response.ok || !found.startsWith(hash)) throw new Error(`${name} is not of this build`);
  await cache.put(fileKey(name, hash), response);
}

// Removes what neither the newest build nor an open window or worker needs.
async function sweep(cache) {
  const needed = new Set([LIST]);
  const need = (build) => Object.entries(build).forEach(([name, hash]) => needed.add(fileKey(name, hash)));
  need(await newest());
  const requests = await cache.keys();
  for (const { url } of requests.filter(({ url }) => url.startsWith(clientKey("")))) {
    const id = url.slice(clientKey("").length);
    if (!(await self.clients.get(id))) continue;
    needed.add(url);
    need(await buildOf(id));
  }
  await Promise.all(requests.filter(({ url }) => !needed.has(url)).map((request) => cache.delete(request)));
}
