import { formatHandicap } from '@fairway/api/word/number';
import type { RegulationSettings } from '../settings.ts';
import type { RegulationSpeaker } from './words.ts';

/** Who is in which division. */
export function divisionLines({ tournament, divisions }: RegulationSettings, { t, language }: RegulationSpeaker): string[] {
  if (divisions.length === 0) return [t('division.none')];
  const rangeOf = (from: number | null, to: number | null): string | null => {
    const ends = { from: formatHandicap(from, language), to: formatHandicap(to, language) };
    if (from === null && to === null) return null;
    if (from === null) return t('division.to', ends);
    return to === null ? t('division.from', ends) : t('division.range', ends);
  };
  return [
    ...divisions.map(({ name, gender, handicapCourseFrom, handicapCourseTo, handicapIndexFrom, handicapIndexTo }) => {
      const course = rangeOf(handicapCourseFrom, handicapCourseTo);
      const index = rangeOf(handicapIndexFrom, handicapIndexTo);
      const ranges = [
        ...(course === null ? [] : [t('division.course', { range: course })]),
        ...(index === null ? [] : [t('division.index', { range: index })]),
      ];
      const parts = [t(`division.gender.${gender}`), ...(ranges.length === 0 ? [t('division.any')] : ranges)];
      return t('division.line', { name, parts: parts.join(', ') });
    }),
    t(`division.by.${tournament.useHandicapCourse ? 'course' : 'index'}`),
    ...(tournament.autoAssignToDivisions ? [t('division.auto')] : []),
  ];
}
