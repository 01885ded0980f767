import { inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { createKeptFacts, type KeptFacts } from '../../../../engine/competition/kept-facts.ts';
import type { Metrics } from '../../../../http/metrics.ts';
import type { Live } from '../../../../work/live.ts';
import { type BoardCache, createBoardCache } from './board-cache.ts';
import { createNews } from './news.ts';
import { createPolls, type Polls } from './polls.ts';
import { loadSnapshot } from './snapshot.ts';
import { createStartLists, type StartListOf } from './start-list.ts';
import { createWatchers, MOST_WATCHERS, type Watchers } from './watchers.ts';

/** The kept boards, the facts that they are computed from, and the connections that watch them; notices of tournaments bring them up to date. */
export type LiveBoard = { boards: BoardCache; factsOf: KeptFacts; startListOf: StartListOf; watchers: Watchers; polls: Polls };

export function createLiveBoard(
  db: Database,
  live: Live,
  report: (error: unknown) => void,
  metrics: Metrics,
  mostWatchers: number,
): LiveBoard {
  const facts = createKeptFacts();
  const boards = createBoardCache((tournamentId) => metrics.timeBoard(loadSnapshot(db, facts, tournamentId)));
  const watchers = createWatchers(Math.min(MOST_WATCHERS, mostWatchers));
  metrics.gauge('fairway_watchers', 'Open event streams', watchers.count);

  const tellNow = async (tournamentId: string, version?: number): Promise<void> => {
    try {
      const snapshot = await boards.get(tournamentId);
      if (snapshot?.public) await watchers.tell(tournamentId, snapshot.public);
      else watchers.end(tournamentId);
    } catch (error) {
      report(error);
      if (version !== undefined) await watchers.poke(tournamentId, version);
    }
  };
  const news = createNews(tellNow);
  /** Tells those who watch a board what is new on it, and sends them away when it is no longer public. */
  const tell = async (tournamentId: string, version?: number): Promise<void> => {
    if (watchers.areThere(tournamentId)) await news.tell(tournamentId, version);
  };
  const poke = (tournamentId: string, version: number): void => {
    boards.poked(tournamentId, version);
    void tell(tournamentId, version);
  };
  const invalidate = (tournamentId: string): void => {
    boards.forget(tournamentId);
    void tell(tournamentId);
  };
  const check = async (): Promise<void> => {
    const known = boards.versions();
    const ids = [...new Set([...known.keys(), ...watchers.watched()])];
    if (ids.length === 0) return;
    const rows = await db
      .select({ id: tournament.id, version: tournament.boardVersion })
      .from(tournament)
      .where(inArray(tournament.id, ids));
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    for (const id of ids) {
      const version = versions.get(id);
      if (version === undefined) invalidate(id);
      else if (version > (known.get(id) ?? 0)) poke(id, version);
      else void tell(id); // another reader may have loaded it
    }
  };

  const invalidateAll = (): void => {
    facts.forgetAll();
    boards.invalidateAll();
  };

  live.subscribe({ poke, invalidate, invalidateAll, check, close: watchers.endAll });
  return { boards, factsOf: facts.read, startListOf: createStartLists(db), watchers, polls: createPolls() };
}
