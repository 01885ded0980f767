import type { ImportPreview } from '@fairway/api';
import { formatCount } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { countOf, FILTERS, type Filter } from '../draft.ts';
import classes from './filter-bar.module.css';

type Props = { preview: ImportPreview; filter: Filter; onFilter: (filter: Filter) => void };

/** The states of the rows with their counts, each a filter; a state without rows is left out. */
export function FilterBar({ preview, filter, onFilter }: Props) {
  const { t } = useTranslation('player-import');
  const language = useLanguage();
  const offered = FILTERS.map((one) => ({ one, count: countOf(preview, one) })).filter(
    ({ one, count }) => count > 0 || one === filter || one === 'all',
  );
  return (
    <fieldset className={`row gap-6 wrap ${classes.bar}`}>
      <legend className="for-listeners">{t('filter')}</legend>
      {offered.map(({ one, count }) => (
        <button
          key={one}
          type="button"
          className={`inline-row gap-6 ${classes.chip}`}
          data-filter={one}
          aria-pressed={one === filter}
          onClick={() => onFilter(one)}
        >
          {t(`filters.${one}`)} <span>{formatCount(count, language)}</span>
        </button>
      ))}
    </fieldset>
  );
}
