import type { StaffBoardLine, Winner } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { raiseBoard, seenBoard } from '../../../../test/kit/board.ts';
import { cardOver, type Event, nameOf, seedCountedHoles, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { club } from '../../../db/schema/account/club.ts';
import { player } from '../../../db/schema/field/player.ts';
import { division, round } from '../../../db/schema/field/tournament.ts';
import { findAwards } from '../../../engine/tournament/award-store.ts';
import { publicBoardOf } from '../../play/leaderboard/public-board.ts';

const test = await testApp();

type Over = Readonly<Record<number, number>>;
/** Player n plays the course in par, except for what is added here. */
const play = (event: Event, over: readonly Over[]) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, {
    entries: over.flatMap((changes, at) => wholeCard(event.playerIds[at] ?? '', cardOver(changes))),
  });
const winners = async (event: Event) => (await test.ask('reader', `GET ${event.path}/winners`)).body;
const awardOf = async (event: Event, awardId: string) =>
  (await winners(event)).items.find((one: { awardId: string }) => one.awardId === awardId);
const placeOf = ({ awardIds, divisionIds }: Event, place: number) => `${awardIds.division}:${divisionIds[0]}:${place}`;
const scratch = { handicapCourse: 0 };
const decide = async (event: Event, awardId: string, playerId: string | undefined, who: 'manager' | 'editor' = 'manager') =>
  test.ask(who, `PUT ${event.path}/winners/${awardId}/decision`, {
    ...(await seenBoard(test, event)),
    playerId,
    reason: 'Đấu thêm hố 18',
  });
const takeBack = async (event: Event, awardId: string) => {
  const { boardVersion } = await seenBoard(test, event);
  return test.ask('manager', `DELETE ${event.path}/winners/${awardId}/decision?boardVersion=${boardVersion}`);
};

const unnamed = { name: null, nameEnglish: null, hole: null, gender: null };

const limits = (m: number | null, f: number | null) => ({ m: { min: null, max: m }, f: { min: null, max: f } });

describe('the winners', () => {
  it('are best gross, best net, then champion and two runners-up of each division, one main prize each', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: Array(6).fill(scratch), divisions: ['A'] });
    await play(event, [{}, { 1: 1 }, { 1: 2 }, { 1: 3 }, { 1: 4 }, { 1: 5 }]);
    const { items, final } = await winners(event);
    expect(final).toBe(false);
    expect(
      items.map((one: { kind: string; place: number; divisionName: string | null; winner: { name: string; value: number } }) => [
        one.kind,
        one.place,
        one.divisionName,
        one.winner.name,
        one.winner.value,
      ]),
    ).toEqual([
      ['best-gross', 1, null, nameOf(0), 72],
      ['best-net', 1, null, nameOf(1), 73],
      ['division', 1, 'A', nameOf(2), 74],
      ['division', 2, 'A', nameOf(3), 75],
      ['division', 3, 'A', nameOf(4), 76],
    ]);
    expect(items[1].passedOver).toEqual([
      {
        playerId: event.playerIds[0],
        name: nameOf(0),
        value: 72,
        reason: 'holds-main-prize',
        award: { ...unnamed, kind: 'best-gross', divisionName: null, place: 1 },
      },
    ]);
  });

  it('show the net that decided: one better than the net floor counts as the floor, beside the plain net', async () => {
    const settings = { netFloor: -3, awards: [{ kind: 'best-net' as const, main: true }] };
    const event = await seedEvent(test.db, test.clubId, { settings, players: [{ handicapCourse: 100 }, { handicapCourse: 20 }] });
    await play(event, [{}, {}]);
    const { winner, passedOver, backups } = await awardOf(event, event.awardIds['best-net']);
    expect(winner).toMatchObject({ name: nameOf(0), value: 69, net: 62 });
    expect([...passedOver, ...backups]).toEqual([]);
  });

  it('are told with what decides, which of those who would move up is not known where it is no total', async () => {
    const awards = [{ kind: 'king-of-par' as const, main: false, backups: 1 }];
    const event = await seedEvent(test.db, test.clubId, { players: 2, settings: { awards } });
    await play(event, [{}, { 1: 1 }]);
    expect(await awardOf(event, event.awardIds['king-of-par'])).toMatchObject({
      winner: { name: nameOf(0), value: 18, out: null },
      backups: [{ name: nameOf(1), value: null }],
    });
  });

  it('of a gift may have withdrawn where the tournament says so, and that is told', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [{ status: 'WD' }, scratch, scratch],
      settings: { awards: [], sideAwards: [{ kind: 'gift-hole-in-one', main: false, holes: '' }], giftsForWithdrawn: true },
    });
    await play(event, [{ 3: -2 }, {}]);
    expect((await winners(event)).items).toMatchObject([{ winner: { name: nameOf(0), value: null, out: 'WD' } }]);
  });

  it('follow the order and the basis of the settings', async () => {
    const awards = [
      { kind: 'division' as const, main: true },
      { kind: 'best-gross' as const, main: false },
    ];
    const event = await seedEvent(test.db, test.clubId, {
      players: 3,
      divisions: ['A'],
      settings: { awards, format: 'stroke-play-gross' },
    });
    await play(event, [{ 1: 2 }, { 1: 1 }, {}]);
    const { items } = await winners(event);
    expect(items.map((one: { kind: string; basis: string }) => [one.kind, one.basis])).toEqual([
      ['division', 'gross'],
      ['division', 'gross'],
      ['division', 'gross'],
      ['best-gross', 'gross'],
    ]);
    expect([items[0].winner.playerId, items[3].winner.playerId]).toEqual([event.playerIds[2], event.playerIds[2]]);
  });

  it('of main awards are members if the tournament says so; guests keep their places', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [{ ...scratch }, { ...scratch, member: true }, scratch],
      settings: { mainAwardsOnlyForMembers: true },
    });
    await play(event, [{}, { 1: 1 }, { 1: 2 }]);
    const award = await awardOf(event, event.awardIds['best-gross']);
    expect(award).toMatchObject({
      winner: { playerId: event.playerIds[1] },
      passedOver: [{ playerId: event.playerIds[0], reason: 'not-a-member', award: null }],
    });
  });

  it('are present at the prize giving: an absent player with a complete card is passed over, and the next in line moves up', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: Array(5).fill(scratch),
      divisions: ['A'],
      settings: { awards: [{ kind: 'division', main: true }], backup4thWinners: true },
    });
    await play(event, [{}, { 1: 1 }, { 1: 2 }, { 1: 3 }, { 1: 4 }]);
    const last = placeOf(event, 3);
    expect((await winners(event)).items.map((one: { backups: { name: string }[] }) => one.backups.map(({ name }) => name))).toEqual([
      [],
      [],
      [nameOf(3)],
    ]);
    await test.db
      .update(player)
      .set({ absent: true })
      .where(eq(player.id, event.playerIds[0] ?? ''));
    expect(await awardOf(event, last)).toMatchObject({
      winner: { playerId: event.playerIds[3] },
      backups: [{ playerId: event.playerIds[4], value: 76 }],
    });
    expect(await awardOf(event, placeOf(event, 1))).toMatchObject({ passedOver: [{ reason: 'absent' }] });
  });

  it('name the tie key that put the winner ahead', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [scratch, scratch] });
    await play(event, [{ 1: 1 }, { 18: 1 }]);
    expect(await awardOf(event, event.awardIds['best-gross'])).toMatchObject({
      winner: { playerId: event.playerIds[0], gross: 73, handicap: 0, net: 73 },
      decidedBy: { by: 'tie-step', over: event.playerIds[1], step: { by: 'countback' } },
    });
  });

  it('by net wait for the counted holes, by gross they do not', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['A'], settings: { calculateHandicapDay: 'peoria' } });
    await seedCountedHoles(test.db, event.roundId, [1, 3, 4, 10, 12, 13]);
    await play(event, [{}, { 1: 3 }]);
    const { items } = await winners(event);
    expect(items.map((one: { winner: { name: string } | null }) => one.winner?.name ?? null)).toEqual([nameOf(0), null, null, null, null]);
    expect(items[0].winner).toMatchObject({ handicap: null, net: null });
  });

  it('by net wait also where the holes are those of one division, and by gross do not', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['A', 'B'] });
    await test.db
      .update(division)
      .set({ calculateHandicapDay: 'peoria' })
      .where(eq(division.id, event.divisionIds[0] ?? ''));
    await play(event, [{}, { 1: 3 }]);
    const won = (await winners(event)).items.map(({ winner }: Winner) => winner !== null);
    expect(won).toEqual([true, ...Array(won.length - 1).fill(false)]);
  });

  it('by a Peoria of its own wait for its holes alone, not for those of the tournament', async () => {
    const peoria = { kind: 'peoria' as const, main: false, holes: '' };
    const settings = { calculateHandicapDay: 'peoria' as const, awards: [], sideAwards: [peoria, peoria] };
    const event = await seedEvent(test.db, test.clubId, { players: 2, settings });
    const holes = [1, 3, 4, 10, 12, 13];
    const [{ id: awardId = '' } = {}] = (await findAwards(test.db, event.id)).sideAwards;
    await seedCountedHoles(test.db, event.roundId, holes);
    await seedCountedHoles(test.db, event.roundId, holes, new Date(), awardId);
    await play(event, [{ 2: 3 }, { 1: 3 }]);
    const { items } = await winners(event);
    const rows = items.map(({ winner }: Winner) => winner && [winner.name, winner.value, winner.handicap, winner.net]);
    expect(rows).toEqual([[nameOf(1), 67.8, 7.2, 67.8], null]);
  });

  describe('by a Peoria of its own', () => {
    /** Gross 126 with 85 on the counted holes, and gross 105 with 60. */
    const HOLES = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 17];
    const CARDS = [
      [8, 7, 6, 9, 7, 7, 5, 8, 7, 7, 7, 6, 8, 7, 7, 5, 6, 9],
      [5, 5, 4, 6, 5, 5, 6, 9, 8, 5, 5, 4, 6, 5, 5, 6, 5, 11],
    ];
    const cap = { capAbove: 36, capCountsAs: 35 };
    const played = async (settings: object, given: object = {}, gender: 'm' | 'f' = 'm') => {
      const sideAwards = [{ kind: 'double-peoria' as const, main: false, holes: '', ...given }];
      const players = [{ gender }, { gender }];
      const event = await seedEvent(test.db, test.clubId, { players, settings: { awards: [], sideAwards, ...settings } });
      const [{ id = '' } = {}] = (await findAwards(test.db, event.id)).sideAwards;
      await seedCountedHoles(test.db, event.roundId, HOLES, new Date(), id);
      const entries = event.playerIds.flatMap((playerId, nth) => wholeCard(playerId, CARDS[nth] ?? []));
      await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
      return event;
    };
    const told = async (event: Event) => {
      const [{ winner }] = (await winners(event)).items as [Winner];
      return winner && [winner.name, winner.gross, winner.handicap, winner.net, winner.value];
    };

    it('obey the cap of the tournament as its own Peoria does: above 36 counts as 35, and 105 wins with 90.6', async () => {
      const event = await played(cap);
      expect(await told(event)).toEqual([nameOf(1), 105, 14.4, 90.6, 90.6]);
      const board = await played({ ...cap, calculateHandicapDay: 'double-peoria' });
      await seedCountedHoles(test.db, board.roundId, HOLES, new Date());
      const { lines } = (await test.ask('reader', `GET ${board.path}/leaderboard`)).body;
      expect(lines.map(({ gross, handicap, net }: StaffBoardLine) => [gross, handicap, net])).toEqual([
        [105, 14.4, 90.6],
        [126, 35, 91],
      ]);
    });

    it.each<[string, object, object, 'm' | 'f', [number, number]]>([
      ['a cap above 36', { capAbove: 54, capCountsAs: 54 }, {}, 'm', [126, 44.4]],
      ['the ceiling that its Peoria has', { calculateHandicapDay: 'peoria', dayHandicapRule: { ceiling: 10 } }, {}, 'm', [105, 10]],
      ['its limits of women', { ...cap, handicapLimits: limits(null, 12) }, {}, 'f', [105, 12]],
      ['its limits of men', { ...cap, handicapLimits: limits(12, null) }, {}, 'm', [105, 12]],
      ['their own figures in place of the usual', cap, { dayHandicapRule: { factor: 0.5 } }, 'm', [105, 9]],
      ['their own ceiling before the cap', cap, { dayHandicapRule: { ceiling: 36 } }, 'm', [126, 36]],
    ])('obey %s', async (_, settings, given, gender, expected) => {
      const [, gross, handicap] = (await told(await played(settings, given, gender))) ?? [];
      expect([gross, handicap]).toEqual(expected);
    });

    it('are published with that handicap and net, and a correction of these is told', async () => {
      const event = await played(cap);
      await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
      const { winners: published } = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
      expect(published).toMatchObject([{ award: 'double-peoria', playerId: event.playerIds[1], own: { handicap: 14.4, net: 90.6 } }]);
      const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
      await test.ask('manager', `PATCH ${event.path}`, { version, capAbove: 10, capCountsAs: 10 });
      expect((await winners(event)).publication.isChanged).toBe(true);
    });
  });
});

describe('winners asked for too early', () => {
  it('need two players who can play', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{}, { status: 'DNS' }] });
    const { status, body } = await test.ask('reader', `GET ${event.path}/winners`);
    expect([status, body.code, body.message]).toEqual([
      422,
      'more-players',
      'Please create more players: at least two who can play are needed.',
    ]);
  });

  it('by net list the players without a course handicap, unless a day handicap is calculated', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [{ handicapCourse: null }, {}, { handicapCourse: null }],
      divisions: ['A'],
    });
    await play(event, [{}, {}]);
    const { status, body } = await test.ask('reader', `GET ${event.path}/winners`);
    expect([status, body.code]).toEqual([422, 'no-handicap-course']);
    expect(body.errors.handicapCourse).toEqual([body.message, `Without a Course Handicap: ${nameOf(0)}.`]);
    await test.db.update(division).set({ calculateHandicapDay: 'system-36' });
    expect((await test.ask('reader', `GET ${event.path}/winners`)).status).toBe(200);
  });

  it('by gross or by a Peoria of its own alone need no handicap', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [{ handicapCourse: null }, {}],
      settings: { awards: [{ kind: 'best-gross', main: true }], sideAwards: [{ kind: 'peoria', main: false, holes: '' }] },
    });
    await play(event, [{}, {}]);
    expect((await test.ask('reader', `GET ${event.path}/winners`)).status).toBe(200);
  });
});

describe('a tie that stays', () => {
  const tied = async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [scratch, scratch, scratch],
      settings: {
        awards: [
          { kind: 'best-gross', main: true },
          { kind: 'best-net', main: true },
        ],
      },
    });
    await play(event, [{}, {}, { 1: 1 }]);
    return event;
  };

  it('is open until a manager decides with a reason, and then names who decided', async () => {
    const event = await tied();
    const open = await awardOf(event, event.awardIds['best-gross']);
    expect([open.winner, open.open.length, open.decision]).toEqual([null, 2, null]);
    const { status, body } = await decide(event, event.awardIds['best-gross'], event.playerIds[1]);
    expect([status, body.boardVersion]).toEqual([200, 3]);
    expect(body.items[0]).toMatchObject({
      winner: { playerId: event.playerIds[1] },
      open: [],
      decision: { playerId: event.playerIds[1], reason: 'Đấu thêm hố 18', by: 'User manager' },
    });
    expect(body.items[1].winner.playerId).toBe(event.playerIds[0]);
    const [told] = await test.db.select().from(activity).where(eq(activity.kind, 'decided'));
    expect(told).toMatchObject({
      subjectType: 'award',
      subjectId: event.awardIds['best-gross'],
      before: null,
      after: { playerId: event.playerIds[1] },
    });
  });

  it('is not shown as won: a player who is sure of a prize like it, however it is decided, is shown as tied for it', async () => {
    const awards = [
      { kind: 'best-gross' as const, main: true },
      { kind: 'best-net' as const, main: true },
      { kind: 'division' as const, main: true },
    ];
    const event = await seedEvent(test.db, test.clubId, { players: Array(5).fill(scratch), divisions: ['A'], settings: { awards } });
    await play(event, [{}, {}, { 1: 1 }, { 1: 2 }, { 1: 3 }]);
    const champion = placeOf(event, 1);
    const passedOver = async () => {
      const told = (await awardOf(event, champion)).passedOver as { playerId: string; reason: string; award: object }[];
      const numbered = told.map(({ playerId, reason, award }) => [event.playerIds.indexOf(playerId), reason, award] as const);
      return numbered.sort(([one], [other]) => one - other);
    };
    const bestGross = { ...unnamed, kind: 'best-gross', divisionName: null, place: 1 };
    expect(await passedOver()).toEqual([
      [0, 'sure-of-main-prize', bestGross],
      [1, 'sure-of-main-prize', bestGross],
    ]);
    await decide(event, event.awardIds['best-gross'], event.playerIds[1]);
    expect(await passedOver()).toEqual([
      [0, 'holds-main-prize', { ...bestGross, kind: 'best-net' }],
      [1, 'holds-main-prize', bestGross],
    ]);
  });

  it('is told between players in the order of names, however they were entered', async () => {
    const event = await tied();
    await test.db
      .update(player)
      .set({ name: 'Trần An' })
      .where(eq(player.id, event.playerIds[1] ?? ''));
    await test.db
      .update(player)
      .set({ name: 'Bùi Văn' })
      .where(eq(player.id, event.playerIds[0] ?? ''));
    const [van, an] = event.playerIds;
    expect((await awardOf(event, event.awardIds['best-gross'])).open.map((one: { playerId: string }) => one.playerId)).toEqual([an, van]);
    await decide(event, event.awardIds['best-gross'], van);
    expect((await awardOf(event, event.awardIds['best-gross'])).decidedBy).toEqual({ by: 'committee', among: [an, van] });
  });

  it('can be decided differently, or opened again', async () => {
    const event = await tied();
    await decide(event, event.awardIds['best-gross'], event.playerIds[1]);
    const byHand = { byHand: true, playerId: event.playerIds[2], reason: 'Tặng lại giải' };
    await test.ask('manager', `PUT ${event.path}/winners/${event.awardIds['best-net']}/decision`, {
      ...(await seenBoard(test, event)),
      ...byHand,
    });
    expect((await decide(event, event.awardIds['best-gross'], event.playerIds[0])).body.items[0].winner.playerId).toBe(event.playerIds[0]);
    const back = await takeBack(event, event.awardIds['best-gross']);
    expect([back.status, back.body.items[0].open.length]).toEqual([200, 2]);
    const [told] = await test.db.select().from(activity).where(eq(activity.kind, 'taken-back'));
    expect(told).toMatchObject({ before: { playerId: event.playerIds[0] }, after: null });
    expect((await takeBack(event, event.awardIds['best-gross'])).status).toBe(404);
  });

  it('can be decided only for an open award, among its tied players, by a person who may', async () => {
    const event = await tied();
    const other = await decide(event, event.awardIds['best-gross'], event.playerIds[2]);
    expect([other.status, other.body.code, other.body.errors.playerId[0]]).toEqual([422, 'not-a-candidate', expect.any(String)]);
    await decide(event, event.awardIds['best-gross'], event.playerIds[0]);
    const settled = await decide(event, event.awardIds['best-net'], event.playerIds[1]);
    expect([settled.status, settled.body.code]).toEqual([409, 'award-not-open']);
    expect((await decide(event, 'best-luck', event.playerIds[0])).status).toBe(404);
    expect((await decide(event, event.awardIds['best-gross'], event.playerIds[0], 'editor')).status).toBe(403);
  });

  it('is open again when a correction adds another tied player', async () => {
    const event = await tied();
    await decide(event, event.awardIds['best-gross'], event.playerIds[0]);
    const { cards } = (await test.ask('reader', `GET ${event.roundPath}/scores`)).body;
    const second = cards.find((one: { playerId: string }) => one.playerId === event.playerIds[1]);
    const correction = wholeCard(event.playerIds[1] ?? '', cardOver({ 18: 1 }))
      .slice(17)
      .map((one) => ({ ...one, replaces: second.entries[17] }));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: correction });
    expect(await awardOf(event, event.awardIds['best-gross'])).toMatchObject({ winner: { playerId: event.playerIds[0] }, decision: null });
  });
});

describe('a winner by hand', () => {
  const played = async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [scratch, scratch, scratch],
      settings: {
        awards: [
          { kind: 'best-gross', main: true },
          { kind: 'best-net', main: true },
        ],
      },
    });
    await play(event, [{}, { 1: 1 }, { 1: 2 }]);
    return event;
  };
  const reason = 'Tặng lại giải';
  const put = async (event: Event, playerId: string | null | undefined, who: 'manager' | 'editor' = 'manager') =>
    test.ask(who, `PUT ${event.path}/winners/${event.awardIds['best-net']}/decision`, {
      ...(await seenBoard(test, event)),
      playerId,
      byHand: true,
      reason,
    });

  it('has the prize with a reason and who wrote it, is logged, and moves the other main prizes', async () => {
    const event = await played();
    const [best, second, third] = event.playerIds;
    const { status, body } = await put(event, best);
    expect([status, body.items.map(({ winner }: { winner: { playerId: string } }) => winner.playerId)]).toEqual([200, [second, best]]);
    expect(body.items[0]).toMatchObject({ decision: null });
    expect(body.items[1]).toMatchObject({
      decidedBy: { by: 'hand', instead: second },
      decision: { playerId: best, reason, by: 'User manager' },
    });
    const [told] = await test.db.select().from(activity).where(eq(activity.kind, 'decided'));
    expect(told).toMatchObject({ subjectId: event.awardIds['best-net'], after: { playerId: best, reason } });
    expect((await put(event, third)).body.items[1].winner.playerId).toBe(third);
  });

  it('may be nobody, and is undone in one step', async () => {
    const event = await played();
    const [, second] = event.playerIds;
    const { body } = await put(event, null);
    expect(body.items[1]).toMatchObject({ winner: null, open: [], decision: { playerId: null, reason } });
    const back = await takeBack(event, event.awardIds['best-net']);
    expect(back.body.items[1]).toMatchObject({ winner: { playerId: second }, decision: null });
  });

  it('is shown with its reason, but stands no more, once the player is absent', async () => {
    const event = await played();
    const [, second, third] = event.playerIds;
    await put(event, third);
    await test.db
      .update(player)
      .set({ absent: true })
      .where(eq(player.id, third ?? ''));
    await raiseBoard(test.db, event.id);
    expect(await awardOf(event, event.awardIds['best-net'])).toMatchObject({
      winner: { playerId: second },
      decidedBy: null,
      decision: { playerId: third, reason },
    });
  });

  it('is refused where the player may not have it, or the person may not decide, and nothing is kept', async () => {
    const event = await played();
    const [, , third] = event.playerIds;
    await test.db
      .update(player)
      .set({ absent: true })
      .where(eq(player.id, third ?? ''));
    await raiseBoard(test.db, event.id);
    const { status, body } = await put(event, third);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'not-eligible', ['playerId']]);
    expect((await put(event, event.playerIds[0], 'editor')).status).toBe(403);
    expect((await awardOf(event, event.awardIds['best-net'])).decision).toBeNull();
  });
});

describe('a choice that two people make', () => {
  it('is refused to the one who has not seen the other, who gets the winners of now; so is taking it back', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [scratch, scratch, scratch],
      settings: { awards: [{ kind: 'best-gross', main: true }] },
    });
    await play(event, [{}, {}, { 1: 2 }]);
    const seen = await winners(event);
    const path = `${event.path}/winners/${event.awardIds['best-gross']}/decision` as const;
    const choose = (nth: number, { boardVersion } = seen) =>
      test.ask('manager', `PUT ${path}`, { playerId: event.playerIds[nth], byHand: true, reason: 'Bốc thăm', boardVersion });
    const { body: chosen } = await choose(0);
    const late = { status: 409, body: { code: 'stale-version', current: chosen } };
    expect(await choose(1)).toMatchObject(late);
    expect(await test.ask('manager', `DELETE ${path}?boardVersion=${seen.boardVersion}`)).toMatchObject(late);
    expect((await choose(1, chosen)).body.items[0].winner.playerId).toBe(event.playerIds[1]);
    expect((await test.ask('manager', `PUT ${path}`, { playerId: null, byHand: true, reason: 'Bốc thăm' })).body.errors).toEqual({
      boardVersion: [expect.any(String)],
    });
  });
});

describe('a closed tournament', () => {
  const closed = async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [scratch, scratch, scratch],
      settings: { awards: [{ kind: 'best-gross', main: true }] },
    });
    await play(event, [{}, { 1: 1 }, { 1: 2 }]);
    await test.db.update(round).set({ finishedAt: new Date() }).where(eq(round.id, event.roundId));
    const { status } = await test.ask('manager', `POST ${event.path}/close`);
    expect(status).toBe(200);
    return event;
  };

  it('keeps its board and winners whatever changes later', async () => {
    const event = await closed();
    await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
    const before = { winners: await winners(event), board: (await test.ask('reader', `GET ${event.path}/leaderboard`)).body };
    expect(before.winners.final).toBe(true);
    expect(before.board).toMatchObject({
      state: 'closed',
      clubName: 'Phoenix',
      winners: [{ award: 'best-gross', playerId: event.playerIds[0] }],
    });
    await test.db.update(club).set({ name: 'Tên mới' });
    await test.db.update(player).set({ name: 'Ai đó', handicapCourse: 99 });
    await raiseBoard(test.db, event.id);
    const after = { winners: await winners(event), board: (await test.ask('reader', `GET ${event.path}/leaderboard`)).body };
    const version = before.board.boardVersion + 1;
    expect(after.board).toEqual({ ...before.board, boardVersion: version });
    expect(after.winners).toEqual({ ...before.winners, boardVersion: version });
    expect((await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body).toEqual(publicBoardOf(after.board, 'net', new Set()));
  });

  it('refuses decisions', async () => {
    const event = await closed();
    const { status, body } = await decide(event, event.awardIds['best-gross'], event.playerIds[0]);
    expect([status, body.code]).toEqual([409, 'tournament-ended']);
  });

  it('is computed again when it is reopened, and has the later result when it is closed again', async () => {
    const event = await closed();
    await test.ask('admin', `POST ${event.path}/reopen`, { rules: 'today' });
    await test.db
      .update(player)
      .set({ absent: true })
      .where(eq(player.id, event.playerIds[0] ?? ''));
    await raiseBoard(test.db, event.id);
    expect(await winners(event)).toMatchObject({ final: false, items: [{ winner: { playerId: event.playerIds[1] } }] });
    expect((await test.ask('reader', `GET ${event.path}/leaderboard`)).body).toMatchObject({ state: 'open', winners: null });
    expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
    expect(await winners(event)).toMatchObject({ final: true, items: [{ winner: { playerId: event.playerIds[1] } }] });
  });
});
