import { useRef } from 'react';
import { useWords } from '../words.ts';

type Props = {
  search: string;
  /** Players, or what else is searched. */
  count: number;
  /** What is shown without a search: said when it becomes something else. */
  view?: string;
};

/** How many a search finds; for who hears also what another tab shows. It stands there all the time: readers say only what changes. */
export function Found({ search, count, view = '' }: Props) {
  const { t } = useWords();
  const first = useRef<string | null>(view);
  if (view !== first.current) first.current = null;
  const text = first.current === null ? `${view}: ${t('players', { count })}` : '';
  return (
    <p className={search === '' ? 'for-listeners' : 'found'} role="status">
      {search === '' ? text : count === 0 ? t('noMatch', { search }) : t('found', { count })}
    </p>
  );
}
