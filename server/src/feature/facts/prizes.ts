import { canonical, type FactsPrizes } from '@fairway/facts';
import { withoutPrivate } from '@fairway/golf';
import type { Competition } from '../competition/competition.ts';
import type { Decision } from '../competition/decision-store.ts';
import { coreOfField, planOf, type Unresolved } from '../ledger/core.ts';
import { allocationOf, allotted, awardsOf, resultsOf } from '../winner/winner.ts';

/** What decides a competition, with the prizes and what the committee decided about them: published with the winners. */
export function coreWithPrizes(competition: Competition, decisions: readonly Decision[]): Unresolved {
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
