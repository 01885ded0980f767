import { foldCard, MOST_HOLES, stateOn, TOTAL } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { toGolf } from '../../../engine/competition/entry/golf-entry.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Decision } from './append-store.ts';
import { storedEntry } from './judge.ts';
import { appendByFacts, type Desk, type Scoring } from './score.ts';
import { type RoundRef, type RoundState, readKnown } from './store.ts';

/** Entries of one device, and whose cards they are on. */
export type DeviceEntries = { ids: ReadonlySet<string>; playerIds: string[] };
type Undo = { entries: DeviceEntries; reason: string; newId: () => string };
export type Undone = { cards: number; holes: number };

/**
 * Takes back what one device entered in a round: each of its holes shows what it would without those entries, by an entry of the person
 * with the reason. A hole on which the others differ stays for the person to settle.
 */
export async function undoDevice(scoring: Scoring, desk: Desk, { entries, reason, newId }: Undo): Promise<Undone> {
  if (entries.playerIds.length === 0) return { cards: 0, holes: 0 };
  const now = scoring.clock();
  const decide = (roundState: RoundState): Decision => {
    if (roundState.finished) throw new AppError('round-finished');
    const write = holesOf(roundState, desk.roundId, entries.ids).map(({ playerId, hole, score, shownId }) => {
      const entry = { id: newId(), playerId, hole, score, replaces: shownId, enteredAt: now.toISOString(), device: null };
      return { ...storedEntry(entry, desk.roundId, desk.principal, now), reason };
    });
    const playerIds = [...new Set(write.map(({ playerId }) => playerId))];
    const after = { roundId: desk.roundId, entries: write.length, playerIds, reason };
    return { write, action: { kind: 'settle', subjectId: playerIds.length === 1 ? (playerIds[0] ?? null) : null, before: null, after } };
  };
  const about = { ids: [], playerIds: entries.playerIds };
  const { decision } = await appendByFacts(scoring, desk, about, decide);
  return countOf(decision.write);
}

/** What the undo would change. */
export async function previewUndo(db: Database, round: RoundRef, { ids, playerIds }: DeviceEntries): Promise<Undone> {
  const roundState = await readKnown(db, round, [], playerIds);
  return countOf(roundState === null ? [] : holesOf(roundState, round.roundId, ids));
}

const countOf = (holes: readonly { playerId: string }[]): Undone => ({
  cards: new Set(holes.map(({ playerId }) => playerId)).size,
  holes: holes.length,
});

/** The holes that would be another without these entries, and what they would show. */
function holesOf(roundState: RoundState, roundId: string, ids: ReadonlySet<string>) {
  const ofRound = roundState.entries.filter((entry) => entry.roundId === roundId);
  const cards = [...Map.groupBy(ofRound, ({ playerId }) => playerId)];
  return cards.flatMap(([playerId, entries]) => {
    const now = foldCard(entries.map(toGolf), MOST_HOLES);
    const others = entries.filter(({ id }) => !ids.has(id));
    const without = foldCard(others.map(toGolf), MOST_HOLES);
    return [TOTAL, ...now.card.map((_, at) => at + 1)].flatMap((hole) => {
      const { shown, rivals } = stateOn(now, hole);
      const then = stateOn(without, hole);
      const score = then.shown?.score ?? null;
      const isSame = (shown?.score ?? null) === score && rivals.length === then.rivals.length;
      return isSame || then.rivals.length > 0 ? [] : [{ playerId, hole, score, shownId: shown?.id ?? null }];
    });
  });
}
