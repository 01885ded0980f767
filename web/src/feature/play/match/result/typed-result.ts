import type { MatchWordSaid } from '@fairway/api';
import { type NassauPart, type Winner, writtenScore } from '@fairway/golf';

/** How people write that the other side did not play, or gave the match. */
const WALK_OVER = /^(w\/?o|walk-?over|bỏ( trận)?)$/;
const CONCEDED = /^(conceded|conc\.?|nhường( trận)?)$/;
const HALVED = /^(hòa|hoà)$/;

const otherThan = (side: Winner): Winner => (side === 0 ? 1 : 0);

/**
 * What is meant by a score that stands beside the winner: 3&2, 1 up, 19; AS or hòa beside either; W/O where the other side did not play,
 * “nhường” where it conceded. null: not readable. `holes`: of the round, as many as the match has.
 *
 * @example typedResult('3&2', 1, 18) // { kind: 'result', winner: 1, score: { up: 3, left: 2 } }
 */
export function typedResult(text: string, beside: Winner, holes: number, part?: NassauPart): MatchWordSaid | null {
  const plain = text.normalize('NFC').trim().toLocaleLowerCase('vi');
  const of = part === undefined ? {} : { part };
  if (WALK_OVER.test(plain)) return { kind: 'withdrawn', ...of, by: otherThan(beside), hole: null };
  if (CONCEDED.test(plain)) return { kind: 'match-conceded', ...of, by: otherThan(beside), hole: null };
  const score = HALVED.test(plain) ? 'halved' : writtenScore(plain, holes);
  if (score === null) return null;
  return score === 'halved' ? { kind: 'result', ...of, winner: 'halved', score: null } : { kind: 'result', ...of, winner: beside, score };
}
