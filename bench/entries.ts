import { cardOver, type EntryBody, type Event, wholeCard } from '../server/test/event.ts';
import type { Filled } from '../server/test/filled.ts';
import { startPostgres } from '../server/test/postgres-server.ts';
import { startChild } from './child.ts';
import { type Connection, openConnection, request } from './connection.ts';
import { withFolder } from './folder.ts';
import { alternate } from './measure.ts';
import { print } from './print.ts';
import type { Product } from './product.ts';

const ROUNDS = 21;
/** One half of each field goes through the API, the other straight into the same database. */
const CARDS = 72;

export async function benchEntries(): Promise<void> {
  await withFolder((folder) => benchOn('PGlite', folder));
  // PostgreSQL's default: what is acknowledged is on the disk, as with the embedded database.
  const postgres = await startPostgres([]);
  await benchOn('PostgreSQL', '', postgres.databaseUrl('postgres')).finally(postgres.stop);
}

async function benchOn(engine: string, dataDir: string, databaseUrl?: string): Promise<void> {
  const product = startChild<Product>('./product.ts');
  try {
    const connection = await openConnection(await product.ask('start', dataDir, databaseUrl));
    // The first field warms up.
    const filled = await product.ask('fill', ROUNDS + 1);
    const [ours, theirs] = [filled.events.values(), filled.events.values()];
    const { subject, ratio } = await alternate(
      () => sendCards(connection, filled, next(ours)),
      async () => {
        const { roundId, playerIds } = next(theirs);
        const cards = playerIds.slice(CARDS).map(cardOf);
        return rate(cards, await product.ask('upsert', { roundId, userId: filled.userId }, cards));
      },
      ROUNDS,
    );
    print(`entries through the API, a card a request: ${engine}`, subject, 'entries/s', {
      value: ratio,
      to: 'plain upserts',
      goal: '≥ 0.4',
    });
    connection.close();
  } finally {
    await product.end();
  }
}

/** Sends the cards of half a field, one after the other; returns entries a second. */
export async function sendCards(connection: Connection, { token }: Filled, { roundPath, playerIds }: Event): Promise<number> {
  const cards = playerIds.slice(0, CARDS).map(cardOf);
  const requests = cards.map((entries) => entriesRequest(roundPath, token, entries));
  const begun = performance.now();
  for (const bytes of requests) {
    const { status, body } = await connection.send(bytes);
    if (status !== 200) throw new Error(`an entry was not taken: ${status} ${body}`);
  }
  return rate(cards, performance.now() - begun);
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
