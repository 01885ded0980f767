import type { StaffMatch } from '@fairway/api';
import { isAllowanceTyped, matchFields } from '@fairway/api/rule/play/match-choice';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { player } from '../../../db/schema/field/player.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import type { ContestRow, MatchRow, SessionRow } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { withdrawnOf } from '../../../engine/match/contest-standing.ts';
import { type MatchField, matchField } from '../../../engine/match/match-state.ts';
import { findOutsiders } from '../../../engine/tournament/match-guard.ts';
import { carryPartner } from '../../../engine/tournament/side/partner-store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { requireMatchPlay } from '../../field/team/team.ts';
import { giveCards, requireUnfinished } from '../../field/tournament/round-store.ts';
import { contestsOf } from './contest.ts';
import { isAllowanceOf } from './match-rule.ts';
import { dropSide, entrantsOf, matchSideFor } from './match-side.ts';
import { findMatchRow, golfersInTwoMatches, matchesWithScores, partnersOf, removeMatch, updateMatch } from './store.ts';

type MatchChange = Input<'PATCH /api/tournaments/:tournamentId/matches/:matchId'>['body'];

/** A match of a tournament as staff see it. */
export async function requireMatch(db: Database, tournamentId: string, matchId: string): Promise<StaffMatch> {
  const { items } = await contestsOf(db, tournamentId);
  const row = items.flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches)).find(({ id }) => id === matchId);
  if (!row) throw new AppError('not-found');
  return row;
}

/** Changes a match without scores as the caller saw it. */
export function changeMatch(deps: Writer, actor: Actor, matchId: string, { version, sides, ...wanted }: MatchChange): Promise<StaffMatch> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireMatchPlay(tournament);
      const found = await findMatchRow(tx, matchId);
      if (!found) throw new AppError('not-found');
      const { row, session } = found;
      await requireVersion(row, version, () => requireMatch(tx, tournament.id, matchId));
      await requireUnfinished(tx, tournament.id, session.roundId);
      const format = wanted.format ?? row.format;
      const { contest, field } = await contestOf(tx, tournament.id, session);
      if (sides !== undefined) await freeSides(tx, found, sides);
      const ids =
        sides === undefined
          ? [row.firstId, row.secondId]
          : await rowsOf(tx, sides, { tournamentId: tournament.id, roundId: session.roundId, format, matchId });
      const fields = {
        format,
        allowance: wanted.allowance ?? (wanted.allowance === undefined ? allowanceKept(row, format) : null),
        firstId: ids[0] ?? null,
        secondId: ids[1] ?? null,
      };
      if (fields.firstId !== null && fields.firstId === fields.secondId) throw fieldError('sides.1', 'match-same-side');
      const change = changeOf(row, fields);
      if (change === null) return null;
      requireOfMatch(contest, session, change.after);
      if (wanted.allowance && 'allowance' in change.after && !isAllowanceTyped(format, wanted.allowance))
        throw fieldError('allowance', 'match-allowance-other');
      await seatMatch(tx, found, fields);
      requirePlaying(field, sides ?? []);
      const [twice] = sides === undefined ? [] : await golfersInTwoMatches(tx, session.roundId, { matchId });
      if (twice !== undefined) throw fieldError(`sides.${twice.side}`, 'player-in-other-match', twice);
      if (sides !== undefined) await requireOfTeams(tx, matchId, sides);
      await giveCards(tx, tournament.id);
      return { kind: 'updated', subjectType: 'match', subjectId: matchId, ...change };
    },
    answer: async (tx, tournament) => requireMatch(tx, tournament.id, matchId),
  });
}

/** The contest of a session, and everybody who is in its tournament. */
async function contestOf(tx: Transaction, tournamentId: string, { contestId }: SessionRow) {
  const competition = await competitionOf(tx, await requireTournamentFacts(tx, tournamentId));
  const contest = competition.matchPlay?.facts.contests.find(({ id }) => id === contestId);
  if (contest === undefined) throw new AppError('not-found');
  return { contest, field: matchField(competition) };
}

/** Who plays in a match of a knock-out or of groups, and what, is theirs to say. */
function requireOfMatch({ rule }: ContestRow, session: SessionRow, changed: Readonly<Record<string, unknown>>): void {
  const may = matchFields(rule, session);
  const changes = { sides: 'firstId' in changed || 'secondId' in changed, format: 'format' in changed, allowance: 'allowance' in changed };
  for (const field of ['sides', 'format', 'allowance'] as const)
    if (changes[field] && !may.includes(field)) throw fieldError(field, 'not-offered');
}

/** Whoever is put into a match plays on in the tournament. */
function requirePlaying(field: MatchField, sides: readonly (readonly string[] | null)[]): void {
  for (const [side, ids] of sides.entries()) {
    const [out] = withdrawnOf(field, ids ?? []);
    if (out === undefined) continue;
    throw fieldError(`sides.${side}.${ids?.indexOf(out)}`, 'line-up-player-out', { name: field.rows.get(out)?.name ?? '' });
  }
}

type Allowance = NonNullable<MatchRow['allowance']>;

/** One of another format goes: the recommended one takes its place. */
const allowanceKept = ({ allowance }: MatchRow, format: MatchRow['format']): Allowance | null =>
  allowance !== null && isAllowanceOf(format, allowance) ? allowance : null;

type Sides = NonNullable<MatchChange['sides']>;

/**
 * Whoever may play for another side now leaves the one that they are in: before other golfers are put into a match without scores, it gives up
 * each side that is not wanted as it is.
 */
async function freeSides(tx: Transaction, { row, session }: { row: MatchRow; session: SessionRow }, sides: Sides): Promise<void> {
  await requireOnce(tx, sides);
  const values: Partial<MatchRow> = {};
  for (const field of ['firstId', 'secondId'] as const) {
    const id = row[field];
    if (id === null) continue;
    const own = await partnersOf(tx, id, session.roundId);
    const isWanted = (ids: Sides[0]) => ids !== null && (ids.join() === id || ids.toSorted().join() === own.toSorted().join());
    if (!sides.some(isWanted)) values[field] = null;
  }
  if (Object.keys(values).length === 0) return;
  await requireUnscored(tx, row);
  await updateMatch(tx, row.id, values);
  for (const field of ['firstId', 'secondId'] as const)
    if (values[field] === null && row[field] !== null) await dropSide(tx, row[field], session.roundId);
}

/** Nobody plays for both sides. */
async function requireOnce(tx: Transaction, [one, other]: Sides): Promise<void> {
  const at = other?.findIndex((id) => one?.includes(id)) ?? -1;
  const twice = other?.[at];
  if (twice === undefined || one?.length === 1) return;
  const [golfer] = await tx.select({ name: player.name }).from(player).where(eq(player.id, twice));
  throw fieldError(`sides.1.${at}`, 'partner-twice', { name: golfer?.name ?? '' });
}

/** In a cup whoever plays for a side is in its team. */
async function requireOfTeams(tx: Transaction, matchId: string, sides: Sides): Promise<void> {
  const [outsider] = await findOutsiders(tx, { matchId });
  if (outsider === undefined) return;
  const { side, playerId, name, team } = outsider;
  throw fieldError(`sides.${side}.${Math.max(0, sides[side]?.indexOf(playerId) ?? 0)}`, 'match-not-in-team', { name, team });
}

async function requireUnscored(tx: Transaction, { id, number }: MatchRow): Promise<void> {
  if ((await matchesWithScores(tx, [id])).size > 0) throw new AppError('match-has-scores', { params: { number } });
}

type Seats = Pick<MatchRow, 'firstId' | 'secondId'> & Partial<Pick<MatchRow, 'format' | 'allowance'>>;

/** Puts other rows into a match without scores; a side that only it had is gone. Cards are given after. */
export async function seatMatch(tx: Transaction, { row, session }: { row: MatchRow; session: SessionRow }, seats: Seats): Promise<void> {
  await requireUnscored(tx, row);
  await updateMatch(tx, row.id, seats);
  const ids = [seats.firstId, seats.secondId];
  for (const id of [row.firstId, row.secondId]) if (id !== null && !ids.includes(id)) await dropSide(tx, id, session.roundId);
  for (const id of ids) if (id !== null) await carryPartner(tx, id, session.roundId);
}

type MatchSeat = Omit<Parameters<typeof matchSideFor>[1], 'field'>;

/** The rows of both sides. One id that an entrant of the contest has is that side; any other is a golfer. */
async function rowsOf(tx: Transaction, sides: NonNullable<MatchChange['sides']>, place: MatchSeat): Promise<(string | null)[]> {
  const { tournamentId } = place;
  const { items } = await contestsOf(tx, tournamentId);
  const entrants = new Set(items.flatMap(({ rule }) => entrantsOf(rule)));
  const rows: (string | null)[] = [];
  for (const [at, playerIds] of sides.entries()) {
    const [only = ''] = playerIds ?? [];
    if (playerIds === null) rows.push(null);
    else if (playerIds.length === 1 && entrants.has(only)) rows.push(only);
    else rows.push(await matchSideFor(tx, { ...place, field: `sides.${at}` }, playerIds));
  }
  return rows;
}

export function deleteMatch(deps: Writer, actor: Actor, matchId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const found = await findMatchRow(tx, matchId);
      if (!found) throw new AppError('not-found');
      const { row, session } = found;
      await requireUnfinished(tx, tournament.id, session.roundId);
      await requireUnscored(tx, row);
      await removeMatch(tx, matchId);
      for (const id of [row.firstId, row.secondId]) if (id !== null) await dropSide(tx, id, session.roundId);
      await giveCards(tx, tournament.id);
      return { kind: 'deleted', subjectType: 'match', subjectId: matchId, before: { number: row.number, format: row.format } };
    },
    answer: async () => undefined,
  });
}
