import type { PublicBoard, StaffBoard } from '@fairway/api';
import type { Database } from '../../../../db/database.ts';
import type { FactsKeeper } from '../../../../engine/competition/kept-facts.ts';
import { type KeptAnswer, madeOnce } from '../../../../http/kept-answer.ts';
import { boardsOf, findBoards } from '../find-boards.ts';
import { withoutPlaces } from '../public-board.ts';
import { type BoardBytes, boardBytes } from './board-bytes.ts';
import { findFrameOrigins } from './public-store.ts';

/** The board as anyone may see it, and as it goes over the wire. */
export type PublicAnswer = KeptAnswer & { readonly board: PublicBoard };

/** A version of a tournament's board, made once for all its readers. */
export type Snapshot = {
  version: number;
  /** As staff see it. */
  board: StaffBoard;
  /** The answer to anyone; null: the tournament is not public, or it is archived. */
  public: PublicAnswer | null;
  /** Closed, with nothing hidden and its winners published. */
  isFinal: boolean;
  /** The answer to staff, made when the first of them asks. */
  staff(): Promise<KeptAnswer>;
  /** The websites that may show the board in a frame. */
  frameOrigins(): Promise<readonly string[]>;
};

/** The boards that went over the wire last, by the reading of their tournament that entries were added to. */
type LastBytes = { public?: BoardBytes; staff?: BoardBytes };
const lastBytes = new WeakMap<object, LastBytes>();

/** The current board; for a closed tournament the frozen one. Null: there is no such tournament. After a stroke it costs one statement. */
export async function loadSnapshot(db: Database, facts: FactsKeeper, tournamentId: string): Promise<Snapshot | null> {
  const newest = await facts.newest(db, tournamentId);
  const boards =
    (newest && boardsOf(newest)) ??
    (await db.transaction((tx) => findBoards(tx, tournamentId, facts.read), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }));
  if (!boards) return null;
  const { board, isFinal, reading } = boards;
  const last = lastBytes.get(reading) ?? {};
  lastBytes.set(reading, last);
  const bytesFor = (reader: keyof LastBytes, of: PublicBoard | StaffBoard): BoardBytes => {
    last[reader] = boardBytes(of, last[reader]);
    return last[reader];
  };
  const seen = boards.public && withoutPlaces(boards.public);
  return {
    version: board.boardVersion,
    board,
    public: seen && { ...bytesFor('public', seen), board: seen },
    isFinal,
    staff: madeOnce(async () => bytesFor('staff', board)),
    frameOrigins: madeOnce(() => findFrameOrigins(db, tournamentId)),
  };
}

/**
 * Where a cache may show an old board it does, for as long as it may. One second in a browser, one in a cache between, one while that asks again: no
 * board is older than three seconds while the server answers. When it is down, an old board is better than none. But within a minute no cache shows
 * what was made private: together these are less than a minute, however a cache adds them up. Pages that are open keep the board that they have, and
 * say how old it is.
 */
export const PUBLIC_CACHE = 'public, max-age=1, s-maxage=1, stale-while-revalidate=1, stale-if-error=30';
/** The list is loaded anew as often; a tournament that was made private stays in no cache. */
export const LIST_CACHE = 'public, max-age=1, s-maxage=1';
export const STAFF_CACHE = 'private, no-cache';
