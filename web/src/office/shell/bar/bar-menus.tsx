import { IconChevronDown } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Session } from '../../../lib/session.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { offeredIn } from '../menu.ts';
import classes from '../shell.module.css';

const MENUS = [
  { menu: 'help', load: async () => (await import('./screen-menu.tsx')).HelpMenu },
  { menu: 'config', load: async () => (await import('./screen-menu.tsx')).ConfigMenu },
] as const;

/** The menus Help and Configuration. */
export function BarMenus({ session }: { session: Session }) {
  const { t } = useTranslation('shell');
  return MENUS.filter(({ menu }) => offeredIn(menu, session).length > 0).map(({ menu, load }) => (
    <MenuButton key={menu} className={classes.control} label={t(`menus.${menu}`)} load={load}>
      <span>{t(`menus.${menu}`)}</span>
      <IconChevronDown aria-hidden size={14} />
    </MenuButton>
  ));
}
