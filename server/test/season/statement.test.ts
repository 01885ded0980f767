import { expect, it } from 'vitest';
import { openTestDatabase } from '../engine/database.ts';
import { statementsDuring } from '../kit/statement-count.ts';
import { type Asker, askerOf } from './asker.ts';
import { makeDay, makeSeason } from './make-season.ts';

/** A first season: the statements of five are as many (`npm test -- season`). */
const SMALL = { closed: 3, finished: 1, forgotten: 1, empty: 1 };
/** Names of further things are looked up by one statement a kind. */
const MORE = 4;

const database = await openTestDatabase();

it('what screens and the public ask of themselves takes as many statements after a season as after a day', async () => {
  await makeDay(database.db);
  const asker = await askerOf(database);
  const ofDay = await statementsOfAll(asker);
  await makeSeason(database.db, SMALL);
  await statementsOfAll(asker); // a process reads a tournament under way once
  const ofSeason = await statementsOfAll(asker);
  await asker.close();
  expect([...ofSeason].filter(([name, statements]) => statements > (ofDay.get(name) ?? 0) + MORE)).toEqual([]);
});

async function statementsOfAll({ askings, ask }: Asker): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const asking of askings) {
    const statements = await statementsDuring(async () => expect([asking.name, await ask(asking)]).toEqual([asking.name, asking.status]));
    found.set(asking.name, statements.length);
  }
  return found;
}
