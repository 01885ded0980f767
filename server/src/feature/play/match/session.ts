import type { StaffContest } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { sessionChoices, usualSession } from '@fairway/api/rule/play/match-choice';
import { bergerRounds, bracketState, groupRounds } from '@fairway/golf';
import { type Competition, competitionOf } from '../../../engine/competition/competition.ts';
import { type ContestRow, findMatchFacts, type MatchFacts, type MatchRow } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { bracketResults, withdrawnOf } from '../../../engine/match/contest-standing.ts';
import { playedContests } from '../../../engine/match/contest-state.ts';
import { requireOffered } from '../../../engine/tournament/offered.ts';
import { carryPartner } from '../../../engine/tournament/side/partner-store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { requireMatchPlay } from '../../field/team/team.ts';
import { giveCards, requireUnfinished } from '../../field/tournament/round-store.ts';
import { defined, dropSidesOf, matchesIn, requireContest, requireRow, requireUnscored } from './contest.ts';
import { hasTwoNines } from './match-rule.ts';
import { golfersInTwoMatches, insertMatches, insertSession, removeSession, updateSession } from './store.ts';

type NewSession = Input<'POST /api/tournaments/:tournamentId/contests/:contestId/sessions'>['body'];
type SessionChange = Input<'PATCH /api/tournaments/:tournamentId/sessions/:matchSessionId'>['body'];

type Slot = Pick<MatchRow, 'format' | 'firstTeamId' | 'secondTeamId' | 'firstId' | 'secondId' | 'node'>;

/**
 * Makes a session with its matches: of a cup those of the plan, without players; of a knock-out every match whose players are known and that
 * was not made; of groups the next of Berger's rounds.
 */
export function addSession(deps: Writer, actor: Actor, contestId: string, wanted: NewSession): Promise<StaffContest> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireMatchPlay(tournament);
      const round = await requireUnfinished(tx, tournament.id, wanted.roundId);
      const competition = await competitionOf(tx, await requireTournamentFacts(tx, tournament.id));
      const facts = competition.matchPlay?.facts ?? (await findMatchFacts(tx, tournament.id));
      const row = requireRow(facts.contests, contestId);
      if (facts.sessions.length >= MATCH.sessionsMost) throw fieldError('name', 'too-many-sessions', { most: MATCH.sessionsMost });
      requireOffered(sessionChoices(row.rule), wanted);
      requireOffered(row.kind === 'cup' ? {} : { plan: [[]], meetings: [] }, wanted);
      requireOffered(row.kind === 'groups' ? {} : { groupRounds: [] }, wanted);
      const usual = usualSession(row.rule);
      const { end = usual.end, nassau = usual.nassau, lineUp = usual.lineUp, points = usual.points } = wanted;
      if (nassau) requireTwoNines(round);
      const slots = slotsOf(row, wanted, competition, facts);
      if (slots.length === 0) throw new AppError('no-match-ready');
      if (slots.length > MATCH.matchesMost) throw fieldError('plan', 'too-many-matches', { most: MATCH.matchesMost });
      const sessionId = await insertSession(tx, {
        ...{ contestId, roundId: wanted.roundId, name: wanted.name, end, nassau, lineUp },
        ...{ pointsWon: points.won, pointsHalved: points.halved, pointsLost: points.lost },
        handicap: wanted.handicap ?? row.handicap,
      });
      await insertMatches(
        tx,
        slots.map((slot, at) => ({ ...slot, sessionId, number: at + 1 })),
      );
      for (const id of slots.flatMap(({ firstId, secondId }) => [firstId, secondId]))
        if (id !== null) await carryPartner(tx, id, wanted.roundId);
      const [twice] = await golfersInTwoMatches(tx, wanted.roundId, { sessionId });
      if (twice !== undefined) throw fieldError('roundId', 'player-in-other-match', twice);
      await giveCards(tx, tournament.id);
      const after = { name: wanted.name, roundId: wanted.roundId, matches: slots.length };
      return { kind: 'created', subjectType: 'match-session', subjectId: sessionId, after };
    },
    answer: async (tx, tournament) => requireContest(tx, tournament.id, contestId),
  });
}

function requireTwoNines(round: Parameters<typeof hasTwoNines>[0]): void {
  if (!hasTwoNines(round)) throw fieldError('nassau', 'nassau-needs-eighteen');
}

/** The matches that a new session has. */
export function slotsOf(row: ContestRow, wanted: NewSession, competition: Competition, facts: MatchFacts): Slot[] {
  const { rule } = row;
  if (rule.kind === 'cup') return cupSlots(wanted, row, facts);
  const { field, contests } = playedContests(competition);
  const played = contests.find((of) => of.row.id === row.id);
  const all = played?.sessions.flatMap(({ matches }) => matches.map((of) => of.row)) ?? [];
  const teams = { firstTeamId: null, secondTeamId: null, format: row.format };
  if (rule.kind === 'groups') {
    const made = new Set(all.map(({ node }) => node));
    const rounds = rule.groups
      .flatMap(({ name: id, entrants }) => groupRounds({ id, entrants }).matches)
      .filter(({ sides }) => withdrawnOf(field, sides).length === 0);
    const next = Math.min(...rounds.filter(({ id }) => !made.has(id)).map(({ round }) => round));
    const asked = wanted.groupRounds ?? [next];
    return rounds
      .filter(({ id, round }) => asked.includes(round) && !made.has(id))
      .map(({ id, sides: [firstId, secondId] }) => ({ ...teams, firstId, secondId, node: id }));
  }
  const results = played === undefined ? {} : bracketResults(played, competition);
  const state = bracketState(rule, { entrants: rule.entrants, results, withdrawn: withdrawnOf(field, rule.entrants) });
  return state.rounds
    .flatMap(({ matches }) => matches)
    .filter(({ ready }) => ready)
    .map(({ id, slots: [one, other] }) => ({ ...teams, firstId: one.entrant, secondId: other.entrant, node: id }))
    .filter((slot) => !all.some((of) => isMatchOf(slot, of)));
}

/** Of the same place and the same two: others may have met there before an earlier result was corrected. */
const isMatchOf = (slot: Slot, { node, firstId, secondId }: MatchRow): boolean =>
  node === slot.node && [firstId, secondId].every((id) => id === slot.firstId || id === slot.secondId);

/** Of two teams they meet; of more, the pairs of the next of Berger's rounds. */
function cupSlots({ plan, meetings }: NewSession, row: ContestRow, { teams, sessions }: MatchFacts): Slot[] {
  if (teams.length < 2) throw fieldError('meetings', 'too-few-teams');
  if (plan.length === 0) throw fieldError('plan', 'required');
  const nth = sessions.filter(({ contestId }) => contestId === row.id).length;
  const pairs = meetings ?? nextMeetings(teams, nth);
  const seen = new Set<string>();
  for (const [at, pair] of pairs.entries())
    for (const id of pair) {
      if (!teams.some((team) => team.id === id)) throw fieldError(`meetings.${at}`, 'team-unknown');
      if (seen.has(id)) throw fieldError(`meetings.${at}`, 'team-twice');
      seen.add(id);
    }
  return pairs.flatMap(([firstTeamId, secondTeamId]) =>
    plan.flatMap(({ format, matches }) =>
      Array.from({ length: matches }, (): Slot => ({ format, firstTeamId, secondTeamId, firstId: null, secondId: null, node: null })),
    ),
  );
}

function nextMeetings(teams: MatchFacts['teams'], nth: number): [string, string][] {
  const rounds = bergerRounds(teams.length);
  const pairs = rounds[nth % rounds.length]?.pairs ?? [];
  return pairs.map(([one, other]): [string, string] => [teams[one - 1]?.id ?? '', teams[other - 1]?.id ?? '']);
}

/** Changes a session as the caller saw it. What its matches are played by stays once they have scores. */
export function changeSession(
  deps: Writer,
  actor: Actor,
  sessionId: string,
  { version, points, ...wanted }: SessionChange,
): Promise<StaffContest> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const { contests, sessions, matches, handedIn } = await findMatchFacts(tx, tournament.id);
      const row = sessions.find(({ id }) => id === sessionId);
      if (!row) throw new AppError('not-found');
      await requireVersion(row, version, () => requireContest(tx, tournament.id, row.contestId));
      const fields = {
        ...defined(wanted),
        ...(points && { pointsWon: points.won, pointsHalved: points.halved, pointsLost: points.lost }),
      };
      const change = changeOf(row, fields);
      if (change === null) return null;
      if (Object.keys(change.after).some((field) => field !== 'name')) {
        const round = await requireUnfinished(tx, tournament.id, row.roundId);
        if (wanted.nassau === true) requireTwoNines(round);
      }
      const isOtherPoints = ['pointsWon', 'pointsHalved', 'pointsLost'].some((field) => field in change.after);
      const choices = sessionChoices(requireRow(contests, row.contestId).rule);
      requireOffered(choices, { ...change.after, ...(isOtherPoints && { points }) });
      const decides = ['end', 'handicap', 'nassau'].some((field) => field in change.after);
      if (decides) await requireUnscored(tx, matchesIn(matches, sessionId));
      if ('lineUp' in change.after && handedIn.some((of) => of.sessionId === sessionId)) throw new AppError('line-up-handed-in');
      await updateSession(tx, sessionId, fields);
      return { kind: 'updated', subjectType: 'match-session', subjectId: sessionId, ...change };
    },
    answer: async (tx, tournament) => {
      const { sessions } = await findMatchFacts(tx, tournament.id);
      return requireContest(tx, tournament.id, sessions.find(({ id }) => id === sessionId)?.contestId ?? '');
    },
  });
}

export function deleteSession(deps: Writer, actor: Actor, sessionId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const facts = await findMatchFacts(tx, tournament.id);
      const row = facts.sessions.find(({ id }) => id === sessionId);
      if (!row) throw new AppError('not-found');
      const matches = matchesIn(facts.matches, sessionId);
      await requireUnfinished(tx, tournament.id, row.roundId);
      await requireUnscored(tx, matches);
      await removeSession(tx, sessionId);
      await dropSidesOf(tx, matches, row.roundId);
      await giveCards(tx, tournament.id);
      return { kind: 'deleted', subjectType: 'match-session', subjectId: sessionId, before: { name: row.name, roundId: row.roundId } };
    },
    answer: async () => undefined,
  });
}
