import type { NewDivision } from './query.ts';

type Fields = Omit<NewDivision, 'tournamentId'>;
type Range = readonly [from: number, to: number];

/** Course handicaps are whole; an index belongs to the whole number that it rounds to. */
const ranges = (useHandicapCourse: boolean, [from, to]: Range): Partial<Fields> =>
  useHandicapCourse
    ? { handicapCourseFrom: from, handicapCourseTo: to }
    : { handicapIndexFrom: from === 0 ? 0 : from - 0.5, handicapIndexTo: to === 36 ? 36 : to + 0.4 };

/** The split that most Vietnamese events use, men's divisions and one for women. */
export const usualSet = (useHandicapCourse: boolean, womenName: string): readonly Fields[] => [
  { name: 'A', gender: 'm', ...ranges(useHandicapCourse, [0, 15]) },
  { name: 'B', gender: 'm', ...ranges(useHandicapCourse, [16, 28]) },
  { name: 'C', gender: 'm', ...ranges(useHandicapCourse, [29, 36]) },
  { name: womenName, gender: 'f', ...ranges(useHandicapCourse, [0, 36]) },
];

/** A division for all players is named All, with gender all. */
export const everybody: readonly Fields[] = [{ name: 'All', gender: 'a' }];
