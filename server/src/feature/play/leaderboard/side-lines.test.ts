import type { PublicSideLine } from '@fairway/api';
import type { Basis } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import { type PlainFacts, plainCompetition } from '../../../../test/fixture/competition.ts';
import { cardOver } from '../../../../test/kit/event.ts';
import { partnersOf, sideLines } from './side-lines.ts';

/** Two sides over two rounds, the first one over; after it Chi came for Bình, who goes on alone. An holds 18 strokes, of which a four-ball has 15. */
const FACTS = {
  tournament: { play: 'four-ball' },
  rounds: [{ finishedAt: new Date() }, { holes: 'back' }],
  divisions: [{ id: 'A' }, { id: 'B' }],
  players: [
    { id: 'Bình', cards: [{ scores: cardOver({ 1: -1 }) }, { scores: [2], flight: '9', startingHole: 11 }] },
    { id: 'Chi', cards: [{ scores: [2] }, { scores: [null, 2], flight: '7', startingHole: 12 }] },
    { id: 'An', handicapCourse: 180, cards: [{ scores: cardOver({ 1: 1, 2: 1 }) }, { scores: [6, 4, 3] }] },
    { id: 'Dũng', divisionId: 'B', handicapCourse: 180, cards: [{ scores: cardOver() }, { scores: [4], flight: '3' }] },
    { id: 'Hà', divisionId: 'B', cards: [{}, { flight: '4' }] },
    { id: 'Một', kind: 'side' },
    { id: 'Hai', kind: 'side', divisionId: 'A' },
  ],
  partners: (
    [
      ['Một', 'r1', 'Bình'],
      ['Một', 'r1', 'An'],
      ['Hai', 'r1', 'Dũng'],
      ['Hai', 'r1', 'Hà'],
      ['Một', 'r2', 'Chi'],
      ['Một', 'r2', 'An'],
      ['Hai', 'r2', 'Dũng'],
      ['Hai', 'r2', 'Hà'],
    ] as const
  ).map(([sideId, roundId, playerId]) => ({ sideId, roundId, playerId, name: playerId })),
} as const satisfies PlainFacts;
type Players = NonNullable<PlainFacts['players']>;

function linesOf(more: PlainFacts = {}, bases: readonly Basis[] = ['gross', 'net']): readonly PublicSideLine[] {
  const facts = { ...FACTS, ...more, tournament: { ...FACTS.tournament, ...more.tournament } };
  return sideLines(plainCompetition(facts), bases)?.lines ?? [];
}
/** With the cards of one player changed. */
const withCards = (id: string, cards: Players[number]['cards']): PlainFacts => ({
  players: FACTS.players.map((player) => (player.id === id ? { ...player, cards: cards ?? [] } : player)),
});

describe('the lines of sides with a ball each', () => {
  it('are none where players compete alone, or sides with one ball', () => {
    const of = (play: 'single' | 'scramble' | 'four-ball') => sideLines(plainCompetition({ ...FACTS, tournament: { play } }), ['gross']);
    expect([of('single'), of('scramble')]).toEqual([null, null]);
    expect(of('four-ball')).toMatchObject({ play: 'four-ball', counting: 1 });
  });

  it('are in the order of the first list, with a place on each list that there is', () => {
    const order = (...bases: Basis[]) =>
      linesOf({}, bases).map(({ name, places }) => [name, Object.keys(places), Object.keys(places.net ?? {})]);
    expect(order('gross', 'net')).toEqual([
      ['Một', ['gross', 'net'], ['position', 'tied']],
      ['Hai', ['gross', 'net'], ['position', 'tied']],
    ]);
    expect(order('net')).toEqual([
      ['Hai', ['net'], ['position', 'tied']],
      ['Một', ['net'], ['position', 'tied']],
    ]);
    expect(linesOf({ rounds: [{}, {}] }, []).map(({ name }) => name)).toEqual(['Một', 'Hai']);
  });

  it('count the better ball of a hole of whoever plays it for the side, by each list, and say whose it is', () => {
    const [one, two] = linesOf();
    expect([one?.rounds[0]?.slice(0, 3), one?.rounds[1]]).toEqual([
      [3, 4, 3],
      [6, 2, 3, null, null, null, null, null, null],
    ]);
    expect(one).toMatchObject({ grossToPar: -1 + 2 - 2, gross: null, holesPlayed: 21, thru: 3, complete: false, status: 'ok' });
    expect([one?.holes.gross?.[1]?.slice(0, 4), one?.holes.gross?.[0]?.[0]]).toEqual([
      [[6, [1]], [2, [2]], [3, [1]], null],
      [3, [0]],
    ]);
    expect([two?.holesPlayed, two?.thru, two?.holes.net?.[0]?.[1]]).toEqual([19, 1, [3, [0]]]);
    expect([one?.totals, one?.handicap, one?.women]).toEqual([[null, null], null, false]);
  });

  it('have the division of the side, and flight and start of the first who plays for it in the round under way', () => {
    expect(linesOf().map(({ playerId, divisionId, flight, startingHole }) => [playerId, divisionId, flight, startingHole])).toEqual([
      ['Một', null, null, null],
      ['Hai', 'A', '3', null],
    ]);
    const alone = linesOf({ partners: FACTS.partners.filter(({ roundId }) => roundId === 'r1') });
    expect(alone.map(({ flight, startingHole }) => [flight, startingHole])).toEqual(Array(2).fill([null, null]));
    const [one] = linesOf(withCards('An', [{}, { flight: '8', startingHole: 13 }]));
    expect([one?.flight, one?.startingHole]).toEqual(['8', 13]);
  });

  it('have no net and no points while anybody’s counted holes are to be published', () => {
    const figures = (more: PlainFacts) =>
      linesOf(more).map(({ net, netToPar, points }) => [net, netToPar, points].map((of) => of !== null));
    const over = { rounds: [{ finishedAt: new Date() }] };
    expect(figures(over)).toEqual(Array(2).fill([true, true, true]));
    const pending = {
      ...over,
      divisions: [{ id: 'A' }, { id: 'B', calculateHandicapDay: 'peoria' as const }],
      published: new Map([['B', [null]]]),
    };
    expect(figures(pending)).toEqual(Array(2).fill([false, false, false]));
  });
});

describe('a side is marked as disputed', () => {
  const disputedOf = (id: string, disputed: readonly (readonly number[])[], more: PlainFacts = {}) => {
    const cards = (FACTS.players as Players).find((one) => one.id === id)?.cards ?? [];
    const lines = linesOf({
      ...withCards(
        id,
        disputed.map((holes, nth) => ({ ...cards[nth], disputed: holes })),
      ),
      ...more,
    });
    return lines.find(({ playerId }) => playerId === 'Một')?.disputed;
  };

  it('on the holes that a partner plays for it, each once and in their order', () => {
    const both = (FACTS.players as Players).map((player) => {
      const disputed =
        {
          An: [
            [2, 7],
            [12, 10],
          ],
          Chi: [[1], [12, 11]],
        }[player.id as 'An'] ?? [];
      const { cards = [] } = player;
      return {
        ...player,
        cards: [0, 1].map((nth) => ({ ...cards[nth], scores: cards[nth]?.scores ?? [], disputed: disputed[nth] ?? [] })),
      };
    });
    expect(linesOf({ players: both }).map(({ disputed }) => disputed)).toEqual([
      [
        [1, 2],
        [1, 7],
        [2, 10],
        [2, 11],
        [2, 12],
      ],
      [],
    ]);
  });

  it('not by a score that whoever came later, or left, plays alone', () => {
    expect([disputedOf('Bình', [[1], [10]]), disputedOf('Chi', [[1], [12]])]).toEqual([[[1, 1]], [[2, 12]]]);
  });

  it('on the holes that a substitute played in its place during a round, and on those before by who left', () => {
    const both = FACTS.partners.map((of) => ({ ...of, fromHole: of.roundId === 'r2' && of.playerId === 'Chi' ? 12 : null }));
    const partners = [...both, { sideId: 'Một', roundId: 'r2', playerId: 'Bình', name: 'Bình', untilHole: 12 }];
    const of = (id: string) => disputedOf(id, [[], [11, 12]], { partners });
    expect([of('Bình'), of('Chi')]).toEqual([[[2, 11]], [[2, 12]]]);
  });

  it('by a total only where whole rounds count, and it stands in for holes', () => {
    const best: PlainFacts = { tournament: { play: 'best-rounds', playRule: { partners: 2, counting: 1 } } };
    expect([disputedOf('An', [[0], [0]]), disputedOf('An', [[0], [0]], best), disputedOf('Bình', [[0], [0]], best)]).toEqual([
      [],
      [[2, 0]],
      [],
    ]);
  });
});

it('partners are in the order of the rounds, each once, with the rounds of those who do not play all', () => {
  const { sides, rounds } = plainCompetition(FACTS);
  const [one] = sides;
  expect(one && partnersOf(one, { rounds })).toEqual([
    { playerId: 'Bình', name: 'Bình', rounds: [1] },
    { playerId: 'An', name: 'An' },
    { playerId: 'Chi', name: 'Chi', rounds: [2] },
  ]);
});
