import { READY_STATES, type ReadyFact, type ReadyFinding, type ReadyLine } from '@fairway/api';

type State = ReadyLine['state'];
type Fact = Extract<ReadyFinding, { kind: 'fact' }>;

/** A fact with its names, numbers and times. */
export const fact = (state: State, of: ReadyFact, rest: Partial<Pick<Fact, 'count' | 'names' | 'at' | 'date'>> = {}): Fact => ({
  ...{ kind: 'fact', state, fact: of, count: rest.names?.length ?? 0, names: [], at: null, date: null },
  ...rest,
});

/** A fact about these names; nothing where there are none. */
export const factOf = (state: State, of: ReadyFact, names: readonly string[]): Fact[] =>
  names.length === 0 ? [] : [fact(state, of, { names: [...names] })];

/** What was found, or else what is said where all is well. */
export const orElse = (findings: readonly ReadyFinding[], well: ReadyFinding): ReadyFinding[] =>
  findings.length > 0 ? [...findings] : [well];

/** A line, as bad as the worst of its findings. */
export function lineOf(item: ReadyLine['item'], findings: ReadyFinding[]): ReadyLine {
  const worst = Math.max(...findings.map(({ state }) => READY_STATES.indexOf(state)));
  return { item, state: READY_STATES[worst] ?? 'pass', findings };
}
