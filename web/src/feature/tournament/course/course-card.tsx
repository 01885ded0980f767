import { useTranslation } from 'react-i18next';
import type { CourseCard as Card } from './course.ts';
import classes from './course-card.module.css';

const NINES = [
  { key: 'frontNine', holes: [1, 2, 3, 4, 5, 6, 7, 8, 9], totalKey: 'out' },
  { key: 'backNine', holes: [10, 11, 12, 13, 14, 15, 16, 17, 18], totalKey: 'in' },
] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

/** A course card to read: both nines with their totals. */
export function CourseCard({ card }: { card: Card }) {
  return (
    <div className={classes.card}>
      {NINES.map((nine) => (
        <Nine key={nine.key} nine={nine} card={card} />
      ))}
    </div>
  );
}

function Nine({ nine: { key, holes, totalKey }, card }: { nine: (typeof NINES)[number]; card: Card }) {
  const { t } = useTranslation('tournament');
  const pars = holes.map((hole) => card.par[hole - 1] ?? 0);
  const whole = totalKey === 'in';
  return (
    <table className={classes.nine} aria-label={`${t('course.card', { name: card.courseName })}, ${t(`course.${key}`)}`}>
      <thead>
        <tr>
          <th scope="row">{t('course.hole')}</th>
          {holes.map((hole) => (
            <th key={hole} scope="col">
              {hole}
            </th>
          ))}
          <th scope="col" className={classes.sum}>
            {t(`course.${totalKey}`)}
          </th>
          {whole && (
            <th scope="col" className={classes.sum}>
              {t('course.total')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('course.par')}</th>
          {holes.map((hole) => (
            <td key={hole}>{card.par[hole - 1]}</td>
          ))}
          <td className={classes.total}>{sum(pars)}</td>
          {whole && <td className={classes.total}>{sum(card.par)}</td>}
        </tr>
        {card.strokeIndex !== null && (
          <tr>
            <th scope="row">{t('course.strokeIndex')}</th>
            {holes.map((hole) => (
              <td key={hole}>{card.strokeIndex?.[hole - 1]}</td>
            ))}
            <td />
            {whole && <td />}
          </tr>
        )}
      </tbody>
    </table>
  );
}
