import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawnEntrant, OpponentRule } from './opponents.ts';
import { drawOpponents } from './opponents.ts';

const RULE: OpponentRule = { withinGroups: true, teamsApart: true, met: [], repeats: 'never' };
/** "an A", "binh B1": who, of which team, in which group. */
const entrants = (text: string): readonly DrawnEntrant[] =>
  text.split(', ').map((one) => {
    const [, id = '', team = '', group = ''] = /^(\S+) ?([A-Z]?)(\d*)$/.exec(one) ?? [];
    return { id, team: team || null, group: group || null };
  });
const drawn = (text: string, rule: Partial<OpponentRule> = {}) => {
  const { pairs, repeats, without } = drawOpponents(entrants(text), { ...RULE, ...rule });
  return [pairs, repeats, without.map(({ id, because }) => [id, because])].map((lines) => lines.map((line) => line.join(' ')).join(', '));
};

describe('opponents from a drawn order', () => {
  test('are the next whom one may meet', () => {
    expect(drawn('an A, binh A, chi B, dung B')[0]).toBe('an chi, binh dung');
    expect(drawn('an, binh, chi, dung')[0]).toBe('an binh, chi dung');
  });
  test('are of the same group', () => {
    expect(drawn('an A1, binh B2, chi B1, dung A2')[0]).toBe('an chi, binh dung');
    expect(drawn('an A1, binh B2, chi B1, dung A2', { withinGroups: false })[0]).toBe('an binh, chi dung');
  });
  test('leave somebody to everybody: one steps back for another who has no other choice', () => {
    expect(drawn('an A, binh B, chi A, dung A, em B, giang B')[0]).toBe('an binh, chi em, dung giang');
    expect(drawn('an A, binh B, chi C, dung C', { met: [] })[0]).toBe('an chi, binh dung');
  });
  test('are not whom one has met before', () => {
    const met = [
      ['an', 'chi'],
      ['dung', 'binh'],
    ] as const;
    expect(drawn('an A, binh A, chi B, dung B', { met })[0]).toBe('an dung, binh chi');
  });
});

describe('what is not possible is said', () => {
  test('of an odd number the last is left over', () => {
    expect(drawn('an, binh, chi')).toEqual(['an binh', '', 'chi odd']);
  });
  test('of a group of one, and of one team alone', () => {
    expect(drawn('an A1, binh A2, chi A2')).toEqual(['', '', 'an alone, binh own-team, chi own-team']);
  });
  test('of a team that has more than the others together', () => {
    expect(drawn('an A, binh A, chi A, dung B')).toEqual(['an dung', '', 'binh odd, chi odd']);
  });
  test('of those who have met all others', () => {
    const met = [['an', 'binh']] as const;
    expect(drawn('an A, binh B', { met })).toEqual(['', '', 'an met, binh met']);
    expect(drawn('an A, binh B', { met, repeats: 'if-needed' })).toEqual(['an binh', 'an binh', '']);
  });
  test('only the rest meets again, when it must', () => {
    const met = [
      ['an', 'chi'],
      ['an', 'dung'],
      ['chi', 'an'],
    ] as const;
    expect(drawn('an A, binh A, chi B, dung B', { met })).toEqual(['binh chi', '', 'an met, dung odd']);
    expect(drawn('an A, binh A, chi B, dung B', { met, repeats: 'if-needed' })).toEqual(['an dung, binh chi', 'an dung', '']);
  });
});

const IDS = Array.from({ length: 9 }, (_, at) => `p${at}`);
const anyEntrants = fc
  .array(fc.record({ team: fc.constantFrom('A', 'B', 'C', null), group: fc.constantFrom('1', '2') }), { maxLength: IDS.length })
  .map((of) => of.map((one, at): DrawnEntrant => ({ id: IDS[at] ?? '', ...one })));
const anyRule: fc.Arbitrary<OpponentRule> = fc.record({
  withinGroups: fc.boolean(),
  teamsApart: fc.boolean(),
  met: fc.array(fc.tuple(fc.constantFrom(...IDS), fc.constantFrom(...IDS)), { maxLength: 18 }),
  repeats: fc.constantFrom('never' as const, 'if-needed' as const),
});

/** The most pairs that there can be, by trying all. */
function mostPairs(of: readonly DrawnEntrant[], may: (one: DrawnEntrant, other: DrawnEntrant) => boolean): number {
  const [first, ...others] = of;
  if (first === undefined) return 0;
  const alone = mostPairs(others, may);
  return others.reduce((most, other) => {
    if (!may(first, other)) return most;
    return Math.max(
      most,
      1 +
        mostPairs(
          others.filter((one) => one !== other),
          may,
        ),
    );
  }, alone);
}

test('everybody is in one pair or named, no pair breaks the rule, and no more pairs are possible', () => {
  fc.assert(
    fc.property(anyEntrants, anyRule, (of, rule) => {
      const { pairs, repeats, without } = drawOpponents(of, rule);
      expect([...pairs.flat(), ...without.map(({ id }) => id)].sort()).toEqual(of.map(({ id }) => id));
      const byId = new Map(of.map((one) => [one.id, one]));
      const may = (one: DrawnEntrant, other: DrawnEntrant) =>
        (!rule.withinGroups || one.group === other.group) && (!rule.teamsApart || one.team === null || one.team !== other.team);
      const met = (one: string, other: string) => rule.met.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);
      const fresh = (one: DrawnEntrant, other: DrawnEntrant) => may(one, other) && !met(one.id, other.id);
      for (const [one, other] of pairs) expect(may(byId.get(one) as DrawnEntrant, byId.get(other) as DrawnEntrant)).toBe(true);
      expect(repeats).toEqual(pairs.filter(([one, other]) => met(one, other)));
      const most = mostPairs(of, fresh);
      if (rule.repeats === 'never') expect([pairs.length, repeats.length]).toEqual([most, 0]);
      else expect(pairs.length).toBe(mostPairs(of, may));
      // without repeats when possible
      if (most === pairs.length) expect(repeats).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('where all can be paired without repeats each in turn has the first whom they can have', () => {
  fc.assert(
    fc.property(anyEntrants, anyRule, (of, rule) => {
      const { pairs, without, repeats } = drawOpponents(of, rule);
      fc.pre(without.length === 0 && repeats.length === 0);
      const met = (one: DrawnEntrant, other: DrawnEntrant) => rule.met.some((pair) => pair.includes(one.id) && pair.includes(other.id));
      const may = (one: DrawnEntrant, other: DrawnEntrant) =>
        (!rule.withinGroups || one.group === other.group) &&
        (!rule.teamsApart || one.team === null || one.team !== other.team) &&
        !met(one, other);
      let left = of;
      for (const pair of pairs) {
        const [first, ...others] = left;
        const rest = (other: DrawnEntrant) => others.filter((one) => one !== other);
        const expected = others.find((other) => first && may(first, other) && 2 * mostPairs(rest(other), may) === rest(other).length);
        expect(pair).toEqual([first?.id, expected?.id]);
        left = expected === undefined ? [] : rest(expected);
      }
    }),
    { numRuns: 400 },
  );
});

test('a day of 26 teams is drawn within groups, for years without a repeat', () => {
  const teams = Array.from({ length: 26 }, (_, team) => `T${String(team).padStart(2, '0')}`);
  const players = teams.flatMap((team, nth) => ['A', 'B'].map((group) => ({ id: `${team}${group}`, team, group, order: (nth * 7) % 26 })));
  const order = players.sort((a, b) => a.order - b.order);
  const met: (readonly [string, string])[] = [];
  for (let year = 0; year < 5; year++) {
    const { pairs, without } = drawOpponents(order, { ...RULE, met });
    expect([pairs.length, without]).toEqual([26, []]);
    met.push(...pairs);
  }
  expect(new Set(met.map((pair) => [...pair].sort().join())).size).toBe(130);
});
