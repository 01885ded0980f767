import { foldCard } from '@fairway/golf';
import { AppError } from '../../errors.ts';
import { HOLES } from '../competition/card-store.ts';
import { toGolf } from '../competition/golf-entry.ts';
import type { Decision } from './append-store.ts';
import { storedEntry } from './judge.ts';
import { appendByFacts, type Desk, type Scoring } from './score.ts';
import type { Known } from './store.ts';

type Undo = { device: string; playerIds: string[]; reason: string; newId: () => string };

/**
 * Takes back what one phone entered in a round: each of its holes shows what it would without that phone, by an entry of the person with
 * the reason. A hole on which the others differ stays for the person to settle. Returns the number of holes changed.
 */
export async function undoDevice(scoring: Scoring, desk: Desk, undo: Undo): Promise<number> {
  if (undo.playerIds.length === 0) return 0;
  const now = scoring.clock();
  const decide = (known: Known): Decision => {
    if (known.finished) throw new AppError('round-finished');
    const write = holesOf(known, desk.roundId, undo.device).map(({ playerId, hole, score, shownId }) => {
      const entry = { id: undo.newId(), playerId, hole, score, replaces: shownId, enteredAt: now.toISOString(), device: null };
      return { ...storedEntry(entry, desk.roundId, desk.principal, now), reason: undo.reason };
    });
    const playerIds = [...new Set(write.map(({ playerId }) => playerId))];
    const after = { roundId: desk.roundId, entries: write.length, playerIds, reason: undo.reason };
    return { write, action: { kind: 'settle', subjectId: null, before: null, after } };
  };
  const about = { ids: [], playerIds: undo.playerIds };
  const { decision } = await scoring.inTurn(desk.tournamentId, () => appendByFacts(scoring, desk, about, decide));
  return decision.write.length;
}

/** The holes that would be another without the device, and what they would show. */
function holesOf(known: Known, roundId: string, device: string) {
  const ofRound = known.entries.filter((entry) => entry.roundId === roundId);
  const cards = [...Map.groupBy(ofRound, ({ playerId }) => playerId)];
  return cards.flatMap(([playerId, entries]) => {
    const now = foldCard(entries.map(toGolf), HOLES).holes;
    const others = entries.filter((entry) => entry.principalKind !== 'link' || entry.device !== device);
    const without = foldCard(others.map(toGolf), HOLES).holes;
    return now.flatMap(({ shown, rivals }, at) => {
      const then = without[at];
      const score = then?.shown?.score ?? null;
      const isSame = (shown?.score ?? null) === score && rivals.length === (then?.rivals.length ?? 0);
      return isSame || (then && then.rivals.length > 0) ? [] : [{ playerId, hole: at + 1, score, shownId: shown?.id ?? null }];
    });
  });
}
