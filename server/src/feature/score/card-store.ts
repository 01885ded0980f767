import type { EntryFact, ScoreCard } from '@fairway/contract';
import { type FoldedCard, foldCard, type HoleScore } from '@fairway/golf';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { card, entry, player, users } from '../../db/schema.ts';
import { HOLES, toGolf } from './judge.ts';

/** One entry with all that is known of it, and the card that it is on. */
export type Fact = typeof entry.$inferSelect & { authorName: string };

/** What the entries of one card come to. */
export type CardState = { scores: HoleScore[]; shownIds: (string | null)[]; disputes: ScoreCard['disputes'] };

export const cardKey = (playerId: string, roundId: string): string => `${playerId} ${roundId}`;

type CompactCard = { playerId: string; roundId: string; holes: number[]; strokes: (number | null)[]; ids: string[] };

/**
 * The cards of these rounds, or one player's, by cardKey; one without entries is left out. A card whose holes were entered once
 * each needs no rule: its values are read as arrays, one row a card. The others are folded by the engine.
 */
export async function cardStates(db: Database, roundIds: readonly string[], playerId?: string): Promise<Map<string, CardState>> {
  const states = new Map<string, CardState>();
  if (roundIds.length === 0) return states;
  const compact = await compactCards(db, roundIds, playerId);
  const changed = compact.filter(({ holes }) => new Set(holes).size < holes.length);
  for (const of of compact) states.set(cardKey(of.playerId, of.roundId), plainState(of));
  for (const [key, facts] of await factsOf(db, changed)) states.set(key, foldedState(facts));
  return states;
}

/** A pick-up travels as 0, a cleared hole as null. */
async function compactCards(db: Database, roundIds: readonly string[], playerId?: string): Promise<CompactCard[]> {
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
    .where(and(inArray(entry.roundId, [...roundIds]), playerId === undefined ? undefined : eq(entry.playerId, playerId)))
    .groupBy(entry.playerId, entry.roundId);
}

function plainState({ holes, strokes, ids }: CompactCard): CardState {
  const scores: HoleScore[] = Array(HOLES).fill(null);
  const shownIds: (string | null)[] = Array(HOLES).fill(null);
  holes.forEach((hole, nth) => {
    const value = strokes[nth] ?? null;
    scores[hole - 1] = value === 0 ? 'pickup' : value;
    shownIds[hole - 1] = ids[nth] ?? null;
  });
  return { scores, shownIds, disputes: [] };
}

async function factsOf(db: Database, cards: readonly CompactCard[]): Promise<Map<string, Fact[]>> {
  if (cards.length === 0) return new Map();
  const playerIds = [...new Set(cards.map(({ playerId }) => playerId))];
  const roundIds = [...new Set(cards.map(({ roundId }) => roundId))];
  const facts = await selectFacts(db, and(inArray(entry.playerId, playerIds), inArray(entry.roundId, roundIds)));
  return Map.groupBy(facts, ({ playerId, roundId }) => cardKey(playerId, roundId));
}

async function selectFacts(db: Database, where: SQL | undefined): Promise<Fact[]> {
  const rows = await db
    .select({ entry, authorName: users.name })
    .from(entry)
    .leftJoin(users, eq(users.id, entry.userId))
    .where(where)
    .orderBy(asc(entry.seq));
  return rows.map((row) => ({ ...row.entry, authorName: row.authorName ?? row.entry.source }));
}

function foldedState(facts: readonly Fact[]): CardState {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const { card: scores, holes }: FoldedCard = foldCard(facts.map(golfFact), HOLES);
  const factOf = (id: string): EntryFact => entryFact(byId.get(id) as Fact);
  const disputes = holes.flatMap(({ shown, rivals }, at) =>
    shown && rivals.length > 0 ? [{ hole: at + 1, shown: factOf(shown.id), rivals: rivals.map(({ id }) => factOf(id)) }] : [],
  );
  return { scores: [...scores], shownIds: holes.map(({ shown }) => shown?.id ?? null), disputes };
}

const golfFact = (fact: Fact) => toGolf({ ...fact, enteredAt: fact.enteredAt.toISOString() });

export function entryFact(fact: Fact): EntryFact {
  const { id, hole, source, authorName, device, replaces, reason } = fact;
  const score = fact.pickup ? 'pickup' : fact.strokes;
  const enteredAt = fact.enteredAt.toISOString();
  const receivedAt = fact.receivedAt.toISOString();
  return { id, hole, score, source, authorName, device, enteredAt, receivedAt, replaces, reason };
}

/** Every entry of a card, as received. */
export async function cardHistory(db: Database, playerId: string, roundId: string): Promise<EntryFact[]> {
  const facts = await selectFacts(db, and(eq(entry.playerId, playerId), eq(entry.roundId, roundId)));
  return facts.map(entryFact);
}

export type CardHolder = Pick<ScoreCard, 'playerId' | 'name' | 'divisionId' | 'flight' | 'startingHole' | 'status' | 'absent'>;

/** Who has a card in the round. */
export async function cardHolders(db: Database, roundId: string, playerId?: string): Promise<CardHolder[]> {
  return db
    .select({
      playerId: player.id,
      name: player.name,
      divisionId: player.divisionId,
      flight: card.flight,
      startingHole: card.startingHole,
      status: card.status,
      absent: player.absent,
    })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .where(and(eq(card.roundId, roundId), playerId === undefined ? undefined : eq(player.id, playerId)));
}
