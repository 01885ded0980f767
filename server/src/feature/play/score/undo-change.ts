import { foldCard, type HoleScore, MOST_HOLES, stateOn } from '@fairway/golf';
import { toGolf } from '../../../engine/competition/entry/golf-entry.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Decision } from './append-store.ts';
import { storedEntry } from './judge.ts';
import { appendByFacts, type Desk, type Scoring } from './score.ts';
import type { RoundState } from './store.ts';

type Undo = { id: string; playerId: string; hole: number; seen: HoleScore; reason: string };

/**
 * Takes the last change of a hole back: what stood there before it stands again, by an entry of the person with the reason. Sent twice it
 * is done once. A hole on which two differ is settled instead.
 */
export async function undoChange(scoring: Scoring, desk: Desk, { seen, ...undo }: Undo): Promise<void> {
  const { id, playerId, hole, reason } = undo;
  const now = scoring.clock();
  const decide = (roundState: RoundState): Decision => {
    const { score, shownId, before } = lastChange(roundState, desk.roundId, undo);
    const after = { hole, score: before, reason };
    const action = { kind: 'settle' as const, subjectId: playerId, before: { hole, shown: score, rivals: [] }, after };
    if (roundState.entries.some((entry) => entry.id === id)) return { write: [], action };
    if (roundState.finished) throw new AppError('round-finished');
    if (shownId === null || score !== seen) throw new AppError('hole-changed');
    const entry = { id, playerId, hole, score: before, replaces: shownId, enteredAt: now.toISOString(), device: null };
    return { write: [{ ...storedEntry(entry, desk.roundId, desk.principal, now), reason }], action };
  };
  await appendByFacts(scoring, desk, { ids: [id], playerIds: [playerId] }, decide);
}

/** What stands on the hole, by which entry, and what stood there before that; no entry while two differ. */
function lastChange(roundState: RoundState, roundId: string, { playerId, hole }: Pick<Undo, 'playerId' | 'hole'>) {
  const entries = roundState.entries.filter((entry) => entry.roundId === roundId && entry.playerId === playerId && entry.hole === hole);
  const stateOf = (of: typeof entries) => stateOn(foldCard(of.map(toGolf), MOST_HOLES), hole);
  const state = stateOf(entries);
  const { shown } = state;
  const earlier = entries.filter(({ seq }) => shown !== null && seq < shown.seq);
  const shownId = shown !== null && state.rivals.length === 0 ? shown.id : null;
  return { score: shown?.score ?? null, shownId, before: stateOf(earlier).shown?.score ?? null };
}
