import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, nameOf, PAR, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { player } from '../../../db/schema/field/player.ts';
import { division } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
type Given = Parameters<typeof seedEvent>[2];

/** Two divisions of two players, one of each goes on; the first round is finished with scores from par to three over. */
async function cutEvent({ settings, ...given }: NonNullable<Given> = {}): Promise<Event> {
  const made = await seedEvent(test.db, test.clubId, {
    players: Array(4).fill({ handicapCourse: 100, handicapIndex: 100 }),
    divisions: ['A', 'B'],
    rounds: 2,
    settings: { autoAssignToDivisions: false, ...settings },
    ...given,
  });
  await test.db
    .update(division)
    .set({ cut: 1 })
    .where(eq(division.id, made.divisionIds[0] ?? ''));
  const entries = made.playerIds.flatMap((id, nth) => wholeCard(id, cardOver({ 1: nth })));
  await test.ask('reader', `POST ${made.roundPath}/entries`, { entries });
  expect((await test.ask('manager', `POST ${made.roundPath}/finish`)).status).toBe(200);
  return made;
}
const patch = (event: Event, change: object, language = 'en') =>
  test.ask('manager', `PATCH ${event.path}`, { version: 1, ...change }, { 'accept-language': language });
const patchDivision = (event: Event, nth: number, change: object) =>
  test.ask('manager', `PATCH /api/divisions/${event.divisionIds[nth]}`, { version: 1, ...change });
const patchPlayer = async (event: Event, nth: number, change: object, language = 'en') => {
  const id = event.playerIds[nth] ?? '';
  const [row] = await test.db.select({ version: player.version }).from(player).where(eq(player.id, id));
  return test.ask('editor', `PATCH ${event.path}/players/${id}`, { version: row?.version, ...change }, { 'accept-language': language });
};
const reopen = (event: Event, round = 1) => test.ask('manager', `POST ${event.path}/rounds/${event.roundIds[round - 1]}/reopen`);

describe('while a cut stands', () => {
  it.each([
    { format: 'stroke-play-gross' },
    { calculateHandicapDay: 'system-36' },
    { useHandicapCourse: false },
    { capAbove: 30, capCountsAs: 30 },
    { netFloor: -3 },
  ])('the tournament keeps its %j, until the round is opened again', async (change) => {
    const event = await cutEvent();
    const { status, body } = await patch(event, change);
    expect([status, body.code, body.message]).toEqual([
      409,
      'cut-stands',
      'The cut after round 1 was made by this setting. Please reopen round 1 before changing it.',
    ]);
    expect((await patch(event, change, 'vi')).body.message).toBe(
      'Cut sau vòng 1 đã tính theo thiết lập này. Vui lòng mở lại vòng 1 trước khi đổi.',
    );
    await reopen(event);
    expect((await patch(event, change)).status).toBe(200);
  });

  it.each([{ name: 'Giải Thu' }, { tiebreak: 'shared' }, { oneMainPrizeEach: false }])(
    'what it does not go by may change: %j',
    async (change) => {
      expect((await patch(await cutEvent(), change)).status).toBe(200);
    },
  );

  it('by gross it depends on no handicap', async () => {
    const event = await cutEvent({ settings: { format: 'stroke-play-gross' } });
    expect((await patch(event, { calculateHandicapDay: 'system-36' })).status).toBe(200);
    expect((await patchDivision(event, 0, { calculateHandicapDay: 'callaway' })).status).toBe(200);
    expect((await patchPlayer(event, 2, { handicapCourse: 0 })).status).toBe(200);
    expect((await patch(event, { version: 2, format: 'stroke-play-net' })).body.code).toBe('cut-stands');
  });

  it('by gross it depends on the gender of a player where women play their own card, and else not', async () => {
    for (const [womenPar, status] of [
      [null, 200],
      [PAR.with(0, 5), 409],
    ] as const) {
      const event = await cutEvent({ settings: { format: 'stroke-play-gross' }, womenPar });
      expect((await patchPlayer(event, 0, { gender: 'f' })).status).toBe(status);
    }
  });

  it('its division keeps its line and its day handicap, another division does not', async () => {
    const event = await cutEvent();
    for (const change of [{ cut: 2 }, { cut: null }, { calculateHandicapDay: 'callaway' }]) {
      expect((await patchDivision(event, 0, change)).body.code).toBe('cut-stands');
      expect((await patchDivision(event, 1, { ...change, version: 1 })).body.code).toBeUndefined();
      await test.db.update(division).set({ version: 1 });
    }
    expect((await patchDivision(event, 0, { note: 'Tee xanh' })).status).toBe(200);
  });

  it('a player who was cut by hand was cut by no setting: the division may change its settings', async () => {
    const event = await cutEvent();
    expect((await patchPlayer(event, 3, { card: { roundId: event.roundIds[1], status: 'cut' } })).status).toBe(200);
    expect((await patchDivision(event, 1, { calculateHandicapDay: 'callaway' })).status).toBe(200);
    expect((await patchDivision(event, 0, { calculateHandicapDay: 'callaway' })).body.code).toBe('cut-stands');
  });

  it('its players keep the handicap and the division that it depended on', async () => {
    const event = await cutEvent();
    const { status, body } = await patchPlayer(event, 2, { handicapCourse: 0 });
    expect([status, body.message]).toEqual([
      409,
      `The cut after round 1 was made by the division and the handicap of ${nameOf(2)}. Please reopen round 1 before changing them.`,
    ]);
    expect((await patchPlayer(event, 2, { handicapCourse: 0 }, 'vi')).body.message).toBe(
      `Cut sau vòng 1 đã tính theo bảng và handicap của ${nameOf(2)}. Vui lòng mở lại vòng 1 trước khi đổi.`,
    );
    expect((await patchPlayer(event, 0, { divisionId: event.divisionIds[1] })).body.code).toBe('cut-stands-for');
    expect((await patchPlayer(event, 1, { divisionId: event.divisionIds[0] })).body.code).toBe('cut-stands-for');
    expect((await patchPlayer(event, 2, { handicapIndex: 0 })).status).toBe(200);
    expect((await patchPlayer(event, 1, { handicapCourse: 0 })).status).toBe(200);
    await reopen(event);
    expect((await patchPlayer(event, 2, { handicapCourse: 0 })).status).toBe(200);
  });

  it('a player who came after the round, or has a day handicap, may be changed', async () => {
    const event = await cutEvent();
    const [divisionId] = event.divisionIds;
    const late = (await test.ask('editor', `POST ${event.path}/players`, { name: 'Lê Muộn', gender: 'm', handicapCourse: 9, divisionId }))
      .body;
    expect((await test.ask('editor', `PATCH ${event.path}/players/${late.id}`, { version: 1, handicapCourse: 8 })).status).toBe(200);
    const day = await cutEvent({ settings: { calculateHandicapDay: 'system-36' } });
    expect((await patchPlayer(day, 2, { handicapCourse: 0 })).status).toBe(200);
  });

  it('an import cannot change what it depended on either, and puts nobody below its line', async () => {
    const event = await cutEvent();
    const rows = [{ row: 2, cells: { name: nameOf(2), handicapCourse: '3' }, player: event.playerIds[2] }];
    const seen = (await test.ask('editor', `POST ${event.path}/players/import/preview`, { rows })).body;
    const { status, body } = await test.ask('editor', `POST ${event.path}/players/import`, {
      rows: [{ ...rows[0], version: seen.rows[0].version }],
    });
    expect([status, body.code]).toEqual([409, 'cut-stands-for']);
    await test.db
      .update(player)
      .set({ divisionId: null })
      .where(eq(player.id, event.playerIds[1] ?? ''));
    await test.db
      .update(division)
      .set({ gender: 'f' })
      .where(eq(division.id, event.divisionIds[1] ?? ''));
    expect((await test.ask('editor', `POST ${event.path}/divisions/assign`)).body.code).toBe('cut-stands-for');
  });
});

describe('a round with a finished one after it', () => {
  it('is opened again only after that one', async () => {
    const event = await cutEvent();
    const entries = event.playerIds.filter((_, nth) => nth !== 2).flatMap((id) => wholeCard(id, cardOver()));
    await test.ask('reader', `POST ${event.path}/rounds/${event.roundIds[1]}/entries`, { entries });
    expect((await test.ask('manager', `POST ${event.path}/rounds/${event.roundIds[1]}/finish`)).status).toBe(200);
    const { status, body } = await reopen(event, 1);
    expect([status, body.code, body.message]).toEqual([409, 'later-round-finished', 'Round 2 is finished. Please reopen round 2 first.']);
    expect((await reopen(event, 2)).status).toBe(200);
    expect((await reopen(event, 1)).status).toBe(200);
  });
});
