import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scoreFixture } from '../../../../test/fixture/score.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, nameOf, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';

const test = await testApp();
const { cardOf, outcomes, send } = scoreFixture(test);

/** The strokes of a whole card, without its holes. */
const total = (playerId: string, strokes: number | null, given = {}) => stroke(playerId, 0, strokes, given);
const started = async (given: Parameters<typeof seedEvent>[2] = {}) => {
  const event = await seedEvent(test.db, test.clubId, { players: 2, ...given });
  const [an = '', binh = ''] = event.playerIds;
  return { event, an, binh };
};
const lineOf = async (event: Event, playerId: string, path = `${event.path}/leaderboard`) =>
  (await test.ask('reader', `GET ${path as '/'}`)).body.lines.find((line: { playerId: string }) => line.playerId === playerId);
const publicLine = (event: Event, playerId: string) => lineOf(event, playerId, `/api/live/tournaments/${event.id}`);
const finish = (event: Event) => test.ask('manager', `POST ${event.roundPath}/finish`);

describe('the total of a card', () => {
  it('is a fact beside the holes: it finishes the card on every board, which says that only it is known', async () => {
    const { event, an } = await started();
    expect(await outcomes(event, [total(an, 92)])).toEqual(['applied']);
    expect(await cardOf(event)).toMatchObject({ total: 92, totalDiffers: false, holes: Array(18).fill(null) });
    for (const line of [await lineOf(event, an), await publicLine(event, an)])
      expect(line).toMatchObject({ complete: true, thru: 18, gross: 92, totals: [92] });
  });

  it('is a whole number from 18 to 540, and no pick-up', async () => {
    const { event, an } = await started();
    const refused = [total(an, 17), total(an, 541), { ...total(an, 92), score: 'pickup' as const }];
    expect(await outcomes(event, refused)).toEqual(Array(3).fill('total-out-of-range'));
    expect(await cardOf(event)).toMatchObject({ total: null });
  });

  it('is corrected, disputed by a second desk and settled, with its history, as a hole is', async () => {
    const { event, an } = await started();
    const first = total(an, 92);
    await send(event, [first]);
    const second = total(an, 91, { replaces: first.id });
    expect(await outcomes(event, [second])).toEqual(['applied']);
    expect(await outcomes(event, [total(an, 93)], 'editor')).toEqual(['disputed']);
    expect((await cardOf(event)).disputes).toMatchObject([{ hole: 0, shown: { score: 91 }, rivals: [{ score: 93 }] }]);
    expect((await finish(event)).body.message).toContain(`${nameOf(1)}`);
    const settlement = { id: randomUUID(), playerId: an, hole: 0, score: 93, reason: 'Theo thẻ giấy' };
    expect((await test.ask('editor', `POST ${event.roundPath}/settle`, settlement)).body).toMatchObject({ total: 93, disputes: [] });
    const { body } = await test.ask('reader', `GET ${event.roundPath}/players/${an}/entries`);
    expect(body.items.map(({ hole, before, score }: Record<string, unknown>) => [hole, before, score])).toEqual([
      [0, null, 92],
      [0, 92, 91],
      [0, 91, 93],
      [0, 91, 93],
    ]);
  });

  it('is taken back by an undo, and with all that came from a device', async () => {
    const { event, an, binh } = await started();
    await send(event, [total(an, 92, { device: 'desk-1' }), total(binh, 95, { device: 'desk-1' })]);
    const undo = { id: randomUUID(), playerId: an, hole: 0, seen: 92, reason: 'Nhầm người' };
    expect((await test.ask('editor', `POST ${event.roundPath}/undo`, undo)).body).toMatchObject({ total: null });
    const device = { device: 'desk-1', since: null, reason: 'Nhầm vòng' };
    expect((await test.ask('editor', `POST ${event.roundPath}/undo-device`, device)).body).toEqual({ cards: 1, holes: 1 });
    expect(await cardOf(event, 1)).toMatchObject({ total: null });
    expect(await lineOf(event, binh)).toMatchObject({ thru: 0, gross: null, totals: [null] });
  });

  it('finishes a round: the others may have holes', async () => {
    const { event, an, binh } = await started();
    await send(event, [total(an, 92), ...wholeCard(binh, cardOver())]);
    expect((await finish(event)).status).toBe(200);
  });
});

describe('a total and holes of one card', () => {
  it('do not agree: the desk shows it, the holes count, and the round waits until one of them is corrected', async () => {
    const { event, an, binh } = await started();
    const given = total(an, 80);
    await send(event, [given, ...wholeCard(an, cardOver()), ...wholeCard(binh, cardOver())]);
    expect(await cardOf(event)).toMatchObject({ total: 80, totalDiffers: true });
    expect(await lineOf(event, an)).toMatchObject({ gross: 72, totals: [null] });
    const refused = await finish(event);
    expect([refused.status, refused.body.code]).toEqual([409, 'totals-differ']);
    expect(refused.body.message).toContain(nameOf(0));
    await send(event, [total(an, null, { replaces: given.id })]);
    expect((await finish(event)).status).toBe(200);
  });

  it('make one card while holes are missing: the total counts, and the strokes that come in are kept', async () => {
    const { event, an } = await started();
    await send(event, wholeCard(an, cardOver().slice(0, 3)));
    await send(event, [total(an, 90)]);
    expect(await publicLine(event, an)).toMatchObject({ thru: 18, gross: 90, totals: [90], rounds: [[4, 4, 3, ...Array(15).fill(null)]] });
    await send(
      event,
      [4, 5, 6].map((hole) => stroke(an, hole, 5)),
      'editor',
    );
    expect(await lineOf(event, an)).toMatchObject({ gross: 90, totals: [90] });
  });
});

describe('a total on boards', () => {
  it('is not told while the last holes are hidden, nor after the board was frozen', async () => {
    const { event, an } = await started({ settings: { hiddenHoles: 3 } });
    await send(event, [total(an, 92)]);
    expect(await publicLine(event, an)).toMatchObject({ thru: 0, gross: null, totals: [null] });
    expect(await lineOf(event, an)).toMatchObject({ gross: 92 });
  });

  it('is marked in public while two differ, as a hole is; not beside a whole card of holes', async () => {
    const { event, an, binh } = await started();
    await send(event, [total(an, 92), total(binh, 95)]);
    await send(event, [total(an, 93), total(binh, 96)], 'editor');
    await send(event, wholeCard(binh, cardOver()));
    expect((await publicLine(event, an)).disputed).toEqual([[1, 0]]);
    expect((await publicLine(event, binh)).disputed).toEqual([]);
  });

  it('leaves out what needs holes, and says why', async () => {
    const { event, an, binh } = await started({ settings: { format: 'stableford' } });
    await send(event, [total(an, 72), ...wholeCard(binh, cardOver())]);
    expect(await lineOf(event, an)).toMatchObject({ gross: 72, points: null, places: { points: null } });
    const why = await test.ask('reader', `GET ${`/api/live/tournaments/${event.id}/explanation/${an}?basis=points&within=field` as '/'}`);
    expect(why.body.steps.at(-1)).toEqual({ code: 'not-placed', because: 'total-only' });
  });

  it('comes behind in a countback, and says that its holes are not known', async () => {
    const { event, an, binh } = await started({ players: [{ handicapCourse: 0 }, { handicapCourse: 0 }] });
    await send(event, [total(an, 72), ...wholeCard(binh, cardOver())]);
    expect(await lineOf(event, an)).toMatchObject({ places: { net: { position: 2, tied: false } } });
    const why = await test.ask('reader', `GET ${`/api/live/tournaments/${event.id}/explanation/${an}?basis=net&within=field` as '/'}`);
    const tie = why.body.steps.find(({ code }: { code: string }) => code === 'tie');
    expect(tie.steps.at(-1)).toMatchObject({ own: null, result: 'behind' });
  });
});
