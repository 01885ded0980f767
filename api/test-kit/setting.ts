import { FORMAT_RULES } from '../src/choice/account/definition.ts';
import type { Tournament } from '../src/index.ts';
import type { DecidingKey } from '../src/record/kind.ts';
import type { TOURNAMENT } from '../src/record/tournament.ts';

type Settings = Partial<Tournament>;

/**
 * For every setting that decides something of a result: settings, and others that differ in it. A new one does not compile without a pair, and
 * then the tests ask whether the engine gets it and the regulations say it.
 */
export const DIFFERING: { readonly [Key in DecidingKey<typeof TOURNAMENT>]: readonly [Settings, Settings] } = {
  formatRule: [{ formatRule: FORMAT_RULES['stroke-play-net'] }, { formatRule: FORMAT_RULES['maximum-score-net'] }],
  play: [{ play: 'single' }, { play: 'scramble' }],
  playRule: [
    { play: 'best-balls', playRule: { counting: 2 } },
    { play: 'best-balls', playRule: { counting: 3 } },
  ],
  calculateHandicapDay: [{ calculateHandicapDay: 'none' }, { calculateHandicapDay: 'system-36' }],
  dayHandicapRule: [
    { calculateHandicapDay: 'double-peoria', dayHandicapRule: null },
    { calculateHandicapDay: 'double-peoria', dayHandicapRule: { factor: 0.9 } },
  ],
  allowance: [{ allowance: 100 }, { allowance: 85 }],
  handicapLimits: [{ handicapLimits: null }, { handicapLimits: { m: { min: null, max: 18 }, f: { min: null, max: 27 } } }],
  useHandicapCourse: [{ useHandicapCourse: true }, { useHandicapCourse: false }],
  capAbove: [{ capAbove: 36 }, { capAbove: 28, capCountsAs: 36 }],
  capCountsAs: [{ capCountsAs: 36 }, { capCountsAs: 35 }],
  netFloor: [{ netFloor: null }, { netFloor: -3 }],
  countbackOrder: [{ countbackOrder: 'card' }, { countbackOrder: 'play' }],
  countbackShare: [{ countbackShare: 'exact' }, { countbackShare: 'rounded' }],
  tieOrder: [{ tieOrder: [] }, { tieOrder: ['0192a7c0-0000-7000-8000-000000000001'] }],
};
