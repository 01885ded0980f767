import { files } from 'virtual:offline-files';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The service worker of the caddie's page: it keeps the page and all that it loads, and nothing of the api.

type Worker = {
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  skipWaiting: () => Promise<void>;
};

cleanupOutdatedCaches();
precacheAndRoute([...files]);
registerRoute(new NavigationRoute(createHandlerBoundToURL('caddie.html')));
clientsClaim();

const worker = self as unknown as Worker;
// a new version waits until the caddie takes it
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});
