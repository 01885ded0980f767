import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chooseClub, useSession } from '../../../lib/session.ts';
import type { MenuProps } from '../../../ui/menu/menu-button.tsx';
import { OpenMenu } from '../../../ui/menu/open-menu.tsx';
import { useClubChoices } from './club-choice.ts';

/** One of the site's clubs, or for a super administrator any club or all of them. */
export function ClubMenu({ button }: MenuProps) {
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
      {session?.club && (
        <>
          <Menu.Divider />
          <Menu.Item component={Link} to={`/clubs/${session.club.id}`}>
            {t('viewClub')}
          </Menu.Item>
        </>
      )}
    </OpenMenu>
  );
}
