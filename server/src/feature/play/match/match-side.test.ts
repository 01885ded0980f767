import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedCup } from '../../../../test/kit/cup.ts';
import { nameOf } from '../../../../test/kit/event.ts';
import { match } from '../../../db/schema/play/match.ts';
import { AppError } from '../../../error/app-error.ts';
import { matchSideFor } from './match-side.ts';
import { partnersOf } from './store.ts';

const test = await testApp({}, { emptied: 'once' });

it('a side of a match is the golfer, the side that these golfers are in, or a new one, of whom nobody plays another match', async () => {
  const { event, matches } = await seedCup(test);
  const { id: tournamentId, roundId } = event;
  const [fourBall, singles] = matches;
  const [a = '', b = '', c = '', , e = '', f = '', g = ''] = event.playerIds;
  const [ab = '', ef = ''] = (fourBall?.sides ?? []).map((side) => side?.id ?? '');
  const side = async (format: 'four-ball' | 'singles', matchId: string | undefined, ...ids: string[]): Promise<unknown> => {
    const place = { tournamentId, roundId, format, matchId: matchId ?? null, field: 'sides.0' };
    try {
      return await test.db.transaction((tx) => matchSideFor(tx, place, ids));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return Object.entries(error.details.errors ?? {}).map(([field, [problem]]) => [field, problem?.key, problem?.params])[0];
    }
  };
  const other = (at: number, nth: number, number: number) => [`sides.0.${at}`, 'player-in-other-match', { name: nameOf(nth), number }];
  expect([await side('four-ball', fourBall?.id, b, a), await side('singles', singles?.id, c)]).toEqual([ab, c]);
  expect(await side('four-ball', fourBall?.id, a, randomUUID())).toEqual(['sides.0.1', 'partner-unknown', undefined]);
  expect(await side('four-ball', fourBall?.id, a, a)).toEqual(['sides.0.1', 'partner-twice', { name: nameOf(0) }]);
  for (const ids of [[a], [a, b, c]]) {
    expect(await side('four-ball', fourBall?.id, ...ids)).toEqual(['sides.0', 'match-side-size', { from: 2, to: 2 }]);
  }
  expect(await side('singles', singles?.id, c, g)).toEqual(['sides.0', 'match-side-size', { from: 1, to: 1 }]);
  // alone, or for a side, whether the first or the second of its match, also as they are in it
  expect([await side('singles', undefined, c), await side('singles', singles?.id, a), await side('singles', singles?.id, f)]).toEqual([
    ...[other(0, 2, 2), other(0, 0, 1), other(0, 5, 1)],
  ]);
  expect([await side('four-ball', fourBall?.id, a, g), await side('four-ball', undefined, a, b)]).toEqual([other(1, 6, 2), other(0, 0, 1)]);
  // once their side plays no match there, its golfers leave it for another
  await test.db
    .update(match)
    .set({ firstId: null })
    .where(eq(match.id, fourBall?.id ?? ''));
  await test.db
    .update(match)
    .set({ firstId: null })
    .where(eq(match.id, singles?.id ?? ''));
  const made = (await side('four-ball', fourBall?.id, c, a)) as string;
  expect([ab, ef]).not.toContain(made);
  expect([await partnersOf(test.db, made, roundId), await partnersOf(test.db, ab, roundId)]).toEqual([[c, a], []]);
  expect(await partnersOf(test.db, ef, roundId)).toEqual([e, f]);
});
