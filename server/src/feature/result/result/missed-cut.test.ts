import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cutFixture, type Given } from '../../../../test/fixture/cut.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { COURSE } from '../../../../test/kit/create.ts';
import { nameOf, stroke } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card } from '../../../db/schema/field/player.ts';

const test = await testApp();
const { at, board, cutOn, enter, event, finish, preview, play, reopen, setStatus } = cutFixture(test);

describe('a player who missed the cut', () => {
  const cutEvent = async (given: Given = {}) => {
    const made = await event(given);
    await play(made, 1, [0, 1, 2, 3]);
    expect((await finish(made)).status).toBe(200);
    return made;
  };

  it('is listed below the finishers on the office’s board and on the public one', async () => {
    const made = await cutEvent();
    await play(made, 2, [9, 9]);
    for (const who of ['office', 'public'] as const) {
      const { lines } = await board(made, who);
      expect(lines.map((line: { name: string; status: string }) => [line.name, line.status])).toEqual([
        [nameOf(0), 'ok'],
        [nameOf(1), 'ok'],
        [nameOf(2), 'cut'],
        [nameOf(3), 'cut'],
      ]);
      for (const { places } of lines.slice(2)) expect(Object.values(places).filter((place) => place !== null)).toEqual([]);
    }
  });

  it('needs no card: the next round can be finished without it, and the tournament closed', async () => {
    const made = await cutEvent();
    await play(made, 2, [0, 1]);
    expect((await finish(made, 2)).status).toBe(200);
    expect((await test.ask('manager', `POST ${made.path}/close`)).status).toBe(200);
  });

  it('is not among the cards that the day waits for', async () => {
    const made = await cutEvent();
    await play(made, 2, [0]);
    const { items } = (await test.ask('reader', 'GET /api/today')).body;
    expect(items.find(({ tournamentId }: { tournamentId: string }) => tournamentId === made.id)).toMatchObject({
      round: 2,
      cards: 2,
      missingCards: 1,
    });
  });

  it('is not on the score desk, and scores of a later round are refused with a sentence', async () => {
    const made = await cutEvent({ rounds: 3 });
    const [, , missed = '', other = ''] = made.playerIds;
    for (const round of [2, 3]) {
      const { cards } = (await test.ask('reader', `GET ${at(made, round, '/scores')}`)).body;
      const statuses = Object.fromEntries(cards.map((of: { playerId: string; status: string }) => [of.playerId, of.status]));
      expect(made.playerIds.map((id) => statuses[id])).toEqual(['ok', 'ok', 'cut', 'cut']);
      const { body } = await enter(made, round, [stroke(missed, 1, 4), stroke(made.playerIds[0] ?? '', 1, 4), stroke(other, 1, 4)]);
      expect(body.outcomes.map((one: { outcome: string; code: string; message: string }) => [one.outcome, one.code, one.message])).toEqual([
        ['refused', 'player-missed-cut', 'The player missed the cut and does not play this round.'],
        ['applied', null, null],
        ['refused', 'player-missed-cut', 'The player missed the cut and does not play this round.'],
      ]);
    }
  });

  it('wins no main award, whatever the score', async () => {
    const made = await cutEvent({
      cut: 1,
      settings: {
        awards: [
          { kind: 'best-gross', main: true },
          { kind: 'division', main: true },
        ],
      },
    });
    await play(made, 2, [20]);
    await finish(made, 2);
    const { items } = (await test.ask('reader', `GET ${made.path}/winners`)).body;
    expect(items.map(({ winner }: { winner: { playerId: string } | null }) => winner?.playerId ?? null)).toEqual([
      made.playerIds[0],
      null,
      null,
      null,
    ]);
  });

  it('plays on in every round when a manager takes the cut back', async () => {
    const made = await cutEvent({ rounds: 3 });
    const [, , missed = ''] = made.playerIds;
    expect((await setStatus(made, 2, 2, 'ok')).status).toBe(200);
    expect(await cutOn(made)).toEqual([3]);
    for (const round of [2, 3])
      expect((await enter(made, round, [stroke(missed, 1, 4)])).body.outcomes).toMatchObject([{ outcome: 'applied' }]);
  });

  it('may be disqualified instead', async () => {
    const made = await cutEvent({ rounds: 3 });
    await setStatus(made, 2, 2, 'DQ');
    const line = (await board(made)).lines.find(({ playerId }: { playerId: string }) => playerId === made.playerIds[2]);
    expect(line.status).toBe('DQ');
  });

  it('may be cut by hand from a later round, not from the first', async () => {
    const made = await event();
    expect((await setStatus(made, 0, 1, 'cut')).body).toMatchObject({ code: 'cut-in-first-round' });
    expect((await setStatus(made, 0, 2, 'cut')).status).toBe(200);
    expect(await cutOn(made)).toEqual([0]);
    expect((await preview(made)).blockers).toMatchObject([{ code: 'score-for-every-player', message: expect.stringContaining(nameOf(0)) }]);
  });

  it('is out of a round that is added later', async () => {
    const made = await cutEvent();
    const { body } = await test.ask('manager', `POST ${made.path}/rounds`, { date: '2026-04-27', ...COURSE });
    const cards = await test.db.select().from(card).where(eq(card.roundId, body.rounds[2].id));
    expect(made.playerIds.map((id) => cards.find(({ playerId }) => playerId === id)?.status)).toEqual(['ok', 'ok', 'cut', 'cut']);
  });
});

describe('a round that is opened again', () => {
  it('takes back the statuses of its cut, and makes the cut again when it is finished again', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2, 3]);
    await finish(made);
    expect((await reopen(made)).status).toBe(200);
    expect(await cutOn(made)).toEqual([]);
    expect((await test.db.select().from(activity)).find(({ kind }) => kind === 'cut-taken-back')).toMatchObject({
      before: { playerIds: expect.arrayContaining(made.playerIds.slice(2)) },
    });
    const { cards } = (await test.ask('reader', `GET ${at(made, 1, '/scores')}`)).body;
    const [seen] = cards.find(({ playerId }: { playerId: string }) => playerId === made.playerIds[3]).entries;
    await enter(made, 1, [stroke(made.playerIds[3] ?? '', 1, 3, { replaces: seen })]);
    await finish(made);
    expect(await cutOn(made)).toEqual([1, 2]);
  });

  it('does not change players who were cut after another round', async () => {
    const made = await event({ rounds: 3 });
    await play(made, 1, [0, 1, 1, 3]);
    await finish(made, 1);
    await play(made, 2, [0, 1, 5]);
    await finish(made, 2);
    expect(await cutOn(made)).toEqual([2, 3]);
    await reopen(made, 2);
    expect(await cutOn(made)).toEqual([3]);
    await reopen(made, 1);
    expect(await cutOn(made)).toEqual([]);
  });

  it('does not change players who were cut by hand, before it was finished or after', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2, 3]);
    await setStatus(made, 0, 2, 'cut');
    await finish(made);
    expect(await cutOn(made)).toEqual([0, 3]);
    await setStatus(made, 1, 2, 'cut');
    await reopen(made);
    expect(await cutOn(made)).toEqual([0, 1]);
  });

  it('does not change a player who was below its line, taken back and cut again by hand', async () => {
    const made = await event({ rounds: 3 });
    await play(made, 1, [0, 1, 2, 3]);
    await finish(made);
    await setStatus(made, 3, 2, 'ok');
    await setStatus(made, 3, 2, 'cut');
    await reopen(made);
    expect(await cutOn(made)).toEqual([3]);
  });

  it('takes its cut back in a round that was added since, too', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2, 3]);
    await finish(made);
    await test.ask('manager', `POST ${made.path}/rounds`, { date: '2026-04-27', ...COURSE });
    await reopen(made);
    const cards = await test.db.select({ status: card.status }).from(card).where(inArray(card.playerId, made.playerIds));
    expect(cards).toEqual(Array(12).fill({ status: 'ok' }));
  });
});

describe('a side with a ball each that missed the cut', () => {
  it('is told before, and all who play for it are out of the later rounds, until the round is opened again', async () => {
    const made = await event({ cut: 1, settings: { play: 'four-ball', format: 'stroke-play-gross', awards: [] } });
    const [a, b, c, d] = made.playerIds;
    const sides = [
      { name: 'Cặp 1', partners: [a, d] },
      { name: 'Cặp 2', partners: [b, c] },
    ];
    const { items } = (await test.ask('manager', `POST ${made.path}/sides`, { sides })).body;
    await play(made, 1, [0, 1, 2, 9]);
    expect((await preview(made)).cut).toMatchObject([{ of: 'sides', line: 1, players: [{ playerId: items[1].id, name: 'Cặp 2' }] }]);
    expect((await finish(made)).status).toBe(200);
    expect(await cutOn(made)).toEqual([1, 2]);
    const statuses = async () => (await board(made, 'public')).sides.lines.map(({ status }: { status: string }) => status);
    expect(await statuses()).toEqual(['ok', 'cut']);
    expect((await reopen(made)).status).toBe(200);
    expect(await statuses()).toEqual(['ok', 'ok']);
  });
});
