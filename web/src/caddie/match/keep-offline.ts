/** Few phones need this part, so the service worker keeps it for those that have loaded it. */
export function keepOffline(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep-parts'));
}
