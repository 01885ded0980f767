import type { HistoryEntry } from '@fairway/api';
import { foldCard, type HoleState, MOST_HOLES, stateOn } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { cardFacts, entryFact, type Fact, golfFact } from '../../../engine/competition/entry/card-store.ts';

const stateOf = (facts: readonly Fact[], hole: number): HoleState => stateOn(foldCard(facts.map(golfFact), MOST_HOLES), hole);

/** Every entry of a card as received, each with what it changed. */
export async function cardHistory(db: Database, playerId: string, roundId: string): Promise<HistoryEntry[]> {
  const facts = await cardFacts(db, playerId, roundId);
  return facts.map((fact, nth) => {
    const onHole = facts.filter(({ hole }) => hole === fact.hole);
    const earlier = facts.slice(0, nth).filter(({ hole }) => hole === fact.hole);
    const before = stateOf(earlier, fact.hole).shown;
    const after = stateOf([...earlier, fact], fact.hole);
    const now = stateOf(onHole, fact.hole);
    const effect = after.shown?.id === fact.id ? 'changed' : after.rivals.some(({ id }) => id === fact.id) ? 'differs' : 'same';
    const stands = now.shown?.id === fact.id && now.rivals.length === 0;
    return { ...entryFact(fact), deviceKey: fact.device, before: before?.score ?? null, effect, stands };
  });
}
