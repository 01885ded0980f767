import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Box, riseAbove } from './clear-place.ts';

/** Where toasts appear: at the lower edge, above the bar that saves, a phone's keyboard and what has the focus, as the field that is typed in. */
export function ToastArea() {
  const { t } = useTranslation('shell');
  const area = useRef<HTMLElement>(null);
  useEffect(() => keepClear(area.current?.querySelector<HTMLElement>('[data-position="bottom-left"]') ?? null), []);
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

/** Looks again in every frame while there are toasts: what they must not cover moves, comes and goes as the page does. */
function keepClear(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return;
  let frame = 0;
  const boxesOf = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)].filter((one) => !area.contains(one)).map((one) => one.getBoundingClientRect());
  const seen = window.visualViewport;
  const keyboard = (): Box[] =>
    seen === null ? [] : [{ left: 0, right: innerWidth, top: seen.offsetTop + seen.height, bottom: innerHeight }];
  const place = () => {
    // where it would be without its rise, which a box on the screen follows a frame later
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = area;
    if (offsetHeight === 0) return;
    const atRest = { left, right: left + offsetWidth, top, bottom: top + offsetHeight };
    const bars = [...boxesOf('[data-docked]'), ...keyboard()];
    const withFocus = riseAbove(atRest, [...bars, ...boxesOf(':focus')]);
    area.style.translate = `0 ${-(withFocus < top ? withFocus : riseAbove(atRest, bars))}px`;
    frame = requestAnimationFrame(place);
  };
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    place();
  });
  observer.observe(area);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
