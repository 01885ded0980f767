import { TEE_COLOURS } from '@fairway/api/choice/account/club';
import courses from './courses.json' with { type: 'json' };

export type CourseCard = Omit<(typeof courses)[number], 'strokeIndex'> & { strokeIndex: number[] | null };

/** The published course cards of the demo, two of them nines. */
export const COURSE_CARDS: readonly CourseCard[] = courses;

/** The tees of a card; one named after a colour gets that colour. */
export const demoTees = ({ tees }: Pick<CourseCard, 'tees'>) =>
  tees.map((tee) => ({
    ...tee,
    unit: 'yards' as const,
    colour: TEE_COLOURS.find((colour) => colour === tee.name.toLowerCase()) ?? null,
    gender: null,
    par: null,
  }));

export function demoCourse(name: string): CourseCard {
  const match = COURSE_CARDS.find((card) => card.name === name);
  if (!match) throw new Error(`there is no course card named ${name}`);
  return match;
}
