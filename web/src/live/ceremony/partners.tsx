import { partnersText } from '@fairway/api/word/partners-text';
import { useWords } from '../words.ts';

/** Who is called with a side. */
export function Partners({ of }: { of: Parameters<typeof partnersText>[0] }) {
  const { t } = useWords();
  const partners = partnersText(of, (round) => t('round', round));
  return partners !== '' && <small className="block quiet regular ceremony-partners">{partners}</small>;
}
