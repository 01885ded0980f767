import { useWords } from '../../words.ts';
import type { RowList } from './board-row.tsx';

/** The head of the list. */
export function BoardHead({ list: { columns, hasDivisions } }: { list: RowList }) {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col" className="place">
          {t('column.place')}
        </th>
        <th scope="col" className="who">
          {t('column.player')}
        </th>
        {hasDivisions && (
          <th scope="col" className="for-desk">
            {t('column.division')}
          </th>
        )}
        <th scope="col" className="figure thru" title={t('thruMeans')}>
          {t('column.thru')}
        </th>
        {columns.map(({ key, label, title, room }) => (
          <th key={key} scope="col" className={`figure ${room === 'desk' ? 'for-desk' : key}`} title={title}>
            {label}
          </th>
        ))}
        <th scope="col" className="follow">
          <span className="for-listeners">{t('following')}</span>
        </th>
      </tr>
    </thead>
  );
}
