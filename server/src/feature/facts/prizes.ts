import { canonical, type FactsPrizes } from '@fairway/facts';
import { withoutPrivate } from '@fairway/golf';
import { listedAwards } from '../competition/award-rules.ts';
import type { Competition } from '../competition/competition.ts';
import type { Decision } from '../competition/decision-store.ts';
import { coreOfField, planOf, type Unresolved } from '../ledger/core.ts';
import { allocationOf, allotted, heldApart } from '../winner/winner.ts';

/** What decides a competition, with the prizes and what the committee decided about them: published with the winners. */
export function coreWithPrizes(competition: Competition, decisions: readonly Decision[]): Unresolved {
  const { rules, competitors, tournament, handicapPending } = competition;
  const listed = listedAwards(competition);
  const awards = allotted(
    listed.filter(({ rule }) => rule.of === undefined),
    handicapPending,
  );
  const given = allocationOf(competition, listed, decisions);
  // what is won without a card of one's own is told, and not computed again
  const held = heldApart(competition, listed, given);
  const field = withoutPrivate(rules, competitors, awards, { ...given, heldMain: held });
  const { allocation } = field;
  const prizes: FactsPrizes = {
    plan: { oneMainPrizeEach: tournament.oneMainPrizeEach, prizes: planOf(competition) },
    awards: JSON.parse(canonical(awards)),
    guests: competitors.flatMap(({ id }) => (allocation.members.has(id) ? [] : [id])),
    absent: [...allocation.absentAtPrizeGiving].sort(),
    decisions: { ...allocation.decisions },
    byHand: { ...allocation.byHand },
    measurements: [...(allocation.measurements ?? [])].map((one) => ({ ...one })),
    ...(Object.keys(held).length > 0 && { held }),
  };
  return { ...coreOfField(competition, field), prizes };
}
