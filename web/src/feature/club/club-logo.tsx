import type { Club } from '@fairway/api';
import { useTranslation } from 'react-i18next';
import { API_BASE } from '../../lib/api.ts';
import classes from './logo.module.css';

/** The logo of a club, or nothing. */
export function ClubLogo({ club: { name, logo } }: { club: Pick<Club, 'name' | 'logo'> }) {
  const { t } = useTranslation('club');
  return logo && <img className={classes.logo} src={API_BASE + logo} alt={t('logoAlt', { name })} />;
}
