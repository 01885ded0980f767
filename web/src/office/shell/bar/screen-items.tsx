import { Menu } from '@mantine/core';
import { NavLink } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSession } from '../../../lib/session.ts';
import type { Menu as MenuName } from '../../screen.ts';
import { offeredIn } from '../menu.ts';
import classes from '../shell.module.css';

/** The screens of a menu as its items; below a title, if it has one. Nothing where none is offered. */
export function ScreenItems({ menu, title }: { menu: MenuName; title?: string }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const offered = session === null ? [] : offeredIn(menu, session);
  if (offered.length === 0) return null;
  return (
    <>
      {title !== undefined && (
        <>
          <Menu.Divider />
          <Menu.Label>{title}</Menu.Label>
        </>
      )}
      {offered.map(({ to, label }) => (
        <Menu.Item key={to} component={NavLink} to={to} end className={classes.menuLink}>
          {t(`screen.${label}`)}
        </Menu.Item>
      ))}
    </>
  );
}
