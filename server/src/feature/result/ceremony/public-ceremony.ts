import type { PublicCeremony } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import type { Snapshot } from '../../play/leaderboard/live/snapshot.ts';
import { publicContestsOf } from '../../play/leaderboard/public-contests.ts';
import { playersByInitials, publiclyNamed } from '../../play/leaderboard/public-name.ts';
import { publicCeremonyOf } from './presentation.ts';
import { findRunning } from './store.ts';

/** What a running ceremony has shown. */
export async function publicCeremony(db: Database, { board: known }: Snapshot): Promise<{ ceremony: PublicCeremony | null }> {
  const row = known.ceremony && (await findRunning(db, known.tournamentId));
  if (!row) return { ceremony: null };
  const byInitials = await playersByInitials(db, known.tournamentId);
  const sides = known.sides && { ...known.sides, lines: publiclyNamed(known.sides.lines, byInitials) };
  const matches = known.matches && publicContestsOf(known.matches, byInitials);
  const board = { ...known, lines: publiclyNamed(known.lines, byInitials), sides, matches };
  return { ceremony: await publicCeremonyOf({ db, board }, row) };
}
