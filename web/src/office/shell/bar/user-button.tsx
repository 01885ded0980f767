import { IconUserCircle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Session } from '../../../lib/session.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import classes from '../shell.module.css';
import { SiteLogo } from './site-logo.tsx';

/** The site's logo, and behind it the menu of the signed-in person. */
export function UserButton({ session: { name, site } }: { session: Session }) {
  const { t } = useTranslation('shell');
  return (
    <MenuButton className={classes.control} label={t('userMenu', { name })} load={async () => (await import('./user-menu.tsx')).UserMenu}>
      <SiteLogo site={site}>
        <IconUserCircle aria-hidden size={22} stroke={1.6} />
      </SiteLogo>
    </MenuButton>
  );
}
