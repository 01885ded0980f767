import { useWords } from '../words.ts';

type Props = { from: string; flight: string; onYes: () => void; onNo: () => void };

/** Another flight was scanned: nothing is replaced before the caddie says so. */
export function HandoverQuestion({ from, flight, onYes, onNo }: Props) {
  const { t } = useWords();
  return (
    <main className="door">
      <h2>{t('handover.title', { flight })}</h2>
      <p>{t('handover.text', { from })}</p>
      <button type="button" className="button" onClick={onYes}>
        {t('handover.yes', { flight })}
      </button>
      <button type="button" className="button button-plain" onClick={onNo}>
        {t('handover.no', { from })}
      </button>
    </main>
  );
}
