/** Whose drive was played on each hole of a round, by partner's id, hole 1 first; null: not (yet) known. */
type Drives = readonly (string | null)[];

/** The drives of one partner: `used` so far, how many are still `missing`, and whether as many holes are left for them. */
type PartnerDrives = { readonly partner: string; readonly used: number; readonly missing: number };

/**
 * Where a side stands that has to use this many drives of each partner. `left`: the holes whose drive is not known yet; `missing`: the
 * drives that all partners still lack together; `possible`: as many holes are left. `spare`: the holes on which any drive will do.
 */
export type DrivesState = {
  readonly partners: readonly PartnerDrives[];
  readonly left: number;
  readonly missing: number;
  readonly spare: number;
  readonly possible: boolean;
};

/**
 * Whether each of these partners can give this many drives in a round.
 *
 * @example drivesFit(4, 4, 18) // true
 */
export function drivesFit(drives: number, partners: number, holes: number): boolean {
  return Number.isInteger(drives) && drives >= 0 && drives * partners <= holes;
}

/**
 * How many drives each partner of a side has given in a round of `holes`, and who lacks how many to the `least`.
 * A drive of somebody who is no partner counts for nobody, and its hole is gone.
 *
 * @example drivesState(4, ['an', 'binh'], ['an', 'an', null], 18).partners
 * // [{ partner: 'an', used: 2, missing: 2 }, { partner: 'binh', used: 0, missing: 4 }]
 */
export function drivesState(least: number, partners: readonly string[], drives: Drives, holes: number): DrivesState {
  const drivers = drives.slice(0, holes).filter((partner) => partner !== null);
  const of = partners.map((partner): PartnerDrives => {
    const used = drivers.filter((one) => one === partner).length;
    return { partner, used, missing: Math.max(0, least - used) };
  });
  const left = holes - drivers.length;
  const missing = of.reduce((sum, one) => sum + one.missing, 0);
  return { partners: of, left, missing, spare: Math.max(0, left - missing), possible: missing <= left };
}
