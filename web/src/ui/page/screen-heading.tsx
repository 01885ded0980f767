import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useScreenName } from './screen-name.ts';

/** The id of the heading with which the open screen begins. */
export const HEADING = 'screen';

type Props = {
  /** 1: of the page. 2: of one screen of the thing that the page is about. */
  order: 1 | 2;
  /** The thing that the screen shows; by default the screen's own name. */
  text?: string | undefined;
  /** The open tab has said it to who sees. */
  isSpokenOnly?: boolean;
};

/** The address whose heading had the focus; null: the browser has only just loaded the page, and says it itself. */
let begun: string | null = null;

/** Whoever has gone on with the keys meanwhile is left alone. */
const isFree = () => document.activeElement === document.body || document.activeElement?.tagName === 'MAIN';

/** Where a screen begins: when it is opened the heading has the focus, so that a reader says it once, and the skip link leads to it. */
export function ScreenHeading({ order, text, isSpokenOnly = false }: Props) {
  const name = useScreenName();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (begun === pathname) return;
    if (begun !== null && isFree()) heading.current?.focus({ preventScroll: true });
    begun = pathname;
  }, [pathname]);
  const shown = text ?? name;
  return (
    <Title ref={heading} id={HEADING} order={order} tabIndex={-1} title={shown} className={isSpokenOnly ? 'for-listeners' : undefined}>
      {shown}
    </Title>
  );
}
