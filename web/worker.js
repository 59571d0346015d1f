// The service worker: keeps the built pages, so that the house opens while the server is away. What the server answers
// is never kept. The build fills in the names (web/offline.ts); another build has another version and its own cache.

const NAME = "sobremesa-__VERSION__";
const FILES = __FILES__;

addEventListener("install", (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))));

// It waits until no page of an older build is open, so that those find all that belongs to them.
addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))),
  ),
);

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

const kept = (path) => caches.open(NAME).then((cache) => cache.match(path));
