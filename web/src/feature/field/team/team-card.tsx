import type { Team } from '@fairway/api';
import { TEAM_GROUPS } from '@fairway/api/choice/play/match';
import { formatHandicap } from '@fairway/api/word/number';
import { Button, Checkbox, NativeSelect, Select, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, useId, useState } from 'react';
import { IconLink, IconPencil, IconTrash } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { OrderedList } from '../../../ui/field/ordered-list.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import type { Golfer } from './golfer.ts';
import { type TeamPlayer, useMembers, useTeamDelete } from './query.ts';
import classes from './team-panel.module.css';

type Props = {
  tournamentId: string;
  team: Team;
  /** Golfers without a team. */
  free: readonly Golfer[];
  /** How many golfers the team lacks. */
  lacks: number;
  writable: boolean;
  onEdit: () => void;
  onLink: () => void;
};

/** A team: its look, its golfers in their order, and what can be done with it. */
export function TeamCard({ tournamentId, team, free, lacks, writable, onEdit, onLink }: Props) {
  const { t } = useTranslation('team');
  const headId = useId();
  const { name, short, colour, players } = team;
  const reserves = players.filter(({ reserve }) => reserve).length;
  return (
    <article aria-labelledby={headId} className={classes.team} style={{ '--team': colour } as CSSProperties}>
      <header className={`row gap-12 ${classes.head}`}>
        {team.logo === null ? (
          <span aria-hidden className={classes.short}>
            {short}
          </span>
        ) : (
          <Logo of={team} />
        )}
        <div className={`grow ${classes.name}`}>
          <h3 id={headId} translate="no">
            {name}
          </h3>
          <Text size="sm" c="dimmed">
            {[t('size', { count: players.length }), reserves > 0 && t('reserves', { count: reserves })].filter(Boolean).join(' · ')}
          </Text>
          {lacks > 0 && (
            <Text size="sm" c="var(--fairway-needs-person)" title={t('lacksText', { count: lacks })}>
              {t('lacks', { count: lacks })}
            </Text>
          )}
        </div>
        {writable && <Actions {...{ tournamentId, team, onEdit, onLink }} />}
      </header>
      <Members {...{ tournamentId, team, free, writable }} />
    </article>
  );
}

function Actions({ tournamentId, team: { id, name }, onEdit, onLink }: Pick<Props, 'tournamentId' | 'team' | 'onEdit' | 'onLink'>) {
  const { t } = useTranslation('team');
  const remove = useTeamDelete(tournamentId);
  const ask = async () => {
    const question = { title: t('deleteTitle', { name }), goes: t('deleteText'), action: t('deleteAction') };
    if (await confirmDelete(question)) remove.mutate(id, { onSuccess: () => showToast('success', t('deleted', { name }), '') });
  };
  return (
    <MoreMenu
      label={t('more', { name })}
      actions={[
        { label: t('editAction'), icon: IconPencil, run: onEdit },
        { label: t('linkAction'), icon: IconLink, run: onLink },
        { label: t('deleteAction'), icon: IconTrash, run: ask },
      ]}
    />
  );
}

function Members({ tournamentId, team, free, writable }: Pick<Props, 'tournamentId' | 'team' | 'free' | 'writable'>) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const members = useMembers(tournamentId);
  // on a phone a golfer is a line, until somebody sets groups and reserves
  const isPhone = useMediaQuery('(max-width: 48em)', window.matchMedia('(max-width: 48em)').matches);
  const [isSetting, setSetting] = useState(false);
  const isPlain = !writable || (isPhone && !isSetting);
  const { name, players } = team;
  const write = (wanted: readonly TeamPlayer[]) => members.mutate({ teamId: team.id, players: wanted });
  const change = (playerId: string, fields: Partial<TeamPlayer>) =>
    write(players.map((one) => (one.playerId === playerId ? { ...one, ...fields } : one)));
  const about = ({ handicap, reserve, group }: TeamPlayer) =>
    [
      handicap !== null && t('handicap', { handicap: formatHandicap(handicap, language) }),
      isPlain && group,
      isPlain && reserve && t('reserve'),
    ]
      .filter(Boolean)
      .join(' · ');
  if (!writable)
    return players.length === 0 ? (
      <p className={classes.nobody}>{t('nobody')}</p>
    ) : (
      <ol aria-label={t('golfers', { name })}>
        {players.map((one) => (
          <li key={one.playerId}>
            {one.name} <small>{about(one)}</small>
          </li>
        ))}
      </ol>
    );
  return (
    <>
      <div className={classes.order}>
        <OrderedList
          items={players}
          keyOf={(at) => players[at]?.playerId ?? ''}
          nameOf={(at) => players[at]?.name ?? ''}
          aboutOf={(at) => (players[at] ? about(players[at]) : '')}
          onChange={write}
          beside={(one) =>
            !isPlain && (
              <span className="row gap-8">
                <NativeSelect
                  size="xs"
                  aria-label={t('group', { name: one.name })}
                  title={t('groupHelp')}
                  value={one.group ?? ''}
                  data={[{ value: '', label: t('noGroup') }, ...groupsWith(one.group)]}
                  onChange={({ currentTarget }) => change(one.playerId, { group: currentTarget.value || null })}
                />
                <Checkbox
                  size="xs"
                  label={t('reserve')}
                  aria-label={t('reserveOf', { name: one.name })}
                  checked={one.reserve}
                  onChange={({ currentTarget }) => change(one.playerId, { reserve: currentTarget.checked })}
                />
              </span>
            )
          }
        />
      </div>
      {isPhone && players.length > 0 && (
        <Button variant="default" mb="xs" aria-pressed={isSetting} onClick={() => setSetting(!isSetting)}>
          {t('settingAction')}
        </Button>
      )}
      {players.length === 0 && <p className={classes.nobody}>{t('nobody')}</p>}
      {free.length > 0 && (
        <Select
          className="mt-8"
          aria-label={t('addGolfer', { name })}
          placeholder={t('addGolferPlaceholder')}
          searchable
          value={null}
          data={free.map((golfer) => ({ value: golfer.id, label: golfer.name }))}
          onChange={(id) => {
            const golfer = free.find((one) => one.id === id);
            if (golfer)
              write([...players, { playerId: golfer.id, name: golfer.name, group: null, reserve: false, handicap: golfer.handicap }]);
          }}
        />
      )}
    </>
  );
}

/** A group that was named otherwise stays. */
const groupsWith = (own: string | null): string[] =>
  own === null || TEAM_GROUPS.some((one) => one === own) ? [...TEAM_GROUPS] : [...TEAM_GROUPS, own];
