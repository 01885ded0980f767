import '@mantine/notifications/styles.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Where toasts appear: at the lower edge, above the bar that saves, a phone's keyboard and what has the focus, as the field that is typed in. */
export function ToastArea() {
  const { t } = useTranslation('shell');
  const area = useRef<HTMLElement>(null);
  const isShown = useNotifications().notifications.length > 0;
  // loaded with the first toast: no first screen waits for it
  useEffect(() => {
    const toasts = area.current?.querySelector<HTMLElement>('[data-position="bottom-left"]');
    if (!isShown || !toasts) return;
    const keeping = import('./clear-place.ts').then(({ keepClear }) => keepClear(toasts)).catch(() => undefined);
    return () => void keeping.then((end) => end?.());
  }, [isShown]);
  return (
    <section ref={area} aria-label={t('toasts')}>
      <Notifications
        withinPortal={false}
        position="bottom-left"
        limit={Number.POSITIVE_INFINITY}
        containerWidth={400}
        notificationMaxHeight="80vh"
        transitionDuration={150}
      />
    </section>
  );
}
