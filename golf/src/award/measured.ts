import type { Competitor } from '../competitor.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { AwardKind, AwardRule, MeasuredKind, Measurement } from './award.ts';
import type { AwardRankable } from './award-field.ts';

const MEASURED: readonly AwardKind[] = ['longest-drive', 'nearest-pin', 'nearest-line'] satisfies MeasuredKind[];

export function isMeasured({ kind }: AwardRule): boolean {
  return MEASURED.includes(kind);
}

/** Longer than any drive: a centimetre nearer the line outweighs it. */
const FARTHEST_CENTIMETRES = 100_000;

/** The players with a measured shot on the target: the longest or the nearest first, at the same distance from the line the longer drive. */
export function measuredRankables(
  award: AwardRule,
  measurements: readonly Measurement[],
  cards: ReadonlyMap<string, PlayerScore>,
): readonly AwardRankable[] {
  const shots = new Map(measurements.filter((one) => isOf(award, one)).map((one) => [one.id, one]));
  return [...shots.values()].flatMap((shot): readonly AwardRankable[] => {
    const player = cards.get(shot.id);
    if (!shot.onTarget || player === undefined || !playedOn(player.competitor)) return [];
    return [{ player, value: shot.centimetres, key: keyOfShot(shot), shot }];
  });
}

/**
 * Orders shots of one kind, the best first: the longest or the nearest, at the same distance from the line the longer drive.
 *
 * @example [shotOf(140), shotOf(95)].sort(compareShots) // of the nearest to the pin the one at 95 cm comes first
 */
export const compareShots = (one: Shot, other: Shot): number => keyOfShot(one) - keyOfShot(other);

/** What is compared of a shot. */
type Shot = Pick<Measurement, 'kind' | 'centimetres' | 'driveCentimetres'>;

/** No drive of a club's day is longer or shorter, no ball on a green is farther from the pin; a ball at the pin would be a hole in one. */
const USUAL_METRES: Readonly<Record<MeasuredKind, readonly [least: number, most: number]>> = {
  'longest-drive': [100, 450],
  'nearest-pin': [0.01, 30],
  'nearest-line': [0, 40],
};

/**
 * Whether a measured shot is so unusual that whoever typed it should look again: it is possible all the same.
 *
 * @example isOddShot({ kind: 'longest-drive', centimetres: 2_450 }) // true: 245 m was meant
 */
export function isOddShot({ kind, centimetres, driveCentimetres }: Shot): boolean {
  const [least, most] = USUAL_METRES[kind];
  const drive = driveCentimetres ?? null;
  return isOutside(centimetres, least, most) || (drive !== null && isOutside(drive, ...USUAL_METRES['longest-drive']));
}

const isOutside = (centimetres: number, least: number, most: number): boolean => centimetres < least * 100 || centimetres > most * 100;

/** Of a shot the smaller is the better. */
function keyOfShot({ kind, centimetres, driveCentimetres = 0 }: Shot): number {
  if (kind === 'longest-drive') return -centimetres;
  return kind === 'nearest-pin' ? centimetres : centimetres * FARTHEST_CENTIMETRES - driveCentimetres;
}

/** Whether a shot was measured for this award. */
function isOf(award: AwardRule, { kind, hole, round = 1 }: Measurement): boolean {
  return kind === award.kind && hole === award.hole && round === (award.round ?? 1);
}

/** Whose shot counts: also on an unfinished card, but not of a player who is disqualified or did not start. */
export const playedOn = ({ status }: Pick<Competitor, 'status'>): boolean => status !== 'DQ' && status !== 'DNS';

/** All with a hole in one on the hole, or on any, in the round, or in any; cards do not say who was first, so the committee decides among several. */
export function aceRankables(award: AwardRule, cards: ReadonlyMap<string, PlayerScore>): readonly AwardRankable[] {
  const aces = [...cards.values()].filter((player) => playedOn(player.competitor) && acesOf(award, player).length > 0);
  return aces.map((player) => ({ player, value: 1, key: 0 }));
}

/** A player's holes in one that count, of the rounds that have one, as the course's card numbers them; rounds from 1. */
export function acesOf({ hole, round }: AwardRule, { rounds }: PlayerScore): readonly { round: number; holes: readonly number[] }[] {
  const every = rounds.map(({ card, round: { firstHole } }, nth) => ({
    round: nth + 1,
    holes: card.flatMap((score, at) => (score === 1 && (hole ?? firstHole + at) === firstHole + at ? [firstHole + at] : [])),
  }));
  return every.filter((one) => one.holes.length > 0 && (round ?? one.round) === one.round);
}
