import type { SeasonTableLine } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';

type Said = {
  by: SeasonTableLine['ties'][number]['by'];
  readonly count?: number | null;
  readonly results?: number;
  readonly holes?: number;
  readonly days?: number;
};

/** What a step between golfers who are level looks at: “the newest 3 results together”. */
export const sayTie = ({ by, count, results, holes, days }: Said, t: SayOf<'season'>): string =>
  t(`rule.tie.${by}`, { count: count ?? results ?? holes ?? days ?? 0 });

const WHY = [
  ...['missing', 'cut', 'NR', 'WD', 'DQ', 'no-score', 'other-course', 'other-tee', 'partial', 'no-handicap', 'no-stroke-index'],
] as const;

/** Why an event, or a round of it, is no result; null: it is one, or it needs no words. */
export const sayWhy = (because: string, t: SayOf<'season'>): string | null => {
  const why = WHY.find((one) => one === because);
  return why === undefined ? null : t(`result.why.${why}`);
};
