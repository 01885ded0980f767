import { randomUUID } from 'node:crypto';
import { type Entry, foldCard } from '@fairway/golf';
import { asc, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { type EntryBody, type Event, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { authorOf } from '../../../engine/competition/entry/golf-entry.ts';

const test = await testApp();
const second = await secondApp(test);

type Answer = { boardVersion: number; outcomes: { id: string; outcome: string }[] };

/** Sends to one of two servers on the same database. */
async function send(nth: number, event: Event, entries: EntryBody[], who: Person = 'reader'): Promise<Answer> {
  const app = nth % 2 === 0 ? test.app : second;
  const answer = await app.inject({
    method: 'POST',
    url: `${event.roundPath}/entries`,
    headers: { authorization: `Bearer ${test.token[who]}` },
    payload: { entries },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const rows = () => test.db.select().from(entry).orderBy(asc(entry.seq));
const currentVersion = async () => (await test.db.select().from(tournament))[0]?.boardVersion;

/** What the rules make of the rows, hole by hole. */
async function foldedCards(event: Event): Promise<Record<string, unknown>> {
  const all = await rows();
  return Object.fromEntries(
    event.playerIds.map((playerId) => {
      const own = all.filter((row) => row.playerId === playerId);
      const entries = own.map(
        (row): Entry => ({
          ...row,
          score: row.pickup ? 'pickup' : row.strokes,
          author: authorOf(row),
          settles: row.reason ?? undefined,
        }),
      );
      return [playerId, foldCard(entries, 18).card];
    }),
  );
}

async function shownCards(event: Event): Promise<Record<string, unknown>> {
  const { body } = await test.ask('reader', `GET ${event.path}/leaderboard`);
  return Object.fromEntries(body.lines.map((line: { playerId: string; rounds: unknown[] }) => [line.playerId, line.rounds[0]]));
}

describe('twenty writers at once, on two servers', () => {
  const PEOPLE: Person[] = ['reader', 'editor', 'manager', 'admin'];

  it.each([
    ['of one hole', () => 1],
    ['of different holes', (nth: number) => (nth % 18) + 1],
  ])('%s lose no entry; each raises the version by one, and the board is the fold of all entries', async (_, holeOf) => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    const batches = Array.from({ length: 20 }, (__, nth) => [
      stroke(event.playerIds[0] ?? '', holeOf(nth), (nth % 8) + 1),
      stroke(event.playerIds[1] ?? '', holeOf(nth), (nth % 5) + 2),
    ]);
    const answers = await Promise.all(batches.map((batch, nth) => send(nth, event, batch, PEOPLE[nth % PEOPLE.length])));
    const outcomes = answers.flatMap((answer) => answer.outcomes);
    for (const { outcome } of outcomes) expect(['applied', 'disputed']).toContain(outcome);
    expect((await rows()).map(({ id }) => id).sort()).toEqual(outcomes.map(({ id }) => id).sort());
    const versions = answers.map(({ boardVersion }) => boardVersion);
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (__, nth) => nth + 2));
    expect(await currentVersion()).toBe(21);
    const order = answers.toSorted((a, b) => a.boardVersion - b.boardVersion).flatMap((answer) => answer.outcomes.map(({ id }) => id));
    expect((await rows()).map(({ id }) => id)).toEqual(order);
    expect(await shownCards(event)).toEqual(await foldedCards(event));
    expect(await test.db.select().from(activity)).toHaveLength(20);
  });

  it('of the very same batch write it once, and only one of them gets the outcome “applied”', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const batch = [stroke(event.playerIds[0] ?? '', 1, 4), stroke(event.playerIds[0] ?? '', 2, 5)];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => send(nth, event, batch)));
    const outcomes = answers.map((answer) => new Set(answer.outcomes.map(({ outcome }) => outcome)));
    expect(outcomes.filter((set) => set.has('applied'))).toHaveLength(1);
    expect(outcomes.filter((set) => set.has('repeated'))).toHaveLength(19);
    expect([(await rows()).length, await currentVersion()]).toEqual([2, 2]);
  });

  it('of one id in two tournaments give it to one of them', async () => {
    const events = await Promise.all(Array.from({ length: 6 }, () => seedEvent(test.db, test.clubId)));
    const id = randomUUID();
    const answers = await Promise.all(events.map((event, nth) => send(nth, event, [stroke(event.playerIds[0] ?? '', 1, 4, { id })])));
    const outcomes = answers.map(({ outcomes: [one] }) => one?.outcome).sort();
    expect(outcomes).toEqual(['applied', ...Array(5).fill('refused')]);
    expect(await rows()).toHaveLength(1);
  });

  it('lose no acknowledged entry while the tournament is closed, and add none after it', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    const close = async () => {
      await test.db.transaction(async (tx) => {
        await tx.update(tournament).set({ state: 'closed', boardVersion: 1000 });
      });
      return (await rows()).length;
    };
    const sends = Array.from({ length: 18 }, async (_, nth) => {
      const app = nth % 2 === 0 ? test.app : second;
      const payload = { entries: [stroke(event.playerIds[0] ?? '', nth + 1, 4)] };
      const headers = { authorization: `Bearer ${test.token.reader}` };
      return app.inject({ method: 'POST', url: `${event.roundPath}/entries`, headers, payload });
    });
    const [atClosing, ...answers] = await Promise.all([close(), ...sends]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect((await rows()).length).toBe(statuses.filter((status) => status === 200).length);
    expect((await rows()).length).toBe(atClosing);
  });

  it('are never kept out by people who edit players without a pause', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 6 });
    const [atTheDesk = '', ...edited] = event.playerIds;
    let isOver = false;
    const editors = edited.map(async (playerId) => {
      let version = 1;
      for (let nth = 0; !isOver; nth++) {
        const { status, body } = await test.ask('editor', `PATCH ${event.path}/players/${playerId}`, { note: `${nth}`, version });
        expect(status).toBe(200);
        version = body.version;
      }
    });
    for (let hole = 1; hole <= 18; hole++) {
      const { outcomes } = await send(hole, event, [stroke(atTheDesk, hole, 4)]);
      expect(outcomes).toMatchObject([{ outcome: 'applied' }]);
    }
    isOver = true;
    await Promise.all(editors);
  });
});

it('a stroke changes its tournament in place: no index has what it changes, and a page keeps room for a row once more', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 1 });
  const asStored = async (): Promise<Record<string, unknown>> => {
    const { rows } = await test.db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from tournament t where t.id = ${event.id}`,
    );
    return rows[0]?.row ?? {};
  };
  const before = await asStored();
  await send(0, event, [stroke(event.playerIds[0] ?? '', 1, 4)]);
  const after = await asStored();
  const changed = Object.keys(after).filter((column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]));
  expect(changed).toContain('board_version');
  const { rows: indexed } = await test.db.execute<{ column: string }>(
    sql`select a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = 'tournament'::regclass`,
  );
  expect(indexed.map(({ column }) => column).filter((column) => changed.includes(column))).toEqual([]);
  const { rows: kept } = await test.db.execute(sql`select reloptions from pg_class where oid = 'tournament'::regclass`);
  expect(kept).toEqual([{ reloptions: ['fillfactor=40'] }]);
});
