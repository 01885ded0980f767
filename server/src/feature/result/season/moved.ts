import type { SeasonMoves } from '@fairway/api';
import { canonical, type SeasonCore, type SeasonOpened, signedLine } from '@fairway/facts';
import type { SeasonFacts, SeasonRule, SeasonTable } from '@fairway/golf';

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
  return { changes: changesBetween(before, now), moved: movesBetween(before, now) };
}

function movesBetween(before: Compared, now: Compared): SeasonMoves['moved'] {
  const rows = new Map(before.people.flatMap(({ person, results }) => results.map(({ player }) => [player, person] as const)));
  const lines = new Map(before.lines.map((line) => [line.person, line]));
  const met = new Set<string>();
  const moved = now.people.map(({ person, results }) => {
    const was = results.map(({ player }) => rows.get(player)).find((one) => one !== undefined && !met.has(one));
    if (was !== undefined) met.add(was);
    return { person, from: lines.get(was ?? ''), to: now.lines.find((line) => line.person === person) };
  });
  const left = before.people.filter(({ person }) => !met.has(person)).map(({ person }) => ({ person, from: lines.get(person), to: undefined }));
  return [...moved, ...left].flatMap(({ person, from, to }) => {
    const move = { person, from: from?.rank ?? null, to: to?.rank ?? null, fromTotal: from?.total ?? null, toTotal: to?.total ?? null };
    const isSame = canonical(move.from) === canonical(move.to) && move.fromTotal === move.toTotal;
    return isSame ? [] : [move];
  });
}

function changesBetween(before: Compared, now: Compared): SeasonMoves['changes'] {
  const over = (of: Compared) => new Map(of.events.filter(({ isOver }) => isOver).map(({ id, name }) => [id, name]));
  const [then, today] = [over(before), over(now)];
  const missing = (from: ReadonlyMap<string, string>, there: ReadonlyMap<string, string>) =>
    [...from].filter(([id]) => !there.has(id)).map(([, name]) => name);
  const says = (of: Compared, id: string) =>
    canonical(of.people.flatMap(({ results }) => results.filter(({ event }) => event === id).map((one) => [one.player, one.says])).sort());
  const corrected = [...today].filter(([id]) => then.has(id) && says(before, id) !== says(now, id)).map(([, name]) => name);
  const together = (of: Compared) =>
    canonical(of.people.map(({ results }) => results.map(({ player }) => player).sort()).filter((rows) => rows.length > 1).sort());
  const known = new Set(before.people.flatMap(({ results }) => results.map(({ player }) => player)));
  const same = { ...now, people: now.people.map((one) => ({ ...one, results: one.results.filter(({ player }) => known.has(player)) })) };
  const still = new Set(now.people.flatMap(({ results }) => results.map(({ player }) => player)));
  const then2 = { ...before, people: before.people.map((one) => ({ ...one, results: one.results.filter(({ player }) => still.has(player)) })) };
  const all: SeasonMoves['changes'] = [
    { code: 'rule', names: [] },
    { code: 'event-added', names: missing(today, then) },
    { code: 'event-gone', names: missing(then, today) },
    { code: 'event-corrected', names: corrected },
    { code: 'people', names: [] },
  ];
  const isTrue = { rule: canonical(before.rule) !== canonical(now.rule), people: together(then2) !== together(same) };
  return all.filter(({ code, names }) => (code === 'rule' || code === 'people' ? isTrue[code] : names.length > 0));
}

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
    event.results.map(({ person, ...result }) => ({
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
  { rule, events, lines }: SeasonCore,
  openings: readonly { person: string; opened: SeasonOpened }[],
): Compared => ({
  ...{ rule, events, lines },
  people: openings.map(({ person, opened }) => ({
    person,
    results: opened.results.map(({ event, player, ...result }) => ({ event, player, says: canonical(result) })),
  })),
});
