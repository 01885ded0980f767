import { isDeepStrictEqual } from 'node:util';
import type { Language, MatchEntryFact, MatchOutcomeSaid, NewMatchEntry, StaffMatch } from '@fairway/api';
import { isAllowanceTyped, isKnockOut, matchFields } from '@fairway/api/rule/play/match-choice';
import { engineWord, hasItsScore } from '@fairway/api/rule/play/match-word';
import {
  judgeMatchEntry,
  type MatchFact,
  type MatchFactRefusal,
  type MatchGiven,
  matchFactRefusal,
  nassauParts,
  type Refusal,
} from '@fairway/golf';
import { eq, inArray } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { apiKey, users } from '../../../db/schema/account/site.ts';
import { player } from '../../../db/schema/field/player.ts';
import { markerLink } from '../../../db/schema/play/marker.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import { isPlausible } from '../../../engine/competition/entry/plausible.ts';
import type { ContestRow, MatchEntryRow, MatchRow, SessionRow } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { withdrawnOf } from '../../../engine/match/contest-state.ts';
import { type MatchField, matchEntryOf, matchField, type PlayedMatch, playedMatch, struckIn } from '../../../engine/match/match-state.ts';
import { findOutsiders } from '../../../engine/tournament/match-guard.ts';
import { carryPartner } from '../../../engine/tournament/side/partner-store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { sentence } from '../../../text/word.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { requireMatchPlay } from '../../field/team/team.ts';
import { giveCards, requireUnfinished } from '../../field/tournament/round-store.ts';
import { contestsOf } from './contest.ts';
import { isAllowanceOf } from './match-rule.ts';
import { dropSide, entrantsOf, matchSideFor } from './match-side.ts';
import {
  appendMatchEntry,
  findEntriesOf,
  findMatchEntry,
  findMatchRow,
  golfersInTwoMatches,
  matchesWithScores,
  partnersOf,
  removeMatch,
  updateMatch,
} from './store.ts';

type MatchChange = Input<'PATCH /api/tournaments/:tournamentId/matches/:matchId'>['body'];

/** A match of a tournament as staff see it. */
export async function requireMatch(db: Database, tournamentId: string, matchId: string): Promise<StaffMatch> {
  const { items } = await contestsOf(db, tournamentId);
  const found = items.flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches)).find(({ id }) => id === matchId);
  if (!found) throw new AppError('not-found');
  return found;
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
  const asked = { sides: 'firstId' in changed || 'secondId' in changed, format: 'format' in changed, allowance: 'allowance' in changed };
  for (const field of ['sides', 'format', 'allowance'] as const)
    if (asked[field] && !may.includes(field)) throw fieldError(field, 'not-offered');
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
  const given: Partial<MatchRow> = {};
  for (const field of ['firstId', 'secondId'] as const) {
    const id = row[field];
    if (id === null) continue;
    const own = await partnersOf(tx, id, session.roundId);
    const isWanted = (ids: Sides[0]) => ids !== null && (ids.join() === id || ids.toSorted().join() === own.toSorted().join());
    if (!sides.some(isWanted)) given[field] = null;
  }
  if (Object.keys(given).length === 0) return;
  await requireUnscored(tx, row);
  await updateMatch(tx, row.id, given);
  for (const field of ['firstId', 'secondId'] as const)
    if (given[field] === null && row[field] !== null) await dropSide(tx, row[field], session.roundId);
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

type Place = Omit<Parameters<typeof matchSideFor>[1], 'field'>;

/** The rows of both sides. One id that an entrant of the contest has is that side; any other is a golfer. */
async function rowsOf(tx: Transaction, sides: NonNullable<MatchChange['sides']>, place: Place): Promise<(string | null)[]> {
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

/** What is said of a match, by whom and where. */
export type Saying = {
  principal: Pick<Principal, 'kind' | 'id'>;
  source: MatchEntryRow['source'];
  device: string | null;
  held: TournamentRow;
  now: Date;
  language: Language;
  /** The clock of the device could not be right: said of words that were kept before. */
  clockWrong?: boolean;
};
export type Said = { outcome: MatchOutcomeSaid; action?: Action };

/** Says something of a match. Each entry has an outcome of its own; one that is refused does not stop the others. */
export function sayOfMatch(
  deps: Writer,
  actor: Actor,
  matchId: string,
  { entries, language }: { entries: readonly NewMatchEntry[]; language: Language },
): Promise<{ outcomes: MatchOutcomeSaid[]; match: StaffMatch }> {
  const said: Said[] = [];
  return writeTournament(deps, actor, {
    change: async (tx, held) => {
      const matches = await readMatches(tx, held.id);
      const saying: Saying = { principal: actor.principal, source: 'desk', device: null, held, now: deps.clock(), language };
      for (const entry of entries) said.push(await takeMatchEntry(tx, saying, matches, { ...entry, matchId }));
      return said.flatMap(({ action }) => action ?? []);
    },
    answer: async (tx, tournament) => ({
      outcomes: said.map(({ outcome }) => outcome),
      match: await requireMatch(tx, tournament.id, matchId),
    }),
  });
}

/** The matches of a tournament while something is said of them: each word counts for those after it. */
export type Matches = {
  /** As far as it has been played; null: there is no such match. */
  find(matchId: string): PlayedMatch | null;
  /** What was said of a match, in the order of receipt. */
  entriesOf(matchId: string): readonly MatchEntryRow[];
  /** What a phone said in a round and what counts of it. */
  saidBy(deviceId: string, roundId: string): MatchEntryRow[];
  add(entry: MatchEntryRow): void;
};

export async function readMatches(db: Database, tournamentId: string): Promise<Matches> {
  const competition = await competitionOf(db, await requireTournamentFacts(db, tournamentId));
  const { matches = [], sessions = [] } = competition.matchPlay?.facts ?? {};
  let field = matchField(competition);
  const entriesOf = (matchId: string) => field.entries.get(matchId) ?? [];
  return {
    find: (matchId) => {
      const row = matches.find(({ id }) => id === matchId);
      const session = sessions.find(({ id }) => id === row?.sessionId);
      return row === undefined || session === undefined ? null : playedMatch(field, session, row);
    },
    entriesOf,
    saidBy: (deviceId, roundId) =>
      matches
        .filter(({ sessionId }) => sessions.some((of) => of.id === sessionId && of.roundId === roundId))
        .flatMap(({ id }) => standing(entriesOf(id)))
        .filter(({ principalKind, device, word }) => principalKind === 'link' && device === deviceId && word.kind !== 'struck'),
    add: (entry) => {
      field = { ...field, entries: new Map([...field.entries, [entry.matchId, [...entriesOf(entry.matchId), entry]]]) };
    },
  };
}

/** Without what was taken back. */
function standing(entries: readonly MatchEntryRow[]): MatchEntryRow[] {
  const struck = struckIn(entries);
  return entries.filter(({ id }) => !struck.has(id));
}

/** Judges what is said by all that was said before, and appends it where it may stand. The tournament is held. */
export async function takeMatchEntry(
  tx: Transaction,
  saying: Saying,
  matches: Matches,
  { matchId, ...entry }: NewMatchEntry & { matchId: string },
): Promise<Said> {
  const { principal, source, device, held, now, language, clockWrong = false } = saying;
  const told = (outcome: MatchOutcomeSaid['outcome'], code: MatchRefusal | null): Said => ({
    outcome: { id: entry.id, outcome, code, message: code === null ? null : sentence(code, language) },
  });
  const known = await findMatchEntry(tx, entry.id);
  if (known !== null) {
    const same = known.matchId === matchId && isDeepStrictEqual(known.word, entry.word);
    return same ? told('repeated', null) : told('refused', 'entry-id-taken');
  }
  const played = matches.find(matchId);
  if (played === null) throw new AppError('not-found');
  const { given, round, row } = played;
  if (given === null) return told('refused', 'match-without-sides');
  if (round.finishedAt !== null && entry.word.kind !== 'committee') return told('refused', 'round-finished');
  const sent = entry.enteredAt === undefined ? now : new Date(entry.enteredAt);
  const right = isPlausible(sent.getTime(), now);
  const values = {
    ...{ id: entry.id, matchId, word: entry.word, source, device, replaces: entry.replaces, reason: entry.reason ?? null },
    ...{ principalKind: principal.kind, principalId: principal.id },
    ...{ enteredAt: right ? sent : now, clockWrong: clockWrong || !right, receivedAt: now },
  };
  const judged = judge({ ...values, seq: Number.MAX_SAFE_INTEGER }, matches.entriesOf(matchId), played, held);
  if (typeof judged === 'object') return told('refused', judged.refused);
  matches.add(await appendMatchEntry(tx, values));
  const after = { number: row.number, said: entry.word, ...(entry.reason !== undefined && { reason: entry.reason }) };
  return { ...told(judged, null), action: { kind: 'said', subjectType: 'match', subjectId: matchId, after } };
}

type MatchRefusal = Parameters<typeof sentence>[0];

const REFUSED: Readonly<Record<MatchFactRefusal, MatchRefusal>> = {
  decided: 'match-decided',
  'no-such-hole': 'match-hole-unknown',
  'not-a-result': 'match-not-a-result',
  'may-not-be-halved': 'match-not-halved',
  'reason-missing': 'required',
  'no-such-fact': 'match-fact-unknown',
};
const ENTRY_REFUSED: Readonly<Record<Refusal, MatchRefusal>> = {
  ended: 'tournament-ended',
  locked: 'tournament-locked',
  'no-such-hole': 'match-hole-unknown',
  'not-a-score': 'match-not-a-result',
  'not-a-total': 'match-not-a-result',
  'markers-cannot-settle': 'forbidden',
  'reason-missing': 'required',
  'id-reused': 'entry-id-taken',
};

type Judged = 'applied' | 'disputed' | { refused: MatchRefusal };

function judge(
  entry: Omit<MatchEntryRow, 'receivedAt'> & { receivedAt: Date },
  before: readonly MatchEntryRow[],
  { given, round, session, row }: PlayedMatch,
  { state }: TournamentRow,
): Judged {
  if (given === null) return { refused: 'match-without-sides' };
  const own = matchEntryOf(entry, round);
  if (own !== null) {
    const holes = given.end === 'extra-holes' ? round.par.length + 36 : round.par.length;
    const outcome = judgeMatchEntry(
      before.flatMap((one) => matchEntryOf(one, round) ?? []),
      own,
      { tournament: state, holes },
    );
    if (typeof outcome === 'object') return { refused: ENTRY_REFUSED[outcome.refused] };
    return outcome === 'disputed' ? 'disputed' : 'applied';
  }
  if (state === 'locked' && entry.source === 'marker') return { refused: 'tournament-locked' };
  const { word } = entry;
  if (!hasItsScore(word)) return { refused: 'match-not-a-result' };
  const isOfNine = 'part' in word && word.part !== undefined && word.part !== 'whole';
  if (isKnockOut(row) && 'winner' in word && word.winner === 'halved' && !isOfNine) return { refused: 'match-not-halved' };
  const isNassau = session.nassau && nassauParts(given) !== null;
  if ('part' in word && word.part !== undefined && !isNassau) return { refused: 'match-without-nassau' };
  if (word.kind === 'struck') return before.some(({ id }) => id === word.fact) ? 'applied' : { refused: 'match-fact-unknown' };
  const fact: MatchFact = { id: entry.id, seq: entry.seq, ...engineWord(word, round) };
  const refusals = (isNassau ? nassauOf(given, fact) : [given]).map((of) => matchFactRefusal(of, fact));
  const [because = null] = refusals;
  return because === null || refusals.includes(null) ? 'applied' : { refused: REFUSED[because] };
}

/** Of which matches of a Nassau something is said: it may stand where it may in one of them. */
function nassauOf(given: MatchGiven, { part, kind }: MatchFact): readonly MatchGiven[] {
  const parts = nassauParts(given);
  if (parts === null) return [given];
  if (part !== undefined) return [parts[part]];
  return kind === 'result' || kind === 'committee' ? [parts.whole] : [parts.whole, parts.front, parts.back];
}

/** Everything that was said of a match, the newest first. */
export async function matchHistory(db: Database, tournamentId: string, matchId: string): Promise<MatchEntryFact[]> {
  await requireMatch(db, tournamentId, matchId);
  const entries = await findEntriesOf(db, matchId);
  const struck = struckIn(entries);
  const replaced = new Set(entries.flatMap(({ replaces }) => replaces ?? []));
  const names = await authorNames(db, entries);
  return entries
    .map(({ id, word, source, principalId, enteredAt, receivedAt, reason }) => ({
      ...{ id, word, source, reason },
      by: names.get(principalId ?? '') ?? '',
      enteredAt: enteredAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
      struck: struck.has(id) || replaced.has(id),
    }))
    .reverse();
}

async function authorNames(db: Database, entries: readonly MatchEntryRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ principalId }) => principalId ?? []))];
  if (ids.length === 0) return new Map();
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const keys = await db.select({ id: apiKey.id, name: apiKey.name }).from(apiKey).where(inArray(apiKey.id, ids));
  const links = await db.select({ id: markerLink.id, number: markerLink.flightNumber }).from(markerLink).where(inArray(markerLink.id, ids));
  return new Map(
    [...people, ...keys, ...links.map(({ id, number }) => ({ id, name: `Flight ${number}` }))].map(({ id, name }) => [id, name]),
  );
}
