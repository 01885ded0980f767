import type { Tournament } from '@fairway/contract';

/** What is to be done next, in the order of the day. */
export type NextStep = 'divisions' | 'players' | 'hidden-holes' | 'scores' | 'finish' | 'publish-holes' | 'close' | 'winners';

type Facts = Pick<Tournament, 'state' | 'playerCount'> & {
  readonly rounds: readonly { readonly finished: boolean }[];
  readonly divisionCount: number;
  /** Of the first round that uses them: missing, entered or published; null when the tournament has none. */
  readonly holes: 'missing' | 'entered' | 'published' | null;
};

/**
 * Divisions come before players, so that players can be assigned; hidden holes before the first tee time; a tournament is closed
 * when every round is finished and the holes are published.
 */
export function nextStepOf({ state, playerCount, rounds, divisionCount, holes }: Facts): NextStep {
  if (state === 'closed') return 'winners';
  if (divisionCount === 0) return 'divisions';
  if (playerCount < 2) return 'players';
  if (holes === 'missing') return 'hidden-holes';
  if (rounds.every(({ finished }) => finished)) return holes === 'entered' ? 'publish-holes' : 'close';
  return state === 'locked' ? 'finish' : 'scores';
}
