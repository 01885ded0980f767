import { Menu } from '@mantine/core';
import { NavLink } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSession } from '../../../lib/session.ts';
import type { MenuProps } from '../../../ui/menu/menu-button.tsx';
import { OpenMenu } from '../../../ui/menu/open-menu.tsx';
import classes from '../shell.module.css';
import { useBarLinks } from './bar-link.ts';
import { ScreenItems } from './screen-items.tsx';

/** The links and menus of the bar on a phone. */
export function LinkMenu({ button }: MenuProps) {
  const { t } = useTranslation('shell');
  const links = useBarLinks(useSession());
  return (
    <OpenMenu button={button} position="bottom-start">
      {links.map(({ to, label, end }) => (
        <Menu.Item key={to} component={NavLink} to={to} end={end} className={classes.menuLink}>
          {label}
        </Menu.Item>
      ))}
      <ScreenItems menu="help" title={t('menus.help')} />
      <ScreenItems menu="config" title={t('menus.config')} />
    </OpenMenu>
  );
}
