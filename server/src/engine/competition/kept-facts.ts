import { type Scores, scoresOf } from '@fairway/golf';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { entry } from '../../db/schema/field/player.ts';
import { tournament } from '../../db/schema/field/tournament.ts';
import { afterEntries, type Competition, type CompetitionFacts, competitionFacts, competitionFrom } from './competition.ts';
import { cardStates, type NewerEntry, withFirstEntries } from './entry/card-store.ts';
import type { TournamentFacts } from './store.ts';

/** A competition with its cards added up. */
export type ScoredCompetition = {
  readonly competition: Competition;
  readonly scores: Scores;
  /** The whole reading that it was folded on from: while it is the same object, nothing but entries has come. */
  readonly reading: object;
};

/** The facts of a tournament as a process last read them, what was made of them, and up to which entry. */
type CachedFacts = ScoredCompetition & {
  readonly facts: CompetitionFacts;
  /** The newest entry of the tournament that is in them; 0: there is none. */
  readonly lastSeq: number;
};

/** Reads what a board is computed from. The database is the truth: every reading asks it for the version of the tournament. */
export type KeptFacts = (db: Database, tournament: TournamentFacts) => Promise<ScoredCompetition>;
/**
 * `newest`: a tournament that is kept, by one statement; null: it is not kept, or more than entries came. `forgetAll`: after a lost connection,
 * since a database that comes back may be an earlier one.
 */
export type FactsKeeper = {
  read: KeptFacts;
  newest: (db: Database, tournamentId: string) => Promise<ScoredCompetition | null>;
  forgetAll: () => void;
};

/** In all, of what a process keeps. */
const MOST_BYTES = 64 * 1024 * 1024;
/** More entries than this, of all tournaments since the last reading, and everything is read anew. */
const MOST_ENTRIES = 1_000;

/**
 * Keeps the facts of open tournaments, so that an entry costs its own card and not every card. They are folded on only where each version of
 * the board since then was a batch of entries, by the counter that such a batch alone raises; anything else, also by an earlier release, reads
 * all again. Entries of a tournament are numbered in the order in which they are committed, since each batch holds its tournament: nothing
 * older comes later.
 */
export function createKeptFacts(mostBytes = MOST_BYTES): FactsKeeper {
  const cache = new LRUCache<string, CachedFacts>({ maxSize: mostBytes, sizeCalculation: ({ facts }) => bytesOf(facts) });
  /** A slower reading of an older moment does not replace a newer one. */
  const keep = (entry: CachedFacts): void => {
    const { id, boardVersion } = entry.facts.tournament;
    if ((cache.peek(id)?.facts.tournament.boardVersion ?? 0) <= boardVersion) cache.set(id, entry);
  };
  const fold = async (db: Database, tournamentId: string): Promise<CachedFacts | null> => {
    const cached = cache.get(tournamentId);
    const entry = cached ? await foldOn(db, cached) : null;
    if (entry) keep(entry);
    return entry;
  };
  const read: KeptFacts = async (db, tournament) => {
    const folded = await fold(db, tournament.id);
    if (folded?.facts.tournament.boardVersion === tournament.boardVersion) return folded;
    const entry = await readAll(db, tournament);
    keep(entry);
    return entry;
  };
  return { read, newest: fold, forgetAll: () => cache.clear() };
}

/** Without what is kept. */
export const readCompetition: KeptFacts = async (db, tournament) => scored(competitionFrom(await competitionFacts(db, tournament)));

const scored = (competition: Competition, before?: ScoredCompetition): ScoredCompetition => ({
  competition,
  scores: scoresOf(competition.rules, competition.competitors, before?.scores),
  reading: before?.reading ?? {},
});

async function readAll(db: Database, tournament: TournamentFacts): Promise<CachedFacts> {
  const facts = await competitionFacts(db, tournament);
  const roundIds = facts.rounds.map(({ id }) => id);
  // as one list: the newest of all entries are not looked through for one of these rounds
  const own = db.select({ seq: entry.seq }).from(entry).where(inArray(entry.roundId, roundIds));
  const [last] = await db.select({ seq: sql<number>`coalesce(max(own.seq), 0)` }).from(sql`(${own} offset 0) as own`);
  return { ...scored(competitionFrom(facts)), facts, lastSeq: last?.seq ?? 0 };
}

/** The version of a tournament and the entries of all since one, of one moment. */
const findNewer = prepared((db) => {
  const { seq, playerId, roundId, hole, id, strokes, pickup } = entry;
  const newer = db.$with('newer').as(
    db
      .select({ seq, playerId, roundId, hole, id, strokes, pickup })
      .from(entry)
      .where(gt(seq, sql.placeholder('lastSeq')))
      .orderBy(asc(seq))
      .limit(MOST_ENTRIES + 1),
  );
  const { boardVersion, entryBatches, ledgerHead, ledgerLines } = tournament;
  return db
    .with(newer)
    .select({
      ...{ boardVersion, entryBatches, ledgerHead, ledgerLines },
      entries: sql<NewerEntry[]>`(select coalesce(json_agg(json_build_object('seq', ${newer.seq}, 'playerId', ${newer.playerId},
        'roundId', ${newer.roundId}, 'hole', ${newer.hole}, 'id', ${newer.id},
        'score', case when ${newer.pickup} then '"pickup"'::json else to_json(${newer.strokes}) end) order by ${newer.seq}), '[]') from ${newer})`,
    })
    .from(tournament)
    .where(eq(tournament.id, sql.placeholder('tournamentId')))
    .prepare('find_newer_entries');
});

/** The same facts with the entries since then; null: something else has changed too, or there are too many. */
async function foldOn(db: Database, cached: CachedFacts): Promise<CachedFacts | null> {
  const { tournament: before, rounds } = cached.facts;
  const [row] = await findNewer(db).execute({ tournamentId: before.id, lastSeq: cached.lastSeq });
  if (!row) return null;
  const { entries, ...versions } = row;
  const raised = versions.boardVersion - before.boardVersion;
  if (raised < 0 || raised !== versions.entryBatches - before.entryBatches || entries.length > MOST_ENTRIES) return null;
  if (raised === 0) return cached;
  const own = entries.filter(({ roundId }) => rounds.some(({ id }) => id === roundId));
  const cards = withFirstEntries(cached.facts.cards, own, rounds) ?? (await withEntriesOf(db, cached.facts, own));
  const facts = { ...cached.facts, tournament: { ...before, ...versions }, cards };
  const playerIds = new Set(own.map(({ playerId }) => playerId));
  return {
    ...scored(afterEntries(cached.competition, facts, playerIds), cached),
    facts,
    lastSeq: own.at(-1)?.seq ?? cached.lastSeq,
  };
}

/** The cards with those of some entries read anew. */
async function withEntriesOf(db: Database, { cards, rounds }: CompetitionFacts, entries: readonly NewerEntry[]) {
  const playerIds = [...new Set(entries.map(({ playerId }) => playerId))];
  return new Map([...cards, ...(await cardStates(db, rounds, playerIds))]);
}

/** About what facts take in memory: a player and a card of 18 holes were measured. */
const PLAYER_BYTES = 1_500;
const CARD_BYTES = 2_500;
const bytesOf = ({ players, cards }: CompetitionFacts): number => 20_000 + players.length * PLAYER_BYTES + cards.size * CARD_BYTES;
