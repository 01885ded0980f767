import { NavLink } from 'react-router';
import classes from './sub-navigation.module.css';

export type Tab = { readonly to: string; readonly label: string };

/** The screens of one thing, as tabs that are links; it scrolls sideways on a phone. */
export function SubNavigation({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label: text }) => (
        <NavLink key={to} to={to} end className={classes.tab}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
