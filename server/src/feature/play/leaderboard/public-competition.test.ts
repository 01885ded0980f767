import type { HoleScore } from '@fairway/golf';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PlainFacts, plainCompetition } from '../../../../test/fixture/competition.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, moveFlight, PAR, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { card, entry } from '../../../db/schema/field/player.ts';
import { division, round } from '../../../db/schema/field/tournament.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { type BoardPlayer, type Competition, competitionOf } from '../../../engine/competition/competition.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { isHiddenHole, publicCompetitionOf, roundAt } from './public-competition.ts';

const NO_DATABASE = null as never;
const seen = (facts: PlainFacts): Promise<Competition> => publicCompetitionOf(NO_DATABASE, plainCompetition(facts));
const playerOf = ({ players }: Competition, id: string) => players.get(id) as BoardPlayer;

describe('a hidden hole', () => {
  const hidden = (facts: PlainFacts, nth: number, holes: readonly number[]) => {
    const competition = plainCompetition(facts);
    const player = playerOf(competition, 'an');
    return holes.filter((hole) => isHiddenHole(competition, player, nth, hole));
  };
  const ALL = Array.from({ length: 18 }, (_, at) => at + 1);
  const BACK = ALL.slice(9);
  const begins = (...holes: (number | null)[]) => [{ id: 'an', cards: holes.map((startingHole) => ({ startingHole })) }];

  it.each<[string, number | null, number[]]>([
    ['1', null, [16, 17, 18]],
    ['10', 10, [7, 8, 9]],
    ['2', 2, [1, 17, 18]],
  ])('is one of the last in the player’s own order, who begins on hole %s', (_, start, last) => {
    expect(hidden({ tournament: { hiddenHoles: 3 }, players: begins(start) }, 0, ALL)).toEqual(last);
  });

  it.each<[number | null, number[]]>([
    [null, [15, 16, 17, 18]],
    [12, [10, 11, 17, 18]],
  ])('of a back nine, begun on %j, has the number of the course’s card, and four of the nine are the most', (start, last) => {
    const rounds = [{ holes: 'back' as const }];
    expect(hidden({ rounds, tournament: { hiddenHoles: 9 }, players: begins(start) }, 0, BACK)).toEqual(last);
  });

  it('is of the round under way, by the start in it, or of a later one; an earlier round is whole', () => {
    const rounds = [{ finishedAt: new Date() }, {}, {}];
    const facts = { rounds, tournament: { hiddenHoles: 1 }, players: begins(10, 5, null) };
    expect([0, 1, 2, 3].map((nth) => hidden(facts, nth, [0, ...ALL]))).toEqual([[], [0, 4], [0, 18], [0]]);
  });

  it('is not where nothing is hidden of the player', () => {
    const divisions = [{ id: 'a', revealedAt: new Date() }, { id: 'b' }];
    const players = [{ id: 'an', divisionId: 'a' }];
    expect(hidden({ divisions, players, tournament: { hiddenHoles: 9 } }, 0, [0, ...ALL])).toEqual([]);
    expect(hidden({ players }, 0, [0, ...ALL])).toEqual([]);
  });

  it('is counted from the first hole for a player without a card in the round', () => {
    const competition = plainCompetition({ tournament: { hiddenHoles: 1 }, players: begins(10) });
    const player = { ...playerOf(competition, 'an'), cards: [] };
    expect(ALL.filter((hole) => isHiddenHole(competition, player, 0, hole))).toEqual([18]);
  });
});

it('the round under way at a moment is the first that was not finished then', () => {
  const moment = new Date('2026-05-16T12:00:00Z');
  const at = (...hours: (number | null)[]) =>
    roundAt(
      hours.map((hour) => ({ finishedAt: hour === null ? null : new Date(`2026-05-16T${hour}:00:00Z`) })),
      moment,
    );
  expect([at(null), at(11, null), at(11, 12, null), at(11, 13, null), at(11, 12)]).toEqual([0, 1, 2, 1, 2]);
});

describe('what the public knows of a competition', () => {
  it('is all of it while nothing is hidden', async () => {
    const competition = plainCompetition({ players: [{ id: 'an' }] });
    expect(await publicCompetitionOf(NO_DATABASE, competition)).toBe(competition);
  });

  it('has no counted hole of any round while those of one are to be published', async () => {
    const holes = [1, 2, 3, 10, 11, 12];
    const facts = { tournament: { calculateHandicapDay: 'peoria' as const }, rounds: [{}, {}] };
    const counted = ({ rules }: Competition) => 'countedHoles' in rules.dayHandicap && rules.dayHandicap.countedHoles;
    const half = { ...facts, published: new Map([[null, [holes, null]]]) };
    expect([counted(plainCompetition(half)), counted(await seen(half)), (await seen(half)).countedHoles]).toEqual([
      [holes, null],
      [],
      null,
    ]);
    const both = await seen({ ...facts, published: new Map([[null, [holes, holes]]]) });
    expect([counted(both), both.countedHoles?.get(null)]).toEqual([
      [holes, holes],
      [holes, holes],
    ]);
  });

  describe('of hidden holes', () => {
    const scores: HoleScore[] = cardOver();
    const shot = (playerId: string, roundId: string, hole: number) => ({ playerId, roundId, hole }) as never;
    /** Two rounds, the first one over: division A was presented, B was not. */
    const facts: PlainFacts = {
      tournament: { hiddenHoles: 3 },
      rounds: [{ finishedAt: new Date() }, { finishedAt: new Date(), suspendedAt: new Date() }, { holes: 'back' }],
      divisions: [{ id: 'a', revealedAt: new Date() }, { id: 'b' }],
      players: ['a', 'b', null].map((divisionId) => ({
        id: `of ${divisionId}`,
        divisionId,
        cards: [
          { scores, status: 'ok' },
          { scores, total: 72, disputed: [0, 18] },
          { scores: [3, 4, 5, 6, 7, 8, 9, 1, 2], total: 45, disputed: [0, 15, 16] },
        ],
      })),
      shots: [shot('of a', 'r3', 18), shot('of b', 'r3', 18), shot('of b', 'r3', 15), shot('of b', 'r1', 18), shot('gone', 'r1', 1)],
      matchFacts: {} as never,
    };

    it('ends before the last holes of the round under way, its total and its disputes; whose division was presented is whole', async () => {
      const all = plainCompetition(facts);
      const known = await publicCompetitionOf(NO_DATABASE, all);
      expect(playerOf(known, 'of a')).toBe(playerOf(all, 'of a'));
      for (const id of ['of b', 'of null']) {
        const { scores: cards, totals, disputed } = playerOf(known, id);
        expect(cards).toEqual([scores, scores, [3, 4, 5, 6, 7, 8, null, null, null]]);
        expect(totals).toEqual([null, 72, null]);
        expect(disputed).toEqual([
          [2, 0],
          [2, 18],
          [3, 15],
        ]);
      }
      expect(known.shots).toEqual([shot('of a', 'r3', 18), shot('of b', 'r3', 15), shot('of b', 'r1', 18)]);
      const cardsOf = (of: Competition) => of.competitors.map(({ id, cards, totals }) => [id, cards, totals]);
      expect(cardsOf(known)).toEqual([...known.players.values()].map(({ id, scores: cards, totals }) => [id, cards, totals]));
      expect([all.matchPlay?.facts, known.matchPlay]).toEqual([{}, null]);
    });

    it('has the rounds before as finished, the one under way not, also once it is', async () => {
      const finished = async (rounds: PlainFacts['rounds']) => {
        const known = await seen({ ...facts, rounds: rounds ?? [] });
        return [known.rules.roundsOver, ...known.rounds.map(({ finishedAt, suspendedAt }) => [finishedAt !== null, suspendedAt !== null])];
      };
      expect(await finished(facts.rounds)).toEqual([2, [true, false], [true, true], [false, false]]);
      expect(await finished(facts.rounds?.slice(0, 2))).toEqual([1, [true, false], [false, false]]);
    });

    it.each([
      [['ok', 'WD'], 'ok'],
      [['ok', 'NR'], 'ok'],
      [['ok', 'DQ'], 'ok'],
      [['ok', 'DNS'], 'DNS'],
      [['ok', 'cut'], 'cut'],
      [['WD', 'ok'], 'WD'],
    ] as const)('of the statuses %j tells %s: what was known before the round under way was played', async ([first, second], status) => {
      const cards = [{ status: first }, { status: second }];
      const known = await seen({ ...facts, rounds: [{ finishedAt: new Date() }, {}], players: [{ id: 'an', divisionId: 'b', cards }] });
      expect([playerOf(known, 'an').status, known.competitors[0]?.status]).toEqual([status, status]);
    });
  });
});

const app = await testApp({}, { emptied: 'once' });

describe('what the public knows of frozen divisions', () => {
  const at = (clock: string) => new Date(`2026-04-25T${clock}:00Z`);
  /** Three rounds, two of them over: A froze during the second, B during the third, C goes on. */
  async function frozen() {
    const event = await seedEvent(app.db, app.clubId, {
      rounds: 3,
      divisions: ['A', 'B', 'C'],
      players: Array(6).fill({ handicapCourse: 0 }),
    });
    const [first = '', second = '', third = ''] = event.roundIds;
    const [a = '', b = '', c = '', a2 = '', b2 = ''] = event.playerIds;
    await moveFlight(app.ask, { ...event, roundPath: `${event.path}/rounds/${third}` }, '1', { startingHole: 10 });
    const enter = async (roundId: string, clock: string, entries: ReturnType<typeof stroke>[], who: 'reader' | 'editor' = 'reader') => {
      const { body } = await app.ask(who, `POST ${event.path}/rounds/${roundId}/entries`, { entries });
      expect(body.outcomes.length).toBe(entries.length);
      for (const { id } of entries)
        await app.db
          .update(entry)
          .set({ receivedAt: at(clock) })
          .where(eq(entry.id, id));
    };
    for (const id of [a, b, c]) {
      await enter(first, '08:00', wholeCard(id, cardOver()));
      await enter(second, '09:30', [stroke(id, 1, 5), stroke(id, 0, 80)]);
      await enter(second, '11:00', [stroke(id, 2, 6)]);
      await enter(second, '11:00', [stroke(id, 1, 4), stroke(id, 0, 81)], 'editor');
      await enter(third, '12:30', [stroke(id, 1, 5)]);
      await enter(third, '13:30', [stroke(id, 2, 6)]);
    }
    for (const [id, clock] of [
      [first, '10:00'],
      [second, '12:00'],
    ] as const)
      await app.db
        .update(round)
        .set({ finishedAt: at(clock) })
        .where(eq(round.id, id));
    for (const [nth, clock] of ['10:00', '13:00'].entries())
      await app.db
        .update(division)
        .set({ frozenAt: at(clock) })
        .where(eq(division.id, event.divisionIds[nth] ?? ''));
    const setStatus = (playerId: string, roundId: string, status: 'WD' | 'DNS') =>
      app.db
        .update(card)
        .set({ status })
        .where(and(eq(card.playerId, playerId), eq(card.roundId, roundId)));
    await setStatus(a, second, 'WD');
    await setStatus(a2, third, 'DNS');
    await setStatus(b, third, 'WD');
    await setStatus(b2, second, 'WD');
    return { event, ids: [a, b, c, a2, b2] as const };
  }
  const read = async ({ id }: Event) => competitionOf(app.db, await requireTournamentFacts(app.db, id));
  let world: Awaited<ReturnType<typeof frozen>>;
  beforeAll(async () => {
    world = await frozen();
  });

  it('is the cards of their moments, who was out then, and no flight of a later round', async () => {
    const { event, ids } = world;
    const all = await read(event);
    const known = await publicCompetitionOf(app.db, all);
    const [a, b, c, a2, b2] = ids.map((id) => playerOf(known, id)) as [BoardPlayer, BoardPlayer, BoardPlayer, BoardPlayer, BoardPlayer];
    const begun = ({ scores }: BoardPlayer) => scores.slice(1).map((holes) => holes.slice(0, 3));
    const NONE = [null, null, null];
    for (const { scores } of [a, b, c]) expect(scores[0]).toEqual(PAR);
    expect([begun(a), a.totals, a.disputed]).toEqual([[[5, null, null], NONE], [null, 80, null], []]);
    expect([begun(b), b.totals]).toEqual([
      [
        [5, 6, null],
        [5, null, null],
      ],
      [null, 80, null],
    ]);
    expect(b.disputed).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(c).toBe(playerOf(all, c.id));
    expect([a, b, c, a2, b2].map(({ status, flight, startingHole }) => [status, flight, startingHole])).toEqual([
      ['ok', null, null],
      ['ok', '1', 10],
      ['ok', '1', 10],
      ['ok', null, null],
      ['WD', '2', null],
    ]);
    const starts = (id: string) => known.competitors.find((one) => one.id === id)?.startingHoles;
    expect([starts(a.id), starts(b.id), starts(c.id)]).toEqual([
      [null, null, null],
      [null, null, 10],
      [null, null, 10],
    ]);
    expect([known.rules.roundsOver, ...known.rounds.map(({ finishedAt }) => finishedAt !== null)]).toEqual([1, true, false, false]);
  });

  it('frozen once the last round is over tells its statuses, unless its last holes are hidden', async () => {
    const { event, ids } = world;
    const all = await read(event);
    const divisions = all.divisions.filter(({ name }) => name === 'B');
    const over = { ...all, divisions, rounds: all.rounds.slice(0, 2), currentRound: 1 };
    const status = async (hiddenHoles: number) => {
      const known = await publicCompetitionOf(app.db, { ...over, tournament: { ...all.tournament, hiddenHoles } });
      return [playerOf(known, ids[4]).status, playerOf(known, ids[4]).flight, known.rules.roundsOver];
    };
    expect([await status(0), await status(3)]).toEqual([
      ['WD', '2', 2],
      ['ok', '2', 1],
    ]);
  });

  it('has the shots of their moments', async () => {
    const { event, ids } = world;
    const [a, b, c] = ids;
    const rows = [a, b, c].flatMap((playerId) =>
      (['09:45', '11:00', '13:30'] as const).map((clock, nth) => ({
        ...{
          playerId,
          roundId: event.roundIds[1] ?? '',
          kind: 'longest-drive' as const,
          hole: 7,
          centimetres: 20_000 + nth,
          onTarget: true,
        },
        ...{
          id: crypto.randomUUID(),
          enteredAt: at(clock),
          receivedAt: at(clock),
          principalKind: 'person' as const,
          principalId: crypto.randomUUID(),
        },
      })),
    );
    await app.db.insert(measurement).values(rows as never);
    const { shots } = await publicCompetitionOf(app.db, await read(event));
    expect(new Map(shots.map(({ playerId, centimetres }) => [playerId, centimetres]))).toEqual(
      new Map([
        [a, 20_000],
        [b, 20_001],
        [c, 20_002],
      ]),
    );
  });
});
