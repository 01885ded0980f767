import type { Status } from '@fairway/golf';
import { expect, it } from 'vitest';
import { plainCompetition } from '../../../test/fixture/competition.ts';
import { outOf, statusOf } from './competition.ts';

it('whoever is out in one round is out of the tournament, as they were last', () => {
  const status = (...statuses: (Status | undefined)[]) => statusOf(statuses.map((one) => one && { status: one }));
  expect([status(), status('ok', 'ok'), status('ok', undefined)]).toEqual(['ok', 'ok', 'ok']);
  expect([status('WD', 'ok'), status('WD', 'DQ', undefined), status('DQ', 'WD')]).toEqual(['WD', 'DQ', 'WD']);
});

it('who plays to the end, or never began, is out in no way', () => {
  expect((['ok', 'WD', 'NR', 'DQ', 'DNS'] as const).map(outOf)).toEqual([null, 'WD', 'NR', 'DQ', null]);
});

it('a side with one ball plays off the handicaps of those who play for it in each round, as its division caps them', () => {
  const HANDICAPS = { An: 100, Bình: 200, Chi: 300 };
  const row = (roundId: string, playerId: keyof typeof HANDICAPS) => ({
    sideId: 'side',
    roundId,
    playerId,
    handicapCourse: HANDICAPS[playerId],
  });
  const handicaps = (divisionId: string | null) => {
    const [side] = plainCompetition({
      tournament: { play: 'foursomes' },
      rounds: [{}, {}],
      divisions: [
        { id: 'first', capAbove: 4, capCountsAs: 4 },
        { id: 'own', capAbove: 25, capCountsAs: 25 },
      ],
      players: [{ id: 'side', kind: 'side', divisionId }],
      partners: [row('r1', 'An'), row('r1', 'Bình'), row('r2', 'An'), row('r2', 'Chi')],
    }).competitors;
    return ((side?.handicaps ?? []) as { numerator: number; denominator: number }[]).map(
      ({ numerator, denominator }) => numerator / denominator,
    );
  };
  expect([handicaps('own'), handicaps(null)]).toEqual([
    [15, 17.5],
    [15, 20],
  ]);
});

it('a side that nobody plays for yet is neither absent nor a member', () => {
  const { sides } = plainCompetition({ tournament: { play: 'four-ball' }, players: [{ id: 'side', kind: 'side' }] });
  expect(sides).toMatchObject([{ partners: [], absent: false, member: false }]);
});
