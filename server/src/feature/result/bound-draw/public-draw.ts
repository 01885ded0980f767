import type { PublicDraw, PublicDraws, SealedList } from '@fairway/api';
import { isDrawnByLine, type LinesSubject, timeOfRound } from '@fairway/facts/draw';
import type { Database } from '../../../db/database.ts';
import { listOwners } from '../../../engine/competition/list-owner.ts';
import { findMatchPlan, type MatchPlan, type MatchRow } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { findPartners } from '../../../engine/tournament/side/partner-store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { findFlights } from '../../field/flight/store.ts';
import { findForm } from '../../field/signup/store.ts';
import { findCurrentStarters } from '../../play/leaderboard/live/start-list.ts';
import { entrantNames, headOf, type NameOf } from './drawn-step.ts';
import { drawnIn } from './match-subject.ts';
import { type DrawRow, findDraws, phaseOf } from './store.ts';

/** The draws of a tournament as anyone may know them, the newest first. */
export async function publicDraws(db: Database, tournamentId: string): Promise<PublicDraws> {
  return drawsOf(db, tournamentId, await findDraws(db, tournamentId));
}

/** Of a private tournament whose form anyone reads, its ballots, which are checked by whoever applied; null: there are none. */
export async function publicBallots(db: Database, tournamentId: string): Promise<PublicDraws | null> {
  if ((await findForm(db, tournamentId))?.ballot == null) return null;
  const rows = (await findDraws(db, tournamentId)).filter(({ subject }) => subject.kind === 'ballot');
  return rows.length === 0 ? null : drawsOf(db, tournamentId, rows);
}

async function drawsOf(db: Database, tournamentId: string, rows: readonly DrawRow[]): Promise<PublicDraws> {
  const { name, timeZone } = await requireTournamentFacts(db, tournamentId);
  const seenOf = await drawnThings(db, tournamentId, rows);
  return { tournamentId, name, timeZone, draws: rows.map((row) => publicDrawOf(row, seenOf(row))) };
}

/** What is drawn, in words that people know: a list of holes by its round and owner, golfers by their names, a contest and its matches. */
type DrawnThing = Pick<PublicDraw, 'list' | 'players' | 'of' | 'matches' | 'ballot'>;
const NOTHING: DrawnThing = { list: null, players: null, of: null, matches: null, ballot: null };

export async function drawnThings(db: Database, tournamentId: string, rows: readonly DrawRow[]): Promise<(row: DrawRow) => DrawnThing> {
  const rounds = await findRounds(db, tournamentId);
  const ownerOf = await listOwners(db, tournamentId);
  const hasPeople = rows.some(({ subject }) => subject.kind === 'flights' || isDrawnByLine(subject));
  const nameOf = hasPeople ? await entrantNames(db, tournamentId) : () => null;
  const flightOf = rows.some(({ subject }) => subject.kind === 'flights') ? await flightsNow(db, tournamentId) : () => null;
  const isOfMatches = rows.some(({ subject }) => isDrawnByLine(subject));
  const facts = isOfMatches ? await findMatchPlan(db, tournamentId) : null;
  const partners = isOfMatches ? await findPartners(db, tournamentId) : [];
  const form = rows.some(({ subject }) => subject.kind === 'ballot') ? await findForm(db, tournamentId) : null;
  const kinds = form?.form.form.kinds.map(({ id, name }) => ({ id, name })) ?? [];
  const listed = (roundId: string, owner: Pick<SealedList, 'division' | 'award'>): DrawnThing['list'] => {
    const number = rounds.find(({ id }) => id === roundId)?.number;
    return number === undefined ? null : { number, ...owner };
  };
  return (row) => {
    const { subject } = row;
    if (subject.kind === 'lucky-draw') return NOTHING;
    if (subject.kind === 'ballot') return { ...NOTHING, ballot: { kinds, room: row.room as NonNullable<PublicDraw['ballot']>['room'] } };
    if (subject.kind === 'counted-holes') return { ...NOTHING, list: listed(subject.roundId, ownerOf(subject)) };
    if (subject.kind === 'flights') {
      const players = subject.playerIds.map((id) => ({ playerId: id, name: nameOf(id), flight: flightOf(id, subject.roundId) }));
      return { ...NOTHING, list: listed(subject.roundId, { division: null, award: null }), players };
    }
    return facts === null ? NOTHING : forMatches(row, subject, { facts, rounds, partners, nameOf });
  };
}

type MatchNaming = {
  facts: MatchPlan;
  rounds: Awaited<ReturnType<typeof findRounds>>;
  partners: Awaited<ReturnType<typeof findPartners>>;
  nameOf: NameOf;
};

/** Of opponents, once they are shown, whom each match has by now: whoever was changed stands out. */
function forMatches(row: DrawRow, subject: LinesSubject, { facts, rounds, partners, nameOf }: MatchNaming): DrawnThing {
  const session = facts.sessions.find(({ id }) => subject.kind === 'opponents' && id === subject.matchSessionId);
  /** As they are drawn: by the ids of the golfers. */
  const entrantOf = (rowId: string): string => {
    const golfers = partners
      .filter(({ sideId, roundId }) => sideId === rowId && roundId === session?.roundId)
      .map(({ playerId }) => playerId);
    return golfers.length === 0 ? rowId : golfers.toSorted().join('+');
  };
  const nowIn = ({ firstId, secondId }: MatchRow): string | null => {
    const sides = [firstId, secondId].flatMap((id) => (id === null ? [] : (nameOf(entrantOf(id)) ?? [])));
    return row.shownAt === null || sides.length === 0 ? null : sides.join(BETWEEN_SIDES);
  };
  const matchIds = subject.kind === 'opponents' ? subject.pools.flatMap((pool) => pool.matchIds) : [];
  return {
    ...NOTHING,
    players: drawnIn(subject).map((id) => ({ playerId: id, name: nameOf(id), flight: null })),
    of: headOf(rounds, subject, facts),
    matches: matchIds.flatMap((id) => {
      const match = facts.matches.find((one) => one.id === id);
      return match === undefined ? [] : [{ matchId: id, number: match.number, now: nowIn(match) }];
    }),
  };
}

const BETWEEN_SIDES = ' – ';

/** The number of a golfer's flight where the start list shows it. */
async function flightsNow(db: Database, tournamentId: string): Promise<(playerId: string, roundId: string) => string | null> {
  const { round, starters } = await findCurrentStarters(db, await requireTournamentFacts(db, tournamentId));
  const numbers = new Map(round ? (await findFlights(db, round.id)).map(({ id, number }) => [id, number]) : []);
  const flights = new Map(starters.map(({ playerId, flightId }) => [playerId, numbers.get(flightId ?? '') ?? null]));
  return (playerId, roundId) => (roundId === round?.id ? (flights.get(playerId) ?? null) : null);
}

export function publicDrawOf(row: DrawRow, drawn: DrawnThing): PublicDraw {
  const { id, tournamentId, subject, source, seal, secret, signature, numbers, reason, abandonReason } = row;
  return {
    ...{ id, tournamentId, source, phase: phaseOf(row), seal, secret, signature, numbers, reason, abandonReason },
    ...drawn,
    subject: subject as PublicDraw['subject'],
    namedFor: source.kind === 'beacon' ? timeOfRound(source.round).toISOString() : null,
    guests: row.guests.map(({ name, seal, number, salt }) => ({ name, seal, number, salt })),
    beganAt: row.beganAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    hallAt: row.hallAt?.toISOString() ?? null,
    openingAt: row.openingAt?.toISOString() ?? null,
    abandonedAt: row.abandonedAt?.toISOString() ?? null,
    shownAt: row.shownAt?.toISOString() ?? null,
  };
}
