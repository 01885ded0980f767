import { PREFIX } from '../../lib/prefix.ts';
import { createStore, type ReadableStore, useStore } from '../../lib/store.ts';

/** A new version of the page that has been fetched and waits for the caddie. */
const waiting = createStore<ServiceWorker | null>(() => null);
const newVersion: ReadableStore<ServiceWorker | null> = waiting;

export const useUpdate = (): ServiceWorker | null => useStore(newVersion);

/** Installs what opens this page without network, where the browser can, and notices a new version of it. */
export function watchForUpdate(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(`${PREFIX}/marker-worker.js`, { scope: `${PREFIX}/live/marker`, updateViaCache: 'none' }).then(
    (registration) => {
      const notice = () => {
        // without a page in charge it is the first version, which nobody has to be asked about
        if (registration.waiting !== null && navigator.serviceWorker.controller !== null) waiting.setState(registration.waiting, true);
      };
      notice();
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notice));
    },
    () => undefined,
  );
}

/** Hands over to the new version and opens the page with it. */
export function takeUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}
