import { useTranslation } from '../../i18n/use-translation.ts';
import { API_BASE } from '../../lib/api/api-base.ts';
import classes from './logo.module.css';

/** The logo of a club or a site, or nothing. */
export function Logo({ of: { name, logo } }: { of: { readonly name: string; readonly logo: string | null } }) {
  const { t } = useTranslation('logo');
  return logo && <img className={classes.logo} src={API_BASE + logo} alt={t('alt', { name })} />;
}
