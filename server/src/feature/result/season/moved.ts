import type { SeasonMoves } from '@fairway/api';
import { canonical, ruleOf, type SeasonCore, type SeasonOpened, signedLine } from '@fairway/facts';
import type { SeasonFacts, SeasonRule, SeasonTable } from '@fairway/golf';
import { withPeople } from './table.ts';

/** A table to be compared: whoever has one of the same rows is the same person. */
export type Compared = {
  rule: SeasonRule;
  events: readonly { id: string; name: string; isOver: boolean }[];
  lines: SeasonCore['lines'];
  people: readonly { person: string; results: readonly ComparedResult[] }[];
};
type ComparedResult = Pick<SeasonOpened['results'][number], 'event' | 'player'> & { says: string };

/** What one table has otherwise than another, and why; persons are those of the later one, and of the earlier where they are in no later one. */
export function movedBetween(before: Compared, now: Compared): SeasonMoves {
  const [changes, moved] = [changesBetween(before, now), movesBetween(before, now)];
  // rule, events, results and rows are the same: what the register says of golfers is left
  return { changes: changes.length === 0 && moved.length > 0 ? [{ code: 'register', names: [] }] : changes, moved };
}

function movesBetween(before: Compared, now: Compared): SeasonMoves['moved'] {
  // where two became one, or one two, the first of them was the person
  const rows = new Map(before.people.flatMap(({ person, results }) => results.map(({ player }) => [player, person] as const)));
  const lines = new Map(before.lines.map((line) => [line.person, line]));
  const met = new Set<string>();
  const moved = now.people.map(({ person, results }) => {
    const was = results.map(({ player }) => rows.get(player)).find((one) => one !== undefined && !met.has(one));
    if (was !== undefined) met.add(was);
    return { person, from: lines.get(was ?? ''), to: now.lines.find((line) => line.person === person) };
  });
  const left = before.people
    .filter(({ person }) => !met.has(person))
    .map(({ person }) => ({ person, from: lines.get(person), to: undefined }));
  return [...moved, ...left].flatMap(({ person, from, to }) => {
    const move = { person, from: from?.rank ?? null, to: to?.rank ?? null, fromTotal: from?.total ?? null, toTotal: to?.total ?? null };
    const isSame = canonical(move.from) === canonical(move.to) && move.fromTotal === move.toTotal;
    return isSame ? [] : [move];
  });
}

function changesBetween(before: Compared, now: Compared): SeasonMoves['changes'] {
  const [then, today] = [overIn(before), overIn(now)];
  const missing = (from: ReadonlyMap<string, string>, there: ReadonlyMap<string, string>) =>
    [...from].filter(([id]) => !there.has(id)).map(([, name]) => name);
  // whoever is in one of them alone may have been taken away since
  const there = new Set(playersOf(now));
  const both = new Set(playersOf(before).filter((player) => there.has(player)));
  const isCorrected = (id: string) => then.has(id) && saysOf(before, id, both) !== saysOf(now, id, both);
  const all: SeasonMoves['changes'] = [
    { code: 'event-added', names: missing(today, then) },
    { code: 'event-gone', names: missing(then, today) },
    { code: 'event-corrected', names: [...today].filter(([id]) => isCorrected(id)).map(([, name]) => name) },
  ];
  return [
    ...(ruleIn(before, both) === ruleIn(now, both) ? [] : [{ code: 'rule' as const, names: [] }]),
    ...all.filter(({ names }) => names.length > 0),
    ...(togetherIn(before, both) === togetherIn(now, both) ? [] : [{ code: 'people' as const, names: [] }]),
    ...(isSomebodyGone(before) ? [{ code: 'removed' as const, names: [] }] : []),
  ];
}

/** A line of whoever was removed says no more which rows it was made of: the rows are persons of their own now. */
function isSomebodyGone({ lines, people }: Compared): boolean {
  const there = new Set(people.map(({ person }) => person));
  return lines.some(({ person }) => !there.has(person));
}

/** A rule with the first row of each golfer that it names, of those in both tables. */
function ruleIn({ rule, people }: Compared, both: ReadonlySet<string>): string {
  const rows = new Map(people.map(({ person, results }) => [person, results.find(({ player }) => both.has(player))?.player]));
  return canonical(withPeople(rule, (person) => rows.get(person)));
}

const overIn = ({ events }: Compared) => new Map(events.filter(({ isOver }) => isOver).map(({ id, name }) => [id, name]));
const playersOf = ({ people }: Compared) => people.flatMap(({ results }) => results.map(({ player }) => player));

const saysOf = ({ people }: Compared, id: string, both: ReadonlySet<string>): string =>
  canonical(
    people
      .flatMap(({ results }) =>
        results.filter(({ event, player }) => event === id && both.has(player)).map((one) => `${one.player} ${one.says}`),
      )
      .sort(),
  );

/** Which rows are one person. */
const togetherIn = ({ people }: Compared, both: ReadonlySet<string>): string =>
  canonical(
    people
      .map(({ results }) =>
        results
          .map(({ player }) => player)
          .filter((player) => both.has(player))
          .sort()
          .join(),
      )
      .filter(Boolean)
      .sort(),
  );

/** A table as it is worked out, without the results of whoever is not in its facts. */
export function comparedNow(
  rule: SeasonRule,
  facts: SeasonFacts,
  table: SeasonTable,
  events: readonly { id: string; name: string }[],
  rowsOf: (person: string) => readonly { event: string; player: string }[],
): Compared {
  const names = new Map(events.map(({ id, name }) => [id, name]));
  const players = new Map(facts.golfers.map(({ person }) => [person, new Map(rowsOf(person).map(({ event, player }) => [event, player]))]));
  const results = facts.events.flatMap((event) =>
    event.results.map(({ person, isMember: _, ...result }) => ({
      person,
      ...{ event: event.id, player: players.get(person)?.get(event.id) ?? person, says: canonical(result) },
    })),
  );
  const own = Map.groupBy(results, ({ person }) => person);
  return {
    rule,
    events: facts.events.map(({ id, isOver }) => ({ id, isOver, name: names.get(id) ?? '' })),
    lines: table.lines.map(signedLine),
    people: facts.golfers.map(({ person }) => ({ person, results: own.get(person) ?? [] })),
  };
}

/** A table as it was published. */
export const comparedThen = (
  { events, lines, ...core }: SeasonCore,
  openings: readonly { person: string; opened: SeasonOpened }[],
): Compared => ({
  ...{ rule: ruleOf(core), events, lines },
  people: openings.map(({ person, opened }) => ({
    person,
    results: opened.results.map(({ event, player, isMember: _, ...result }) => ({ event, player, says: canonical(result) })),
  })),
});
