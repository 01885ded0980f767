import { useWords } from '../words.ts';

/** For keys and readers: past the head and its tabs, to the heading of what the page shows. */
export function SkipLink() {
  const { t } = useWords();
  const skip = () => {
    const start = document.querySelector<HTMLElement>('main h2');
    if (start === null) return;
    start.tabIndex = -1;
    start.focus();
  };
  return (
    <button type="button" className="skip" onClick={skip}>
      {t('skip')}
    </button>
  );
}
