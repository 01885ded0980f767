import type { Reckoning } from '../standing/reckoning.ts';
import type { AwardKind, AwardRule, MeasuredKind, Measurement } from './award.ts';
import type { AwardEntrant } from './candidate.ts';

const MEASURED: readonly AwardKind[] = ['longest-drive', 'nearest-pin', 'nearest-line'] satisfies MeasuredKind[];

export function isMeasured({ kind }: AwardRule): boolean {
  return MEASURED.includes(kind);
}

/** Longer than any drive: a centimetre nearer the line outweighs it. */
const FARTHEST_CENTIMETRES = 100_000;

/** Who has a measured shot on the target: the longest or the nearest first, from the line at equal distance the longer drive. */
export function measuredEntrants(
  award: AwardRule,
  measurements: readonly Measurement[],
  cards: ReadonlyMap<string, Reckoning>,
): readonly AwardEntrant[] {
  const shots = new Map(measurements.filter((one) => isOf(award, one)).map((one) => [one.id, one]));
  return [...shots.values()].flatMap((shot): readonly AwardEntrant[] => {
    const reckoning = cards.get(shot.id);
    if (!shot.onTarget || reckoning === undefined || !playedOn(reckoning)) return [];
    return [{ reckoning, value: shot.centimetres, key: keyOfShot(shot), shot }];
  });
}

/** Of a shot the smaller is the better. */
function keyOfShot({ kind, centimetres, driveCentimetres = 0 }: Measurement): number {
  if (kind === 'longest-drive') return -centimetres;
  return kind === 'nearest-pin' ? centimetres : centimetres * FARTHEST_CENTIMETRES - driveCentimetres;
}

/** Whether a shot was measured for this award. */
function isOf(award: AwardRule, { kind, hole, round = 1 }: Measurement): boolean {
  return kind === award.kind && hole === award.hole && round === (award.round ?? 1);
}

/** A shot counts though the card was not finished, but not of one who is disqualified or did not come. */
function playedOn({ competitor: { status } }: Reckoning): boolean {
  return status !== 'DQ' && status !== 'absent';
}

/** Everybody with a hole in one on the hole, or on any, in the round, or in any; cards do not say who was first, so that several are for the committee. */
export function aceEntrants(award: AwardRule, cards: ReadonlyMap<string, Reckoning>): readonly AwardEntrant[] {
  const aces = [...cards.values()].filter((reckoning) => playedOn(reckoning) && acesOf(award, reckoning).length > 0);
  return aces.map((reckoning) => ({ reckoning, value: 1, key: 0 }));
}

/** His holes in one that count, of the rounds that have one; rounds and holes from 1. */
export function acesOf({ hole, round }: AwardRule, { rounds }: Reckoning): readonly { round: number; holes: readonly number[] }[] {
  const every = rounds.map(({ card }, nth) => ({
    round: nth + 1,
    holes: card.flatMap((score, at) => (score === 1 && (hole ?? at + 1) === at + 1 ? [at + 1] : [])),
  }));
  return every.filter((one) => one.holes.length > 0 && (round ?? one.round) === one.round);
}
