import { QueryLink } from '../page/query-link.tsx';
import { useWords } from '../words.ts';

/** Above the board, while a presentation is running: where to watch it. */
export function CeremonyLink() {
  const { t } = useWords();
  return (
    <QueryLink className="ceremony-link" change={{ ceremony: '1', player: null }} step="push">
      {t('ceremonyWatch')}
    </QueryLink>
  );
}
