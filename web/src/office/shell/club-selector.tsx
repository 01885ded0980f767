import { Menu } from '@mantine/core';
import { IconBuildingCommunity, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clubs } from '../../feature/club/query.ts';
import { chooseClub, useSession } from '../../lib/session.ts';
import classes from './shell.module.css';

/** Switches the current club: one of the site's, or for a super administrator any club or all of them. */
export function ClubSelector() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const everyClub = useQuery({ ...clubs(), enabled: session?.isSuperAdmin === true });
  if (session === null) return null;
  const choices = (session.isSuperAdmin ? (everyClub.data?.items ?? []) : (session.site?.clubs ?? [])).map(({ id, name }) => ({
    id,
    name,
  }));
  if (choices.length === 0) return null;
  const name = session.club?.name ?? t('allClubs');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes.control} aria-label={`${t('clubSelector')}: ${name}`}>
          <IconBuildingCommunity aria-hidden size={18} stroke={1.6} />
          <span>{name}</span>
          <IconChevronDown aria-hidden size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={session.club?.id ?? ''} onChange={(id) => chooseClub(choices.find((club) => club.id === id) ?? null)}>
          {session.isSuperAdmin && (
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
      </Menu.Dropdown>
    </Menu>
  );
}
