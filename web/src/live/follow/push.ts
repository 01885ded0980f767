import { API_BASE } from '../../lib/api/api-base.ts';
import { ownName, PREFIX } from '../../lib/prefix.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { keptByTournament } from '../kept.ts';
import { setFollowed } from './follow.ts';
import { endPush, loadPushKey, sendPush } from './request.ts';

/** No page of ours is there: the worker is in charge of none, and the caddie's page keeps its own. */
const SCOPE = `${PREFIX}/follow/`;
const WORKER = `${PREFIX}/follow-worker.js?api=${encodeURIComponent(API_BASE)}`;

const subscriptions = keptByTournament<readonly string[]>(ownName('golf_live_push'), 40);
/** The players that this phone follows by push, by tournament, as far as they were asked for. */
const store = createStore<Readonly<Record<string, readonly string[]>>>(() => ({}));
const NOBODY: readonly string[] = [];

/** The players of a tournament that this phone follows by push, as far as it is known. */
export const toldOf = (tournamentId: string): readonly string[] => store.getState()[tournamentId] ?? NOBODY;
export const useTold = (tournamentId: string): readonly string[] => useStore(store)[tournamentId] ?? NOBODY;

const remember = (tournamentId: string, playerIds: readonly string[]): void => {
  subscriptions.write(tournamentId, playerIds);
  store.setState({ [tournamentId]: playerIds });
};

/** Why a browser cannot be told anything. `insecure`: at no address by http. `iphone`: not here, but from an icon on the home screen. */
export type PushLack = 'insecure' | 'iphone' | 'unsupported' | 'refused';

type Browser = {
  userAgent: string;
  maxTouchPoints: number;
  isSecure: boolean;
  hasPush: boolean;
  permission: NotificationPermission | null;
};

/** Null: it can, or will when it is allowed to. */
export function pushLackOf({ userAgent, maxTouchPoints, isSecure, hasPush, permission }: Browser): PushLack | null {
  if (!isSecure) return 'insecure';
  // an iPad says that it is a Mac
  const isApplePhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (!hasPush) return isApplePhone ? 'iphone' : 'unsupported';
  return permission === 'denied' ? 'refused' : null;
}

export const pushLack = (): PushLack | null =>
  pushLackOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isSecure: window.isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: 'Notification' in window ? Notification.permission : null,
  });

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription()) ?? null;

/** The subscription of this phone that is made with the key of the site. */
export async function subscriptionOf(key: string): Promise<PushSubscription | null> {
  const subscription = pushLack() === null ? await findSubscription() : null;
  return subscription !== null && isSame(subscription.options.applicationServerKey, bytesOf(key)) ? subscription : null;
}

/** Asks the browser. Must be called by a tap. Null: it refuses. */
export const subscribe = async (key: string): Promise<PushSubscription | null> =>
  (await Notification.requestPermission()) === 'granted' ? subscriptionWith(await activeWorker(), key) : null;

/** The tournaments for which the server heard in this visit which players the phone follows. */
const toldServer = new Set<string>();

/**
 * Whether there is anything to ask for, and which players this phone follows by push; a tap on a notification may have ended it meanwhile. A subscription that was
 * made with another key of the site is none: its owner has to ask again. Once a visit the server is told anew of a phone that is on: it may have been
 * restored from a backup, which has no phones.
 */
export async function readPush(tournamentId: string, language: string): Promise<string | null> {
  const key = await loadPushKey();
  const before = subscriptions.read(tournamentId) ?? NOBODY;
  const subscription = key !== null && before.length > 0 ? await subscriptionOf(key) : null;
  store.setState({ [tournamentId]: subscription === null ? NOBODY : before });
  if (subscription !== null && !toldServer.has(tournamentId)) {
    toldServer.add(tournamentId);
    await sendPush(tournamentId, subscription, language, before).then(
      (playerIds) => remember(tournamentId, playerIds),
      () => toldServer.delete(tournamentId), // without the network the next look tells it
    );
  }
  return key;
}

/** Asks the browser, then the server. Must be called by a tap. Returns why not; null: it is on. Fails without the network. */
export async function tellOf(tournamentId: string, playerId: string, key: string, language: string): Promise<PushLack | null> {
  const subscription = await subscribe(key);
  if (subscription === null) return 'refused';
  const before = toldOf(tournamentId).filter((id) => id !== playerId);
  remember(tournamentId, await sendPush(tournamentId, subscription, language, [...before, playerId]));
  setFollowed(tournamentId, [playerId], true);
  return null;
}

/** Ends what this phone is told of a player. */
export async function tellNoMoreOf(tournamentId: string, playerId: string, language: string): Promise<void> {
  const others = toldOf(tournamentId).filter((id) => id !== playerId);
  const subscription = await findSubscription();
  if (subscription !== null) await sendPush(tournamentId, subscription, language, others);
  remember(tournamentId, others);
}

/** A worker that has just been registered takes a moment until it may be told anything. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active !== null || worker === null) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker did not start'));
    });
  });
  return registration;
}

/** One that was made with another key of the site is of no use any more. */
async function subscriptionWith({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key);
  const before = await pushManager.getSubscription();
  if (before !== null && isSame(before.options.applicationServerKey, wanted)) return before;
  if (before !== null) {
    await endPush(before.endpoint);
    await before.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean => one !== null && String(new Uint8Array(one)) === String(other);

/** Base64 of addresses, as browsers take keys. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
