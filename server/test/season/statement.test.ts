import { expect, it } from 'vitest';
import { openTestDatabase } from '../engine/database.ts';
import type { Asking } from './asked.ts';
import { askerOf } from './asker.ts';
import { makeDay, makeSeason } from './make-season.ts';

/** A first season: the statements of five are as many (`npm test -- season`). */
const SMALL = { closed: 3, finished: 1, forgotten: 1, empty: 1 };
/** Names of further things are looked up by one statement a kind. */
const MORE = 4;

const database = await openTestDatabase();

it('what screens and the public ask of themselves takes as many statements after a season as after a day', async () => {
  await makeDay(database.db);
  const { askings, statementsOf, close } = await askerOf(database);
  const ofDay = new Map<string, number>();
  for (const asking of askings) ofDay.set(asking.name, (await statementsOf(asking)).length);
  await makeSeason(database.db, SMALL);
  const takesMore = async (asking: Asking) => (await statementsOf(asking)).length > (ofDay.get(asking.name) ?? 0) + MORE;
  const growing: string[] = [];
  // a process reads a tournament under way once
  for (const asking of askings) if ((await takesMore(asking)) && (await takesMore(asking))) growing.push(asking.name);
  await close();
  expect(growing).toEqual([]);
});
