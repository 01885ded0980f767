import type { NamedAwardPlace, Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import type { Database } from '../../../db/database.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import { findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { AppError, type Spoken } from '../../../error/app-error.ts';
import { say } from '../../../text/word.ts';
import { winnersOf } from './winner.ts';

/** The names of the awards for which players are still tied: each waits for the committee. */
export async function openAwards(db: Database, tournamentId: string): Promise<Spoken[]> {
  const competition = await competitionOf(db, await requireTournamentFacts(db, tournamentId));
  const open = winnersOf(competition, await findDecisions(db, tournamentId)).filter((award) => award.open.length > 0);
  return open.map(nameOf);
}

/** Winners are neither published nor presented while players are tied for an award: nobody could be named. */
export function requireDecided(items: readonly Winner[]): void {
  const awards = items.filter(({ open }) => open.length > 0).map(nameOf);
  if (awards.length > 0) throw new AppError('winners-undecided', { params: { awards } });
}

/** Where nobody wins anything yet there is nothing to publish or to present. */
export function requireWinners(items: readonly Winner[]): void {
  if (items.every(({ winner, open }) => winner === null && open.length === 0)) throw new AppError('winners-none');
}

/** What an award is called: by its own name, or its kind. */
const nameOf =
  (award: NamedAwardPlace): Spoken =>
  (language) =>
    sayAward(award, say(language) as never, language);
