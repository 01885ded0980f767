import { IconBuildingCommunity, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { BarMenu } from './bar-menu.tsx';
import { useClubChoices } from './club-choice.ts';

/** Names the current club, and switches it. */
export function ClubSelector() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const choices = useClubChoices();
  if (session === null || choices.length === 0) return null;
  const name = session.club?.name ?? t('allClubs');
  return (
    <BarMenu label={`${t('clubSelector')}: ${name}`} load={async () => (await import('./club-menu.tsx')).ClubMenu}>
      <IconBuildingCommunity aria-hidden size={18} stroke={1.6} />
      <span>{name}</span>
      <IconChevronDown aria-hidden size={14} />
    </BarMenu>
  );
}
