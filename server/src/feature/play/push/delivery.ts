import { lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';
import { isPublicAddress, isPushService } from './endpoint.ts';

/** Loaded when the first phone is told something. */
const loadWebPush = async () => (await import('web-push')).default;

/** A pair by which push services know this site (VAPID, RFC 8292). */
export type SiteKeys = { publicKey: string; privateKey: string };

export async function newSiteKeys(): Promise<SiteKeys> {
  const { publicKey, privateKey } = (await loadWebPush()).generateVAPIDKeys();
  return { publicKey, privateKey };
}

export type Phone = { endpoint: string; p256dh: string; auth: string };
type Sent = { payload: string; topic: string; secondsOfUse: number; isUrgent: boolean };

/** `later`: the service was away, or has too much to do. `gone`: the phone takes none any more. `refused`: trying again would not help. */
type PushOutcome = { kind: 'sent' | 'gone' | 'refused' } | { kind: 'later'; afterSeconds: number | null };

type Parts = {
  /** Origins beside the known services. */
  added: readonly string[];
  /** Who sends, for the service’s operators: an address of this site. */
  subject: string;
  /** Of the whole request. */
  patienceMs?: number;
  lookup?: typeof systemLookup;
};

export type Deliver = (phone: Phone, keys: SiteKeys, sent: Sent, stop?: AbortSignal) => Promise<PushOutcome>;

const PATIENCE_MS = 10_000;

/**
 * Sends one message to one phone, encrypted for it (RFC 8291). Follows no redirect, reads none of the answer, and waits only so long. Throws if the
 * site's own key is none.
 */
export function createDelivery({ added, subject, patienceMs = PATIENCE_MS, lookup = systemLookup }: Parts): Deliver {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 8 });
  return async ({ endpoint, p256dh, auth }, keys, { payload, topic, secondsOfUse, isUrgent }, stop) => {
    if (!isPushService(endpoint, added)) return { kind: 'refused' }; // the setting has changed, and may change back
    const { generateRequestDetails, getVapidHeaders } = await loadWebPush();
    getVapidHeaders(new URL(endpoint).origin, subject, keys.publicKey, keys.privateKey, 'aes128gcm'); // throws if our own key is none
    let details: RequestDetails;
    try {
      details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        ...{ vapidDetails: { subject, ...keys }, topic, TTL: secondsOfUse },
        urgency: isUrgent ? 'high' : 'normal',
      });
    } catch {
      return { kind: 'gone' }; // the phone's key is none
    }
    const patience = AbortSignal.timeout(patienceMs);
    return post(details, {
      signal: stop ? AbortSignal.any([patience, stop]) : patience,
      ...(added.includes(new URL(endpoint).origin) ? {} : { agent, lookup: publicLookup(lookup) }),
    });
  };
}

/** The name of a known service leads into a network of somebody’s own. */
class PrivateAddressError extends Error {}

/** Finds only addresses of the internet at large: a name may lead anywhere. */
const publicLookup =
  (lookup: typeof systemLookup): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (!first) done(error ?? new PrivateAddressError(), '', 0);
      else if (options.all) done(null, open);
      else done(null, first.address, first.family);
    });

function post({ endpoint, method, headers, body }: RequestDetails, options: https.RequestOptions): Promise<PushOutcome> {
  const send = endpoint.startsWith('https:') ? https.request : http.request;
  return new Promise((resolve) => {
    const request = send(endpoint, { ...options, method, headers } as https.RequestOptions, (answer) => {
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
      // what it says is not read: it may be endless
      if (Number(answer.headers['content-length'] ?? Number.NaN) <= MOST_BYTES) answer.resume();
      else answer.destroy();
      answer.on('error', () => undefined);
    });
    request.on('error', (error) =>
      resolve(error instanceof PrivateAddressError ? { kind: 'refused' } : { kind: 'later', afterSeconds: null }),
    );
    request.end(body);
  });
}

/** An answer of this size is read to its end, so that the connection serves the next message. */
const MOST_BYTES = 4096;

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500)
    return { kind: 'later', afterSeconds: /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : null };
  return { kind: 'refused' };
}
