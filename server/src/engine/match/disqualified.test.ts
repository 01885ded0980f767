import type { Status } from '@fairway/golf';
import { expect, it } from 'vitest';
import { type MatchDay, onlyMatch } from '../../../test/fixture/match-day.ts';
import type { FieldPlayer } from '../competition/field.ts';
import type { RoundFacts } from '../competition/store.ts';
import { countedIn, disqualifiedOf } from './disqualified.ts';

type Statuses = Readonly<Record<string, readonly Status[]>>;

/** The first of two rounds, unless it says otherwise: golfers a to d, and those of ab against those of cd. */
function day(statuses: Statuses, given: MatchDay & Pick<Parameters<typeof onlyMatch>[0], 'match' | 'session'> = {}) {
  const golfers = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'ab', 'cd'].map((id) => [
      id,
      { cards: Object.fromEntries((statuses[id] ?? []).map((status, at) => [`r${at + 1}`, { status }])) },
    ]),
  );
  const sides = { ab: ['a', 'b'], cd: ['c', 'd'] };
  const { ab, cd, ...players } = golfers;
  return onlyMatch({ golfers: { ...players, ab: ab ?? {}, cd: cd ?? {} }, sides, rounds: [{}, {}], ...given });
}

function out(statuses: Statuses, format: 'singles' | 'four-ball' | 'foursomes', given: Parameters<typeof day>[1] = {}) {
  const [firstId, secondId] = format === 'singles' ? ['a', 'b'] : ['ab', 'cd'];
  const { field, played } = day(statuses, { ...given, match: { format, firstId, secondId } });
  return disqualifiedOf(field, played.row, played.sides as [FieldPlayer, FieldPlayer], played.round);
}

it('a golfer loses the match of the round in which they are disqualified, and no other', () => {
  expect([out({ a: ['DQ'] }, 'singles'), out({ b: ['DQ'] }, 'singles'), out({ a: ['DQ'], b: ['DQ'] }, 'singles')]).toEqual([
    [0],
    [1],
    [0, 1],
  ]);
  expect([out({ a: ['ok', 'DQ'] }, 'singles'), out({ a: ['WD'] }, 'singles'), out({}, 'singles')]).toEqual([[], [], []]);
  expect(out({ a: ['ok', 'DQ'] }, 'singles', { session: { roundId: 'r2' } })).toEqual([0]);
});

it('a side with one ball is out by its card, one with a ball each by all its partners', () => {
  expect([out({ ab: ['DQ'] }, 'foursomes'), out({ cd: ['DQ'] }, 'foursomes')]).toEqual([[0], [1]]);
  expect([out({ a: ['DQ'], b: ['DQ'] }, 'foursomes'), out({ ab: ['DQ'] }, 'four-ball')]).toEqual([[], []]);
  expect([out({ a: ['DQ'], b: ['DQ'] }, 'four-ball'), out({ a: ['DQ'] }, 'four-ball')]).toEqual([[0], []]);
});

it('and with one partner where the committee said so of that round', () => {
  const of = (sideOut: boolean, roundId = 'r1') => ({
    sides: { ab: ['a', 'b', { playerId: 'a', roundId, sideOut }], cd: ['c', 'd'] },
  });
  expect(out({ a: ['DQ'] }, 'four-ball', { sides: { ab: [{ playerId: 'a', sideOut: true }, 'b'], cd: ['c', 'd'] } })).toEqual([0]);
  expect(out({ a: ['DQ', 'DQ'] }, 'four-ball', of(true, 'r2'))).toEqual([]);
});

it('a side that nobody plays for in the round is not out, nor is who has no card or is no golfer any more', () => {
  const sides = { ab: [{ playerId: 'a', roundId: 'r2' }], cd: ['c', 'd'] };
  expect(out({ a: ['DQ', 'DQ'] }, 'four-ball', { sides })).toEqual([]);
  const gone = { ab: [{ playerId: 'gone', sideOut: true }], cd: ['c', 'd'] };
  expect(out({}, 'four-ball', { sides: gone })).toEqual([]);
  const golfers = { a: { cards: { r1: null } }, b: {} };
  expect([out({}, 'singles', { golfers }), out({}, 'four-ball', { golfers, sides: { ab: ['a'], cd: ['b'] } })]).toEqual([[], []]);
});

it('of a partner nothing counts from the round of the disqualification on; what they played before stands', () => {
  const status = (statuses: readonly Status[], nth: number, settings: MatchDay['settings'] = {}) => {
    const { field } = day({ a: statuses }, { settings });
    return countedIn(field.competition, field.rows.get('a') as FieldPlayer, field.competition.rounds[nth] as RoundFacts).status;
  };
  expect([status(['ok', 'DQ'], 0), status(['ok', 'DQ'], 1), status(['DQ', 'ok'], 1)]).toEqual(['ok', 'DQ', 'DQ']);
  expect(status(['DQ'], 0, { edition: 2 })).toBeUndefined();
});

it('a match of an earlier edition is decided as it was then', () => {
  expect(out({ a: ['DQ'] }, 'singles', { settings: { edition: 2 } })).toEqual([]);
});
