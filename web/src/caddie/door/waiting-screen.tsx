import { useWords } from '../words.ts';

/** The right digits after many wrong ones: the desk has to let this phone in, and the page goes on by itself. */
export function WaitingScreen({ flight, onBack }: { flight: string; onBack: () => void }) {
  const { t } = useWords();
  return (
    <main className="door">
      <h2>{t('waiting.title', { flight })}</h2>
      <p role="status">{t('waiting.text')}</p>
      <p>{t('waiting.scan')}</p>
      <button type="button" className="button button-plain" onClick={onBack}>
        {t('waiting.back')}
      </button>
    </main>
  );
}
