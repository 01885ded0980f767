import { type HandicapRange, standardDivisions } from '@fairway/golf';
import type { NewDivision } from './query.ts';

type Fields = Omit<NewDivision, 'tournamentId'>;

/** The standard divisions of golf, by the handicap that the tournament uses; the page names the division of women in its language. */
export const standardSet = (useHandicapCourse: boolean, womenName: string): readonly Fields[] =>
  standardDivisions(useHandicapCourse ? 'course' : 'index').map(({ id, gender, handicapCourse, handicapIndex }) => ({
    name: gender === 'f' ? womenName : id,
    gender,
    ...(handicapCourse && { handicapCourseFrom: strokes(handicapCourse.from), handicapCourseTo: strokes(handicapCourse.to) }),
    ...(handicapIndex && { handicapIndexFrom: strokes(handicapIndex.from), handicapIndexTo: strokes(handicapIndex.to) }),
  }));

/** Golf counts in tenths, the wire has strokes with a decimal. */
const strokes = (end: HandicapRange['from']): number | null => (end === null ? null : end / 10);

/** A division for all players is named All, with gender all. */
export const everybody: readonly Fields[] = [{ name: 'All', gender: 'a' }];
