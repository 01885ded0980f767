import type { SignupFactKind, SignupState } from '../../../choice/field/signup.ts';

type Move = { readonly from: readonly (SignupState | 'new')[]; readonly to: SignupState };
const ALIVE = ['ballot', 'applied', 'offered', 'confirmed', 'waiting'] as const;

/** After what each fact may come, and what it makes of a signup. What is undone was never there. */
const MOVES: Readonly<Record<Exclude<SignupFactKind, 'undone'>, Move>> = {
  ballot: { from: ['new'], to: 'ballot' },
  applied: { from: ['new', 'ballot'], to: 'applied' },
  waiting: { from: ['new', 'ballot', 'applied', 'offered', 'confirmed'], to: 'waiting' },
  offered: { from: ['applied', 'waiting'], to: 'offered' },
  confirmed: { from: ['ballot', 'applied', 'offered', 'waiting'], to: 'confirmed' },
  declined: { from: ['offered'], to: 'withdrawn' },
  lapsed: { from: ['applied', 'offered'], to: 'withdrawn' },
  withdrawn: { from: ALIVE, to: 'withdrawn' },
  refused: { from: ALIVE, to: 'refused' },
  'no-show': { from: ['confirmed'], to: 'no-show' },
};

type Fact = { readonly kind: SignupFactKind };

/** The facts that stand: each `undone` takes the one before it away. The first fact of a signup stays. */
export function standingFacts<Of extends Fact>(facts: readonly Of[]): Of[] {
  const standing: Of[] = [];
  for (const fact of facts) {
    if (fact.kind === 'undone') standing.pop();
    else standing.push(fact);
  }
  return standing;
}

/** What the facts of a signup make of it; null: there are none. */
export function signupState(facts: readonly Fact[]): SignupState | null {
  const [last] = standingFacts(facts).slice(-1);
  return last === undefined || last.kind === 'undone' ? null : MOVES[last.kind].to;
}

/** Whether a fact may come next. */
export function mayFollow(facts: readonly Fact[], kind: SignupFactKind): boolean {
  if (kind === 'undone') return standingFacts(facts).length > 1;
  return MOVES[kind].from.includes(signupState(facts) ?? 'new');
}

/** Whether somebody in this state holds a place. Who did not come held theirs. */
export const holdsSpot = (state: SignupState | null): boolean =>
  state === 'applied' || state === 'offered' || state === 'confirmed' || state === 'no-show';

/** Whether somebody in this state has the extras that they asked for; in a ballot they are given with the places. */
export const keepsExtras = (state: SignupState | null): boolean => holdsSpot(state) || state === 'waiting';

/** Whether somebody in this state waits, in the list or for a ballot: they owe nothing yet. */
export const onlyWaits = (state: SignupState | null): boolean => state === 'waiting' || state === 'ballot';
