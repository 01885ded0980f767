import type { Course, CourseCard } from './course.ts';
import { courseCard, parTotal } from './course.ts';

/** Where nine holes are played from. A tee of each nine is the same tee of both when name, unit and gender are the same. */
export type NineTee = {
  readonly name: string;
  readonly gender: 'm' | 'f' | null;
  readonly unit: string;
  readonly lengths: readonly number[] | null;
  readonly courseRating: number | null;
  readonly slope: number | null;
  /** As of `CardTee`. */
  readonly par?: number | null;
};

/** The card of nine holes, hole 1 first. */
type Nine<Tee extends NineTee> = Course & { readonly tees: readonly Tee[] };

/** The card of the 18 holes that two nines make. */
type JoinedNines<Tee> = JoinedCard & { women: JoinedCard | null; tees: JoinedTee<Tee>[] };
type JoinedCard = { par: number[]; strokeIndex: number[] | null };
type JoinedTee<Tee> = Omit<Tee, 'lengths' | 'courseRating' | 'slope' | 'front' | 'back'> & {
  lengths: number[] | null;
  courseRating: null;
  slope: null;
  front: NineFigures | null;
  back: NineFigures | null;
};
/** What a tee of nine holes is rated. */
type NineFigures = { courseRating: number | null; slope: number | null; par: number | null };

/**
 * Two nines as one course of 18 holes. When both have a stroke index, one nine gets the odd and the other the even numbers, each
 * in the order of its own index; else the course has none. It has a card for women when one of the nines has. The tees of both are
 * joined with the lengths of both; a nine's rating and slope do not add up to those of 18 holes, but stay those of its own holes.
 *
 * @example joinNines({ par: [4, …], strokeIndex: [3, …], tees: [] }, lotus).strokeIndex // [5, …]
 */
export function joinNines<Tee extends NineTee>(first: Nine<Tee>, second: Nine<Tee>, odd: 'first' | 'second' = 'first'): JoinedNines<Tee> {
  const ofWomen = first.women != null || second.women != null;
  return {
    ...joinCards(courseCard(first, null), courseCard(second, null), odd),
    women: ofWomen ? joinCards(courseCard(first, 'f'), courseCard(second, 'f'), odd) : null,
    tees: first.tees.flatMap((tee) => {
      const same = second.tees.find((other) => isSameTee(tee, other));
      return same ? [joinTees(tee, same, joinPars([first, tee], [second, same]))] : [];
    }),
  };
}

function joinCards(first: CourseCard, second: CourseCard, odd: 'first' | 'second'): JoinedCard {
  const [onFirst, onSecond] = odd === 'first' ? [1, 0] : [0, 1];
  const isRanked = first.strokeIndex !== null && second.strokeIndex !== null;
  return {
    par: [...first.par, ...second.par],
    strokeIndex: isRanked ? [...spread(first.strokeIndex, onFirst), ...spread(second.strokeIndex, onSecond)] : null,
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

/** The par of a tee on both nines, where it has one of its own on either. */
function joinPars(...nines: readonly (readonly [Course, NineTee])[]): number | null {
  if (nines.every(([, { par = null }]) => par === null)) return null;
  return nines.reduce((total, [course, { gender, par }]) => total + (par ?? parTotal(courseCard(course, gender ?? 'm'))), 0);
}

function joinTees<Tee extends NineTee>(first: Tee, second: Tee, par: number | null): JoinedTee<Tee> {
  const lengths = first.lengths && second.lengths && [...first.lengths, ...second.lengths];
  return { ...first, lengths, courseRating: null, slope: null, par, front: figuresOf(first), back: figuresOf(second) };
}

/** null where the tee has none. */
function figuresOf({ courseRating, slope, par = null }: NineTee): NineFigures | null {
  return courseRating === null && slope === null && par === null ? null : { courseRating, slope, par };
}
