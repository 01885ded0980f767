import type { Database } from '../../db/open.ts';
import { type BoardBytes, bytesOf, type Snapshot } from '../leaderboard/live/snapshot.ts';
import { playersByInitials, publiclyNamed } from '../leaderboard/public-name.ts';
import { publicCeremonyOf } from './presentation.ts';
import { findRunning } from './store.ts';

/** What a running ceremony has shown, as bytes: made for the first who asks with a board, and kept for all others with the same one. */
export function createPublicCeremonies(db: Database): (snapshot: Snapshot) => Promise<BoardBytes> {
  const kept = new WeakMap<Snapshot, Promise<BoardBytes>>();
  const make = async ({ board: known, version }: Snapshot): Promise<BoardBytes> => {
    const board = { ...known, lines: publiclyNamed(known.lines, await playersByInitials(db, known.tournamentId)) };
    const row = board.ceremony && (await findRunning(db, board.tournamentId));
    return bytesOf({ ceremony: row && (await publicCeremonyOf({ db, board }, row)) }, `${version}-`);
  };
  return (snapshot) => {
    const made = kept.get(snapshot) ?? make(snapshot);
    kept.set(snapshot, made);
    made.catch(() => kept.delete(snapshot));
    return made;
  };
}
