import type { Course } from '@fairway/api';
import { blankRow, type CardDraft, cardOf, draftOf, draftProblems, numbersOf } from '../../../../lib/play/card.ts';
import type { CourseFields } from './fields.ts';

type Tee = Course['tees'][number];
/** A tee while it is typed. */
export type TeeValues = Omit<Tee, keyof RatingValues | 'front' | 'back' | 'lengths'> &
  RatingValues & {
    readonly front: RatingValues;
    readonly back: RatingValues;
    readonly lengths: readonly string[];
  };
/** What a tee is rated, of all its holes or of a nine. */
export type RatingValues = {
  readonly courseRating: number | string;
  readonly slope: number | string;
  readonly par: number | string;
};
/** The form: the name, the card, the tees and the names of both nines as they are typed. */
export type CourseValues = { name: string; card: CardDraft; tees: TeeValues[]; nines: string[] };

const NO_RATING: RatingValues = { courseRating: '', slope: '', par: '' };

export const blankTee = (holes: number): TeeValues => ({
  name: '',
  colour: null,
  gender: null,
  ...NO_RATING,
  front: NO_RATING,
  back: NO_RATING,
  unit: 'yards',
  lengths: blankRow(holes),
});

export const valuesOf = ({ name, par, strokeIndex, women, tees, nines }: CourseFields): CourseValues => ({
  name,
  nines: nines ?? ['', ''],
  card: draftOf({ par, strokeIndex, women }),
  tees: tees.map((tee) => ({
    ...tee,
    ...ratingValues(tee),
    front: ratingValues(tee.front),
    back: ratingValues(tee.back),
    lengths: tee.lengths?.map(String) ?? blankRow(par.length),
  })),
});

type Rating = Pick<Tee, 'courseRating' | 'slope' | 'par'>;
function ratingValues(rating: Rating | null | undefined): RatingValues {
  return { courseRating: rating?.courseRating ?? '', slope: rating?.slope ?? '', par: rating?.par ?? '' };
}
const ratingOf = ({ courseRating, slope, par }: RatingValues): Rating => ({
  courseRating: numberOrNull(courseRating),
  slope: numberOrNull(slope),
  par: numberOrNull(par),
});
/** Of a nine of eighteen holes, where it has any figure. */
const nineOf = (name: 'front' | 'back', rating: RatingValues, holes: number) =>
  holes === 18 && isRated(rating) ? { [name]: ratingOf(rating) } : {};
export const isRated = ({ courseRating, slope, par }: RatingValues): boolean => [courseRating, slope, par].some((typed) => typed !== '');

const isBlank = (row: readonly string[]): boolean => row.every((text) => text.trim() === '');
const numberOrNull = (typed: number | string): number | null => (typed === '' ? null : Number(typed));

export const fieldsOf = ({ name, card, tees, nines }: CourseValues): CourseFields => ({
  name: name.trim(),
  nines: isBlank(nines) ? null : nines.map((nine) => nine.trim()),
  ...cardOf(card),
  tees: tees.map(({ front, back, ...tee }) => ({
    ...tee,
    name: tee.name.trim(),
    ...ratingOf(tee),
    ...nineOf('front', front, card.par.length),
    ...nineOf('back', back, card.par.length),
    lengths: isBlank(tee.lengths) ? null : numbersOf(tee.lengths),
  })),
});

const LENGTHS = { shortest: 30, longest: 999 };
const isLength = (typed: string): boolean => Number(typed) >= LENGTHS.shortest && Number(typed) <= LENGTHS.longest;

/** The holes, from 1, with a missing or impossible length; none if the tee has no lengths. */
export const wrongLengths = (lengths: readonly string[]): number[] =>
  isBlank(lengths) ? [] : lengths.flatMap((typed, at) => (isLength(typed) ? [] : [at + 1]));

export type CourseProblem = 'required' | 'card' | 'lengths';

/** What is wrong with what was typed, by field. */
export function courseProblems({ name, card, tees }: CourseValues): ReadonlyMap<string, CourseProblem> {
  const problems = new Map<string, CourseProblem>();
  if (name.trim() === '') problems.set('name', 'required');
  if (draftProblems(card).length > 0) problems.set('card', 'card');
  tees.forEach((tee, at) => {
    if (tee.name.trim() === '') problems.set(`tees.${at}.name`, 'required');
    if (wrongLengths(tee.lengths).length > 0) problems.set(`tees.${at}.lengths`, 'lengths');
  });
  return problems;
}

/** The place in the form for a path of the server. */
export const fieldOfPath = (path: string): string =>
  /^(par|strokeIndex|women)\b/.test(path) ? 'card' : (/^tees\.\d+\.lengths/.exec(path)?.[0] ?? path);
