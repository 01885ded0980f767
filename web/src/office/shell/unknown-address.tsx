import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast/toast.tsx';

/** An address of no screen leads to the dashboard, which says so. */
export function UnknownAddress() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  useEffect(() => showToast('warning', t('noPage', { path: pathname }), ''), [t, pathname]);
  return <Navigate to="/" replace />;
}
