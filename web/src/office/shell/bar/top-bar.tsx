import { useMediaQuery } from '@mantine/hooks';
import { Link, NavLink } from 'react-router';
import { IconMenu2, IconSearch } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { COMMAND_KEY } from '../../../lib/page/keyboard.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { useSession } from '../../../lib/session.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { openPalette } from '../over.ts';
import classes from '../shell.module.css';
import { useBarLinks } from './bar-link.ts';
import { BarMenus } from './bar-menus.tsx';
import { ClubSelector } from './club-selector.tsx';
import { UserButton } from './user-button.tsx';

/** Below this a bar's links would lie under what stands beside them; a super administrator has twice as many. */
const NARROW = { manager: '(max-width: 62em)', superAdmin: '(max-width: 76em)' };

/** Links by role, the current club, Help, Configuration, and who is signed in; where they find no room links and menus fold into one. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const links = useBarLinks(session);
  const narrow = NARROW[session?.isSuperAdmin ? 'superAdmin' : 'manager'];
  const folds = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  if (session === null || session.name === '') return null;
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        {folds && (
          <MenuButton className={classes.control} label={t('menu')} load={async () => (await import('./link-menu.tsx')).LinkMenu}>
            <IconMenu2 aria-hidden size={22} stroke={1.6} />
          </MenuButton>
        )}
        <Link to="/" className={classes.brand}>
          <img src={`${PREFIX}/icon.svg`} alt="" width={24} height={24} />
          {t('product')}
        </Link>
        {!folds && (
          <nav className={classes.links} aria-label={t('mainNavigation')}>
            {links.map(({ to, label, title, end }) => (
              <NavLink key={to} to={to} end={end} className={classes.link} title={title}>
                <span>{label}</span>
              </NavLink>
            ))}
          </nav>
        )}
        <button type="button" className={classes.control} aria-label={t('findScreen')} title={`${COMMAND_KEY} K`} onClick={openPalette}>
          <IconSearch aria-hidden size={18} stroke={1.8} />
        </button>
        <ClubSelector />
        {!folds && <BarMenus session={session} />}
        <UserButton session={session} />
      </div>
    </header>
  );
}
