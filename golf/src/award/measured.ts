import type { Reckoning } from '../standing/reckoning.ts';
import type { AwardDecision, AwardRule, MeasuredKind, Measurement } from './award.ts';
import type { Candidate } from './candidate.ts';
import type { Entrant } from './ranked-candidates.ts';

const MEASURED: Readonly<Record<MeasuredKind, 'longest' | 'nearest'>> = {
  'longest-drive': 'longest',
  'nearest-pin': 'nearest',
  'nearest-line': 'nearest',
};

export function isMeasured({ kind }: AwardRule): boolean {
  return kind in MEASURED;
}

/** Longer than any drive, in centimetres. */
const FARTHEST = 2 ** 16 - 1;

/** Who has a measured shot on the target: the longest or the nearest first, from the line at equal distance the longer drive. */
export function measuredEntrants(
  award: AwardRule,
  measurements: readonly Measurement[],
  reckonings: ReadonlyMap<string, Reckoning>,
): readonly Entrant[] {
  const shots = new Map(measurements.filter((one) => isOf(award, one)).map((one) => [one.id, one]));
  return [...shots.values()].flatMap(({ id, centimetres, driveCentimetres, onTarget }) => {
    const reckoning = reckonings.get(id);
    if (!onTarget || reckoning === undefined || !playedOn(reckoning)) return [];
    const drive = award.kind === 'nearest-line' ? (driveCentimetres ?? 0) : 0;
    const key = award.kind === 'longest-drive' ? -centimetres : centimetres * (FARTHEST + 1) + FARTHEST - drive;
    return [{ reckoning, value: centimetres, key }];
  });
}

function isOf(award: AwardRule, { kind, hole, round }: Measurement): boolean {
  return kind === award.kind && hole === award.hole && (round ?? 1) === (award.round ?? 1);
}

/** A shot counts though the card was not finished, but not of one who is disqualified or did not come. */
function playedOn({ competitor: { status } }: Reckoning): boolean {
  return status !== 'DQ' && status !== 'absent';
}

/** Everybody with a hole in one on the hole; cards do not say who was first, so that several are for the committee. */
export function aceEntrants({ hole, round }: AwardRule, reckonings: ReadonlyMap<string, Reckoning>): readonly Entrant[] {
  const aces = [...reckonings.values()].filter((reckoning) => {
    const card = reckoning.rounds[(round ?? 1) - 1]?.card ?? [];
    return playedOn(reckoning) && card[(hole ?? 0) - 1] === 1;
  });
  return aces.map((reckoning) => ({ reckoning, value: 1, key: 0 }));
}

/** The longer drive that put a winner ahead of another at the same distance from the line; null when it did not. */
export function longerDrive(
  award: AwardRule,
  winner: Candidate,
  other: Candidate | undefined,
  measurements: readonly Measurement[],
): AwardDecision | null {
  if (award.kind !== 'nearest-line' || other === undefined || other.value !== winner.value) return null;
  const drive = ({ standing }: Candidate) =>
    measurements.findLast((one) => one.id === standing.id && isOf(award, one))?.driveCentimetres ?? 0;
  const [own, others] = [drive(winner), drive(other)];
  return own === others ? null : { by: 'longer-drive', over: other.standing.id, own, other: others };
}
