import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../lib/language.ts';
import classes from './shell.module.css';

/** The other of the two languages, one tap away. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const other = i18n.language === 'vi' ? 'en' : 'vi';
  const label = other === 'vi' ? t('vietnamese') : t('english');
  return (
    <button type="button" className={classes.control} lang={other} onClick={() => chooseLanguage(other)}>
      <span>{label}</span>
    </button>
  );
}
