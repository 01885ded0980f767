import type { MessageKey } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import type { FieldProblem } from '../../errors.ts';
import { competitionOf } from '../competition/competition.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { findDecisions } from './store.ts';
import { winnersOf } from './winner.ts';

const PLACES: readonly MessageKey[] = ['award:division:1', 'award:division:2', 'award:division:3'];

/** The names of the awards for which players are still level: each waits for the committee. */
export async function openAwards(db: Database, tournamentId: string): Promise<FieldProblem[]> {
  const competition = await competitionOf(db, await requireTournamentFacts(db, tournamentId));
  const open = winnersOf(competition, await findDecisions(db, tournamentId)).filter((award) => award.open.length > 0);
  return open.map(({ kind, place, divisionName }) =>
    kind === 'division'
      ? { key: PLACES[place - 1] ?? 'award:division:3', params: { division: divisionName ?? '' } }
      : { key: `award:${kind}` as const },
  );
}
