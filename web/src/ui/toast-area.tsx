import '@mantine/notifications/styles.css';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import classes from './toast-area.module.css';

/** Where toasts appear: clear of save buttons and of the drawers at the right; on a phone at the top, as the lower edge is for the thumb. */
export function ToastArea() {
  const { t } = useTranslation('shell');
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <section aria-label={t('toasts')}>
      <Notifications
        withinPortal={false}
        position={phone ? 'top-right' : 'bottom-left'}
        className={classes.area}
        limit={Number.POSITIVE_INFINITY}
        containerWidth={400}
        notificationMaxHeight="80vh"
        transitionDuration={150}
      />
    </section>
  );
}
