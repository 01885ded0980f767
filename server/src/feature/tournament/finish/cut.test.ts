import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { COURSE } from '../../../../test/create.ts';
import { cardOver, type EntryBody, type Event, nameOf, PAR, seedEvent, stroke, wholeCard } from '../../../../test/event.ts';
import { activity, card, division, hiddenHole, player } from '../../../db/schema.ts';

const test = await testApp();
const at = (event: Event, round: number, deed = '') => `${event.path}/rounds/${event.roundIds[round - 1]}${deed}` as const;
const finish = (event: Event, round = 1) => test.ask('manager', `POST ${at(event, round, '/finish')}`);
const resume = (event: Event, round = 1) => test.ask('manager', `POST ${at(event, round, '/resume')}`);
const outlook = async (event: Event, round = 1) => (await test.ask('reader', `GET ${at(event, round, '/finish')}`)).body;
const enter = (event: Event, round: number, entries: EntryBody[]) =>
  test.ask('reader', `POST ${at(event, round, '/entries')}`, { entries });
/** Player n plays a round so many over par, all of it on the first hole. */
const play = async (event: Event, round: number, over: readonly (number | null)[]) => {
  const cards = over.map((strokes, nth) => (strokes === null ? [] : wholeCard(event.playerIds[nth] ?? '', cardOver({ 1: strokes }))));
  for (const entries of cards) if (entries.length > 0) expect((await enter(event, round, entries)).status).toBe(200);
};
const board = async (event: Event, who: 'office' | 'public' = 'office') =>
  (
    await test.ask(
      who === 'office' ? 'reader' : null,
      who === 'office' ? `GET ${event.path}/leaderboard` : `GET /api/live/tournaments/${event.id}`,
    )
  ).body;
/** Who has the status on the board, by the number of the player. */
const cutOn = async (event: Event) =>
  (await board(event)).lines
    .filter(({ status }: { status: string }) => status === 'cut')
    .map(({ playerId }: { playerId: string }) => event.playerIds.indexOf(playerId))
    .sort();
const setStatus = async (event: Event, nth: number, round: number, status: string) => {
  const [row] = await test.db
    .select({ version: player.version })
    .from(player)
    .where(eq(player.id, event.playerIds[nth] ?? ''));
  return test.ask('editor', `PATCH ${event.path}/players/${event.playerIds[nth]}`, {
    version: row?.version,
    card: { roundId: event.roundIds[round - 1], status },
  });
};

const scratch = { handicapCourse: 0 };
type Given = Parameters<typeof seedEvent>[2] & { cut?: number | null };
async function event({ cut = 2, ...given }: Given = {}): Promise<Event> {
  const made = await seedEvent(test.db, test.clubId, { players: Array(4).fill(scratch), divisions: ['A'], rounds: 2, ...given });
  await test.db
    .update(division)
    .set({ cut })
    .where(eq(division.id, made.divisionIds[0] ?? ''));
  return made;
}

describe('the cut after a round', () => {
  it.each<[string, Given, (number | null)[], number[]]>([
    ['leaves behind who stands below the line', {}, [0, 1, 2, 3], [2, 3]],
    ['keeps who is level with the last one who goes on', {}, [0, 1, 1, 3], [3]],
    ['keeps all where there are not more of them', { cut: 4 }, [0, 1, 2, 3], []],
    ['is not made without a line', { cut: null }, [0, 1, 2, 3], []],
    ['is not made after the last round', { rounds: 1 }, [0, 1, 2, 3], []],
    ['goes by net where the tournament does', { players: [scratch, scratch, { handicapCourse: 40 }, scratch] }, [0, 1, 3, 3], [1, 3]],
    [
      'goes by gross where it does',
      { players: [scratch, scratch, { handicapCourse: 40 }, scratch], settings: { format: 'stroke-play-gross' } },
      [0, 1, 3, 3],
      [2, 3],
    ],
    ['goes by points where it does', { settings: { format: 'stableford' } }, [5, 1, 9, 0], [0, 2]],
    [
      'draws each division a line of its own, or none',
      { divisions: ['A', 'B'], players: Array(6).fill(scratch), cut: 1 },
      [0, 9, 1, 9, 2, 9],
      [2, 4],
    ],
  ])('%s', async (_, given, over, cut) => {
    const made = await event(given);
    await play(made, 1, over);
    expect((await finish(made)).status).toBe(200);
    expect(await cutOn(made)).toEqual(cut);
  });

  it('counts who withdrew, was disqualified, returned no card or is absent on neither side', async () => {
    const players = [scratch, { ...scratch, absent: true }, scratch, scratch, scratch, scratch];
    const made = await event({ players, cut: 1 });
    await play(made, 1, [3, 0, 4]);
    for (const [nth, status] of [
      [3, 'WD'],
      [4, 'DQ'],
      [5, 'NR'],
    ] as const)
      await setStatus(made, nth, 1, status);
    expect((await finish(made)).status).toBe(200);
    const statuses = Object.fromEntries(
      (await board(made)).lines.map((line: { playerId: string; status: string }) => [line.playerId, line.status]),
    );
    expect(made.playerIds.map((id) => statuses[id])).toEqual(['ok', 'absent', 'cut', 'WD', 'DQ', 'NR']);
  });

  it('leaves behind who picked up, where others fill the line', async () => {
    const made = await event({ players: 3, settings: { format: 'stroke-play-gross' } });
    await play(made, 1, [0, 1]);
    await enter(made, 1, wholeCard(made.playerIds[2] ?? '', ['pickup', ...PAR.slice(1)]));
    await finish(made);
    expect(await cutOn(made)).toEqual([2]);
  });

  it('is logged with who made it, and gives the players a new version', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2, 3]);
    await finish(made);
    const told = (await test.db.select().from(activity)).find(({ kind }) => kind === 'cut');
    expect(told).toMatchObject({ subjectType: 'round', subjectId: made.roundId, after: { playerIds: made.playerIds.slice(2) } });
    expect(told?.userId).not.toBeNull();
    const rows = await test.db.select({ id: player.id, version: player.version }).from(player);
    expect(made.playerIds.map((id) => rows.find((row) => row.id === id)?.version)).toEqual([1, 1, 2, 2]);
  });

  it('waits for the earlier rounds', async () => {
    const made = await event({ rounds: 3 });
    await play(made, 1, [0, 1, 2, 3]);
    await play(made, 2, [0, 1, 2, 3]);
    expect((await finish(made, 2)).body).toMatchObject({ code: 'earlier-round-not-finished' });
    await finish(made, 1);
    expect((await finish(made, 2)).status).toBe(200);
  });

  it('by a Peoria’s net waits until the hidden holes of the rounds so far are published', async () => {
    const made = await event({ settings: { calculateHandicapDay: 'peoria' } });
    await test.db.insert(hiddenHole).values({ roundId: made.roundId, holes: [1, 3, 4, 10, 12, 13] });
    await play(made, 1, [0, 1, 2, 3]);
    const { status, body } = await finish(made);
    expect([status, body.code]).toEqual([409, 'cut-needs-hidden-holes']);
    expect(body.message).toBe('The cut goes by day handicaps: the hidden holes of the rounds so far must be published first.');
    await test.ask('manager', `POST ${at(made, 1, '/hidden-holes/publish')}`);
    expect((await finish(made)).status).toBe(200);
    expect(await cutOn(made)).toHaveLength(2);
  });
});

describe('who missed the cut', () => {
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
      expect(lines.slice(2).map(({ places }: { places: object }) => places)).toEqual(
        Array(2).fill({ net: null, gross: null, points: null }),
      );
    }
  });

  it('has no card to return: the next round is finished without it, and the tournament closed', async () => {
    const made = await cutEvent();
    await play(made, 2, [0, 1]);
    expect((await finish(made, 2)).status).toBe(200);
    expect((await test.ask('manager', `POST ${made.path}/close`)).status).toBe(200);
  });

  it('is not asked for by the score desk, and his scores of a later round are refused with a sentence', async () => {
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

  it('wins no main award, whatever he scored', async () => {
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

  it('plays on when a manager takes his cut back, in every round', async () => {
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

  it('may be named by hand for a later round, not for the first', async () => {
    const made = await event();
    expect((await setStatus(made, 0, 1, 'cut')).body).toMatchObject({ code: 'cut-in-first-round' });
    expect((await setStatus(made, 0, 2, 'cut')).status).toBe(200);
    expect(await cutOn(made)).toEqual([0]);
    expect((await outlook(made)).obstacles).toMatchObject([
      { code: 'score-for-every-player', message: expect.stringContaining(nameOf(0)) },
    ]);
  });

  it('is out of a round that is added later', async () => {
    const made = await cutEvent();
    const { body } = await test.ask('manager', `POST ${made.path}/rounds`, { date: '2026-04-27', ...COURSE });
    const cards = await test.db.select().from(card).where(eq(card.roundId, body.rounds[2].id));
    expect(made.playerIds.map((id) => cards.find(({ playerId }) => playerId === id)?.status)).toEqual(['ok', 'ok', 'cut', 'cut']);
  });
});

describe('a round opened again', () => {
  it('takes back the statuses of its cut, and finished again draws the line anew', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2, 3]);
    await finish(made);
    expect((await resume(made)).status).toBe(200);
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

  it('leaves alone who was cut after another round', async () => {
    const made = await event({ rounds: 3 });
    await play(made, 1, [0, 1, 1, 3]);
    await finish(made, 1);
    await play(made, 2, [0, 1, 5]);
    await finish(made, 2);
    expect(await cutOn(made)).toEqual([2, 3]);
    await resume(made, 2);
    expect(await cutOn(made)).toEqual([3]);
    await resume(made, 1);
    expect(await cutOn(made)).toEqual([]);
  });
});

describe('before a round is finished', () => {
  it('tells who would miss the cut, by division, once nothing stands in the way', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2]);
    expect(await outlook(made)).toEqual({
      obstacles: [
        {
          code: 'score-for-every-player',
          message: `A score must be entered for every player: ${nameOf(3)} still missing.`,
          roundId: made.roundId,
        },
      ],
      cut: [],
    });
    await play(made, 1, [null, null, null, 3]);
    expect(await outlook(made)).toEqual({
      obstacles: [],
      cut: [
        {
          divisionId: made.divisionIds[0],
          divisionName: 'A',
          line: 2,
          players: [2, 3].map((nth) => ({ playerId: made.playerIds[nth], name: nameOf(nth) })),
        },
      ],
    });
    const rows = await test.db.select().from(card).where(inArray(card.playerId, made.playerIds));
    expect(rows.every(({ status }) => status === 'ok')).toBe(true);
  });
});
