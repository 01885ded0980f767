import { type Scores, scoresOf } from '@fairway/golf';
import { asc, gt, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { entry } from '../../db/schema/field/player.ts';
import { afterEntries, type Competition, type CompetitionFacts, competitionFacts, competitionFrom } from './competition.ts';
import { cardStates } from './entry/card-store.ts';
import type { TournamentFacts } from './store.ts';

/** A competition with its cards added up. */
export type ScoredCompetition = { readonly competition: Competition; readonly scores: Scores };

/** The facts of a tournament as a process last read them, what was made of them, and up to which entry. */
type Kept = ScoredCompetition & {
  readonly facts: CompetitionFacts;
  readonly boardVersion: number;
  readonly entryBatches: number;
  /** The newest entry of the tournament that is in them; 0: there is none. */
  readonly lastSeq: number;
};

/** Reads what a board is computed from. The database is the truth: every reading asks it for the version of the tournament. */
export type KeptFacts = (db: Database, tournament: TournamentFacts) => Promise<ScoredCompetition>;
/** `forgetAll`: after a lost connection, since a database that comes back may be an earlier one. */
export type FactsKeeper = { read: KeptFacts; forgetAll: () => void };

/** In all, of what a process keeps. */
const MOST_BYTES = 64 * 1024 * 1024;
/** More entries than this, of all tournaments since the last reading, and everything is read anew. */
const MOST_ENTRIES = 1_000;

/**
 * Keeps the facts of open tournaments, so that an entry costs its own card and not every card. They are folded on only where each version of
 * the board since then was a batch of entries, by the counter that such a batch alone raises; anything else, also by an earlier release, reads
 * all again. `db` is a transaction that sees one moment. Entries of a tournament are numbered in the order in which they are committed, since
 * each batch holds its tournament: nothing older comes later.
 */
export function createKeptFacts(mostBytes = MOST_BYTES): FactsKeeper {
  const kept = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: ({ facts }) => bytesOf(facts) });
  const read: KeptFacts = async (db, tournament) => {
    const { id, boardVersion, entryBatches } = tournament;
    const known = kept.get(id);
    const folded = known && (await foldOn(db, known, tournament));
    const found = folded ?? (await readAll(db, tournament));
    // a slower reading of an older moment does not replace a newer one
    if ((kept.peek(id)?.boardVersion ?? 0) <= boardVersion) kept.set(id, { ...found, boardVersion, entryBatches });
    return found;
  };
  return { read, forgetAll: () => kept.clear() };
}

type Found = Omit<Kept, 'boardVersion' | 'entryBatches'>;

/** Without what is kept. */
export const readCompetition: KeptFacts = async (db, tournament) => scored(competitionFrom(await competitionFacts(db, tournament)));

const scored = (competition: Competition, before?: Scores): ScoredCompetition => ({
  competition,
  scores: scoresOf(competition.rules, competition.competitors, before),
});

async function readAll(db: Database, tournament: TournamentFacts): Promise<Found> {
  const facts = await competitionFacts(db, tournament);
  const roundIds = facts.rounds.map(({ id }) => id);
  // as one list: the newest of all entries are not looked through for one of these rounds
  const own = db.select({ seq: entry.seq }).from(entry).where(inArray(entry.roundId, roundIds));
  const [last] = await db.select({ seq: sql<number>`coalesce(max(own.seq), 0)` }).from(sql`(${own} offset 0) as own`);
  return { ...scored(competitionFrom(facts)), facts, lastSeq: last?.seq ?? 0 };
}

/** The same facts with the entries since then; null: something else has changed too, or there are too many. */
async function foldOn(db: Database, known: Kept, tournament: TournamentFacts): Promise<Found | null> {
  const raised = tournament.boardVersion - known.boardVersion;
  if (raised < 0 || raised !== tournament.entryBatches - known.entryBatches) return null;
  if (raised === 0) return after(known, { ...known.facts, tournament }, [], known.lastSeq);
  const newer = await db
    .select({ seq: entry.seq, playerId: entry.playerId, roundId: entry.roundId })
    .from(entry)
    .where(gt(entry.seq, known.lastSeq))
    .orderBy(asc(entry.seq))
    .limit(MOST_ENTRIES + 1);
  if (newer.length > MOST_ENTRIES) return null;
  const roundIds = known.facts.rounds.map(({ id }) => id);
  const own = newer.filter(({ roundId }) => roundIds.includes(roundId));
  const playerIds = [...new Set(own.map(({ playerId }) => playerId))];
  const changed = playerIds.length === 0 ? new Map() : await cardStates(db, known.facts.rounds, playerIds);
  const cards = new Map([...known.facts.cards, ...changed]);
  return after(known, { ...known.facts, tournament, cards }, playerIds, own.at(-1)?.seq ?? known.lastSeq);
}

function after(known: Kept, facts: CompetitionFacts, playerIds: readonly string[], lastSeq: number): Found {
  return { ...scored(afterEntries(known.competition, facts, new Set(playerIds)), known.scores), facts, lastSeq };
}

/** About what facts take in memory: a player and a card of 18 holes were measured. */
const PLAYER_BYTES = 1_500;
const CARD_BYTES = 2_500;
const bytesOf = ({ players, cards }: CompetitionFacts): number => 20_000 + players.length * PLAYER_BYTES + cards.size * CARD_BYTES;
