import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import classes from './sub-navigation.module.css';

export type Tab = { readonly to: string; readonly label: string };

/** The screens of one thing, as tabs that are links; on a phone they scroll sideways, to the one that is open. */
export function SubNavigation({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const frame = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const nav = frame.current;
    const current = nav?.querySelector<HTMLElement>(`[href="${CSS.escape(pathname)}"]`);
    if (nav && current) nav.scrollTo({ left: current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2 });
  }, [pathname]);
  return (
    <nav ref={frame} className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label: text }) => (
        <NavLink key={to} to={to} end className={classes.tab}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
