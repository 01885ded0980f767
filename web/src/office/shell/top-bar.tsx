import { Burger, Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { ClubSelector } from './club-selector.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { offeredIn } from './menu.ts';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

/** `end`: the link is of that one screen, not also of those below it. */
type BarLink = { readonly to: string; readonly label: string; readonly title?: string; readonly end: boolean };

/** Links by role, the current club, the language, and who is signed in; on a phone the links fold into a menu. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [menuOpen, menu] = useDisclosure(false);
  if (session === null || session.name === '') return null;
  const { latestTournamentId, latestTournamentName } = session;
  const links: BarLink[] = offeredIn('bar', session).map(({ path, label }) => ({ to: path, label: t(`screen.${label}`), end: true }));
  if (latestTournamentId !== null) {
    const name = t('latestTournament');
    links.push({ to: `/tournaments/${latestTournamentId}`, label: latestTournamentName || name, title: name, end: false });
  }
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        {phone && <Burger opened={menuOpen} onClick={menu.toggle} aria-label={t('menu')} color="white" size="sm" />}
        <Link to="/" className={classes.brand}>
          <img src="/icon.svg" alt="" width={24} height={24} />
          {t('product')}
        </Link>
        {!phone && (
          <nav className={classes.links} aria-label={t('mainNavigation')}>
            {links.map(({ to, label, title, end }) => (
              <NavLink key={to} to={to} end={end} className={classes.link} title={title}>
                <span>{label}</span>
              </NavLink>
            ))}
          </nav>
        )}
        <ClubSelector />
        {!phone && <LanguageSwitch />}
        <UserMenu />
      </div>
      <Drawer
        opened={menuOpen}
        onClose={menu.close}
        position="left"
        size="xs"
        title={t('menu')}
        closeButtonProps={{ 'aria-label': t('menu') }}
      >
        <nav className={classes.drawer} aria-label={t('mainNavigation')}>
          {links.map(({ to, label, end }) => (
            <NavLink key={to} to={to} end={end} className={classes.drawerLink} onClick={menu.close}>
              {label}
            </NavLink>
          ))}
        </nav>
      </Drawer>
    </header>
  );
}
