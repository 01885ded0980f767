import { IconBuildingCommunity, IconChevronDown } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSession } from '../../../lib/session.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import classes from '../shell.module.css';
import { useClubChoices } from './club-choice.ts';

/** Names the current club, and switches it. */
export function ClubSelector() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const choices = useClubChoices();
  if (session === null || choices.length === 0) return null;
  const name = session.club?.name ?? t('allClubs');
  return (
    <MenuButton
      className={classes.control}
      label={`${t('clubSelector')}: ${name}`}
      load={async () => (await import('./club-menu.tsx')).ClubMenu}
    >
      <IconBuildingCommunity aria-hidden size={18} stroke={1.6} />
      <span>{name}</span>
      <IconChevronDown aria-hidden size={14} />
    </MenuButton>
  );
}
