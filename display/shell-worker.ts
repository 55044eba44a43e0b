/**
 * Keeps the page of the screen with its scripts and style on the device. The server is always asked first, so that an old
 * page is never shown while a newer one can be had; what it answers is kept whole, under its own version, or not at all.
 */
import { assetsOf, versionOf } from './connection/shell-parts.ts';

interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchOf extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as WorkerScope;
const prefix = 'callboard-shell-';
/** The page is the same for all panels, so it is kept under one address. */
const page = '/panel/';
/** A server that has not answered by then is not there. */
const answerMs = 5000;

scope.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  (event as WorkerEvent).waitUntil(
    scope.clients
      .claim()
      .then(() => fetch(page.concat('shell')))
      .then(keep),
  ),
);
scope.addEventListener('fetch', (event) => {
  const { request } = event as FetchOf;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && /^\/panel\/[^/]+\/?$/.test(pathname)) {
    (event as FetchOf).respondWith(open(event as FetchOf));
  } else if (/^\/assets\/display\//.test(pathname)) {
    (event as FetchOf).respondWith(load(request, /-[\w-]{8}\.\w+$/.test(pathname)));
  }
});

/** The server's page, else the one that is kept. */
async function open(event: FetchOf): Promise<Response> {
  try {
    const answer = await soon(fetch(event.request));
    if (answer.status >= 500) throw new Error('the server cannot answer');
    if (answer.ok) event.waitUntil(keep(answer.clone()));
    return answer;
  } catch (failure) {
    const held = await caches.match(page);
    if (held) return held;
    throw failure;
  }
}

/** What carries a hash in its name never changes; the rest is asked for first. */
async function load(request: Request, hashed: boolean): Promise<Response> {
  const held = await caches.match(request);
  if (!held) return fetch(request);
  return hashed ? held : fetch(request).catch(() => held);
}

function soon(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, answerMs, new Error('no answer'));
    answer.then(resolve, reject);
  });
}

/** With the scripts that these scripts bring later. */
async function withParts(assets: string[]): Promise<string[]> {
  const scripts = assets.filter((address) => /\.js$/.test(address));
  const texts = await Promise.all(scripts.map((address) => fetch(address).then((answer) => answer.text())));
  return assetsOf(assets.concat(texts).join(' '));
}

/** Keeps a page with everything it loads, then forgets the one before. */
async function keep(answer: Response): Promise<void> {
  const text = await answer.clone().text();
  const assets = await withParts(assetsOf(text));
  if (!answer.ok || assets.length === 0) return;
  const name = prefix + versionOf(assets);
  const names = await caches.keys();
  if (names.indexOf(name) < 0) {
    const cache = await caches.open(name);
    try {
      await cache.addAll(assets);
      await cache.put(page, new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    } catch {
      await caches.delete(name);
      return;
    }
  }
  for (const old of names) if (old.indexOf(prefix) === 0 && old !== name) await caches.delete(old);
}
