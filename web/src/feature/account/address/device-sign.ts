import { API_BASE } from '../../../lib/api/api-base.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import type { Sign, SignName, SignState } from './sign.ts';

/** An event that comes later was held back on its way. */
const AT_ONCE_MS = 3000;
const NAME = 'fairway-test';

/** What the device that shows this page can do for a caddie at the address where it is open; nothing of the test stays on it. */
export async function deviceSigns(): Promise<readonly Sign[]> {
  const signs = await Promise.all([
    signOf('https', async () => window.isSecureContext && location.protocol === 'https:'),
    signOf('offline', keepsPages),
    signOf('store', keepsRecords),
    signOf('icon', canBeInstalled),
    awakeSign(),
    signOf('stream', streamComesAtOnce),
  ]);
  return signs;
}

const signOf = async (name: SignName, works: () => Promise<boolean>): Promise<Sign> => ({
  name,
  state: stateOf(await works().catch(() => false)),
});
const stateOf = (works: boolean): SignState => (works ? 'good' : 'bad');

async function keepsPages(): Promise<boolean> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.getRegistrations(); // refused in some private windows
  const cache = await caches.open(NAME);
  await cache.put(`/${NAME}`, new Response('1'));
  const isCached = (await cache.match(`/${NAME}`)) !== undefined;
  await caches.delete(NAME);
  return isCached;
}

function keepsRecords(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      opening.result.close();
      indexedDB.deleteDatabase(NAME);
      resolve(true);
    };
  });
}

/** The page of scores is installed, not this one: its manifest must be there. */
async function canBeInstalled(): Promise<boolean> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return false;
  const response = await fetch(`${PREFIX}/caddie.webmanifest`, { cache: 'no-store' });
  return response.ok && (await response.json()).icons.length > 0;
}

async function awakeSign(): Promise<Sign> {
  if (!('wakeLock' in navigator)) return { name: 'awake', state: 'bad' };
  try {
    const lock = await navigator.wakeLock.request('screen');
    await lock.release();
    return { name: 'awake', state: 'good' };
  } catch {
    return { name: 'awake', state: 'saving' }; // it knows how, and the phone does not let it now
  }
}

function streamComesAtOnce(): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource(`${API_BASE}/api/live/test/events`);
    const end = (works: boolean) => {
      clearTimeout(late);
      source.close();
      resolve(works);
    };
    const late = setTimeout(() => end(false), AT_ONCE_MS);
    source.onmessage = () => end(true);
    source.onerror = () => end(false);
  });
}
