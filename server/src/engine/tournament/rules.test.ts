import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { TOURNAMENT_DEFAULTS } from '@fairway/api/record/tournament';
import { COUNTBACKS, DEFAULT_COUNTBACK, TIE_PARTS } from '@fairway/golf';
import { expect, test } from 'vitest';
import { DIFFERING } from '../../../../api/test-kit/setting.ts';
import { declaredHandicaps } from './course-handicap.ts';
import { type PlayedBy, rulesOf } from './rules.ts';
import { sidePlayOf } from './side/play.ts';

const PAR = [4, 4, 3, 5, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 5, 4];
const ROUND = { par: PAR, strokeIndex: PAR.map((_, at) => at + 1), women: null, nines: null, firstHole: 1 };
const RATED = { ...ROUND, tees: [], card: { ...ROUND, tees: [] } };
const PLAYED = {
  ...TOURNAMENT_DEFAULTS,
  formatRule: FORMAT_RULES['stroke-play-net'],
  tiebreakRule: { gross: [...TIE_PARTS], net: [...TIE_PARTS], points: [...TIE_PARTS] },
  countbackRule: COUNTBACKS[DEFAULT_COUNTBACK],
  tieOrder: [],
  state: 'open',
  edition: null,
  startEdition: null,
  archivedAt: null,
} as unknown as PlayedBy;
const HOLDER = { gender: 'm', handicapCourse: 180, handicapIndex: 154, tee: null } as const;

/** All that golf is given of a tournament. */
const given = (played: PlayedBy): string =>
  JSON.stringify([rulesOf(played, [ROUND]), sidePlayOf(played), declaredHandicaps(HOLDER, played, [RATED as never])]);

test.each(Object.entries(DIFFERING))('the engine gets the setting %s', (_, [one, other]) => {
  expect(given({ ...PLAYED, ...one } as PlayedBy)).not.toBe(given({ ...PLAYED, ...other } as PlayedBy));
});
