import type { WinnerList } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import { competitionOf } from '../competition/competition.ts';
import { findFinalResult } from '../competition/final-result-store.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { publicationOf } from './published.ts';
import { findDecisions } from './store.ts';
import { requireCandidates, winnersOf } from './winner.ts';

/** The current winners; for a closed tournament the frozen ones. */
export async function winnerList(db: Database, tournamentId: string): Promise<WinnerList> {
  const tournament = await requireTournamentFacts(db, tournamentId);
  const { boardVersion } = tournament;
  const list = (final: boolean, items: WinnerList['items']) =>
    publicationOf(db, tournamentId, items).then((publication) => ({ boardVersion, final, publication, items }));
  const frozen = tournament.state === 'closed' ? await findFinalResult(db, tournamentId) : null;
  if (frozen) return list(true, frozen.winners);
  const competition = await competitionOf(db, tournament);
  requireCandidates(competition);
  return list(false, winnersOf(competition, await findDecisions(db, tournamentId)));
}
