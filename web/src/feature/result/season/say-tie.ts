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
