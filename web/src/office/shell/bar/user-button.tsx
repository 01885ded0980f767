import { IconUserCircle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { API_BASE } from '../../../lib/api/api-base.ts';
import type { Session } from '../../../lib/session.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import classes from '../shell.module.css';

/** The site's logo, and behind it the menu of the signed-in person. */
export function UserButton({ session: { name, site } }: { session: Session }) {
  const { t } = useTranslation('shell');
  return (
    <MenuButton className={classes.control} label={t('userMenu', { name })} load={async () => (await import('./user-menu.tsx')).UserMenu}>
      {site?.logo ? (
        <img src={API_BASE + site.logo} alt="" className={classes.logo} />
      ) : (
        <IconUserCircle aria-hidden size={22} stroke={1.6} />
      )}
    </MenuButton>
  );
}
