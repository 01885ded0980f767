import { useTranslation } from '../../i18n/use-translation.ts';
import spoken from '../../ui/style/spoken.module.css';
import { signOf } from './sign-of.ts';

/** A place or a score to par of the office: the sign for who sees, its words for who hears. */
export function Sign({ text }: { text: string }) {
  const { t } = useTranslation('leaderboard');
  const said = signOf(text);
  if (said === null) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className={spoken.only}>{t(`sign.${said.key}`, said.values)}</span>
    </>
  );
}
