import type { FlightConflict } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FoldedLine } from '../../../ui/mark/folded-line.tsx';
import classes from './board/flight-board.module.css';
import { conflictLines } from './conflict-words.ts';

/** What a person should look at before the sheet is printed: one line for each kind. */
export function ConflictList({ conflicts }: { conflicts: readonly FlightConflict[] }) {
  const { t } = useTranslation('flight');
  if (conflicts.length === 0) return null;
  return (
    <section className={`alarm mb-12 ${classes.conflicts}`} aria-label={t('conflict.title')}>
      <strong>{t('conflict.title')}</strong>
      <ul className="marked">
        {conflictLines(conflicts, t).map((line) => (
          <li key={line.text}>
            <FoldedLine {...line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
