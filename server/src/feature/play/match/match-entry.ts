import { isDeepStrictEqual } from 'node:util';
import type { Language, MatchEntryFact, MatchOutcomeSaid, NewMatchEntry, StaffMatch } from '@fairway/api';
import { isKnockOut } from '@fairway/api/rule/play/match-choice';
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
import { inArray } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { apiKey, users } from '../../../db/schema/account/site.ts';
import { markerLink } from '../../../db/schema/play/marker.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import { isPlausible } from '../../../engine/competition/entry/plausible.ts';
import type { MatchEntryRow } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { EXTRA_HOLES, matchEntryOf, matchField, type PlayedMatch, playedMatch, struckIn } from '../../../engine/match/match-state.ts';
import { AppError } from '../../../error/app-error.ts';
import { sentence } from '../../../text/word.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { requireMatch } from './match.ts';
import { appendMatchEntry, findEntriesOf, findMatchEntry } from './store.ts';

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
export type WordAnswer = { outcome: MatchOutcomeSaid; action?: Action };

/** Says something of a match. Each entry has an outcome of its own; one that is refused does not stop the others. */
export function sayOfMatch(
  deps: Writer,
  actor: Actor,
  matchId: string,
  { entries, language }: { entries: readonly NewMatchEntry[]; language: Language },
): Promise<{ outcomes: MatchOutcomeSaid[]; match: StaffMatch }> {
  const said: WordAnswer[] = [];
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
): Promise<WordAnswer> {
  const { principal, source, device, held, now, language, clockWrong = false } = saying;
  const answerOf = (outcome: MatchOutcomeSaid['outcome'], code: MatchRefusal | null): WordAnswer => ({
    outcome: { id: entry.id, outcome, code, message: code === null ? null : sentence(code, language) },
  });
  const earlier = await findMatchEntry(tx, entry.id);
  if (earlier !== null) {
    const same = earlier.matchId === matchId && isDeepStrictEqual(earlier.word, entry.word);
    return same ? answerOf('repeated', null) : answerOf('refused', 'entry-id-taken');
  }
  const played = matches.find(matchId);
  if (played === null) throw new AppError('not-found');
  const { round, row } = played;
  if (round.finishedAt !== null && entry.word.kind !== 'committee') return answerOf('refused', 'round-finished');
  const sent = entry.enteredAt === undefined ? now : new Date(entry.enteredAt);
  const right = isPlausible(sent.getTime(), now);
  const values = {
    ...{ id: entry.id, matchId, word: entry.word, source, device, replaces: entry.replaces, reason: entry.reason ?? null },
    ...{ principalKind: principal.kind, principalId: principal.id },
    ...{ enteredAt: right ? sent : now, clockWrong: clockWrong || !right, receivedAt: now },
  };
  const judged = judge({ ...values, seq: Number.MAX_SAFE_INTEGER }, matches.entriesOf(matchId), played, held);
  if (typeof judged === 'object') return answerOf('refused', judged.refused);
  matches.add(await appendMatchEntry(tx, values));
  const after = { number: row.number, said: entry.word, ...(entry.reason !== undefined && { reason: entry.reason }) };
  return { ...answerOf(judged, null), action: { kind: 'said', subjectType: 'match', subjectId: matchId, after } };
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

/** What becomes of a word that is said after all those before it; what was taken back by then contests nothing. */
export function judge(
  entry: MatchEntryRow,
  before: readonly MatchEntryRow[],
  { input, round, session, row }: PlayedMatch,
  { state }: Pick<TournamentRow, 'state'>,
): Judged {
  if (input === null) return { refused: 'match-without-sides' };
  const own = matchEntryOf(entry, round);
  if (own !== null) {
    const holes = round.par.length + (input.end === 'extra-holes' ? EXTRA_HOLES : 0);
    const outcome = judgeMatchEntry(
      standing(before).flatMap((one) => matchEntryOf(one, round) ?? []),
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
  const parts = session.nassau ? nassauParts(input) : null;
  if ('part' in word && word.part !== undefined && parts === null) return { refused: 'match-without-nassau' };
  if (word.kind === 'struck') return before.some(({ id }) => id === word.fact) ? 'applied' : { refused: 'match-fact-unknown' };
  const fact: MatchFact = { id: entry.id, seq: entry.seq, ...engineWord(word, round) };
  const refusals = (parts === null ? [input] : nassauOf(parts, fact)).map((of) => matchFactRefusal(of, fact));
  const [because = null] = refusals;
  return because === null || refusals.includes(null) ? 'applied' : { refused: REFUSED[because] };
}

/** Of which matches of a Nassau something is said: it may stand where it may in one of them. */
function nassauOf(parts: NonNullable<ReturnType<typeof nassauParts>>, { part, kind }: MatchFact): readonly MatchGiven[] {
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
