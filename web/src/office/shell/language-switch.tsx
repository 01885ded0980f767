import type { Language } from '@fairway/api/word/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './shell.module.css';

/** The other of the two languages, one tap away. */
export function LanguageSwitch({ change }: { change: (language: Language) => void }) {
  const { t, language } = useTranslation('shell');
  const other = language === 'vi' ? 'en' : 'vi';
  const label = other === 'vi' ? t('vietnamese') : t('english');
  return (
    <button type="button" className={classes.control} lang={other} onClick={() => change(other)}>
      <span>{label}</span>
    </button>
  );
}
