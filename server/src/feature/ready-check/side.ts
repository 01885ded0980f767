import type { ReadyLine, Side } from '@fairway/api';
import { isSidePlay } from '@fairway/golf';
import { playerFacts } from '../competition/store.ts';
import { wireSides } from '../side/wire.ts';
import type { Checked } from './field.ts';
import { fact, factOf, lineOf, orElse } from './finding.ts';

/** Golfers in no side, and what is wrong with sides; null: single players compete. */
export async function sideLine({ tx, tournament, round }: Checked): Promise<ReadyLine | null> {
  if (!isSidePlay(tournament.play)) return null;
  const sides = await wireSides(tx, tournament);
  const people = await playerFacts(tx, tournament.id);
  const golfers = new Map(people.filter(({ kind }) => kind === 'player').map(({ id, name }) => [id, name]));
  const inSides = new Set(sides.flatMap(({ rounds }) => rounds.find(({ roundId }) => roundId === round.id)?.playerIds ?? []));
  const without = [...golfers].flatMap(([id, name]) => (inSides.has(id) ? [] : [name]));
  const named = (code: Side['problems'][number]['code']) =>
    sides.flatMap(({ name, problems }) => (problems.some((problem) => problem.code === code) ? [name] : []));
  const partners = sides.flatMap(({ problems }) =>
    problems.flatMap((problem) => (problem.code === 'no-handicap' ? [golfers.get(problem.playerId) ?? ''] : [])),
  );
  const found = [
    ...factOf('fail', 'without-side', without),
    ...factOf('fail', 'sides-size', named('size')),
    ...factOf('fail', 'sides-few', named('too-few-play')),
    ...factOf('warn', 'sides-handicap', partners),
  ];
  return lineOf('sides', orElse(found, fact('pass', 'sides', { count: sides.length })));
}
