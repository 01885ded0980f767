import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './shell.module.css';
import { useLanguageSwitch } from './use-language-switch.ts';

/** The other of the two languages, one tap away. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const change = useLanguageSwitch();
  const other = i18n.language === 'vi' ? 'en' : 'vi';
  const label = other === 'vi' ? t('vietnamese') : t('english');
  return (
    <button type="button" className={classes.control} lang={other} onClick={() => change(other)}>
      <span>{label}</span>
    </button>
  );
}
