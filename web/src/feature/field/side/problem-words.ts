import type { SideProblem } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';

/** What is wrong with a side, in a sentence. */
export function sayProblem(problem: SideProblem, nameOf: (golferId: string) => string, t: SayOf<'side'>): string {
  const sentence = sayInRound(problem, nameOf, t);
  return problem.rounds.includes(1) ? sentence : t('problem.inRound', { rounds: problem.rounds.join(', '), said: sentence });
}

function sayInRound({ rounds: _, ...problem }: SideProblem, nameOf: (golferId: string) => string, t: SayOf<'side'>): string {
  if (problem.code === 'no-handicap') return t('problem.no-handicap', { name: nameOf(problem.playerId) });
  if (problem.code === 'size') return t(problem.partners < problem.from ? 'problem.too-few' : 'problem.too-many', problem);
  if (problem.code === 'too-few-play') return t('problem.too-few-play', problem);
  const { drives, partners, holes } = problem;
  return t('problem.drives', { drives, partners, holes, needed: drives * partners });
}
