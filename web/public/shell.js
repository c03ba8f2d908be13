// What the worker keeps: the files of the shell as one build made them, and nothing else. What is played is never kept.
// A page comes from the server as long as there is one; without it the kept page says so (`data-away`).

const { version, files } = self.shell;
const OURS = "shell-";
const NAME = `${OURS}${version}`;
const NO_SERVER = [502, 504]; // so says whoever stands before a server that is not there

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (files.includes(pathname)) event.respondWith(pathname.startsWith("/assets/") ? known(request) : newest(request));
});

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((file) => new Request(file, file.startsWith("/assets/") ? {} : { cache: "reload" })));
  await self.skipWaiting();
}

/** The newest build is the one that counts, also for pages that are open: the files of one have other names than another's. */
async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(file) {
  return (await caches.open(NAME)).match(file);
}

/** A file whose name changes with what is in it. */
async function known(request) {
  return (await kept(request.url)) ?? fetch(request);
}

async function newest(request) {
  return fetch(request).catch(async () => (await kept(request.url)) ?? Response.error());
}

async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer && !NO_SERVER.includes(answer.status) ? answer : ((await away()) ?? answer ?? Response.error());
}

async function away() {
  const shell = await kept("/");
  if (!shell) return null;
  const headers = new Headers(shell.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response((await shell.text()).replace("<html", "<html data-away"), { status: 503, headers });
}
