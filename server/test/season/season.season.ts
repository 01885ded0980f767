import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import type { Statement } from '../kit/statement-count.ts';
import { type Asker, askerOf } from './asker.ts';
import { openSeason, type Season } from './kept-season.ts';
import { rowsRead } from './reads.ts';

/** Twice what a club of one day reads, and ten rows for each of the two hundred tournaments: a list counts them all. */
const MOST_ROWS = (ofDay: number) => 2 * ofDay + 2_000;
/** Names of further things are looked up by one statement a kind. */
const MORE_STATEMENTS = 4;

describe.each(['postgres', 'pglite'] as const)('five seasons on %s', (engine) => {
  let of: Season;
  const askers = {} as Record<'day' | 'season', Asker>;
  /** What each asks once a process has looked around. */
  const asked = { day: new Map<string, Statement[]>(), season: new Map<string, Statement[]>() };

  beforeAll(async () => {
    of = await openSeason(engine);
    for (const name of ['day', 'season'] as const) {
      const asker = await askerOf(of[name]);
      askers[name] = asker;
      for (const asking of asker.askings) await asker.ask(asking);
      for (const asking of asker.askings) asked[name].set(asking.name, await asker.statementsOf(asking));
    }
  });
  afterAll(async () => {
    for (const asker of Object.values(askers)) await asker.close();
    await of.close();
  });

  it('ask as little of the database as one day', () => {
    const more = [...asked.season].filter(([name, statements]) => statements.length > (asked.day.get(name) ?? []).length + MORE_STATEMENTS);
    expect(more.map(([name, statements]) => [name, statements.length, asked.day.get(name)?.length])).toEqual([]);
  });

  it.each(['as they come', 'gathered'])('read as few rows as one day, with statistics %s', async (how) => {
    if (how === 'gathered') await of.season.db.execute(sql`analyze`);
    const growing = [];
    for (const [name, statements] of asked.season) {
      const ofDay = await rowsOfAll(of.day, asked.day.get(name) ?? []);
      const rows = await rowsOfAll(of.season, statements);
      if (rows > MOST_ROWS(ofDay)) growing.push([name, rows, ofDay]);
    }
    expect(growing).toEqual([]);
  });
});

async function rowsOfAll({ db }: OpenDatabase, statements: readonly Statement[]): Promise<number> {
  let rows = 0;
  for (const statement of statements) rows += await rowsRead(db, statement);
  return Math.round(rows);
}
