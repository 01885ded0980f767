import { holesBySeed } from '@fairway/facts/draw';
import type { Transaction } from '../../../db/database.ts';
import { appendCountedHoles } from '../../../engine/tournament/counted-hole/store.ts';
import type { Action } from '../../../write/action.ts';
import { giveLots } from '../../field/signup/spot/ballot.ts';
import { type DrawRow, decideDraw, updateDraw } from './store.ts';

/**
 * The numbers are there: what they decide comes into being, and nobody sees it; a ballot alone is shown at once. A lucky draw takes its seed as it begins; an order of flights is
 * made of it again wherever it is read, once it is shown.
 */
export async function decide(tx: Transaction, row: DrawRow, numbers: string[], now: Date): Promise<Action> {
  const { id, tournamentId, subject, principalKind, principalId } = row;
  const seed = await decideDraw(tx, id, numbers, now);
  if (subject.kind === 'counted-holes') {
    const { roundId, divisionId, awardId, day } = subject;
    const holes = holesBySeed(day, subject, seed);
    if (holes === null || principalKind === null || principalId === null) throw new Error('the draw has no list');
    const by = { kind: principalKind, id: principalId };
    await appendCountedHoles(tx, { tournamentId, roundId, divisionId, awardId, holes, reason: row.reason, boundDrawId: id, by, at: now });
  }
  if (subject.kind === 'ballot') {
    // nobody stands between the number and the places
    const room = await giveLots(tx, { tournamentId, subject, seed, now });
    await updateDraw(tx, id, { room, shownAt: now });
  }
  return { kind: 'draw-decided', subjectType: 'tournament', subjectId: tournamentId };
}
