import type { ImportPreview } from '@fairway/api';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChipBar } from '../../../../ui/table/chip-bar.tsx';
import { countOf, FILTERS, type Filter } from '../draft.ts';

type Props = { preview: ImportPreview; filter: Filter; onFilter: (filter: Filter) => void };

/** The states of the rows with their counts, each a filter; a state without rows is left out. */
export function FilterBar({ preview, filter, onFilter }: Props) {
  const { t } = useTranslation('player-import');
  const chips = FILTERS.map((value) => ({
    ...{ value, label: t(`filters.${value}`), count: countOf(preview, value) },
    needsPerson: value === 'wrong',
  })).filter(({ value, count }) => count > 0 || value === filter || value === 'all');
  return <ChipBar label={t('filter')} chips={chips} value={filter} onChange={onFilter} />;
}
