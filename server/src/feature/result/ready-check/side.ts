import type { ReadyFinding, ReadyLine, SideProblem } from '@fairway/api';
import { isSidePlay } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import { playerFacts } from '../../../engine/competition/store.ts';
import { say } from '../../../text/word.ts';
import { wireSides } from '../../field/side/wire.ts';
import { openDisqualifications } from '../../play/disqualification/store.ts';
import type { Checked } from './field.ts';
import { fact, factOf, lineOf, orElse } from './finding.ts';

/** Partners whose disqualification waits for an answer: what does it mean for their side? */
export async function disqualified(tx: Transaction, tournamentId: string): Promise<ReadyFinding[]> {
  const questions = await openDisqualifications(tx, tournamentId);
  return factOf(
    'fail',
    'disqualification-open',
    questions.map(({ name, sideName }) => `${name} (${sideName})`),
  );
}

/** Golfers in no side, and what is wrong with sides in this round and, with its number, in a later one; null: single players compete. */
export async function sideLine({ tx, tournament, round, language }: Checked): Promise<ReadyLine | null> {
  if (!isSidePlay(tournament.play)) return null;
  const sides = await wireSides(tx, tournament);
  const people = await playerFacts(tx, tournament.id);
  const golfers = new Map(people.filter(({ kind }) => kind === 'player').map(({ id, name }) => [id, name]));
  const inSides = new Set(sides.flatMap(({ rounds }) => rounds.find(({ roundId }) => roundId === round.id)?.playerIds ?? []));
  const without = [...golfers].flatMap(([id, name]) => (inSides.has(id) ? [] : [name]));
  const inRounds = (name: string, rounds: readonly number[]) => say(language)('side:ofRound', { name, rounds: rounds.join(', ') });
  const troubles = sides.flatMap(({ name, problems }) =>
    problems.flatMap((problem) => {
      const rounds = problem.rounds.filter((number) => number >= round.number);
      const who = problem.code === 'no-handicap' ? (golfers.get(problem.playerId) ?? '') : name;
      const isLater = !rounds.includes(round.number);
      return rounds.length === 0 ? [] : [{ code: problem.code, name: isLater ? inRounds(who, rounds) : who }];
    }),
  );
  const named = (code: SideProblem['code']) => [...new Set(troubles.flatMap((one) => (one.code === code ? [one.name] : [])))];
  const findings = [
    ...factOf('fail', 'without-side', without),
    ...factOf('fail', 'sides-size', named('size')),
    ...factOf('fail', 'sides-few', named('too-few-play')),
    ...factOf('fail', 'sides-drives', named('drives')),
    ...factOf('warn', 'sides-handicap', named('no-handicap')),
    ...(await disqualified(tx, tournament.id)),
  ];
  return lineOf('sides', orElse(findings, fact('pass', 'sides', { count: sides.length })));
}
