import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { pagesOfPdf } from '../../../../test/kit/paper/pdf.ts';
import { AN, BINH, type Medal, medalsOf } from '../../../../test/kit/world/medal.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { signup } from '../../../db/schema/field/signup.ts';

const test = await testApp();
const { ask, medal, join, newSeason, publish, live, agree } = medalsOf(test);

/** The signup that a row of a tournament came of, with what it accepted. */
async function enteredWith(playerId: string, tournamentId: string, consents: { purpose: 'seasons' | 'results'; version: number }[]) {
  const id = crypto.randomUUID();
  await test.db.insert(signup).values({
    ...{
      id,
      tournamentId,
      playerId,
      groupId: id,
      kindId: crypto.randomUUID(),
      code: id.slice(0, 8),
      state: 'confirmed' as const,
      language: 'vi' as const,
    },
    ...{ nameKey: '', searched: '', lines: [], refunds: { refunds: [], refundIfFilled: null }, appliedAt: new Date(), consents },
  });
}

describe('who is named in a published season', () => {
  let [march, april, golferIds, id]: [Medal, Medal, string[], string] = [] as never;
  beforeEach(async () => {
    [march, april] = [await medal('03', [0, 1, 2]), await medal('04', [0, 1, 2])];
    golferIds = await join(march, april);
    id = await newSeason();
    await publish(id);
  });
  const namesIn = async () => Object.values((await live(id, `?number=1`)).names);

  it('names in public only who agreed, and opens nobody else: the others are a place and a total', async () => {
    const names = JSON.stringify(await live(id));
    expect([names.includes(AN), names.includes(march.playerIds[0] ?? '')]).toEqual([false, false]);
    await agree(golferIds[1], 'seasons');
    const { core, openings, names: named } = await live(id, '?number=1');
    const [, second] = core.lines;
    expect(named).toEqual({ [second.person]: BINH });
    expect(openings.map(({ person }: { person: string }) => person)).toEqual([second.person]);
  });

  it('is who accepted the terms of seasons as they entered one of its events, with what they accepted and when', async () => {
    const [first = '', second = ''] = march.playerIds;
    await enteredWith(first, march.id, [{ purpose: 'seasons', version: 2 }]);
    await enteredWith(second, march.id, [{ purpose: 'results', version: 1 }]);
    expect(await namesIn()).toEqual([AN]);
  });

  it.each([
    [
      'is shown by initials in that event',
      (playerId: string) => test.db.update(player).set({ initials: true }).where(eq(player.id, playerId)),
    ],
    [
      'is a minor for whom nobody agreed',
      (playerId: string) => test.db.update(player).set({ birthYear: 2020 }).where(eq(player.id, playerId)),
    ],
    [
      'asked for their data to be removed',
      () =>
        test.db
          .update(golfer)
          .set({ removalAskedAt: new Date() })
          .where(eq(golfer.id, golferIds[0] ?? '')),
    ],
  ])('is nobody who accepted them and %s', async (_, change) => {
    await enteredWith(march.playerIds[0] ?? '', march.id, [{ purpose: 'seasons', version: 1 }]);
    await change(march.playerIds[0] ?? '');
    expect(await namesIn()).toEqual([]);
  });

  it('is told of nobody else by what an added event moved', async () => {
    await agree(golferIds[1], 'seasons');
    const may = await medal('05', [2, 0, 1]);
    for (const [nth, golferId] of golferIds.entries())
      await ask(`POST /api/golfers/${golferId}/joins`, { playerIds: [may.playerIds[nth]] });
    await publish(id);
    const { moves, othersMoved, names } = await live(id);
    expect([moves.moved.map(({ person }: { person: string }) => names[person]), othersMoved]).toEqual([[BINH], 2]);
  });

  it('stands on the page of a golfer who agreed to that, and to be named in seasons', async () => {
    for (const purpose of ['page', 'results'] as const) await agree(golferIds[0], purpose);
    const { page } = await ask(`GET /api/golfers/${golferIds[0]}/career`, undefined, 'reader');
    const address = `GET /api/live/golfers/${new URL(page.url).searchParams.get('id')}` as const;
    expect((await ask(address, undefined, null)).seasons).toEqual([]);
    await agree(golferIds[0], 'seasons');
    expect((await ask(address, undefined, null)).seasons).toMatchObject([{ seasonId: id, total: '50' }]);
  });

  it('is printed with the names that everyone may read', async () => {
    await agree(golferIds[1], 'seasons');
    const { bytes, status } = await test.ask('reader', `GET /api/seasons/${id}/publications/1/paper?language=vi`);
    const [page = ''] = await pagesOfPdf(bytes);
    expect([status, page.includes(BINH), page.includes('Golfer 1'), page.includes(AN)]).toEqual([200, true, true, false]);
  });
});
