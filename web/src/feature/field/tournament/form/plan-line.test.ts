import { usualAwards } from '@fairway/api/record/tournament';
import { expect, test } from 'vitest';
import { hasField, newAward, planUnder } from './plan-line.ts';

const kindsOf = (awards: readonly { kind: string }[]) => awards.map(({ kind }) => kind);
const saved = usualAwards('single').map((line, nth) => ({ ...line, id: String(nth) }));

test('prizes by strokes are proposed where strokes decide, places of contests where matches do', () => {
  expect(kindsOf(planUnder('match', { play: 'single', awards: saved }))).toEqual(['contest']);
  expect(kindsOf(planUnder('single', { play: 'match', awards: usualAwards('match') }))).toEqual(['best-gross', 'best-net', 'division']);
  expect(kindsOf(planUnder('four-ball', { play: 'single', awards: saved }))).toEqual(['best-gross', 'best-net', 'division']);
});

test('a plan that somebody has changed stays as it is', () => {
  const own = [...saved.slice(0, 2), newAward('division', { gift: 'Cúp' })];
  expect(planUnder('match', { play: 'single', awards: own })).toEqual(own);
});

test('a place in matches passes to nobody else, so nothing is asked about who may have it', () => {
  const asked = (['contestId', 'places', 'main', 'membersOnly', 'backups', 'tiebreak', 'gender', 'basis'] as const).filter((field) =>
    hasField('contest', field),
  );
  expect(asked).toEqual(['contestId', 'places', 'main']);
});
