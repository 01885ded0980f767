import { isDeepStrictEqual } from 'node:util';
import type { StaffContest, StaffContests } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { contestChoices } from '@fairway/api/rule/play/match-choice';
import type { Database, Transaction } from '../../../db/database.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import { type ContestRow, findMatchFacts, type MatchRow } from '../../../engine/competition/match-store.ts';
import { findFinalResult } from '../../../engine/competition/result/final-result-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { staffContests } from '../../../engine/match/contest-state.ts';
import { requireOffered } from '../../../engine/tournament/offered.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { requireMatchPlay } from '../../field/team/team.ts';
import { giveCards, requireUnfinished } from '../../field/tournament/round-store.ts';
import { requireRule } from './contest-rule.ts';
import { dropSide } from './match-side.ts';
import { insertContest, matchesWithScores, removeContest, updateContest } from './store.ts';

type NewContest = Input<'POST /api/tournaments/:tournamentId/contests'>['body'];
type ContestChange = Input<'PATCH /api/tournaments/:tournamentId/contests/:contestId'>['body'];

/** The contests of a tournament with their matches, of a closed one the frozen ones; none where strokes are counted. */
export async function contestsOf(db: Database, tournamentId: string): Promise<StaffContests> {
  const tournament = await requireTournamentFacts(db, tournamentId);
  const frozen = tournament.state === 'closed' ? await findFinalResult(db, tournamentId) : null;
  return frozen?.contests ?? staffContests(await competitionOf(db, tournament)) ?? { teams: [], items: [] };
}

export async function requireContest(db: Database, tournamentId: string, contestId: string): Promise<StaffContest> {
  const row = (await contestsOf(db, tournamentId)).items.find(({ id }) => id === contestId);
  if (!row) throw new AppError('not-found');
  return row;
}

export function addContest(deps: Writer, actor: Actor, { name, rule, format, handicap }: NewContest): Promise<StaffContest> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireMatchPlay(tournament);
      const { contests, teams } = await findMatchFacts(tx, tournament.id);
      if (contests.length >= MATCH.contestsMost) throw fieldError('name', 'too-many-contests', { most: MATCH.contestsMost });
      requireOffered(contestChoices(rule), { format });
      await requireRule(tx, { tournamentId: tournament.id, teams, current: null }, { rule, format });
      const id = await insertContest(tx, { tournamentId: tournament.id, kind: rule.kind, name, rule, format, handicap });
      return { kind: 'created', subjectType: 'contest', subjectId: id, after: { name, kind: rule.kind, format, handicap } };
    },
    answer: async (tx, tournament, done) => requireContest(tx, tournament.id, done?.subjectId ?? ''),
  });
}

/** Changes a contest as the caller saw it. Who is in it stays once it has matches. */
export function changeContest(deps: Writer, actor: Actor, contestId: string, { version, ...wanted }: ContestChange): Promise<StaffContest> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const { contests, sessions, teams } = await findMatchFacts(tx, tournament.id);
      const row = requireRow(contests, contestId);
      await requireVersion(row, version, () => requireContest(tx, tournament.id, contestId));
      const { rule = row.rule, format = row.format } = wanted;
      if (rule.kind !== row.kind) throw fieldError('rule.kind', 'contest-kind-stays');
      const change = changeOf(logged(row), wanted);
      if (change === null) return null;
      const hasMatches = sessions.some((of) => of.contestId === contestId);
      if (hasMatches && !isDeepStrictEqual(placesOf({ rule, format }), placesOf(row))) throw new AppError('contest-has-matches');
      requireOffered(contestChoices(rule), change.after);
      await requireRule(tx, { tournamentId: tournament.id, teams, current: row }, { rule, format });
      await updateContest(tx, contestId, defined(wanted));
      return { kind: 'updated', subjectType: 'contest', subjectId: contestId, ...change };
    },
    answer: async (tx, tournament) => requireContest(tx, tournament.id, contestId),
  });
}

/** Who is in a contest, where in it, and what they play: it stays once there are matches. */
function placesOf({ rule, format }: Pick<ContestRow, 'rule' | 'format'>): unknown {
  if (rule.kind === 'cup') return null;
  const { entrants, thirdPlace, consolation, seeds } = rule.kind === 'bracket' ? rule : { ...EMPTY, entrants: rule.groups };
  return { format, entrants, thirdPlace, consolation, seeds };
}
const EMPTY = { thirdPlace: false, consolation: false, seeds: 0 };

const logged = ({ name, rule, format, handicap }: ContestRow) => ({ name, rule, format, handicap });

export const defined = <Of extends object>(fields: Of) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [F in keyof Of]: Exclude<Of[F], undefined> };

export function requireRow(contests: readonly ContestRow[], contestId: string): ContestRow {
  const row = contests.find(({ id }) => id === contestId);
  if (!row) throw new AppError('not-found');
  return row;
}

/** Deletes a contest whose matches have no scores, and the sides that only they had. */
export function deleteContest(deps: Writer, actor: Actor, contestId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const facts = await findMatchFacts(tx, tournament.id);
      const row = requireRow(facts.contests, contestId);
      const sessions = facts.sessions.filter((of) => of.contestId === contestId);
      const matches = facts.matches.filter(({ sessionId }) => sessions.some(({ id }) => id === sessionId));
      for (const { roundId } of sessions) await requireUnfinished(tx, tournament.id, roundId);
      await requireUnscored(tx, matches);
      await removeContest(tx, contestId);
      for (const { id, roundId } of sessions) await dropSidesOf(tx, matchesIn(matches, id), roundId);
      await giveCards(tx, tournament.id);
      return { kind: 'deleted', subjectType: 'contest', subjectId: contestId, before: { name: row.name, kind: row.kind } };
    },
    answer: async () => undefined,
  });
}

export const matchesIn = (matches: readonly MatchRow[], session: string) => matches.filter(({ sessionId }) => sessionId === session);

export async function requireUnscored(tx: Transaction, matches: readonly MatchRow[]): Promise<void> {
  const scored = await matchesWithScores(
    tx,
    matches.map(({ id }) => id),
  );
  const first = matches.find(({ id }) => scored.has(id));
  if (first !== undefined) throw new AppError('match-has-scores', { params: { number: first.number } });
}

export async function dropSidesOf(tx: Transaction, matches: readonly MatchRow[], roundId: string): Promise<void> {
  for (const id of matches.flatMap(({ firstId, secondId }) => [firstId, secondId])) if (id !== null) await dropSide(tx, id, roundId);
}
