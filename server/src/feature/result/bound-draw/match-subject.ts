import { ONE_BALL_MATCHES } from '@fairway/api/choice/play/match';
import {
  type CaddiesSubject,
  drawnLines,
  type LinesSubject,
  type OpponentPool,
  type OpponentsSubject,
  type PlacesSubject,
} from '@fairway/facts/draw';
import { MATCH_FORMATS, type MatchFormatName } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import type { MatchFacts, MatchRow, SessionRow } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { withdrawnOf } from '../../../engine/match/contest-standing.ts';
import { meetingsOf } from '../../../engine/match/contest-state.ts';
import { type MatchField, matchField, partnersIn } from '../../../engine/match/match-state.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import { requireOpen, type TournamentRow } from '../../../write/write.ts';
import { requireMatchPlay } from '../../field/team/team.ts';
import { knownIn } from '../../play/leaderboard/live/start-list.ts';
import { matchesWithScores } from '../../play/match/store.ts';
import { findDraws } from './store.ts';

/** What is to be drawn for matches. `repeats`: whether who met before in the contest may meet again. */
export type WantedLines =
  | { kind: 'opponents'; matchSessionId: string; withinGroups: boolean; repeats: 'never' | 'if-needed' | 'allowed' }
  | { kind: 'places'; contestId: string; headsStay: boolean }
  | { kind: 'caddies'; matchSessionId: string; caddies: readonly string[] };

/** What stands now, as a draw is sealed from it. */
type Standing = { field: MatchField; facts: MatchFacts };

/** Who is drawn for what, as it stands now; nothing of it changes once it is sealed. */
export async function requireLines(tx: Transaction, held: TournamentRow, wanted: WantedLines): Promise<LinesSubject> {
  requireMatchPlay(held);
  requireOpen(held);
  const competition = await competitionOf(tx, await requireTournamentFacts(tx, held.id));
  const facts = competition.matchPlay?.facts;
  if (facts === undefined) throw new AppError('play-has-no-matches');
  const draws = await findDraws(tx, held.id);
  if (draws.some(({ subject, abandonedAt }) => abandonedAt === null && isSame(subject, wanted))) throw new AppError('draw-bound');
  const standing = { field: matchField(competition), facts };
  if (wanted.kind === 'places') return placesOf(standing, wanted);
  const session = facts.sessions.find(({ id }) => id === wanted.matchSessionId);
  if (session === undefined) throw new AppError('not-found');
  const subject = wanted.kind === 'caddies' ? caddiesOf(standing, session, wanted.caddies) : opponentsOf(standing, session, wanted);
  if (subject.kind === 'opponents') await requireUnscored(tx, subject, facts.matches);
  const people = drawnIn(subject).flatMap((id) => golfersOf(id).flatMap((one) => standing.field.rows.get(one) ?? []));
  if (!people.every(await knownIn(tx, await requireTournamentFacts(tx, held.id), session.roundId)))
    throw new AppError('draw-golfers-hidden');
  return subject;
}

const isSame = (one: { kind: string }, wanted: WantedLines): boolean =>
  one.kind === wanted.kind &&
  (wanted.kind === 'places'
    ? (one as PlacesSubject).contestId === wanted.contestId
    : (one as OpponentsSubject).matchSessionId === wanted.matchSessionId);

/** The ids of golfers, sides, and golfers who are drawn together, that a draw is of. */
export function drawnIn(subject: LinesSubject): readonly string[] {
  if (subject.kind === 'places') return subject.entrantIds;
  if (subject.kind === 'caddies') return subject.playerIds;
  return subject.pools.flatMap(({ entrants }) => entrants.map(({ id }) => id));
}

/** The golfers of a drawn side. */
export const golfersOf = (entrantId: string): string[] => entrantId.split('+');

async function requireUnscored(tx: Transaction, { pools }: OpponentsSubject, matches: readonly MatchRow[]): Promise<void> {
  const ids = pools.flatMap(({ matchIds }) => matchIds);
  const scored = await matchesWithScores(tx, ids);
  const first = matches.find(({ id }) => scored.has(id));
  if (first !== undefined) throw new AppError('match-has-scores', { params: { number: first.number } });
}

type WantedOpponents = Extract<WantedLines, { kind: 'opponents' }>;

/** The golfers of each team in its order, reserves left out, for the matches that it plays; those of larger sides first. */
function opponentsOf({ field, facts }: Standing, session: SessionRow, { withinGroups, repeats }: WantedOpponents): OpponentsSubject {
  const contest = facts.contests.find(({ id }) => id === session.contestId);
  if (contest?.kind !== 'cup') throw new AppError('draw-of-cups');
  if (session.lineUp !== 'draw') throw new AppError('draw-not-wanted');
  const matches = facts.matches.filter(({ sessionId }) => sessionId === session.id);
  const queues = new Map(facts.teams.map(({ id }) => [id, queueOf({ field, facts }, session, id)]));
  const groups = new Map(facts.teamPlayers.map(({ playerId, group }) => [playerId, group]));
  const pools = meetingsOf(matches.map((row) => ({ row }))).flatMap((teamIds) => {
    const own = matches.filter(({ firstTeamId, secondTeamId }) => firstTeamId === teamIds[0] && secondTeamId === teamIds[1]);
    const formats = [...new Set(own.map(({ format }) => format))].toSorted((one, other) => sizeOf(other) - sizeOf(one));
    return formats.map((format): OpponentPool => {
      const matchIds = own.filter((of) => of.format === format).map(({ id }) => id);
      const entrants = teamIds.flatMap((team) => {
        const queue = queues.get(team) ?? [];
        return matchIds.map(() => {
          const golfers = takenSide(field, session, queue, format);
          if (golfers.length < sizeOf(format)) throw teamShort({ field, facts }, session, team);
          const of = new Set(golfers.map((id) => groups.get(id) ?? null));
          return { id: golfers.toSorted().join('+'), team, group: withinGroups && of.size === 1 ? ([...of][0] ?? null) : null };
        });
      });
      return { matchIds, teamIds, entrants: entrants.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
    });
  });
  if (pools.length === 0) throw new AppError('draw-without-matches');
  const met = repeats === 'allowed' ? [] : metBefore({ field, facts }, session, pools);
  const subject: OpponentsSubject = {
    ...{ kind: 'opponents', matchSessionId: session.id, pools, withinGroups, met },
    repeats: repeats === 'never' ? 'never' : 'if-needed',
  };
  requirePairs(subject);
  return subject;
}

const sizeOf = (format: MatchFormatName): number => MATCH_FORMATS[format].size.from;

/** How many pairs there can be does not depend on the seed: a draw that left a match open is not begun. */
function requirePairs(subject: OpponentsSubject): void {
  const lines = drawnLines(subject, '0'.repeat(64));
  const pairs = lines.filter(({ ids }) => ids.length === 2).length;
  if (pairs < lines.length) throw new AppError('draw-pairs-short', { params: { pairs, matches: lines.length } });
}

/** Golfers of a team who can play in the session: no reserves, nobody who is out or has another match in the round. */
function queueOf({ field, facts }: Standing, session: SessionRow, teamId: string): string[] {
  const own = facts.teamPlayers.filter((of) => of.teamId === teamId && !of.reserve).map(({ playerId }) => playerId);
  const elsewhere = facts.sessions.filter(({ id, roundId }) => roundId === session.roundId && id !== session.id).map(({ id }) => id);
  const others = facts.matches.filter(({ sessionId }) => elsewhere.includes(sessionId));
  const busy = new Set(
    others.flatMap((of) => [...golfersIn(field, of.firstId, session.roundId), ...golfersIn(field, of.secondId, session.roundId)]),
  );
  const out = new Set(withdrawnOf(field, own));
  return own.filter((id) => !busy.has(id) && !out.has(id));
}

function golfersIn(field: MatchField, rowId: string | null, roundId: string): readonly string[] {
  const row = rowId === null ? undefined : field.rows.get(rowId);
  return row === undefined ? [] : partnersIn(row, { id: roundId }).map(({ playerId }) => playerId);
}

/** Takes the next side of a team: the first golfer, with whom they play in the round already, else with those behind them who have nobody. */
function takenSide(field: MatchField, { roundId }: SessionRow, queue: string[], format: MatchFormatName): string[] {
  const size = sizeOf(format);
  const [first] = queue;
  if (first === undefined) return [];
  const sides = [...field.rows.values()]
    .filter(({ kind }) => kind === 'side')
    .map((side) => partnersIn(side, { id: roundId }).map(({ playerId }) => playerId))
    .filter((golfers) => golfers.length === size && golfers.every((id) => queue.includes(id)));
  const known = size > 1 ? sides.find((golfers) => golfers.includes(first)) : undefined;
  const free = queue.filter((id) => size === 1 || !sides.some((golfers) => golfers.includes(id)));
  const taken = known ?? (free.length < size ? queue : free).slice(0, size);
  queue.splice(0, queue.length, ...queue.filter((id) => !taken.includes(id)));
  return [...taken];
}

function teamShort({ field, facts }: Standing, session: SessionRow, teamId: string): AppError {
  const needed = facts.matches
    .filter((of) => of.sessionId === session.id && (of.firstTeamId === teamId || of.secondTeamId === teamId))
    .reduce((sum, { format }) => sum + sizeOf(format), 0);
  const count = queueOf({ field, facts }, session, teamId).length;
  const name = facts.teams.find(({ id }) => id === teamId)?.name ?? '';
  return new AppError('draw-team-short', { params: { name, needed, given: count } });
}

/** Drawn sides any two of whose golfers met in an earlier match of the contest. */
function metBefore({ field, facts }: Standing, session: SessionRow, pools: readonly OpponentPool[]): [string, string][] {
  const rounds = new Map(
    facts.sessions.flatMap(({ id, contestId, roundId }) => (contestId === session.contestId ? [[id, roundId] as const] : [])),
  );
  const before = facts.matches.flatMap(({ sessionId, firstId, secondId }) => {
    const roundId = sessionId === session.id ? undefined : rounds.get(sessionId);
    return roundId === undefined ? [] : [[golfersIn(field, firstId, roundId), golfersIn(field, secondId, roundId)] as const];
  });
  const hasMet = (one: readonly string[], other: readonly string[]) =>
    before.some(
      ([a, b]) =>
        (one.some((id) => a.includes(id)) && other.some((id) => b.includes(id))) ||
        (one.some((id) => b.includes(id)) && other.some((id) => a.includes(id))),
    );
  return pools
    .flatMap(({ entrants }) =>
      entrants.flatMap((one) =>
        entrants.flatMap((other): [string, string][] =>
          one.id < other.id && one.team !== other.team && hasMet(golfersOf(one.id), golfersOf(other.id)) ? [[one.id, other.id]] : [],
        ),
      ),
    )
    .toSorted((one, other) => (one.join() < other.join() ? -1 : 1));
}

/** Who has no seed in a knock-out; everybody of groups, or all but the first of each. */
function placesOf({ facts }: Standing, { contestId, headsStay }: Extract<WantedLines, { kind: 'places' }>): PlacesSubject {
  const contest = facts.contests.find(({ id }) => id === contestId);
  if (contest === undefined) throw new AppError('not-found');
  const { rule } = contest;
  if (rule.kind === 'cup') throw new AppError('draw-of-sessions');
  if (facts.sessions.some((of) => of.contestId === contestId)) throw new AppError('contest-has-matches');
  const groups = rule.kind === 'groups' ? rule.groups : [{ name: null, entrants: rule.entrants }];
  const stay = rule.kind === 'groups' ? Number(headsStay) : rule.seeds;
  const parts = groups.map(({ name, entrants }) => ({ name, kept: entrants.slice(0, stay), places: entrants.slice(stay).length }));
  const entrantIds = groups.flatMap(({ entrants }) => entrants.slice(stay)).toSorted();
  if (entrantIds.length < 2) throw new AppError('more-players');
  return { kind: 'places', contestId, parts, entrantIds };
}

/** Whoever has a card in the session: a golfer, or a side with one ball. */
function caddiesOf({ field, facts }: Standing, session: SessionRow, caddies: readonly string[]): CaddiesSubject {
  const matches = facts.matches.filter(({ sessionId }) => sessionId === session.id);
  const playerIds = matches.flatMap(({ format, firstId, secondId }) =>
    [firstId, secondId].flatMap((id) => {
      const row = id === null ? undefined : field.rows.get(id);
      if (row === undefined) return [];
      return ONE_BALL_MATCHES.includes(format) ? [row.id] : golfersIn(field, row.id, session.roundId);
    }),
  );
  if (playerIds.length === 0) throw new AppError('draw-without-matches');
  const twice = caddies.find((caddie, at) => caddies.indexOf(caddie) !== at);
  if (twice !== undefined) throw fieldError('caddies', 'caddie-twice', { caddie: twice });
  if (caddies.length < playerIds.length)
    throw new AppError('draw-caddies-short', { params: { needed: playerIds.length, given: caddies.length } });
  return { kind: 'caddies', matchSessionId: session.id, playerIds, caddies };
}
