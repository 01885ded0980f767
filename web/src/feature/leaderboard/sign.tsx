import { useTranslation } from '../../i18n/use-translation.ts';
import spoken from '../../ui/style/spoken.module.css';
import { signWords } from './sign-words.ts';

/** A place or a score to par of the office: the sign for who sees, its words for who hears. */
export function Sign({ text }: { text: string }) {
  const { t } = useTranslation('leaderboard');
  const words = signWords(text, t);
  if (words === null) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className={spoken.only}>{words}</span>
    </>
  );
}
