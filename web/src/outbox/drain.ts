import type { OutboxStore } from './outbox-store.ts';

/** Besides what the store does itself: browsers tell too late, or never, that the network is back. */
const EVERY_MS = 20_000;

/** Sends what waits now, when the network is back, when the page is seen again, and every 20 s. The answer ends it. */
export function keepDraining({ sendNow }: Pick<OutboxStore, 'sendNow'>): () => void {
  const whenSeen = () => {
    if (!document.hidden) sendNow();
  };
  sendNow();
  window.addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', whenSeen);
  const timer = setInterval(sendNow, EVERY_MS);
  return () => {
    window.removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', whenSeen);
    clearInterval(timer);
  };
}
