import type { Course } from '@fairway/api';
import { formatDecimal } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { sayWomenCard, sumOf } from '../../../../lib/play/card.ts';
import type { Fields } from '../../../../ui/record/field.ts';

/** What a person writes of a course. */
export type CourseFields = Pick<Course, 'name' | 'par' | 'strokeIndex' | 'women' | 'tees' | 'nines'>;
type Tee = Course['tees'][number];

export const blankCourse = (holes: number): CourseFields => ({
  name: '',
  par: Array(holes).fill(0),
  strokeIndex: null,
  women: null,
  tees: [],
  nines: null,
});

/** A tee in a line: `Blue · nam · 71,2 / 128 · 6.412 yard`. */
export function useTeeWords(): (tee: Tee) => string {
  const { t } = useTranslation(['club', 'choice', 'word']);
  const language = useLanguage();
  const rated = ({ courseRating, slope }: Pick<Tee, 'courseRating' | 'slope'>) =>
    courseRating && `${formatDecimal(courseRating, language)}${slope ? ` / ${slope}` : ''}`;
  return ({ name, gender, unit, lengths, front, back, ...tee }) =>
    [
      name,
      gender && t(gender === 'm' ? 'word:men' : 'word:women'),
      rated(tee),
      (front || back) && `(${[front, back].map((nine) => (nine && rated(nine)) || '–').join(' – ')})`,
      tee.par && t('course.par', { par: tee.par }),
      lengths && `${formatDecimal(sumOf(lengths), language)} ${t(`choice:unit.${unit}`)}`,
    ]
      .filter(Boolean)
      .join(' · ');
}

export function useCourseFields(): Fields<CourseFields> {
  const { t } = useTranslation(['club', 'course']);
  const teeWords = useTeeWords();
  return {
    name: { label: t('course.name') },
    par: { label: t('course:par'), inWords: (par) => par.join(' ') },
    strokeIndex: { label: t('course:strokeIndex'), inWords: (index) => index?.join(' ') ?? t('course:withoutIndex') },
    women: { label: t('course:women'), inWords: (women) => sayWomenCard(women) || t('course:womenSame') },
    nines: { label: t('course.nines'), inWords: (nines) => nines?.join(' – ') ?? t('course.noNines') },
    tees: {
      label: t('course.tees'),
      inWords: (tees) => tees.map((tee) => [teeWords(tee), tee.lengths?.join(' ')].filter(Boolean).join(': ')).join('; '),
    },
  };
}
