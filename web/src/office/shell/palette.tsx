import { datesOf } from '@fairway/api/rule/field/play-dates';
import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { IconSearch } from '#icon';
import { search as searchOf } from '../../feature/field/search/query.ts';
import { latestTournaments } from '../../feature/field/tournament/club-query.ts';
import { standOf } from '../../feature/field/tournament/stand.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chooseClub, enterClub, type SessionClub, useSession } from '../../lib/session.ts';
import { formatDate } from '../../lib/value/date.ts';
import { useOptionList } from '../../ui/field/use-option-list.ts';
import { useClubChoices } from './bar/club-choice.ts';
import type { OverProps } from './key-dialog.tsx';
import { offeredTo } from './menu.ts';
import { openKeys } from './over.ts';
import classes from './palette.module.css';
import { matching, type PaletteEntry } from './palette-entry.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useLogOut } from './use-log-out.ts';

const RECENT = 5;

/** Any screen, tournament, player or action that the person may use, by a few letters. */
export function Palette({ onClose }: OverProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const [typed, setTyped] = useState('');
  const recent = useRecent();
  const results = useFound(typed);
  const groups = [
    { label: t('tournaments'), entries: typed.trim() === '' ? recent : [] },
    { label: t('screens'), entries: matching(useScreens(), typed) },
    ...results.groups,
    { label: t('actions'), entries: matching(useActions(), typed) },
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const options = useOptionList(entries, ({ act }) => {
    onClose();
    act();
  });
  const type = (text: string) => {
    setTyped(text);
    options.reset();
  };
  return (
    <Modal.Root opened onClose={onClose} size={600} yOffset={80} centered={false} padding={0} returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('shell:findScreen')}>
        <TextInput
          {...options.field}
          data-autofocus
          size="lg"
          variant="unstyled"
          className={classes.search}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          leftSection={<IconSearch aria-hidden size={18} />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <output className="for-listeners">{results.isKnown && entries.length > 0 && t('count', { count: entries.length })}</output>
        <div role="status">
          {results.isKnown && entries.length === 0 && <p className={`quiet center ${classes.nothing}`}>{t('nothing')}</p>}
        </div>
        <div id={options.listId} role="listbox" aria-label={t('shell:findScreen')} className={classes.list}>
          {groups.map(({ label, entries: ofGroup }) => (
            <PaletteGroup key={label} label={label}>
              {ofGroup.map((entry) => (
                <div key={entry.id} {...options.option(entry)} className={`hoverable ${classes.option}`}>
                  <span>{entry.label}</span> {entry.detail && <span className={`block quiet small ${classes.detail}`}>{entry.detail}</span>}
                </div>
              ))}
            </PaletteGroup>
          ))}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list are in no fieldset
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={`quiet strong small ${classes.group}`}>
        {label}
      </div>
      {children}
    </div>
  );
}

function useScreens(): readonly PaletteEntry[] {
  const { t } = useTranslation(['palette', 'shell']);
  const session = useSession();
  const navigate = useNavigate();
  const params = useMatches().at(-1)?.params ?? {};
  if (session === null) return [];
  return offeredTo(session, params).map(({ to, path, label }) => ({
    id: to,
    label: t(`shell:screen.${label}`),
    ...(path.includes(':tournamentId') && { detail: t('ofTournament') }),
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

/**
 * What the server finds. Of another club of the site: the club is switched too, so that the tournament opens. `isKnown`: nothing of what was
 * typed is still searched.
 */
function useFound(typed: string): { readonly groups: readonly Group[]; readonly isKnown: boolean } {
  const { t } = useTranslation(['palette', 'tournament']);
  const navigate = useNavigate();
  const [words] = useDebouncedValue(typed.trim(), 150);
  const { data, isFetching } = useQuery(searchOf(words));
  const isKnown = typed.trim() !== '' && words === typed.trim() && !isFetching;
  if (data === undefined || typed.trim() === '') return { groups: [], isKnown };
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
  const golfers = data.golfers.map(({ id, name, vga, clubs }) => ({
    ...{ id, label: name, detail: [vga && `VGA ${vga}`, ...clubs].filter(Boolean).join(' · ') },
    act: () => navigate(`/golfers/${id}`),
  }));
  const groups = [
    { label: t('tournaments'), entries: tournaments },
    { label: t('golfers'), entries: golfers },
    { label: t('players'), entries: players },
  ];
  return { groups, isKnown };
}

function useActions(): readonly PaletteEntry[] {
  const { t, language } = useTranslation(['palette', 'shell']);
  const session = useSession();
  const clubs = useClubChoices();
  const leave = useLogOut();
  const changeLanguage = useLanguageSwitch();
  const other = language === 'vi' ? 'en' : 'vi';
  return [
    ...clubs
      .filter(({ id }) => id !== session?.club?.id)
      .map((club) => ({ id: club.id, label: t('toClub', { club: club.name }), act: () => chooseClub(club) })),
    { id: 'language', label: other === 'vi' ? t('shell:vietnamese') : t('shell:english'), act: () => changeLanguage(other) },
    { id: 'keys', label: t('keys.title'), act: openKeys },
    { id: 'leave', label: t('shell:logOut'), act: leave },
  ];
}
