import { readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { activity } from '../../src/db/schema/account/activity.ts';
import { entry } from '../../src/db/schema/field/player.ts';
import { tournament } from '../../src/db/schema/field/tournament.ts';
import { cardOver, type EntryBody, type Event, wholeCard } from './event.ts';
import { fillClub } from './filled.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** A tournament of 144 whose every card is entered while something goes wrong with its server. */
export type BusyDay = {
  token: string;
  event: Event;
  entries: EntryBody[];
  outbox: Outbox;
};

type Environment = Record<string, string>;

const ENTRIES_PER_SECOND = 200;

/** What the servers of a test use, opened by the test itself. */
export async function withDatabase<Result>(env: Environment, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const own = await openDatabase(readConfig(env));
  await own.migrate();
  return work(own).finally(() => own.close());
}

/** Writes the tournament; its entries go to the server that `urlOf` names at the moment. */
export async function busyDay(env: Environment, urlOf: () => string | undefined): Promise<BusyDay> {
  const { token, events } = await withDatabase(env, ({ db }) => db.transaction((tx) => fillClub(tx, 1)));
  const [event] = events;
  if (!event) throw new Error('no tournament');
  const entries = event.playerIds.flatMap((id) => wholeCard(id, cardOver()));
  const post = (batch: unknown) =>
    fetch(`${urlOf()}${event.roundPath}/entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries: batch }),
    });
  return { token, event, entries, outbox: createOutbox(entries, ENTRIES_PER_SECOND, post) };
}

/** What the database has of a day. */
export const written = (env: Environment) =>
  withDatabase(env, async ({ db }) => {
    const [{ boardVersion } = { boardVersion: 0 }] = await db.select().from(tournament);
    const batches = (await db.select().from(activity))
      .filter(({ kind }) => kind === 'score')
      .map(({ after }) => after as { entries: number });
    return { ids: (await db.select().from(entry)).map(({ id }) => id), boardVersion, batches: batches.map(({ entries }) => entries) };
  });
