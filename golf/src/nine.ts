/** Where nine holes are played from. A tee of each nine is the same tee of both when name, unit and gender are the same. */
export type NineTee = {
  readonly name: string;
  readonly gender: 'm' | 'f' | null;
  readonly unit: string;
  readonly lengths: readonly number[] | null;
  readonly courseRating: number | null;
  readonly slope: number | null;
};

/** The card of nine holes, hole 1 first. */
export type Nine<Tee extends NineTee> = {
  readonly par: readonly number[];
  readonly strokeIndex: readonly number[] | null;
  readonly tees: readonly Tee[];
};

/** The card of the 18 holes that two nines make. */
export type JoinedNines<Tee> = { par: number[]; strokeIndex: number[] | null; tees: JoinedTee<Tee>[] };
type JoinedTee<Tee> = Omit<Tee, 'lengths' | 'courseRating' | 'slope'> & { lengths: number[] | null; courseRating: null; slope: null };

/**
 * Two nines as one course of 18 holes. When both have a stroke index, one nine gets the odd and the other the even numbers, each
 * in the order of its own index; else the course has none. The tees of both are joined with the lengths of both; a nine's rating and
 * slope do not add up to those of 18 holes and are left out.
 *
 * @example joinNines({ par: [4, …], strokeIndex: [3, …], tees: [] }, lotus).strokeIndex // [5, …]
 */
export function joinNines<Tee extends NineTee>(first: Nine<Tee>, second: Nine<Tee>, odd: 'first' | 'second' = 'first'): JoinedNines<Tee> {
  const [onFirst, onSecond] = odd === 'first' ? [1, 0] : [0, 1];
  const isRanked = first.strokeIndex !== null && second.strokeIndex !== null;
  return {
    par: [...first.par, ...second.par],
    strokeIndex: isRanked ? [...spread(first.strokeIndex, onFirst), ...spread(second.strokeIndex, onSecond)] : null,
    tees: first.tees.flatMap((tee) => {
      const same = second.tees.find((other) => isSameTee(tee, other));
      return same ? [joinTees(tee, same)] : [];
    }),
  };
}

/** A nine's own ranking as every other number of 1 to 18: 2, 4, 6 … less `lower`. */
function spread(strokeIndex: readonly number[], lower: number): number[] {
  const inOrder = [...strokeIndex].sort((a, b) => a - b);
  return strokeIndex.map((index) => 2 * (inOrder.indexOf(index) + 1) - lower);
}

function isSameTee(one: NineTee, other: NineTee): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase() && one.gender === other.gender && one.unit === other.unit;
}

function joinTees<Tee extends NineTee>(first: Tee, second: Tee): JoinedTee<Tee> {
  const lengths = first.lengths && second.lengths && [...first.lengths, ...second.lengths];
  return { ...first, lengths, courseRating: null, slope: null };
}
