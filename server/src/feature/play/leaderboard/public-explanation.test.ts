import { BASES } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import { until } from '../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { raiseBoard } from '../../../../test/kit/board.ts';
import { cardOver, type Event, seedCountedHoles, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { statementsOf } from '../../../../test/kit/statement-count.ts';
import { PUBLIC_CACHE } from './live/snapshot.ts';

const test = await testApp();

const playRound = (event: Event, over: Readonly<Record<number, number>>[]) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, {
    entries: over.flatMap((changes, at) => wholeCard(event.playerIds[at] ?? '', cardOver(changes))),
  });
const why = (event: Event, nth: number, basis: string, within = 'field', headers: Record<string, string> = {}) =>
  test.ask(
    null,
    `GET /api/live/tournaments/${event.id}/explanation/${event.playerIds[nth]}?basis=${basis}&within=${within}`,
    undefined,
    headers,
  );

type Told = { code: string; steps?: { own: number | null; other: number | null; step: { by: string } }[] };
const trialsOf = (steps: Told[]) => steps.flatMap((step) => step.steps ?? []);

describe('why a player stands where they stand, for everyone', () => {
  it('is what the office reads, with the version of the board', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await playRound(event, [{}, { 1: 2 }]);
    const { status, body, headers } = await why(event, 1, 'net');
    const office = (await test.ask('reader', `GET ${event.path}/leaderboard/${event.playerIds[1]}?basis=net`)).body;
    expect([status, body]).toEqual([200, { ...office, boardVersion: 2 }]);
    expect(headers.etag).toMatch(/^W\/"2-/);
  });

  it('says who is older, not when they were born, and that women come first, not who is one', async () => {
    const players = [{ birthday: '1960-02-03' }, { birthday: '1971-05-06' }].map((one) => ({ ...one, handicapCourse: 0 }));
    const event = await seedEvent(test.db, test.clubId, { players });
    await playRound(event, [{}, {}]);
    const steps: Told[] = (await why(event, 1, 'net')).body.steps;
    const ages = trialsOf(steps).filter(({ step }) => step.by === 'age' || step.by === 'gender');
    expect(ages.map(({ own, other }) => [own, other])).toEqual(ages.map(() => [null, null]));
    expect(JSON.stringify(steps)).not.toMatch(/1960|1971/);
  });

  it('explains no list and no player that the board does not have', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { format: 'stroke-play-net' } });
    const other = await seedEvent(test.db, test.clubId);
    expect((await why(event, 0, 'points')).status).toBe(404);
    expect((await why({ ...event, playerIds: other.playerIds }, 0, 'net')).status).toBe(404);
    const hidden = await seedEvent(test.db, test.clubId, { settings: { public: false } });
    expect((await why(hidden, 0, 'net')).body.message).toBe('Tournament not found.');
  });

  it('is computed once for a version, and kept by caches as the board is', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await playRound(event, [{}, {}]);
    const first = await why(event, 0, 'net');
    expect(first.headers['cache-control']).toBe(PUBLIC_CACHE);
    expect(await statementsOf(() => why(event, 0, 'net'))).toBe(0);
    expect(await statementsOf(() => why(event, 1, 'gross'))).toBe(0);
    expect((await why(event, 0, 'net', 'field', { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
    await raiseBoard(test.db, event.id);
    await until(async () => expect((await why(event, 0, 'net')).body.boardVersion).toBe(3));
  });
});

describe('while counted holes are to be published', () => {
  const settings = { calculateHandicapDay: 'peoria' } as const;
  const [SOME, OTHERS] = [
    [1, 2, 3, 10, 11, 12],
    [4, 5, 6, 13, 14, 15],
  ];

  it('no answer depends on them, on any list', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings, players: 3, divisions: ['A'] });
    await playRound(event, [{ 1: 3 }, { 4: 3 }, { 9: 3 }]);
    const told = async (holes: number[], version: number) => {
      await seedCountedHoles(test.db, event.roundId, holes);
      await raiseBoard(test.db, event.id);
      await until(async () => expect((await why(event, 0, 'gross')).body.boardVersion).toBe(version));
      const lists = BASES.flatMap((basis) => ['field', 'division'].map((within) => [basis, within] as const));
      return Promise.all(
        lists.flatMap(([basis, within]) =>
          event.playerIds.map(async (_, nth) => ({ ...(await why(event, nth, basis, within)).body, boardVersion: null })),
        ),
      );
    };
    const some = await told(SOME, 3);
    expect(await told(OTHERS, 4)).toEqual(some);
    expect(JSON.stringify(some)).not.toContain('peoria');
  });

  it('they are in the reasons once they are published', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings, players: 2 });
    await seedCountedHoles(test.db, event.roundId, SOME, new Date());
    await playRound(event, [{}, {}]);
    const { steps } = (await why(event, 0, 'net')).body;
    expect(steps.map(({ code }: Told) => code)).toContain('peoria');
  });
});
