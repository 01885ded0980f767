import { FUN_AWARD_NAME, GIFT_AWARD_NAME } from '../award-name/en.ts';
import { AWARD_NAME, DAY_HANDICAP_NAME, SIDE_AWARD_NAME } from '../name.ts';
import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/choice.ts';

export const catalogue: Translated<typeof vi> = {
  format: {
    'stroke-play-net': {
      name: 'Stroke play – net',
      about: 'Strokes less handicap; fewest win. For example 90 strokes, handicap 18 → net 72.',
    },
    'stroke-play-gross': {
      name: 'Stroke play – gross',
      about: 'Strokes as played; fewest win. For example 90 strokes → gross 90.',
    },
    'maximum-score-net': {
      name: 'Maximum Score – net',
      about: 'Net stroke play; a hole counts up to a maximum, which is also what a pick-up counts.',
    },
    'maximum-score-gross': {
      name: 'Maximum Score – gross',
      about: 'Gross stroke play; a hole counts up to a maximum, which is also what a pick-up counts.',
    },
    stableford: {
      name: 'Stableford',
      about: 'Points a hole by net against par; most points win.',
    },
    'modified-stableford': {
      name: 'Modified Stableford',
      about: 'Many points for eagles and birdies, points lost from bogey on; most points win.',
    },
    'par-bogey': {
      name: 'Par/Bogey',
      about: 'Each hole is played against par by net: won +1, halved 0, lost −1; most points win.',
    },
  },
  tiebreak: {
    'lower-handicap': {
      name: 'Lower handicap, then countback',
      about: 'Net and points: the lower handicap first, then the countback. Gross: the countback.',
    },
    countback: {
      name: 'Countback',
      about: 'Only the last holes are compared, as the countback says.',
    },
    'countback-lower-handicap': {
      name: 'Countback, then lower handicap',
      about: 'The last holes first; if still tied, the lower handicap.',
    },
    'gross-higher-handicap': {
      name: 'Gross: higher handicap wins',
      about: 'Tied on gross, the higher handicap is ahead; tied on net, the lower; then the countback.',
    },
    shared: {
      name: 'Shared',
      about: 'Ties are not broken: tied players share the place.',
    },
  },
  countback: {
    '9-6-3-1-18-to-1': {
      name: 'Last 9, 6, 3, 1, then holes 18 to 1',
      about: 'The last 9, 6, 3 and 1 holes; if still tied hole by hole from 18 to 1.',
    },
    '9-6-3-1': {
      name: 'Last 9, 6, 3, 1',
      about: 'The last 9 holes, then 6, 3 and the last one.',
    },
    '18-to-1': {
      name: 'Holes 18 to 1',
      about: 'Hole by hole from 18 back to 1.',
    },
    official: {
      name: 'As the Rules recommend (9, 6, 3, 1, then the front nine)',
      about: 'The last 9, 6, 3, 1, then the last 6, 3, 1 of the front nine (Committee Procedures 5A).',
    },
    hardest: {
      name: 'Hardest holes by stroke index',
      about: 'The hole with index 1, then the 3, 6 and 9 hardest.',
    },
    none: {
      name: 'No countback',
      about: 'Holes are not compared.',
    },
  },
  countbackOrder: {
    card: { name: 'As on the scorecard', about: 'The last hole is 18, wherever a player started.' },
    play: { name: 'As played', about: 'The last hole is the one played last: after a start on hole 10 the last 9 are holes 1–9.' },
  },
  dayHandicap: {
    none: { name: 'None: the declared handicap', about: 'Net goes by the handicap that the player declared.' },
    'system-36': {
      name: DAY_HANDICAP_NAME['system-36'],
      about: 'Par or better makes 2 points, a bogey 1; the handicap is 36 less the points. For example 20 points → 16.',
    },
    'modified-system-36': {
      name: DAY_HANDICAP_NAME['modified-system-36'],
      about: 'The lower of System 36 and the declared handicap. For example 16 and 12 → 12.',
    },
    callaway: { name: DAY_HANDICAP_NAME.callaway, about: 'The worst holes are taken off by the Callaway table.' },
    peoria: { name: DAY_HANDICAP_NAME.peoria, about: '6 hidden holes: (strokes × 3 − par of the course) × 0.8.' },
    'double-peoria': { name: DAY_HANDICAP_NAME['double-peoria'], about: '12 hidden holes: (strokes × 1.5 − par of the course) × 0.8.' },
    'modified-peoria': { name: DAY_HANDICAP_NAME['modified-peoria'], about: '6 hidden holes: (strokes − par of those holes) × 2.8.' },
    'new-new-peoria': { name: DAY_HANDICAP_NAME['new-new-peoria'], about: '9 hidden holes: (strokes × 2 − par of the course) × 0.8.' },
    'new-new-peoria-taiwan': {
      name: DAY_HANDICAP_NAME['new-new-peoria-taiwan'],
      about: '12 hidden holes: (strokes × 1.5 − par of the course) × 0.8; pars 3, 4, 5 count at most 5, 7, 9.',
    },
  },
  countedHoles: '{{name}} ({{holes}} hidden holes)',
  award: {
    ...AWARD_NAME,
    ...FUN_AWARD_NAME,
    ...SIDE_AWARD_NAME,
    ...GIFT_AWARD_NAME,
    division: 'Champion and runners-up of each division',
    contest: 'Champion and places: cups, knock-outs, groups',
  },
  contestPlace: { champion: 'Champion', firstRunnerUp: 'Runner-up', secondRunnerUp: 'Third place', other: 'Place {{place}}' },
  awardTobi: 'Place {{place}} (tobi)',
  awardNth: '{{award}} {{place}}',
  awardHole: '{{award}} – hole {{hole}}',
  awardOf: '{{award}} – {{whose}}',
  awardGender: { m: '{{award}} (Men)', f: '{{award}} (Women)' },
  divisionAward: {
    champion: 'Champion – {{division, division}}',
    firstRunnerUp: 'First runner-up – {{division, division}}',
    secondRunnerUp: 'Second runner-up – {{division, division}}',
    other: 'Place {{place}} – {{division, division}}',
  },
  distance: { meters: '{{value}} m', yards: '{{value}} yd' },
  unit: { meters: 'Meters', yards: 'Yards' },
};
