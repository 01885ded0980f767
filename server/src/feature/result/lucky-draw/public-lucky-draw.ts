import type { PublicLuckyDrawAnswer } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { publicName } from '../../play/leaderboard/public-name.ts';
import { findDraws } from '../bound-draw/store.ts';
import { drawnPlayers, headOf } from './lucky-draw.ts';
import { findDraw, findLines } from './store.ts';

/** The lucky draw as anyone may see it. */
export async function publicLuckyDraw(db: Database, tournamentId: string): Promise<PublicLuckyDrawAnswer> {
  const { name, timeZone } = await requireTournamentFacts(db, tournamentId);
  const row = await findDraw(db, tournamentId);
  const lines = row ? drawnPlayers(await findLines(db, tournamentId)) : [];
  const named = lines.map(({ nth, prize, playerId, name: full, initials, outcome }) => ({
    ...{ nth, prize, playerId, outcome },
    name: full === null ? null : publicName({ name: full, initials: initials === true }),
  }));
  const bound = (await findDraws(db, tournamentId)).some(({ subject }) => subject.kind === 'lucky-draw');
  return { tournamentId, name, timeZone, bound, draw: row && { ...headOf(row), lines: named } };
}
