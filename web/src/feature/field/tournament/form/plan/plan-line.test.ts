import { usualAwards } from '@fairway/api/record/tournament';
import { expect, test } from 'vitest';
import { hasField, newAward, planUnder } from './plan-line.ts';

type Before = Parameters<typeof planUnder>[1];
const under = (play: Before['play'], before: Omit<Before, 'sideAwards'>) => planUnder(play, { sideAwards: [], ...before });
const kindsOf = ({ awards }: { awards: readonly { kind: string }[] }) => awards.map(({ kind }) => kind);
const saved = usualAwards('single').map((line, nth) => ({ ...line, id: String(nth) }));

test('prizes by strokes are proposed where strokes decide, places of contests where matches do', () => {
  expect(kindsOf(under('match', { play: 'single', awards: saved }))).toEqual(['contest']);
  expect(kindsOf(under('single', { play: 'match', awards: usualAwards('match') }))).toEqual(['best-gross', 'best-net', 'division']);
  expect(kindsOf(under('four-ball', { play: 'single', awards: saved }))).toEqual(['best-gross', 'best-net', 'division']);
});

test('a plan that somebody has changed stays as it is', () => {
  const own = [...saved.slice(0, 2), newAward('division', { gift: 'Cúp' })];
  expect(under('match', { play: 'single', awards: own }).awards).toEqual(own);
});

test('where matches decide nothing that ranks strokes stays set, which the form would not show', () => {
  const sideAwards = (['longest-drive', 'peoria'] as const).map((kind) => ({ kind }));
  const plan = planUnder('match', { play: 'single', awards: [], sideAwards });
  expect(plan).toMatchObject({ calculateHandicapDay: 'none', cut: null, netFloor: null, sideAwards: [{ kind: 'longest-drive' }] });
  expect(planUnder('four-ball', { play: 'single', awards: [], sideAwards })).toEqual({ awards: [], sideAwards });
});

test('a place in matches passes to nobody else, so nothing is asked about who may have it', () => {
  const asked = (['contestId', 'places', 'main', 'membersOnly', 'backups', 'tiebreak', 'gender', 'basis'] as const).filter((field) =>
    hasField('contest', field),
  );
  expect(asked).toEqual(['contestId', 'places', 'main']);
});
