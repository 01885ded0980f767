import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { seedEvent } from '../../../../../test/kit/event.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { createMetrics } from '../../../../http/metrics.ts';
import type { LiveListener } from '../../../../work/live.ts';
import { createLiveBoard } from './live-board.ts';

const test = await testApp();

/** A live board that hears nothing by itself. */
function deafBoard() {
  const listeners: LiveListener[] = [];
  const errors: unknown[] = [];
  const live = {
    subscribe: (one: LiveListener) => void listeners.push(one),
    invalidate: () => {},
    tell: () => {},
    start: async () => {},
    stop: async () => {},
  };
  const { boards } = createLiveBoard(test.db, live, (error) => void errors.push(error), createMetrics(), 10);
  const [listener] = listeners;
  if (!listener) throw new Error('there is no listener');
  return { boards, listener, errors };
}

it('finds missed notices by itself: a check compares its boards with the database', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const { boards, listener, errors } = deafBoard();
  expect(await boards.get(event.id)).toMatchObject({ version: 1 });
  await listener.check();
  expect(boards.peek(event.id)).toMatchObject({ version: 1 });
  await test.db.update(tournament).set({ boardVersion: 7 }).where(eq(tournament.id, event.id));
  expect(boards.peek(event.id)).toMatchObject({ version: 1 });
  await listener.check();
  expect(boards.peek(event.id)).toBeNull();
  expect(await boards.get(event.id)).toMatchObject({ version: 7 });
  await test.db.delete(tournament).where(eq(tournament.id, event.id));
  await listener.check();
  expect([boards.peek(event.id), await boards.get(event.id), errors]).toEqual([null, null, []]);
});

it('answers a request for a newer version with a newer one, even while an older one is being computed', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const { boards, listener } = deafBoard();
  const first = boards.get(event.id);
  await test.db.update(tournament).set({ boardVersion: 2 }).where(eq(tournament.id, event.id));
  listener.poke(event.id, 2);
  expect(await boards.get(event.id)).toMatchObject({ version: 2 });
  expect([1, 2]).toContain((await first)?.version);
});

it('computes again after a failure, and reports the failure to everyone who asked', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const { boards } = deafBoard();
  await test.db.execute('alter table player rename to lost');
  const failed = await Promise.allSettled([boards.get(event.id), boards.get(event.id)]);
  await test.db.execute('alter table lost rename to player');
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await boards.get(event.id)).toMatchObject({ version: 1 });
});
