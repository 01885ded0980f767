import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/statistics.ts';

export const catalogue: Translated<typeof vi> = {
  byHole: 'Scores by hole',
  byHoleOfRound: 'Scores by hole, round {{round}}',
  hardest: 'Hardest: hole {{hole}}, {{mean}} to par',
  easiest: 'Easiest: hole {{hole}}, {{mean}} to par',
  scores_one: 'From {{count}} score',
  scores_other: 'From {{count}} scores',
  rounds: 'Round',
  round: 'Round {{round}}',
  none: 'No score yet. The chart appears with the first one.',
  table: 'Show the numbers',
  hole: 'Hole',
  par: 'Par',
  mean: 'Average to par',
  rank: 'Difficulty',
  count: 'Scores',
  pickups: 'Picked up',
  result: { eagle: 'Eagle or better', birdie: 'Birdie', par: 'Par', bogey: 'Bogey', worse: 'Double bogey or worse' },
  against: 'Against the field: to par, added up',
  own: '{{name}} on the hole',
  ownSoFar: '{{name}}',
  field: 'Average of the field on the hole',
  fieldSoFar: 'Average of the field',
};
