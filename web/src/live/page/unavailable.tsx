import { PREFIX } from '../../lib/prefix.ts';
import { useWords } from '../words.ts';
import { NoticeScreen } from './notice-screen.tsx';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown when there is no board: not loaded yet, missing, or no connection. */
export function Unavailable({ phase, onRetry }: { phase: 'loading' | 'missing' | 'failed'; onRetry: () => void }) {
  const { t } = useWords();
  if (phase === 'loading') {
    return (
      <div className="skeleton" role="status">
        <span className="for-listeners">{t('loading')}</span>
        {ROWS.map((row) => (
          <span key={row} className="skeleton-row" aria-hidden="true" />
        ))}
      </div>
    );
  }
  if (phase === 'missing') {
    return (
      <NoticeScreen title={t('notFound')} hint={t('notFoundHint')}>
        <a className="button" href={`${PREFIX}/live`}>
          {t('allTournaments')}
        </a>
      </NoticeScreen>
    );
  }
  return (
    <NoticeScreen title={navigator.onLine ? t('failed') : t('offline')} hint={t('failedHint')}>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </NoticeScreen>
  );
}
