import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import type { Basis } from '../basis.ts';
import { BASES } from '../basis.ts';
import type { Card } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { leaderboard } from './leaderboard.ts';
import type { Standing } from './rank.ts';
import { standings } from './standing.ts';

const basis = fc.constantFrom(...BASES);

function law(holds: (rules: Rules, field: readonly Competitor[], basis: Basis) => void) {
  fc.assert(fc.property(anyRules, anyField, basis, holds), { numRuns: 300 });
}

const placed = (lines: readonly Standing[]) => lines.filter(({ place }) => place !== null);

test('shuffling the players changes nothing', () => {
  fc.assert(
    fc.property(
      anyRules,
      anyField.chain((field) => fc.tuple(fc.constant(field), fc.shuffledSubarray([...field], { minLength: field.length }))),
      basis,
      (rules, [field, shuffled], on) => {
        expect(standings(rules, shuffled, on)).toEqual(standings(rules, field, on));
      },
    ),
  );
});

test('everybody is listed once, those with a place first', () => {
  law((rules, field, on) => {
    const lines = standings(rules, field, on);
    expect(lines.map(({ id }) => id).toSorted()).toEqual(field.map(({ id }) => id));
    expect(lines.slice(0, placed(lines).length)).toEqual(placed(lines));
  });
});

test('a place is one more than the players ahead of it, and shared by as many as say so', () => {
  law((rules, field, on) => {
    const lines = placed(standings(rules, field, on));
    const positions = lines.map(({ place }) => place?.position ?? 0);
    lines.forEach(({ place }, at) => {
      expect(place?.position).toBe(positions.indexOf(positions[at] ?? 0) + 1);
      expect(place?.tied).toBe(positions.filter((position) => position === place?.position).length > 1);
    });
  });
});

test('a better score is never behind a worse one', () => {
  law((rules, field, on) => {
    const values = placed(standings(rules, field, on)).map(({ value }) => (on === 'points' ? -(value ?? 0) : (value ?? 0)));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});

test('a place that a key decided is ahead of another on the same score', () => {
  law((rules, field, on) => {
    const lines = placed(standings(rules, field, on));
    for (const { place, value } of lines) {
      const next = lines.find((other) => (other.place?.position ?? 0) > (place?.position ?? 0));
      expect(place?.decidedBy !== null).toBe(next !== undefined && next.value === value);
    }
  });
});

test('places in a division are those of its players alone', () => {
  law((rules, field, on) => {
    const inField = standings(rules, field, on).filter(({ division }) => division === 'A');
    const alone = standings(
      rules,
      field.filter(({ division }) => division === 'A'),
      on,
    );
    expect(inField.map(({ id, divisionPlace }) => [id, divisionPlace]).toSorted()).toEqual(
      alone.map(({ id, place }) => [id, place]).toSorted(),
    );
  });
});

test('a level group with an unfinished card in it shares its place', () => {
  law((rules, field, on) => {
    const groups = Map.groupBy(placed(standings(rules, field, on)), ({ value }) => value);
    for (const group of groups.values())
      if (group.some(({ complete }) => !complete)) expect(new Set(group.map(({ place }) => place?.position)).size).toBe(1);
  });
});

test('a player who withdraws moves nobody on another score back', () => {
  law((rules, field, on) => {
    const [first, ...others] = field;
    if (first === undefined) return;
    const before = new Map(standings(rules, field, on).map((line) => [line.id, line]));
    for (const { id, value, place } of placed(standings(rules, [{ ...first, status: 'WD' }, ...others], on)))
      if (value !== before.get(first.id)?.value) expect(place?.position).toBeLessThanOrEqual(before.get(id)?.place?.position ?? 0);
  });
});

test('one stroke less on a hole never worsens a gross or a net standing by declared handicap, all else equal', () => {
  law((rules, field, on) => {
    const declared: Rules = { ...rules, dayHandicap: { system: 'none' }, divisionDayHandicap: undefined };
    const [first, ...others] = field;
    const better = first && improved(first);
    if (better === undefined || on === 'points') return;
    const position = (players: readonly Competitor[]) =>
      standings(declared, players, on).find(({ id }) => id === better.id)?.place?.position;
    const before = position(field);
    if (before !== undefined) expect(position([better, ...others])).toBeLessThanOrEqual(before);
  });
});

/** The same player with one stroke less on the last hole holed out. */
function improved(player: Competitor): Competitor | undefined {
  const [card, ...rest] = player.cards;
  const at = card?.findLastIndex((score) => typeof score === 'number') ?? -1;
  const score = card?.[at];
  if (card === undefined || typeof score !== 'number') return undefined;
  const next: Card = card.with(at, score - 1);
  return { ...player, cards: [next, ...rest] };
}

test('the board holds the standings of every basis', () => {
  fc.assert(
    fc.property(anyRules, anyField, (rules, field) => {
      const lines = leaderboard(rules, field);
      for (const on of BASES) {
        const list = lines
          .toSorted((a, b) => a.order[on] - b.order[on])
          .map(({ id, places, divisionPlaces }) => [id, places[on], divisionPlaces[on]]);
        expect(list).toEqual(standings(rules, field, on).map(({ id, place, divisionPlace }) => [id, place, divisionPlace]));
      }
    }),
  );
});

test('the net is the gross less the handicaps of the rounds played', () => {
  fc.assert(
    fc.property(anyRules, anyField, (rules, field) => {
      for (const { net, gross, rounds } of leaderboard(rules, field)) {
        if (net === null || gross === null) continue;
        const played = rounds.filter(({ holesPlayed }) => holesPlayed > 0);
        expect(net).toBe(gross * 10 - played.reduce((sum, { handicap }) => sum + (handicap ?? 0), 0));
      }
    }),
  );
});

test('every figure is a whole number', () => {
  fc.assert(
    fc.property(anyRules, anyField, (rules, field) => {
      for (const { gross, grossToPar, handicap, net, netToPar, judgedNetToPar, points } of leaderboard(rules, field))
        for (const figure of [gross, grossToPar, handicap, net, netToPar, judgedNetToPar, points])
          expect(figure === null || (Number.isInteger(figure) && !Object.is(figure, -0))).toBe(true);
    }),
  );
});
