import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { seedEvent, stroke } from '../../../test/kit/event.ts';
import type { LiveListener } from '../../work/live.ts';
import { createStatistics } from './statistics.ts';

const test = await testApp();
const isEmbedded = test.database.engine === 'pglite';

const DATE = '2026-04-25';
/** In Vietnam. */
const at = (time: string) => new Date(`${DATE}T${time}:00+07:00`);

/** Who looks after the statistics at a moment that the test sets; `wrote`: somebody writes at that moment. */
function caretaker() {
  let now = at('12:00');
  let listener: Partial<LiveListener> = {};
  const clock = () => now;
  const report = (error: unknown) => expect.fail(String(error));
  const statistics = createStatistics({ database: test.database, live: { subscribe: (one) => (listener = one) }, clock, report });
  return { statistics, wrote: () => listener.invalidate?.(''), setNow: (time: string) => (now = at(time)) };
}

async function playedDay(): Promise<void> {
  const event = await seedEvent(test.db, test.clubId, { players: 80, settings: { date: DATE } });
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: event.playerIds.map((id) => stroke(id, 1, 4)) });
}

/** What the planner believes to be in a table. */
const believed = async (table: string): Promise<number> => {
  const { rows } = await test.db.execute<{ rows: number }>(sql`select reltuples::int as rows from pg_class where relname = ${table}`);
  return rows[0]?.rows ?? 0;
};

describe.runIf(isEmbedded)('the statistics of the embedded database', () => {
  it('are gathered while nobody writes and no round is under way, each table once it is another', async () => {
    const { statistics, wrote, setNow } = caretaker();
    await seedEvent(test.db, test.clubId, { players: 120, settings: { date: DATE } });
    wrote();
    setNow('12:04');
    expect(await statistics.look()).toEqual([]);
    setNow('12:05');
    expect(await statistics.look()).toContain('player');
    expect(await believed('player')).toBe(120);
    expect(await statistics.look()).toEqual([]);
  });

  it('are gathered at night where somebody plays every day, and never while a round is under way', async () => {
    await playedDay();
    const { statistics, setNow } = caretaker();
    setNow('13:00');
    expect(await statistics.look()).toEqual([]);
    setNow('02:00');
    expect(await statistics.look()).toContain('entry');
    expect(await believed('entry')).toBe(80);
  });

  it('wait for who writes in the meantime: the next table comes later', async () => {
    await playedDay();
    const { statistics, wrote, setNow } = caretaker();
    setNow('02:00');
    const looking = statistics.look();
    wrote();
    expect((await looking).length).toBeLessThanOrEqual(1);
    setNow('02:10');
    expect(await statistics.look()).toContain('entry');
  });
});

it.runIf(!isEmbedded)('PostgreSQL gathers its statistics by itself', async () => {
  await playedDay();
  expect(await caretaker().statistics.look()).toEqual([]);
});
