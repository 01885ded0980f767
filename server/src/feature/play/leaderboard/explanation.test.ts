import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import type { Basis, SideStep } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import { type PlainFacts, plainCompetition } from '../../../../test/fixture/competition.ts';
import { cardOver, PAR, STROKE_INDEX } from '../../../../test/kit/event.ts';
import { explanationOf } from './explanation.ts';
import { publicExplanationOf } from './public-explanation.ts';

const ofStaff = (facts: PlainFacts, basis: Basis = 'net', id = 'an', within: 'field' | 'division' = 'field') =>
  explanationOf(plainCompetition(facts), id, basis, within);
const ofPublic = (facts: PlainFacts, basis: Basis = 'net', id = 'an', within: 'field' | 'division' = 'field') =>
  publicExplanationOf(plainCompetition(facts), id, basis, within);
const stepOf = (explained: { steps: readonly unknown[] } | null, code: SideStep['code']) =>
  (explained?.steps as readonly SideStep[] | undefined)?.find((step) => step.code === code);
const codesOf = (explained: { steps: readonly { code: string }[] } | null) => explained?.steps.map(({ code }) => code);

const AN = { id: 'an', handicapCourse: 100, cards: [{ scores: cardOver() }] };

describe('why a player stands where they do', () => {
  it('leads to their place in the field or in their division; who has none has no position', () => {
    const facts = {
      divisions: [{ id: 'a' }, { id: 'b' }],
      players: [{ ...AN, divisionId: 'b' }, { ...AN, id: 'first', handicapCourse: 200, divisionId: 'a' }, { id: 'new' }],
    };
    expect(ofStaff(facts)).toMatchObject({ playerId: 'an', basis: 'net', within: 'field', position: 2 });
    expect(ofStaff(facts, 'net', 'an', 'division')).toMatchObject({ within: 'division', position: 1 });
    expect(ofStaff(facts, 'gross', 'new')).toMatchObject({ position: null, steps: [{ code: 'not-placed' }] });
    expect(ofPublic({ ...facts, tournament: { boardVersion: 7 } })).toMatchObject({ playerId: 'an', position: 2, boardVersion: 7 });
  });

  it('names holes as the card of the course does', () => {
    const rounds = [{ holes: 'back' as const }];
    const explained = ofStaff({ rounds, players: [{ ...AN, cards: [{ scores: [4, 4, 3], total: 45 }] }] }, 'gross');
    expect(stepOf(explained, 'total-only')).toMatchObject({ total: 45, unknownHoles: [13, 14, 15, 16, 17, 18] });
  });

  it('is told of a list that the board has alone, and of who is on it: by points only where the format is', () => {
    const players = [AN];
    const stableford = { tournament: { formatRule: FORMAT_RULES.stableford, format: 'stableford' }, players };
    expect([ofPublic({ players }, 'points'), ofPublic({ players }, 'net', 'nobody')]).toEqual([null, null]);
    expect([ofPublic({ players }, 'gross')?.position, ofPublic(stableford, 'points')?.position, ofPublic(stableford)?.position]).toEqual([
      1, 1, 1,
    ]);
  });

  it('of a side with a ball each is by the list of sides, for staff and for the public', () => {
    const row = (playerId: string) => ({ sideId: 'side', roundId: 'r1', playerId, name: playerId });
    const players = [AN, { ...AN, id: 'binh', cards: [{ scores: cardOver({ 1: -1 }) }] }, { id: 'side', kind: 'side' as const }];
    const facts: PlainFacts = { tournament: { play: 'four-ball' }, players, partners: [row('an'), row('binh')] };
    for (const of of [ofStaff(facts, 'gross', 'side'), ofPublic(facts, 'gross', 'side')]) {
      expect([of?.position, codesOf(of)]).toEqual([1, ['side-round', 'value', 'placed']]);
      expect(stepOf(of, 'side-round')).toMatchObject({ worth: 71, forPar: 72 });
    }
    expect(codesOf(ofStaff(facts, 'gross'))).toContain('gross');
    expect(ofPublic(facts, 'gross', 'nobody')).toBeNull();
  });

  it('tells no net while counted holes of anyone are to be published', () => {
    const facts: PlainFacts = {
      divisions: [{ id: 'a' }, { id: 'b', calculateHandicapDay: 'peoria' }],
      players: [{ ...AN, divisionId: 'a' }],
      published: new Map([['b', [null]]]),
    };
    for (const basis of ['net', 'points'] as const)
      expect(ofStaff(facts, basis)).toMatchObject({ position: null, steps: [{ code: 'not-placed', because: 'holes-not-published' }] });
    expect(ofStaff(facts, 'gross').position).toBe(1);
    expect(ofStaff({ ...facts, published: new Map([['b', [[1, 2, 3, 10, 11, 12]]]]) }).position).toBe(1);
  });
});

describe('nobody can compute an index back from what the public reads', () => {
  const index = { useHandicapCourse: false };
  it('of what a player plays off: a course handicap is told, an index and an exact one are not', () => {
    const declared = (facts: PlainFacts) =>
      [ofStaff(facts), ofPublic(facts)].map((of) => (stepOf(of, 'declared-handicap') as { handicap: unknown }).handicap);
    expect(declared({ players: [AN] })).toEqual([100, 100]);
    expect(declared({ tournament: index, players: [{ ...AN, handicapIndex: 123 }] })).toEqual([123, null]);
    const tees = [{ name: 'Blue', gender: null, courseRating: 721, slope: 131, par: 72, front: null, back: null }] as never;
    const exact = { rounds: [{ tees }], players: [{ ...AN, handicapCourse: null, handicapIndex: 123, tee: 'Blue' }] };
    expect(declared(exact)).toEqual([{ numerator: expect.any(Number), denominator: expect.any(Number) }, null]);
  });

  it('of nine holes: neither the half nor the rating that it came by', () => {
    const facts = {
      rounds: [{ holes: 'front' as const }],
      players: [{ ...AN, handicapCourse: 185, cards: [{ scores: PAR.slice(0, 9) }] }],
    };
    const has = (of: PlainFacts, code: SideStep['code']) => [ofStaff(of), ofPublic(of)].map((told) => codesOf(told)?.includes(code));
    expect(has(facts, 'half-handicap')).toEqual([true, false]);
    const front = { courseRating: 361, slope: 131, par: 36 };
    const tees = [{ name: 'Blue', gender: null, courseRating: 721, slope: 131, par: 72, front, back: null }] as never;
    const player = { ...facts.players[0], id: 'an', handicapCourse: null, handicapIndex: 123, tee: 'Blue' };
    expect(has({ rounds: [{ holes: 'front', tees }], players: [player] }, 'nine-hole-rating')).toEqual([true, false]);
  });

  it.each<[string, PlainFacts['tournament'], SideStep['code']]>([
    ['a cap', { capAbove: 18, capCountsAs: 18 }, 'handicap-capped'],
    ['a limit', { handicapLimits: { m: { min: null, max: 18 }, f: { min: null, max: 18 } } } as never, 'handicap-limited'],
  ])('of %s: what it fell on is told in whole strokes, also where an earlier edition had it exact', (_, tournament, code) => {
    const from = (facts: PlainFacts) => [ofStaff(facts), ofPublic(facts)].map((of) => (stepOf(of, code) as { from: unknown }).from);
    const nine = { rounds: [{ holes: 'front' as const }], players: [{ ...AN, handicapCourse: 237, cards: [{ scores: PAR.slice(0, 9) }] }] };
    expect(from({ ...nine, tournament: { ...tournament, edition: 1 } })).toEqual([{ numerator: 237, denominator: 10 }, 240]);
    expect(from({ players: [{ ...AN, handicapCourse: 237 }], tournament: tournament ?? {} })).toEqual([240, 240]);
  });
});

describe('what separates two players is told to the public', () => {
  const level = [
    { ...AN, handicapCourse: 0, birthYear: 1960 },
    { ...AN, id: 'binh', handicapCourse: 0, birthYear: 1970 },
  ];
  const trials = (keys: readonly string[], more: PlainFacts = {}, basis: Basis = 'net') => {
    const tiebreakRule = { gross: keys, net: keys, points: keys } as never;
    const step = stepOf(ofPublic({ players: level, ...more, tournament: { tiebreakRule, ...more.tournament } }, basis), 'tie');
    return step?.code === 'tie' ? step.steps : [];
  };

  it('with its figures, not by when they were born', () => {
    expect(trials(['age'])).toEqual([{ step: { by: 'age', wins: 'older' }, own: null, other: null, unit: 'birthday', result: 'ahead' }]);
  });

  it('with the shares, the pars and the holes that a countback adds up, as staff read them', () => {
    const womenPar = PAR.map((par, at) => (at === 0 ? par + 1 : par));
    const facts: PlainFacts = {
      tournament: { tiebreakRule: { gross: [], net: ['gross', 'countback'], points: [] } },
      rounds: [{ womenPar, womenStrokeIndex: STROKE_INDEX }],
      players: [
        { ...AN, handicapCourse: 90, cards: [{ scores: cardOver({ 1: 9 }) }] },
        { id: 'lan', gender: 'f', handicapCourse: 90, cards: [{ scores: cardOver({ 1: 10 }) }] },
      ],
    };
    const tie = stepOf(ofStaff(facts), 'tie') as { steps: readonly object[] };
    for (const name of ['shares', 'pars', 'holes'])
      expect(new Set(tie.steps.map((trial) => name in trial))).toEqual(new Set([true, false]));
    expect((stepOf(ofPublic(facts), 'tie') as typeof tie).steps).toStrictEqual(tie.steps);
  });

  it('by handicap without figures while handicaps are to be published', () => {
    const lower = {
      players: [
        { ...AN, handicapCourse: 90 },
        { ...AN, id: 'binh', handicapCourse: 80 },
      ],
    };
    expect(trials(['lower'], lower, 'gross')).toMatchObject([{ step: { by: 'handicap' }, own: 90, other: 80, result: 'behind' }]);
    const pending = { divisions: [{ id: 'b', calculateHandicapDay: 'peoria' as const }], published: new Map([['b', [null]]]) };
    const [byHoles] = trials(['countback'], pending, 'gross');
    expect([byHoles?.own, byHoles?.other]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(trials(['lower'], { ...lower, ...pending }, 'gross')).toEqual([
      { step: { by: 'handicap', wins: 'lower' }, own: null, other: null, unit: expect.any(String), result: 'behind' },
    ]);
  });
});
