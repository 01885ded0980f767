import type { Blocker, Tournament } from '@fairway/api';
import type { Permission } from '@fairway/api/permission';

/** The next step, in the order of the day. */
export type NextStep =
  | 'divisions'
  | 'players'
  | 'counted-holes'
  | 'scores'
  | 'disputes'
  | 'handicaps'
  | 'finish'
  | 'publish-holes'
  | 'awards'
  | 'close'
  | 'winners';

type Facts = Pick<Tournament, 'state' | 'playerCount'> & {
  readonly rounds: readonly { readonly finished: boolean }[];
  readonly divisionCount: number;
  /** A list of counted holes of the first round is not entered. */
  readonly holesMissing: boolean;
  /** What finishing the current round, or closing the tournament, would be refused with. */
  readonly blockers: readonly Pick<Blocker, 'code'>[];
};

/** The step that fixes each blocker; the first one that applies comes first. */
const STEPS: readonly (readonly [code: string, step: NextStep])[] = [
  ['more-players', 'players'],
  ['score-for-every-player', 'scores'],
  ['scores-disputed', 'disputes'],
  ['no-handicap-course', 'handicaps'],
  ['cut-needs-counted-holes', 'publish-holes'],
  ['counted-holes-unpublished', 'publish-holes'],
  ['awards-open', 'awards'],
];

/**
 * Divisions come before players, so that players can be assigned; counted holes before the first tee time; a round is finished and
 * a tournament closed when nothing blocks it.
 */
export function nextStepOf({ state, playerCount, rounds, divisionCount, holesMissing, blockers }: Facts): NextStep {
  if (state === 'closed') return 'winners';
  if (divisionCount === 0) return 'divisions';
  if (playerCount < 2) return 'players';
  if (holesMissing) return 'counted-holes';
  const first = STEPS.find(([code]) => blockers.some((blocker) => blocker.code === code));
  if (first !== undefined) return first[1];
  return rounds.every(({ finished }) => finished) ? 'close' : 'finish';
}

/** The blocker that a step fixes. */
export const blockerOfStep = (step: NextStep, blockers: readonly Blocker[]): Blocker | undefined =>
  blockers.find(({ code }) => STEPS.some(([of, leads]) => of === code && leads === step));

/** What a person needs for a step: who may not do it is told that it waits for someone else. */
export const PERMISSION_OF: Readonly<Record<NextStep, Permission>> = {
  divisions: 'division.write',
  players: 'player.write',
  'counted-holes': 'counted-holes.write',
  scores: 'score.write',
  disputes: 'score.settle',
  handicaps: 'player.write',
  finish: 'round.write',
  'publish-holes': 'counted-holes.write',
  awards: 'award.decide',
  close: 'tournament.write',
  winners: 'tournament.read',
};
