import type { PublicLuckyDrawAnswer } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { type BoardBytes, bytesOf, type Snapshot } from '../leaderboard/live/snapshot.ts';
import { publicName } from '../leaderboard/public-name.ts';
import { drawnPlayers, headOf } from './lucky-draw.ts';
import { findDraw, findLines } from './store.ts';

async function publicLuckyDrawOf(db: Database, tournamentId: string): Promise<PublicLuckyDrawAnswer> {
  const { name, timeZone } = await requireTournamentFacts(db, tournamentId);
  const row = await findDraw(db, tournamentId);
  const lines = row ? drawnPlayers(await findLines(db, tournamentId)) : [];
  const named = lines.map(({ nth, prize, playerId, name: full, initials, outcome }) => ({
    ...{ nth, prize, playerId, outcome },
    name: full === null ? null : publicName({ name: full, initials: initials === true }),
  }));
  return { tournamentId, name, timeZone, draw: row && { ...headOf(row), lines: named } };
}

/** What anyone may read, as bytes: made for the first who asks with a version of the board, and kept for all others with the same one. */
export function createPublicLuckyDraws(db: Database): (snapshot: Snapshot) => Promise<BoardBytes> {
  const kept = new WeakMap<Snapshot, Promise<BoardBytes>>();
  return (snapshot) => {
    const make = async () => bytesOf(await publicLuckyDrawOf(db, snapshot.board.tournamentId), `${snapshot.version}-`);
    const made = kept.get(snapshot) ?? make();
    kept.set(snapshot, made);
    made.catch(() => kept.delete(snapshot));
    return made;
  };
}
