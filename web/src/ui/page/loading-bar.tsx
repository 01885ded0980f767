import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './loading-bar.module.css';

/** One thin bar at the top while any request is under way. */
export function LoadingBar() {
  const { t } = useTranslation('shell');
  const pending = useIsFetching() + useIsMutating();
  if (pending === 0) return null;
  return <div className={classes.bar} role="progressbar" aria-label={t('pending')} />;
}
