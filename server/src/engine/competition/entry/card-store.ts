import type { EntryFact, ScoreCard } from '@fairway/api';
import { engineHole, hasHole, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { courseHoles, foldCard, type HoleScore, MOST_HOLES, stateOn, TOTAL } from '@fairway/golf';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { deviceOf } from '../../../access/device.ts';
import type { Database } from '../../../db/database.ts';
import { apiKey, users } from '../../../db/schema/account/site.ts';
import { card, entry, flight, player } from '../../../db/schema/field/player.ts';
import { foreignAuthor, round } from '../../../db/schema/field/tournament.ts';
import { markerDevice, markerLink } from '../../../db/schema/play/marker.ts';
import { carriedStatus } from '../../tournament/carried-status.ts';
import { toGolf } from './golf-entry.ts';

/** One entry with everything that is known of it, and the card that it is on. */
export type Fact = typeof entry.$inferSelect & {
  authorName: string;
  /** The browser and system of a marker's phone, as it names itself. */
  phone: string | null;
};

/** The result of the entries of one card. Lists begin with the first hole of the round; numbers are those of the course's card. */
export type CardState = {
  scores: HoleScore[];
  shownIds: (string | null)[];
  /** The strokes of the whole card, where they were entered without holes, and the entry that says so. */
  total: number | null;
  totalId: string | null;
  disputes: ScoreCard['disputes'];
  /** Holes, or the total, on which two authors entered the same. */
  confirmed: number[];
};
/** The holes of a round, whose cards are read. */
export type CardRound = PlayedHoles & { readonly id: string };

/** A card without entries. */
export function blankCard({ par }: Pick<PlayedHoles, 'par'>): CardState {
  const none = courseHoles({ par }).map(() => null);
  return { scores: none, shownIds: [...none], total: null, totalId: null, disputes: [], confirmed: [] };
}

export const cardKey = (playerId: string, roundId: string): string => `${playerId} ${roundId}`;

type CompactCard = { playerId: string; roundId: string; holes: number[]; strokes: (number | null)[]; ids: string[] };
type Hole = { playerId: string; roundId: string; hole: number };

/**
 * The cards of these rounds, or these players' among them, by cardKey; a card without entries is left out. A hole that was entered once
 * needs no rule: those holes are read as arrays, one row per card. The engine folds the others, hole by hole. With `until`: as they were
 * then, from the entries that had been received.
 */
export async function cardStates(
  db: Database,
  rounds: readonly CardRound[],
  playerIds?: readonly string[],
  until?: Date,
): Promise<Map<string, CardState>> {
  if (rounds.length === 0) return new Map();
  const byId = new Map(rounds.map((round) => [round.id, round]));
  const compact = await compactCards(db, [...byId.keys()], playerIds, until);
  const states = new Map(
    compact.flatMap((of) => {
      const round = byId.get(of.roundId);
      return round ? [[cardKey(of.playerId, of.roundId), plainState(of, round)] as const] : [];
    }),
  );
  for (const facts of await factsOf(db, compact.flatMap(holesEnteredAgain), until)) foldInto(states, facts, byId);
  for (const { disputes, confirmed } of states.values()) {
    disputes.sort((a, b) => a.hole - b.hole);
    confirmed.sort((a, b) => a - b);
  }
  return states;
}

const receivedBy = (until: Date | undefined): SQL | undefined => until && lte(entry.receivedAt, until);

/** A pick-up travels as 0, a cleared hole as null. */
async function compactCards(
  db: Database,
  roundIds: readonly string[],
  playerIds: readonly string[] | undefined,
  until: Date | undefined,
): Promise<CompactCard[]> {
  const strokes = sql`case when ${entry.pickup} then 0 else ${entry.strokes} end`;
  return db
    .select({
      playerId: entry.playerId,
      roundId: entry.roundId,
      holes: sql<number[]>`json_agg(${entry.hole})`,
      strokes: sql<(number | null)[]>`json_agg(${strokes})`,
      ids: sql<string[]>`json_agg(${entry.id})`,
    })
    .from(entry)
    .where(and(inArray(entry.roundId, [...roundIds]), playerIds && inArray(entry.playerId, [...playerIds]), receivedBy(until)))
    .groupBy(entry.playerId, entry.roundId);
}

function plainState({ holes, strokes, ids }: CompactCard, round: CardRound): CardState {
  const state = blankCard(round);
  holes.forEach((hole, nth) => {
    const value = strokes[nth] ?? null;
    putOn(state, round, hole, value === 0 ? 'pickup' : value, ids[nth] ?? null);
  });
  return state;
}

/** Puts on a card what stands on one of its holes, or as its total; a hole that the round has not any more is none. */
function putOn(state: CardState, round: CardRound, hole: number, score: HoleScore, id: string | null): void {
  if (hole === TOTAL) {
    state.total = score === 'pickup' ? null : score;
    state.totalId = id;
  } else if (hasHole(round, hole)) {
    const at = engineHole(round, hole) - 1;
    state.scores[at] = score;
    state.shownIds[at] = id;
  }
}

/** An entry that came after a card was read. */
export type NewerEntry = Hole & { seq: number; id: string; score: HoleScore };

/**
 * The cards with further entries, each the first of its hole: such a one needs no rule. Null where any of them is not. `cards` and the states in it
 * stay as they are.
 */
export function withFirstEntries(
  cards: ReadonlyMap<string, CardState>,
  entries: readonly NewerEntry[],
  rounds: readonly CardRound[],
): ReadonlyMap<string, CardState> | null {
  const changed = new Map<string, CardState>();
  for (const { playerId, roundId, hole, score, id } of entries) {
    const round = rounds.find((of) => of.id === roundId);
    if (!round || (hole !== TOTAL && !hasHole(round, hole))) return null;
    const key = cardKey(playerId, roundId);
    const state = changed.get(key) ?? copyOf(cards.get(key) ?? blankCard(round));
    if ((hole === TOTAL ? state.totalId : state.shownIds[engineHole(round, hole) - 1]) != null) return null;
    putOn(state, round, hole, score, id);
    changed.set(key, state);
  }
  return new Map([...cards, ...changed]);
}

const copyOf = (state: CardState): CardState => ({ ...state, scores: [...state.scores], shownIds: [...state.shownIds] });

function holesEnteredAgain({ playerId, roundId, holes }: CompactCard): Hole[] {
  const again = new Set(holes.filter((hole, nth) => holes.indexOf(hole) !== nth));
  return [...again].map((hole) => ({ playerId, roundId, hole }));
}

/** Every entry of these holes, hole by hole. */
async function factsOf(db: Database, holes: readonly Hole[], until: Date | undefined): Promise<Iterable<Fact[]>> {
  if (holes.length === 0) return [];
  const wanted = sql`json_to_recordset(${JSON.stringify(holes)}::json) as wanted("playerId" uuid, "roundId" uuid, hole smallint)`;
  const facts = await selectFacts(
    db,
    and(
      sql`(${entry.playerId}, ${entry.roundId}, ${entry.hole}) in (select wanted."playerId", wanted."roundId", wanted.hole from ${wanted})`,
      receivedBy(until),
    ),
  );
  return Map.groupBy(facts, ({ playerId, roundId, hole }) => `${cardKey(playerId, roundId)} ${hole}`).values();
}

/** “Flight 12” is said in every language. */
const AUTHOR_NAME = sql<
  string | null
>`coalesce(${users.name}, ${apiKey.name}, 'Flight ' || ${markerLink.flightNumber}, ${foreignAuthor.name})`;

/** By the phone alone: it may have another link now. A device that a person named is no id. */
const PHONE_ID = sql`case when ${entry.principalKind} = 'link' and ${entry.device} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${entry.device}::uuid end`;

async function selectFacts(db: Database, where: SQL | undefined): Promise<Fact[]> {
  const rows = await db
    .select({ entry, authorName: AUTHOR_NAME, phone: markerDevice.device })
    .from(entry)
    .leftJoin(users, and(eq(entry.principalKind, 'person'), eq(users.id, entry.principalId)))
    .leftJoin(apiKey, and(eq(entry.principalKind, 'key'), eq(apiKey.id, entry.principalId)))
    .leftJoin(foreignAuthor, eq(foreignAuthor.id, entry.principalId))
    .leftJoin(markerLink, and(eq(entry.principalKind, 'link'), eq(markerLink.id, entry.principalId)))
    .leftJoin(markerDevice, eq(markerDevice.id, PHONE_ID))
    .where(where)
    .orderBy(asc(entry.seq));
  return rows.map(({ entry: row, authorName, phone }) => ({ ...row, authorName: authorName ?? row.source, phone }));
}

/** Folds the entries of one hole, in their order, and puts the result on its card. */
function foldInto(states: ReadonlyMap<string, CardState>, facts: readonly Fact[], rounds: ReadonlyMap<string, CardRound>): void {
  const [first] = facts;
  const state = first && states.get(cardKey(first.playerId, first.roundId));
  const round = first && rounds.get(first.roundId);
  if (!state || !round || (first.hole !== TOTAL && !hasHole(round, first.hole))) return;
  const { shown, rivals, confirmed } = stateOn(foldCard(facts.map(golfFact), MOST_HOLES), first.hole);
  putOn(state, round, first.hole, shown?.score ?? null, shown?.id ?? null);
  if (confirmed) state.confirmed.push(first.hole);
  if (!shown || rivals.length === 0) return;
  const factOf = (id: string): EntryFact => entryFact(facts.find((fact) => fact.id === id) as Fact);
  state.disputes.push({ hole: first.hole, shown: factOf(shown.id), rivals: rivals.map(({ id }) => factOf(id)) });
}

export const golfFact = (fact: Fact) => toGolf({ ...fact, enteredAt: fact.enteredAt.toISOString() });

export function entryFact(fact: Fact): EntryFact {
  const { id, hole, driveBy, source, authorName, clockWrong, replaces, reason } = fact;
  const device = fact.principalKind === 'link' ? phoneName(fact.phone) : fact.device;
  const score = fact.pickup ? 'pickup' : fact.strokes;
  const enteredAt = fact.enteredAt.toISOString();
  const receivedAt = fact.receivedAt.toISOString();
  return { id, hole, score, driveBy, source, authorName, device, enteredAt, receivedAt, clockWrong, replaces, reason };
}

/** “Safari, iPhone”. */
function phoneName(userAgent: string | null): string | null {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== null).join(', ') || null;
}

/** Every entry of a card, as received. */
export const cardFacts = (db: Database, playerId: string, roundId: string): Promise<Fact[]> =>
  selectFacts(db, and(eq(entry.playerId, playerId), eq(entry.roundId, roundId)));

export type CardHolder = Pick<ScoreCard, 'playerId' | 'name' | 'divisionId' | 'flight' | 'startingHole' | 'status' | 'women'> & {
  /** The order within the flight. */
  place: number;
};

/** Everyone with a card in the round, with their status in it or the one carried over from an earlier round. */
export async function cardHolders(db: Database, roundId: string, playerId?: string): Promise<CardHolder[]> {
  return db
    .select({
      playerId: player.id,
      name: player.name,
      divisionId: player.divisionId,
      flight: flight.number,
      startingHole: flight.startingHole,
      place: card.place,
      status: carriedStatus(sql`${card.playerId}`, sql`${round.number}`),
      women: sql<boolean>`${player.gender} = 'f' and ${round.womenPar} is not null`,
    })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .innerJoin(round, eq(round.id, card.roundId))
    .leftJoin(flight, eq(flight.id, card.flightId))
    .where(and(eq(card.roundId, roundId), playerId === undefined ? undefined : eq(player.id, playerId)));
}
