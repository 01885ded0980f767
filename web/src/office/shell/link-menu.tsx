import { Menu } from '@mantine/core';
import { NavLink } from 'react-router';
import { useSession } from '../../lib/session.ts';
import type { MenuProps } from '../../ui/menu-button.tsx';
import { OpenMenu } from '../../ui/open-menu.tsx';
import { useBarLinks } from './bar-link.ts';
import classes from './shell.module.css';

/** The links of the bar on a phone. */
export function LinkMenu({ button }: MenuProps) {
  const links = useBarLinks(useSession());
  return (
    <OpenMenu button={button} position="bottom-start">
      {links.map(({ to, label, end }) => (
        <Menu.Item key={to} component={NavLink} to={to} end={end} className={classes.menuLink}>
          {label}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}
