import type { Arrangement } from '@fairway/api';
import { conflictsOf } from '@fairway/api/flight-conflict';
import { useTranslation } from 'react-i18next';
import classes from './board/flight-board.module.css';
import { conflictSentence } from './conflict-words.ts';

/** What a person should look at before the sheet is printed. */
export function ConflictList({ arrangement }: { arrangement: Arrangement }) {
  const { t } = useTranslation('flight');
  const conflicts = conflictsOf(arrangement);
  if (conflicts.length === 0) return null;
  return (
    <section className={classes.conflicts} aria-label={t('conflict.title')}>
      <strong>{t('conflict.title')}</strong>
      <ul>
        {conflicts
          .map((conflict) => conflictSentence(conflict, t))
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
    </section>
  );
}
