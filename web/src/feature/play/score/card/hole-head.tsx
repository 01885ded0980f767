import { holeIndex, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { CourseCard } from '@fairway/golf';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import classes from './card.module.css';

type Props = {
  hole: number;
  course: CourseCard & Pick<PlayedHoles, 'firstHole'>;
  /** What women play by, above cards of both. */
  women?: CourseCard | null | undefined;
};

/** The head of a hole's column: its number, its par, and its stroke index if the course has one. */
export function HoleHead({ hole, course, women = null }: Props) {
  const at = holeIndex(course, hole);
  const { t } = useTranslation('score');
  return (
    <th scope="col" className={classes.head}>
      <span className="strong">{hole}</span>
      <Figure className={classes.headPar} name={t('par')} of={course.par[at]} />
      <Figure className={classes.headIndex} name={t('strokeIndex')} of={course.strokeIndex?.[at]} />
      <Figure className={classes.headPar} name={t('parWomen')} of={women?.par[at]} />
      <Figure className={classes.headIndex} name={t('strokeIndexWomen')} of={women?.strokeIndex?.[at]} />
    </th>
  );
}

function Figure({ className, name, of }: { className: string | undefined; name: string; of: number | undefined }) {
  return of === undefined ? null : (
    <span className={className}>
      <span className="for-listeners"> {name} </span>
      {of}
    </span>
  );
}
