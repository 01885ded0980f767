import type { Arrangement } from '@fairway/api';
import { useTranslation } from 'react-i18next';
import { type Conflict, conflictsOf } from './arrangement/conflict.ts';
import classes from './board/flight-board.module.css';

/** What a person should look at before the sheet is printed. */
export function ConflictList({ arrangement }: { arrangement: Arrangement }) {
  const { t } = useTranslation('flight');
  const conflicts = conflictsOf(arrangement);
  const say = (conflict: Conflict): string => {
    if (conflict.kind === 'gap') {
      const [from, to] = conflict.flights;
      return t('conflict.gap', { from, to, minutes: conflict.minutes });
    }
    const flights = conflict.flights.join(', ');
    return conflict.kind === 'caddie'
      ? t('conflict.caddie', { caddie: conflict.caddie, flights })
      : t(`conflict.${conflict.kind}`, { flights });
  };
  if (conflicts.length === 0) return null;
  return (
    <section className={classes.conflicts} aria-label={t('conflict.title')}>
      <strong>{t('conflict.title')}</strong>
      <ul>
        {conflicts.map(say).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
