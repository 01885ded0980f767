import type { Blocker, ReadyLine, Tournament } from '@fairway/api';
import type { Permission } from '@fairway/api/permission';

/** The next step, in the order of the day. */
export type NextStep =
  | 'divisions'
  | 'players'
  | 'matches'
  | 'counted-holes'
  | 'flights'
  | 'ready-check'
  | 'links'
  | 'paper'
  | 'scores'
  | 'match-results'
  | 'disputes'
  | 'handicaps'
  | 'finish'
  | 'publish-holes'
  | 'awards'
  | 'publish'
  | 'close'
  | 'winners';

type Facts = Pick<Tournament, 'state' | 'playerCount'> & {
  readonly rounds: readonly { readonly finished: boolean }[];
  readonly divisionCount: number;
  /** Its cups, knock-outs and groups; null: strokes decide. */
  readonly contestCount: number | null;
  /** A list of counted holes of the first round is not entered, and no draw of it waits for its numbers. */
  readonly holesMissing: boolean;
  /** What finishing the current round, or closing the tournament, would be refused with. */
  readonly blockers: readonly Pick<Blocker, 'code'>[];
  /** The lines of the ready check; null: the day has come, and scores come in. */
  readonly coming: readonly Pick<ReadyLine, 'item' | 'state'>[] | null;
  /** The public would see winners, but none are published. */
  readonly unpublished: boolean;
};

/** The step that fixes each blocker; the first one that applies comes first. */
const STEPS: readonly (readonly [code: string, step: NextStep])[] = [
  ['more-players', 'players'],
  ['score-for-every-player', 'scores'],
  ['scores-disputed', 'disputes'],
  ['matches-open', 'match-results'],
  ['matches-disputed', 'match-results'],
  ['contests-open', 'match-results'],
  ['no-handicap-course', 'handicaps'],
  ['no-handicap-index', 'handicaps'],
  ['partner-no-handicap-course', 'handicaps'],
  ['partner-no-handicap-index', 'handicaps'],
  ['cut-needs-counted-holes', 'publish-holes'],
  ['counted-holes-unpublished', 'publish-holes'],
  ['awards-open', 'awards'],
];

/**
 * Divisions come before players, so that players can be assigned; matches need none, and come after their players; counted holes before the first tee time; a round is finished and
 * a tournament closed when nothing blocks it, and its winners are published.
 */
export function nextStepOf(facts: Facts): NextStep {
  const { state, playerCount, rounds, divisionCount, contestCount, holesMissing, blockers, coming, unpublished } = facts;
  if (state === 'closed') return unpublished ? 'publish' : 'winners';
  if (contestCount === null && divisionCount === 0) return 'divisions';
  if (playerCount < 2) return 'players';
  if (contestCount === 0) return 'matches';
  if (holesMissing) return 'counted-holes';
  const first = STEPS.find(([code]) => blockers.some((blocker) => blocker.code === code));
  if ((first?.[1] === 'scores' || first?.[1] === 'match-results') && coming !== null) return preparationOf(coming);
  if (first !== undefined) return first[1];
  if (rounds.some(({ finished }) => !finished)) return 'finish';
  return unpublished ? 'publish' : 'close';
}

/** Before the day: the flights, whatever else fails the ready check, the links of the flights, and then what is printed. */
function preparationOf(lines: NonNullable<Facts['coming']>): NextStep {
  const stateOf = (wanted: ReadyLine['item']) => lines.find(({ item }) => item === wanted)?.state;
  if (stateOf('flights') === 'fail') return 'flights';
  if (lines.some(({ state }) => state === 'fail')) return 'ready-check';
  return stateOf('links') === 'warn' ? 'links' : 'paper';
}

/** The blocker that a step fixes. */
export const blockerOfStep = (step: NextStep, blockers: readonly Blocker[]): Blocker | undefined =>
  blockers.find(({ code }) => STEPS.some(([of, leads]) => of === code && leads === step));

/** The permission that a step needs: a person without it reads that the step waits for someone else. */
export const PERMISSION_OF: Readonly<Record<NextStep, Permission>> = {
  divisions: 'division.write',
  players: 'player.write',
  matches: 'match.write',
  'counted-holes': 'counted-holes.write',
  flights: 'flight.write',
  'ready-check': 'tournament.read',
  links: 'link.write',
  paper: 'tournament.read',
  scores: 'score.write',
  'match-results': 'match.write',
  disputes: 'score.settle',
  handicaps: 'player.write',
  finish: 'round.write',
  'publish-holes': 'counted-holes.write',
  awards: 'award.decide',
  publish: 'winner.publish',
  close: 'tournament.write',
  winners: 'tournament.read',
};
