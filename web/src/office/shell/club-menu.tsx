import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chooseClub, useSession } from '../../lib/session.ts';
import type { BarMenuProps } from './bar-menu.tsx';
import { useClubChoices } from './club-choice.ts';
import { OpenMenu } from './open-menu.tsx';

/** One of the site's clubs, or for a super administrator any club or all of them. */
export function ClubMenu({ button }: BarMenuProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const choices = useClubChoices();
  return (
    <OpenMenu button={button}>
      <Menu.RadioGroup value={session?.club?.id ?? ''} onChange={(id) => chooseClub(choices.find((club) => club.id === id) ?? null)}>
        {session?.isSuperAdmin && (
          <Menu.RadioItem value="" closeMenuOnClick>
            {t('allClubs')}
          </Menu.RadioItem>
        )}
        {choices.map((club) => (
          <Menu.RadioItem key={club.id} value={club.id} closeMenuOnClick>
            {club.name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </OpenMenu>
  );
}
