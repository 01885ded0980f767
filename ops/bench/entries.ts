import { startPostgres } from '../../server/test/engine/postgres-server.ts';
import { cardOver, type EntryBody, type Event, wholeCard } from '../../server/test/kit/event.ts';
import type { Filled } from '../../server/test/kit/filled.ts';
import { type Child, startChild } from './kit/child.ts';
import { type Connection, openConnection, request } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { alternate } from './kit/measure.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';

const ROUNDS = 11;
/** One half of each field goes through the API, the other straight into the same database. */
const CARDS = 72;
/** Desks that send at the same time, a tournament each, and the cards that each sends in a round. */
const DESKS = 16;
const [DESK_ROUNDS, DESK_CARDS] = [7, 9];
/** Fields that all desks fill before anything is timed. A server runs for weeks, and Node is at its speed after some thousand cards. */
const WARM_UP = DESKS;

export async function benchEntries(): Promise<void> {
  await withFolder((folder) => benchOn('PGlite', '≥ 0.9', folder));
  // PostgreSQL's default: what is acknowledged is on the disk, as with the embedded database.
  const postgres = await startPostgres([]);
  await benchOn('PostgreSQL', '≥ 0.8', '', postgres.databaseUrl('postgres')).finally(postgres.stop);
}

async function benchOn(engine: string, goalOfDesks: string, dataDir: string, databaseUrl?: string): Promise<void> {
  const product = startChild<Product>('./product.ts');
  try {
    const port = await product.ask('start', dataDir, databaseUrl);
    const filled = await product.ask('fill', WARM_UP + 2 * (ROUNDS + 1) + DESKS);
    for (let first = 0; first < WARM_UP; first += DESKS)
      await warmUp(port, product, { ...filled, events: filled.events.slice(first, first + DESKS) });
    // only now: a server closes a connection that is silent for as long as the warm-up takes
    const connection = await openConnection(port);
    const timed = filled.events.slice(WARM_UP);
    // the first field warms up the connection; plain rows lie in fields of their own, or a ledger would begin with them
    const [ours, theirs] = [timed.values(), timed.slice(ROUNDS + 1 + DESKS).values()];
    const { subject, ratio } = await alternate(
      () => sendCards(connection, filled, next(ours)),
      async () => {
        const { roundId, playerIds } = next(theirs);
        const cards = playerIds.slice(CARDS).map(cardOf);
        return rate(cards, await product.ask('upsert', [{ roundId, userId: filled.userId, cards }]));
      },
      ROUNDS,
    );
    print(`entries through the API, a card a request: ${engine}`, subject, 'entries/s', {
      value: ratio,
      to: 'plain upserts',
      goal: '≥ 0.6',
    });
    connection.close();
    await benchDesks([engine, goalOfDesks], port, product, { ...filled, events: timed.slice(ROUNDS + 1, ROUNDS + 1 + DESKS) });
  } finally {
    await product.end();
  }
}

async function warmUp(port: number, product: Child<Product>, filled: Filled): Promise<void> {
  const atDesk = async (event: Event): Promise<void> => {
    const connection = await openConnection(port);
    await sendCards(connection, filled, event);
    connection.close();
  };
  await Promise.all(filled.events.map(atDesk));
  const { userId } = filled;
  await product.ask(
    'upsert',
    filled.events.map(({ roundId, playerIds }) => ({ roundId, userId, cards: playerIds.slice(CARDS).map(cardOf) })),
  );
}

/** As many connections on either side, each in its own tournament. */
async function benchDesks([engine, goal]: readonly [string, string], port: number, product: Child<Product>, filled: Filled): Promise<void> {
  const connections = await Promise.all(filled.events.map(() => openConnection(port)));
  // the first round of either side warms up
  const [ours, theirs] = [0, CARDS].map((first) => Array.from({ length: DESK_ROUNDS + 1 }, (_, nth) => first + nth * DESK_CARDS).values());
  const cardsFrom = ({ playerIds }: Event, first: number) => playerIds.slice(first, first + DESK_CARDS).map(cardOf);
  const { subject, ratio } = await alternate(
    async () => {
      const first = ours?.next().value ?? 0;
      const work = filled.events.map((event) => ({ event, cards: cardsFrom(event, first) }));
      const requests = work.map(({ event, cards }) => requestsOf(filled.token, event, cards));
      const begun = performance.now();
      await Promise.all(connections.map((connection, nth) => send(connection, requests[nth] ?? [])));
      return rate(
        work.flatMap(({ cards }) => cards),
        performance.now() - begun,
      );
    },
    async () => {
      const first = theirs?.next().value ?? 0;
      const work = filled.events.map((event) => ({ roundId: event.roundId, userId: filled.userId, cards: cardsFrom(event, first) }));
      return rate(
        work.flatMap(({ cards }) => cards),
        await product.ask('upsert', work),
      );
    },
    DESK_ROUNDS,
  );
  print(`entries of ${DESKS} desks at once: ${engine}`, subject, 'entries/s', { value: ratio, to: 'plain upserts', goal });
  for (const connection of connections) connection.close();
}

/** Sends the cards of half a field, one after the other; returns entries a second. */
export async function sendCards(connection: Connection, { token }: Filled, event: Event): Promise<number> {
  const cards = event.playerIds.slice(0, CARDS).map(cardOf);
  const requests = requestsOf(token, event, cards);
  const begun = performance.now();
  await send(connection, requests);
  return rate(cards, performance.now() - begun);
}

const requestsOf = (token: string, { roundPath }: Event, cards: readonly EntryBody[][]): Buffer[] =>
  cards.map((entries) => entriesRequest(roundPath, token, entries));

async function send(connection: Connection, requests: readonly Buffer[]): Promise<void> {
  for (const bytes of requests) {
    const { status, body } = await connection.send(bytes);
    if (status !== 200) throw new Error(`an entry was not taken: ${status} ${body}`);
  }
}

export const entriesRequest = (roundPath: Event['roundPath'], token: string, entries: readonly EntryBody[]): Buffer =>
  request(
    `POST ${roundPath}/entries`,
    { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    Buffer.from(JSON.stringify({ entries })),
  );

const cardOf = (playerId: string, nth: number): EntryBody[] => wholeCard(playerId, cardOver({ [(nth % 18) + 1]: 1 }));
const rate = (cards: readonly EntryBody[][], ms: number) => (cards.flat().length * 1000) / ms;

function next(events: Iterator<Event>): Event {
  const { value, done } = events.next();
  if (done) throw new Error('more rounds than fields');
  return value;
}
