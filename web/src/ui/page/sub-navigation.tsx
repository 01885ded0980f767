import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './sub-navigation.module.css';

/** `isOpen`: a screen without a tab of its own belongs to this one. */
export type Tab = { readonly to: string; readonly label: string; readonly isOpen?: boolean };

/** The open tab: its own screen is open, one below it, or one that belongs to it. */
export function currentTab<T extends Pick<Tab, 'to' | 'isOpen'>>(tabs: readonly T[], pathname: string): T | undefined {
  const above = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return tabs.find(({ isOpen }) => isOpen) ?? above.toSorted((one, other) => other.to.length - one.to.length)[0];
}

/** The screens of one thing, as tabs that are links; on a phone they scroll sideways, to the one that is open. */
export function SubNavigation({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const frame = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = currentTab(tabs, pathname)?.to;
  const count = tabs.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more tabs the open one stands elsewhere
  useEffect(() => {
    const nav = frame.current;
    const showOpen = () => {
      const open = nav?.querySelector<HTMLElement>(`[href="${CSS.escape(current ?? '')}"]`);
      if (nav && open) nav.scrollTo({ left: open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2 });
    };
    showOpen();
    // the letters of our own fonts have other widths, whenever they arrive
    document.fonts.addEventListener('loadingdone', showOpen);
    return () => document.fonts.removeEventListener('loadingdone', showOpen);
  }, [current, count]);
  return (
    <nav ref={frame} className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label: text }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={to === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
