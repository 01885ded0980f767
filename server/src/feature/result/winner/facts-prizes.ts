import { canonical, type FactsPrizes, speltOut } from '@fairway/facts';
import { withoutPrivate } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import { type Competition, competitionOf } from '../../../engine/competition/competition.ts';
import { type Decision, findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { coreOfField, planOf, type Unresolved } from '../../../engine/ledger/core.ts';
import { tellPublication } from '../../../engine/ledger/ledger.ts';
import { allocationOf, allotted, awardsOf, resultsOf } from './winner.ts';

/** What decides a competition, with the prizes and what the committee decided about them: published with the winners. */
export function coreWithPrizes(competition: Competition, decisions: readonly Decision[]): Unresolved & { prizes: FactsPrizes } {
  const { rules, competitors, tournament, handicapPending } = competition;
  const listed = awardsOf(competition);
  const awards = allotted(listed, handicapPending);
  const allocation = allocationOf(competition, listed, decisions);
  const field = withoutPrivate(rules, competitors, awards, allocation, resultsOf(competition, awards, allocation));
  const { decisions: chosen, byHand = {}, measurements = [] } = allocation;
  const prizes: FactsPrizes = {
    plan: { oneMainPrizeEach: tournament.oneMainPrizeEach, prizes: planOf(competition) },
    awards: JSON.parse(canonical(awards)),
    guests: [...field.guests],
    absent: [...field.absent],
    decisions: { ...chosen },
    byHand: { ...byHand },
    measurements: measurements.map((one) => ({ ...one })),
  };
  return { ...coreOfField(competition, field), prizes };
}

/** Where winners are published, the ledger is told of the prizes what follows from the cards of now: whom they passed over, and every award. */
export async function tellPublished(tx: Transaction, tournamentId: string, now: Date): Promise<void> {
  const tournament = await requireTournamentFacts(tx, tournamentId);
  if (tournament.publishedWinners === null) return;
  const { prizes } = coreWithPrizes(await competitionOf(tx, tournament), await findDecisions(tx, tournamentId));
  await tellPublication(tx, tournamentId, speltOut(prizes), now);
}
