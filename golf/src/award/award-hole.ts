import type { Gender } from '../gender.ts';
import type { AwardRule, MeasuredKind } from './award.ts';

/** A hole with an award of its own, of men or women only where it says so. */
export type AwardHole = { readonly hole: number; readonly gender?: Gender };

/**
 * The holes of an award as clubs write them, with m for men and f for women, each once; none where nothing is written, and null
 * where it is not such a list of holes 1 to 18.
 *
 * @example awardHoles('3, 7m, 12 f') // [{ hole: 3 }, { hole: 7, gender: 'm' }, { hole: 12, gender: 'f' }]
 */
export function awardHoles(written: string): readonly AwardHole[] | null {
  if (written.trim() === '') return [];
  const each = new Set(
    written.split(',').map((part) =>
      part
        .trim()
        .toLowerCase()
        .replace(/\s+(?=[mf]$)/, ''),
    ),
  );
  const holes = [...each].map(awardHole);
  return holes.includes(null) ? null : holes.filter((hole) => hole !== null);
}

function awardHole(written: string): AwardHole | null {
  const [, number, gender] = /^([1-9]|1[0-8])([mf]?)$/.exec(written) ?? [];
  if (number === undefined) return null;
  return gender === 'm' || gender === 'f' ? { hole: Number(number), gender } : { hole: Number(number) };
}

/**
 * An award for the measured shots of each of these holes: ids end in the hole as it is written.
 *
 * @example measuredAwards('nearest-pin', [{ hole: 7, gender: 'm' }], { main: false, membersOnly: false })[0]?.id // 'nearest-pin-7m'
 */
export function measuredAwards(
  kind: MeasuredKind,
  holes: readonly AwardHole[],
  rule: Pick<AwardRule, 'main' | 'membersOnly' | 'round'>,
): readonly AwardRule[] {
  return holes.map(({ hole, gender }) => {
    const award: AwardRule = { ...rule, id: `${kind}-${hole}${gender ?? ''}`, kind, hole, basis: 'gross' };
    return gender === undefined ? award : { ...award, gender };
  });
}
