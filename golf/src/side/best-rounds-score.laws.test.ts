import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { side } from '../../test-kit/index.ts';
import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { courseHoles } from '../course.ts';
import type { Rules } from '../rules.ts';
import { standings } from '../standing/standing.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import { bestRounds } from './side.ts';
import { sideStandings } from './side-standing.ts';

const basis = fc.constantFrom(...BASES);
/** A side has no age and no gender. */
const OF_CARDS: (key: TieKey) => boolean = ({ by }) => by !== 'age' && by !== 'gender';
const withoutPersons = ({ ties, ...others }: Rules): Rules => ({
  ...others,
  ties: { gross: ties.gross.filter(OF_CARDS), net: ties.net.filter(OF_CARDS), points: ties.points.filter(OF_CARDS) },
});
const withoutOwn = (field: readonly Competitor[]) => field.map((player) => ({ ...player, handicaps: null }));
/** So that who has a place has a result in every round. */
const everyRound = (rules: Rules): Rules => ({
  ...rules,
  rounds: rules.rounds.map(({ women: _, ...course }) => ({
    ...course,
    strokeIndex: course.strokeIndex ?? courseHoles(course),
  })),
  dayHandicap: 'countedHoles' in rules.dayHandicap ? { system: 'system-36' } : rules.dayHandicap,
  divisionDayHandicap: {},
});
/** Those who have finished every round and have a place. */
const finished = (rules: Rules, field: readonly Competitor[], on: (typeof BASES)[number]) => {
  const ids = standings(rules, field, on)
    .filter(({ complete, place }) => complete && place !== null)
    .map(({ id }) => id);
  return withoutOwn(field).filter(({ id }) => ids.includes(id));
};
const alone = (player: Competitor) => side(player.id, { partners: [player], division: player.division });

test('sides of one stand as their players do, whatever the rules and the tie keys', () => {
  fc.assert(
    fc.property(anyRules.map(withoutPersons).map(everyRound), anyField, basis, (rules, anyone, on) => {
      const field = finished(rules, anyone, on);
      expect(sideStandings(rules, bestRounds(1, 1), field.map(alone), on)).toEqual(standings(rules, field, on));
    }),
    { numRuns: 300 },
  );
});

test('of partners who all count the total is the sum, in any order of the partners', () => {
  fc.assert(
    fc.property(anyRules.map(everyRound), anyField, basis, (rules, anyone, on) => {
      const field = finished(rules, anyone, on);
      if (field.length === 0) return;
      const of = (partners: readonly Competitor[]) =>
        sideStandings(rules, bestRounds(field.length, field.length), [side('all', { partners })], on);
      const sum = standings(rules, field, on).reduce((total, { value }) => total + (value ?? 0), 0);
      expect(of(field)[0]?.value).toBe(sum);
      expect(of(field.toReversed())).toEqual(of(field));
    }),
  );
});
