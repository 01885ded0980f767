import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dismissToast, holdToast, releaseToast, type Toast, useToasts } from '../lib/toast.ts';
import classes from './toast-area.module.css';

const ICONS = { success: IconCircleCheck, warning: IconExclamationCircle, danger: IconAlertTriangle };

/** Where notifications appear, coloured and marked by their status. */
export function ToastArea() {
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  return (
    <section className={classes.area} aria-label={t('toasts')}>
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

function ToastCard({ toast: { id, status, header, message } }: { toast: Toast }) {
  const { t } = useTranslation('shell');
  const Icon = ICONS[status];
  return (
    <li
      className={classes.toast}
      data-status={status}
      onMouseEnter={() => holdToast(id)}
      onMouseLeave={() => releaseToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(id)}
    >
      <Icon aria-hidden size={20} stroke={1.8} />
      <div>
        <strong>{header}</strong>
        {message !== '' && <p>{message}</p>}
      </div>
      <CloseButton aria-label={t('dismissToast')} onClick={() => dismissToast(id)} size="sm" variant="transparent" c="inherit" />
    </li>
  );
}
