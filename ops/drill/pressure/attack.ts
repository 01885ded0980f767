import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_REQUESTS } from '../../../server/src/access/rate-limit.ts';
import { MOST_LINK_STROKES } from '../../../server/src/feature/play/marker/phone/stroke-limit.ts';
import type { RunningServer } from '../../../server/test/engine/process.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { openConnection, request } from '../../bench/kit/connection.ts';
import { playFault } from '../kit/fault.ts';
import { othersWait, slowestSince } from '../kit/load.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { type Environment, onEmbedded, portOf } from '../kit/place.ts';

const METRICS_TOKEN = 'a-token-of-the-drill';
const ALONE_MS = 8_000;
const LONGEST_MS = 180_000;
/** The attacker, as a proxy names the address. */
const ATTACKER = { 'x-forwarded-for': '198.51.100.1' };

/** What an attack did, and what of it must not be. */
type Attacked = { note: string; broken: string[] };
type Attack = (server: RunningServer, filled: Filled) => Promise<Attacked>;

/** An attack from one address, while desks enter and others look at boards from another one. */
const playAttack = (database: Environment, named: string, attack: Attack): Promise<Outcome> =>
  playFault({ ...database, TRUST_PROXY: '127.0.0.1', METRICS_TOKEN }, { seconds: LONGEST_MS / 1000 }, async ({ server, filled, load }) => {
    await wait(ALONE_MS);
    const before = slowestSince(load);
    const { note, broken } = await attack(server, filled);
    const beside = slowestSince(load);
    await wait(ALONE_MS);
    slowestSince(load); // what was asked during the attack and answered after it
    await wait(ALONE_MS);
    const after = slowestSince(load);
    return {
      load: named,
      note: `${note} · others p99 ${before} and ${after} ms alone, ${beside} ms beside`,
      broken: [...broken, ...othersWait(Math.max(before, after), beside)],
    };
  });

const SLOW = 200;
const BYTE_EVERY_MS = 1_000;
/** The head within 20 s and the request within 120 s, and the server looks every 5 s; a full machine takes a moment longer. */
const HEAD_LIMIT_MS = 30_000;
const REQUEST_LIMIT_MS = 130_000;

/** Sends the beginning and then a byte a second, as long as there is a connection. */
async function dribble(port: number, beginning: string, until: AbortSignal): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.resume(); // an end that is not read is none
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
  until.addEventListener('abort', () => socket.destroy());
  return socket;
}

/** Heads and bodies that never end. */
const sendSlowly: Attack = async (server, { token, events }) => {
  const over = new AbortController();
  const many = (beginning: string) => Promise.all(Array.from({ length: SLOW }, () => dribble(portOf(server), beginning, over.signal)));
  const path = `${events[0]?.roundPath}/entries`;
  const heads = await many(`POST ${path} HTTP/1.1\r\nhost: x\r\nx-slow: `);
  const type = `authorization: Bearer ${token}\r\ncontent-type: application/json`;
  const bodies = await many(`POST ${path} HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 100000\r\n\r\n{`);
  const openOf = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => !closed).length;
  await wait(HEAD_LIMIT_MS);
  const openHeads = openOf(heads);
  await wait(REQUEST_LIMIT_MS - HEAD_LIMIT_MS);
  const openBodies = openOf(bodies);
  over.abort();
  return {
    note: `${openHeads} heads are open after ${HEAD_LIMIT_MS / 1000} s, ${openBodies} bodies after ${REQUEST_LIMIT_MS / 1000} s`,
    broken: [
      ...(openHeads > 0 ? ['heads are waited for without end'] : []),
      ...(openBodies > 0 ? ['bodies are waited for without end'] : []),
    ],
  };
};

const HEADS = 1_000;
const CONNECTIONS = 100;
const HEAD_ANSWER_LIMIT_MS = 10_000;

/** `HEAD` of the events of a board; nobody of these watches anything afterwards. */
const askHeads: Attack = async (server, { events }) => {
  const url = `${server.url}/api/live/tournaments/${events[0]?.id}/events`;
  const statuses: (number | null)[] = [];
  const one = async (): Promise<void> => {
    for (let nth = 0; nth < HEADS / CONNECTIONS; nth++) {
      const signal = AbortSignal.timeout(HEAD_ANSWER_LIMIT_MS);
      const answer = await fetch(url, { method: 'HEAD', headers: ATTACKER, signal }).catch(() => null);
      statuses.push(answer?.status ?? null);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const metrics = await (await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const watchers = Number(/^fairway_watchers (\d+)/m.exec(metrics)?.[1]);
  const silent = statuses.filter((status) => status !== 200).length;
  return {
    note: `${statuses.length - silent} answered, ${watchers} places of watchers taken`,
    broken: [
      ...(silent > 0 ? [`${silent} were not answered with 200`] : []),
      ...(watchers === 0 ? [] : [`${watchers} places of watchers are taken`]),
    ],
  };
};

const RANDOM_MS = 10_000;
/** On a full machine an address comes to its limit late, or not within the minute that it counts for. */
const LONGEST_RANDOM_MS = 55_000;

/** Boards of tournaments that do not exist, from many connections at once. */
const askRandomIds: Attack = async (server) => {
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const isOver = () => performance.now() - begun > (statuses.has(429) ? RANDOM_MS : LONGEST_RANDOM_MS);
  const one = async (): Promise<void> => {
    const connection = await openConnection(portOf(server));
    while (!isOver()) {
      const { status } = await connection.send(request(`GET /api/live/tournaments/${randomUUID()}`, ATTACKER));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(5); // so that the attack leaves this process time to measure
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const odd = [...statuses.keys()].filter((status) => status !== 404 && status !== 429);
  return {
    note: `${countsText(statuses)} (the limit is ${MOST_REQUESTS})`,
    broken: [
      ...(odd.length > 0 ? [`answered with ${odd.join(', ')}`] : []),
      ...((statuses.get(404) ?? 0) <= MOST_REQUESTS ? [] : ['one address may ask for as many as it likes']),
    ],
  };
};

const FLOOD_MS = 10_000;
const PHONES = 8;
/** As many as one request may have. */
const STROKES = 200;

/** Asks again and again on several connections, for as long as a flood takes; how often each status was answered. */
async function flood(server: RunningServer, connections: number, requestOf: (nth: number) => Buffer): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const one = async (_: unknown, nth: number): Promise<void> => {
    const connection = await openConnection(portOf(server));
    while (performance.now() - begun < FLOOD_MS) {
      const { status } = await connection.send(requestOf(nth));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(5); // so that the attack leaves this process time to measure
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return statuses;
}

const countsText = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');

const post = async (server: RunningServer, path: string, body: object, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json() as Promise<never>;
};

/** Phones of one QR code that send as many strokes as a request may have, without a pause. */
const floodStrokes: Attack = async (server, { token, events: [event] }) => {
  if (!event) throw new Error('there is no tournament');
  const authorization = { authorization: `Bearer ${token}` };
  const flights = await (await fetch(`${server.url}${event.roundPath}/links`, { headers: authorization })).json();
  const [flight] = (flights as { items: { id: string }[] }).items;
  const made: { items: { url: string }[] } = await post(server, `${event.roundPath}/links`, { flightIds: [flight?.id] }, token);
  const join = { link: made.items[0]?.url.split('#')[1] };
  const phones: { token: string; flight: { cards: { playerId: string }[] } }[] = [];
  while (phones.length < PHONES) phones.push(await post(server, '/api/marker/devices', join));
  const statuses = await flood(server, PHONES, (nth) => {
    const { token: own = '', flight: { cards } = { cards: [] } } = phones[nth] ?? {};
    const entries = Array.from({ length: STROKES }, (_, at) => ({
      ...{ id: randomUUID(), playerId: cards[at % cards.length]?.playerId, hole: (at % 18) + 1, score: (at % 9) + 1 },
      ...{ replaces: null, enteredAt: new Date().toISOString() },
    }));
    const headers = { authorization: `Bearer ${own}`, 'content-type': 'application/json' };
    return request('POST /api/marker/entries', headers, Buffer.from(JSON.stringify({ entries })));
  });
  return {
    note: `${countsText(statuses)} (the limit of a code is ${MOST_LINK_STROKES} strokes)`,
    broken: (statuses.get(200) ?? 0) * STROKES > MOST_LINK_STROKES ? ['a code may write as many strokes as it likes'] : [],
  };
};

const DOCUMENT_READERS = 10;

/** The description of the API, which is nearly a megabyte. */
const readDocument: Attack = async (server) => {
  const bytes = request('GET /api/openapi.json', { ...ATTACKER, 'accept-encoding': 'identity' });
  return { note: countsText(await flood(server, DOCUMENT_READERS, () => bytes)), broken: [] };
};

/** Tokens of people, phones and keys that nobody has. */
const makeUpTokens: Attack = async (server) => {
  const secret = () => randomBytes(32).toString('base64url');
  const statuses = await flood(server, CONNECTIONS, (nth) => {
    const authorization = `Bearer ${['fw_', 'fm_', 'fk_'][nth % 3]}${secret()}`;
    return request('GET /api/auth/user', { ...ATTACKER, authorization });
  });
  return {
    note: `${countsText(statuses)} (the limit is ${MOST_REQUESTS})`,
    broken: (statuses.get(401) ?? 0) <= MOST_REQUESTS ? [] : ['one address may try as many as it likes'],
  };
};

const drill = (name: string, named: string, attack: Attack): Drill => ({
  name: `attack: ${name}, embedded`,
  play: () => onEmbedded((env) => playAttack(env, named, attack)),
});

/** What somebody sends who means harm, from one address. */
export const attacks: readonly Drill[] = [
  drill('slow bodies', `${SLOW} slow heads and ${SLOW} slow bodies`, sendSlowly),
  drill('head of events', `${HEADS} times HEAD …/events`, askHeads),
  drill('random ids', `random ids on ${CONNECTIONS} connections`, askRandomIds),
  drill('strokes', `${PHONES} phones of one code with ${STROKES} strokes a request`, floodStrokes),
  drill('the document', `the description of the API on ${DOCUMENT_READERS} connections`, readDocument),
  drill('made-up tokens', `tokens that nobody has on ${CONNECTIONS} connections`, makeUpTokens),
];
