import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAllocation, anyField, anyRules, FIELD_IDS } from '../../test-kit/arbitrary.ts';
import type { Competitor } from '../competitor.ts';
import { standings } from '../standing/standing.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardResult, AwardRule } from './award.ts';
import { everyNth, NAMED_AWARDS } from './named-award.ts';
import { unlistedPlaces } from './series.ts';

const places: AwardRule[] = ['A', 'B'].flatMap((division) =>
  [1, 2, 3].map(
    (place): AwardRule => ({
      id: `${division}${place}`,
      kind: 'division-place',
      basis: 'net',
      division,
      place,
      main: true,
      membersOnly: false,
    }),
  ),
);
const AWARDS: AwardRule[] = [
  { id: 'gross', kind: 'best-gross', basis: 'gross', main: true, membersOnly: false },
  { id: 'net', kind: 'best-net', basis: 'net', main: true, membersOnly: true },
  ...places,
  ...(['worst', 'second-worst', 'booby', 'golden-raspberry', 'king-of-par', 'onami', 'suihei'] as const).map(
    (name): AwardRule => ({ id: name, ...NAMED_AWARDS[name], main: name === 'king-of-par', membersOnly: false }),
  ),
  ...everyNth({ id: 'tobi', basis: 'net', main: true, membersOnly: false }, 5, 12),
];
/** Of shots that are measured, on any card. */
const MEASURED: AwardRule[] = [3, 7].map((hole) => ({
  id: `pin-${hole}`,
  kind: 'nearest-pin',
  basis: 'gross',
  hole,
  main: hole === 7,
  membersOnly: false,
}));
const anyAwards = fc.shuffledSubarray([...AWARDS, ...MEASURED]);
const allocations = anyAllocation([...AWARDS, ...MEASURED], FIELD_IDS);
const wins = (results: readonly AwardResult[]) => results.flatMap(({ winner }) => (winner === null ? [] : [winner]));

test('nobody wins two main prizes', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAwards, allocations, (rules, field, awards, allocation) => {
      const results = allocate(rules, field, awards, { ...allocation, oneMainPrizeEach: true });
      const winners = wins(results.filter((_, nth) => awards[nth]?.main));
      expect(new Set(winners).size).toBe(winners.length);
    }),
  );
});

test('nobody wins who is absent, no guest an award for members, nobody with an unfinished card', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAwards, allocations, (rules, field, awards, allocation) => {
      for (const { award, winner, open, backups } of allocate(rules, field, awards, allocation)) {
        const basis = AWARDS.find(({ id }) => id === award)?.basis ?? 'net';
        const lines = standings(rules, field, basis);
        for (const id of [...(winner === null ? [] : [winner]), ...open, ...backups]) {
          expect(allocation.absentAtPrizeGiving.has(id)).toBe(false);
          if (award === 'net') expect(allocation.members.has(id)).toBe(true);
          if (!award.startsWith('pin')) expect(lines.find((line) => line.id === id)).toMatchObject({ complete: true, status: 'ok' });
        }
      }
    }),
  );
});

test('an award is won, or open, or waiting, or nobody is left for it', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAwards, allocations, (rules, field, awards, allocation) => {
      for (const { winner, open, waitsFor } of allocate(rules, field, awards, allocation)) {
        expect([winner !== null, open.length > 0, waitsFor !== null].filter(Boolean).length).toBeLessThanOrEqual(1);
        expect(open.length).not.toBe(1);
      }
    }),
  );
});

test('everybody ahead of a winner is passed over with a reason, or holds a better place of the same series', () => {
  fc.assert(
    fc.property(anyRules, anyField, allocations, (rules, field, allocation) => {
      for (const { award, winner, passedOver, decidedBy } of allocate(rules, field, AWARDS, allocation)) {
        if (winner === null || award !== 'gross' || decidedBy?.by === 'hand') continue;
        const lines = standings(rules, field, 'gross').filter(({ place, complete }) => place !== null && complete);
        const own = lines.find(({ id }) => id === winner)?.place?.position ?? 0;
        const ahead = lines.filter(({ place }) => (place?.position ?? 0) < own).map(({ id }) => id);
        expect(passedOver.map(({ id }) => id)).toEqual(expect.arrayContaining(ahead));
        expect(decidedBy?.by === 'committee' ? decidedBy.among : [winner]).toContain(winner);
      }
    }),
  );
});

/** Decides the first open award, again and again, by the given choices; ends when none is open. */
function decideAll(
  rules: Parameters<typeof allocate>[0],
  field: readonly Competitor[],
  allocation: Allocation,
  choose: (of: readonly string[]) => string,
): readonly AwardResult[] {
  const results = allocate(rules, field, AWARDS, allocation);
  const open = results.find((result) => result.open.length > 0);
  if (open === undefined) return results;
  return decideAll(rules, field, { ...allocation, decisions: { ...allocation.decisions, [open.award]: choose(open.open) } }, choose);
}

test('what is allotted before the committee has decided stands whatever it decides, and nothing waits for ever', () => {
  fc.assert(
    fc.property(anyRules, anyField, allocations, fc.nat(5), (rules, field, given, nth) => {
      const allocation = { ...given, decisions: {} };
      const before = allocate(rules, field, AWARDS, allocation);
      const after = decideAll(rules, field, allocation, (open) => open[nth % open.length] ?? '');
      expect(after.every(({ waitsFor }) => waitsFor === null)).toBe(true);
      before.forEach(({ winner }, at) => {
        if (winner !== null) expect(after[at]?.winner).toBe(winner);
      });
    }),
  );
});

test('backups are those who get the same awards without the winner, then without that one too', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAwards, allocations, (rules, field, awards, allocation) => {
      allocate(rules, field, awards, { ...allocation, backups: 2 }).forEach(({ winner, backups }, nth) => {
        const absent = new Set(allocation.absentAtPrizeGiving);
        const inLine: string[] = [];
        for (let gone = winner; gone !== null && inLine.length < 2; ) {
          absent.add(gone);
          gone = allocate(rules, field, awards, { ...allocation, backups: 0, absentAtPrizeGiving: absent })[nth]?.winner ?? null;
          if (gone !== null) inLine.push(gone);
        }
        expect(backups).toEqual(inLine);
      });
    }),
    { numRuns: 40 },
  );
});

test('the places of a division go to the same players in whatever order they are listed, and whichever are left out', () => {
  const inA = places.slice(0, 3);
  fc.assert(
    fc.property(anyRules, anyField, fc.shuffledSubarray(inA), allocations, (rules, field, awards, given) => {
      const allocation = { ...given, decisions: {}, byHand: {} };
      const all = new Map(allocate(rules, field, inA, allocation).map((result) => [result.award, result.winner]));
      for (const { award, winner } of allocate(rules, field, awards, allocation)) {
        if (all.get(award) !== null && winner !== null) expect(winner).toBe(all.get(award));
        if (awards.length === inA.length) expect(winner).toBe(all.get(award));
      }
    }),
  );
});

test('what is given by hand stands, or the player may not have it; to no one, the others are allotted as if it were not listed', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAwards, allocations, (rules, field, awards, allocation) => {
      const results = allocate(rules, field, awards, allocation);
      for (const { award, winner, decidedBy } of results) {
        const wanted = allocation.byHand?.[award];
        if (decidedBy?.by === 'hand') expect(winner).toBe(wanted);
        else if (wanted === null || (winner !== null && winner === wanted)) expect(wanted).toBe('given by hand');
      }
      const listed = awards.filter(({ id }) => allocation.byHand?.[id] !== null);
      const given = results.filter(({ award }) => allocation.byHand?.[award] !== null);
      expect(allocate(rules, field, listed, allocation).map(({ winner }) => winner)).toEqual(given.map(({ winner }) => winner));
    }),
  );
});

test('whoever is put by hand where the rules put them anyway changes no winner, where every better place has an award too', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAwards, allocations, fc.nat(20), (rules, field, some, given, nth) => {
      const awards = some.filter((award) => unlistedPlaces(some, award) === 0);
      const allocation = { ...given, byHand: {} };
      const before = allocate(rules, field, awards, allocation);
      const { award = '', winner = null } = before[nth % (before.length || 1)] ?? {};
      if (winner === null) return;
      const after = allocate(rules, field, awards, { ...allocation, byHand: { [award]: winner } });
      before.forEach((one, at) => {
        if (one.winner !== null) expect(after[at]?.winner).toBe(one.winner);
      });
      expect(after.find((one) => one.award === award)?.decidedBy).toEqual({ by: 'hand', instead: winner });
    }),
  );
});

test('nobody wins the measured shots of two holes', () => {
  fc.assert(
    fc.property(anyRules, anyField, allocations, (rules, field, allocation) => {
      const winners = wins(allocate(rules, field, MEASURED, allocation));
      expect(new Set(winners).size).toBe(winners.length);
    }),
  );
});

test('every award says why each candidate ahead of its winner was passed over', () => {
  fc.assert(
    fc.property(anyRules, anyField, allocations, (rules, field, allocation) => {
      const given = { ...allocation, oneMainPrizeEach: true, decisions: {}, byHand: {} };
      for (const award of MEASURED) {
        const [free] = allocate(rules, field, [award], { ...given, absentAtPrizeGiving: new Set() });
        const [result] = allocate(rules, field, [award], given);
        const best = free?.winner ?? null;
        if (best !== null && best !== result?.winner) expect(result?.passedOver.map(({ id }) => id)).toContain(best);
      }
    }),
  );
});
