import '@mantine/spotlight/styles.css';
import { datesOf } from '@fairway/api/rule/play-dates';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { search as searchOf } from '../../feature/search/query.ts';
import { latestTournaments } from '../../feature/tournament/club-query.ts';
import { standOf } from '../../feature/tournament/stand.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../lib/date.ts';
import { chooseClub, enterClub, type SessionClub, useSession } from '../../lib/session.ts';
import { useClubChoices } from './club-choice.ts';
import { offeredTo } from './menu.ts';
import classes from './palette.module.css';
import { matching, type PaletteEntry } from './palette-entry.ts';
import type { OverProps } from './shell-keys.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useLogOut } from './use-log-out.ts';

const RECENT = 5;
const [store, palette] = createSpotlight();

/** Any screen, tournament, player or action that the person may use, by a few letters. */
export function Palette({ onClose }: OverProps) {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  useEffect(() => palette.open(), []);
  const recent = useRecent();
  const groups = [
    { label: t('palette.tournaments'), entries: typed.trim() === '' ? recent : [] },
    { label: t('palette.screens'), entries: matching(useScreens(), typed) },
    ...useFound(typed),
    { label: t('palette.actions'), entries: matching(useActions(), typed) },
  ].filter(({ entries }) => entries.length > 0);
  // what the server finds comes after the typing, when nothing is selected yet: Enter then opens the first of it
  const openFirst = ({ key, nativeEvent }: KeyboardEvent) => {
    const isSelected = document.querySelector('.mantine-Spotlight-action[data-selected]') !== null;
    if (key !== 'Enter' || nativeEvent.isComposing || isSelected) return;
    groups[0]?.entries[0]?.act();
    palette.close();
  };
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      overlayProps={{ blur: 0 }}
      onSpotlightClose={onClose}
      scrollable
      maxHeight={440}
      aria-label={t('palette.title')}
      classNames={{ actionsList: classes.list }}
    >
      <Spotlight.Search
        onKeyDown={openFirst}
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch aria-hidden size={18} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, entries }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {entries.map(({ id, label: name, detail, act }) => (
              <Spotlight.Action key={id} label={name} {...(detail && { description: detail })} onClick={act} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function useScreens(): readonly PaletteEntry[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  const navigate = useNavigate();
  const params = useMatches().at(-1)?.params ?? {};
  if (session === null) return [];
  return offeredTo(session, params).map(({ to, path, label }) => ({
    id: to,
    label: t(`screen.${label}`),
    ...(path.includes(':tournamentId') && { detail: t('palette.ofTournament') }),
    act: () => navigate(to),
  }));
}

/** Before anything is typed: the latest tournaments of the current club. */
function useRecent(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const clubId = useSession()?.club?.id;
  const { data = [] } = useQuery({ ...latestTournaments(clubId ?? ''), enabled: clubId !== undefined });
  return data.slice(0, RECENT).map(({ id, name, date, lastDate }) => ({
    ...{ id: `recent ${id}`, label: name, detail: datesOf({ date, lastDate }, formatDate), act: () => navigate(`/tournaments/${id}`) },
  }));
}

type Group = { readonly label: string; readonly entries: readonly PaletteEntry[] };

/** Of another club of the site: the club is switched too, so that the tournament opens. */
function useFound(typed: string): readonly Group[] {
  const { t } = useTranslation(['shell', 'tournament']);
  const navigate = useNavigate();
  const [words] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery(searchOf(words));
  if (data === undefined || typed.trim() === '') return [];
  const open = (club: SessionClub, to: string) => {
    enterClub(club);
    return navigate(to);
  };
  const tournaments = data.tournaments.map(({ id, name, date, lastDate, clubId, clubName, playedToday, ...of }) => ({
    id,
    label: name,
    detail: [
      datesOf({ date, lastDate }, formatDate),
      playedToday && t('tournament:today'),
      t(`tournament:stand.${standOf(of)}`),
      of.state === 'locked' && t('tournament:stand.locked'),
      clubName,
    ]
      .filter(Boolean)
      .join(' · '),
    act: () => open({ id: clubId, name: clubName }, `/tournaments/${id}`),
  }));
  const players = data.players.map(({ id, name, date, lastDate, clubId, clubName, tournamentId, tournamentName }) => ({
    id,
    label: name,
    detail: `${tournamentName} · ${datesOf({ date, lastDate }, formatDate)}`,
    act: () => open({ id: clubId, name: clubName }, `/tournaments/${tournamentId}/players?${new URLSearchParams({ search: name })}`),
  }));
  return [
    { label: t('palette.tournaments'), entries: tournaments },
    { label: t('palette.players'), entries: players },
  ];
}

function useActions(): readonly PaletteEntry[] {
  const { t, i18n } = useTranslation('shell');
  const session = useSession();
  const clubs = useClubChoices();
  const leave = useLogOut();
  const changeLanguage = useLanguageSwitch();
  const other = i18n.language === 'vi' ? 'en' : 'vi';
  return [
    ...clubs
      .filter(({ id }) => id !== session?.club?.id)
      .map((club) => ({ id: club.id, label: t('palette.toClub', { club: club.name }), act: () => chooseClub(club) })),
    { id: 'language', label: other === 'vi' ? t('vietnamese') : t('english'), act: () => changeLanguage(other) },
    { id: 'leave', label: t('logOut'), act: leave },
  ];
}
