import { TIEBREAKS } from '@fairway/golf';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cutFixture, type Given, scratch } from '../../../../test/fixture/cut.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, nameOf, PAR, seedCountedHoles, wholeCard } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card, player } from '../../../db/schema/field/player.ts';

const test = await testApp();
const { at, board, cutOn, enter, event, finish, preview, play, setStatus } = cutFixture(test);

describe('before a round is finished', () => {
  it('lists who would miss the cut, by division, once nothing blocks it', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2]);
    expect(await preview(made)).toEqual({
      blockers: [
        {
          code: 'score-for-every-player',
          message: `A score must be entered for every player: ${nameOf(3)} still missing.`,
          roundId: made.roundId,
        },
      ],
      cut: [],
    });
    await play(made, 1, [null, null, null, 3]);
    expect(await preview(made)).toEqual({
      blockers: [],
      cut: [
        {
          divisionId: made.divisionIds[0],
          divisionName: 'A',
          of: 'players',
          line: 2,
          players: [2, 3].map((nth) => ({ playerId: made.playerIds[nth], name: nameOf(nth) })),
        },
      ],
    });
    const rows = await test.db.select().from(card).where(inArray(card.playerId, made.playerIds));
    expect(rows.every(({ status }) => status === 'ok')).toBe(true);
  });
});

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

  it.each(Object.keys(TIEBREAKS))('depends only on the score, however ties are broken for places: %s', async (tiebreak) => {
    const made = await event({ settings: { tiebreak } as Given['settings'] });
    await play(made, 1, [0, 1, null, 3]);
    await enter(made, 1, wholeCard(made.playerIds[2] ?? '', cardOver({ 18: 1 })));
    await finish(made);
    expect(await cutOn(made)).toEqual([3]);
  });

  it('counts players who withdrew, were disqualified, returned no card or did not start on neither side', async () => {
    const players = [scratch, { ...scratch, status: 'DNS' as const }, scratch, scratch, scratch, scratch];
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
    expect(made.playerIds.map((id) => statuses[id])).toEqual(['ok', 'DNS', 'cut', 'WD', 'DQ', 'NR']);
  });

  it('leaves out a player who picked up if others fill the line', async () => {
    const made = await event({ players: 3, settings: { format: 'stroke-play-gross' } });
    await play(made, 1, [0, 1]);
    await enter(made, 1, wholeCard(made.playerIds[2] ?? '', ['pickup', ...PAR.slice(1)]));
    await finish(made);
    expect(await cutOn(made)).toEqual([2]);
  });

  it('is logged with its author, and gives the players a new version', async () => {
    const made = await event();
    await play(made, 1, [0, 1, 2, 3]);
    await finish(made);
    const told = (await test.db.select().from(activity)).find(({ kind }) => kind === 'cut');
    expect(told).toMatchObject({ subjectType: 'round', subjectId: made.roundId, after: { playerIds: made.playerIds.slice(2) } });
    expect([told?.principalKind, told?.principalId]).toEqual(['person', expect.any(String)]);
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

  it('by a Peoria’s net waits until the counted holes of the rounds so far are published', async () => {
    const made = await event({ settings: { calculateHandicapDay: 'peoria' } });
    await seedCountedHoles(test.db, made.roundId, [1, 3, 4, 10, 12, 13]);
    await play(made, 1, [0, 1, 2, 3]);
    const { status, body } = await finish(made);
    expect([status, body.code]).toEqual([409, 'cut-needs-counted-holes']);
    expect(body.message).toBe('The cut goes by day handicaps: the hidden holes of the rounds so far must be published first.');
    await test.ask('manager', `POST ${at(made, 1, '/counted-holes/publish')}`);
    expect((await finish(made)).status).toBe(200);
    expect(await cutOn(made)).toHaveLength(2);
  });
});

describe('the cut of the tournament', () => {
  const rule = (over: object) => ({ cut: { by: 'players', value: 2, within: 'field', ties: 'in', ...over } }) as Given['settings'];
  const field = { cut: null, players: Array(5).fill(scratch), divisions: ['A', 'B'] };

  it.each([
    ['two players of the field', {}, [2, 3, 4]],
    ['half of the field, rounded up', { by: 'percent', value: 50 }, [3, 4]],
    ['all within two strokes of the leader', { by: 'strokes', value: 2 }, [3, 4]],
    ['one player of each division', { value: 1, within: 'division' }, [2, 3, 4]],
  ])('leaves %s', async (_, over, cut) => {
    const made = await event({ ...field, settings: rule(over) });
    await play(made, 1, [0, 1, 2, 3, 4]);
    expect((await finish(made)).status).toBe(200);
    expect(await cutOn(made)).toEqual(cut);
  });

  it.each([
    ['in', [3, 4]],
    ['out', [2, 3, 4]],
  ])('takes those who are tied with the last one %s', async (ties, cut) => {
    const made = await event({ ...field, settings: { ...rule({ ties }), tiebreak: 'shared' } });
    await play(made, 1, [0, 1, 1, 3, 4]);
    await finish(made);
    expect(await cutOn(made)).toEqual(ties === 'in' ? cut : [1, ...cut]);
  });

  it('leaves a division with a number of its own to that', async () => {
    const made = await event({ ...field, cut: 1, settings: rule({ value: 1 }) });
    await play(made, 1, [2, 0, 3, 1, 4]);
    await finish(made);
    expect(await cutOn(made)).toEqual([2, 3, 4]);
  });

  it('stands for every division that it concerned, also where it left nobody behind, and against another gender', async () => {
    const limits = { m: { min: null, max: null }, f: { min: null, max: 5 } };
    const made = await event({ ...field, settings: { ...rule({}), handicapLimits: limits } });
    await play(made, 1, [0, 5, 6, 1, 7]);
    await finish(made);
    const [, untouched = ''] = made.divisionIds;
    const refused = await test.ask('manager', `PATCH /api/divisions/${untouched}`, { version: 1, allowance: 50 });
    expect([refused.status, refused.body.code]).toEqual([409, 'cut-stands']);
    const { items } = (await test.ask('reader', `GET ${made.path}/players`)).body;
    const [own] = items.filter(({ id }: { id: string }) => id === made.playerIds[1]);
    const other = await test.ask('manager', `PATCH ${made.path}/players/${own.id}`, { version: own.version, gender: 'f' });
    expect([other.status, other.body.code]).toEqual([409, 'cut-stands-for']);
  });

  it('with ties out holds how ties are broken too', async () => {
    const made = await event({ ...field, settings: rule({ ties: 'out' }) });
    await play(made, 1, [0, 1, 2, 3, 4]);
    await finish(made);
    const { body } = await test.ask('manager', `PATCH ${made.path}`, { version: 1, countback: 'official' });
    expect(body.code).toBe('cut-stands');
  });

  it('within divisions has a line for the players of none', async () => {
    const players = [...Array(4).fill(scratch), { ...scratch, divisionId: null }, { ...scratch, divisionId: null }];
    const made = await event({ ...field, players, settings: rule({ value: 1, within: 'division' }) });
    await play(made, 1, [0, 1, 2, 3, 4, 5]);
    await finish(made);
    expect(await cutOn(made)).toEqual([2, 3, 5]);
  });
});
