import { files, parts } from 'virtual:offline-files';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The service worker of the caddie's page: it keeps the page and all that it loads, and nothing of the api.

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Worker = {
  addEventListener: ((type: 'message', listener: (event: Waiting & { data: unknown }) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: Waiting) => void) => void);
  skipWaiting: () => Promise<void>;
};
const worker = self as unknown as Worker;

/** A part that few phones need is kept on those that have loaded it, in each version anew. */
const PARTS = 'parts';
const keepParts = async (): Promise<void> => (await caches.open(PARTS)).addAll([...parts]);
const forgetOldParts = async (): Promise<void> => {
  if (!(await caches.has(PARTS))) return;
  const cache = await caches.open(PARTS);
  const named = parts.map((part) => new URL(part, location.href).href);
  await Promise.all((await cache.keys()).map((request) => !named.includes(request.url) && cache.delete(request)));
};

cleanupOutdatedCaches();
precacheAndRoute([...files]);
registerRoute(new NavigationRoute(createHandlerBoundToURL('caddie.html')));
registerRoute(
  ({ url }) => parts.some((part) => url.pathname.endsWith(part)),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);
clientsClaim();

// a phone that has a part has the new version’s too before that takes over
worker.addEventListener('install', (event) => event.waitUntil(caches.has(PARTS).then((has) => (has ? keepParts() : undefined))));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldParts()));
worker.addEventListener('message', (event) => {
  if (event.data === 'keep-parts') event.waitUntil(keepParts());
  // a new version waits until the caddie takes it
  if (event.data === 'take-over') void worker.skipWaiting();
});
