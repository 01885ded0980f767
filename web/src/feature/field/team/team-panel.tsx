import type { StaffContest, Team } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconPlus, IconShield } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import type { Golfer } from './golfer.ts';
import { OrderPanel } from './order-panel.tsx';
import { teams } from './query.ts';
import { TeamCard } from './team-card.tsx';
import classes from './team-panel.module.css';
import { WithoutTeam } from './without-team.tsx';

type Props = {
  tournamentId: string;
  /** Everybody who may play for a team, in the order of the list. */
  golfers: readonly Golfer[];
  contests: readonly StaffContest[];
  isClosed: boolean;
  writable: boolean;
};

const loadEdit = async () => (await import('./team-drawer.tsx')).TeamDrawer;
const loadAdd = async () => (await import('./add-drawer.tsx')).AddDrawer;
const loadLink = async () => (await import('./link-drawer.tsx')).LinkDrawer;

/** The teams of a tournament with their golfers, who has none, and the orders of their captains. */
export function TeamPanel({ tournamentId, golfers, contests, isClosed, writable }: Props) {
  const { t } = useTranslation('team');
  const [adding, setAdding] = useKeptState('adding', false);
  const [edited, setEdited] = useState<string | null>(null);
  const [linked, setLinked] = useState<string | null>(null);
  const read = useQuery(teams(tournamentId));
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const { items } = read.data;
  const inTeam = new Set(items.flatMap(({ players }) => players.map(({ playerId }) => playerId)));
  const without = golfers.filter(({ id }) => !inTeam.has(id));
  const lacks = lacksOf(contests);
  const add = writable && items.length < MATCH.teamsMost && (
    <Button leftSection={<IconPlus aria-hidden size={16} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  const teamOf = (id: string | null): Team | undefined => items.find((team) => team.id === id);
  return (
    <>
      {items.length === 0 ? (
        <StateNote icon={IconShield} title={t('emptyTitle')} text={t(writable ? 'emptyText' : 'emptyReaderText')} action={add} />
      ) : (
        <>
          <TableToolbar
            count={[
              t('count', { teams: items.length, golfers: inTeam.size }),
              without.length > 0 && t('withoutCount', { count: without.length }),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {add}
          </TableToolbar>
          {!writable && (
            <Text c="dimmed" mb="sm">
              {t(isClosed ? 'closed' : 'readOnly')}
            </Text>
          )}
          <section aria-label={t('label')} className={classes.teams}>
            {items.map((team) => (
              <TeamCard
                key={team.id}
                {...{ tournamentId, team, writable }}
                free={without}
                lacks={lacks.get(team.id) ?? 0}
                onEdit={() => setEdited(team.id)}
                onLink={() => setLinked(team.id)}
              />
            ))}
          </section>
          <WithoutTeam tournamentId={tournamentId} golfers={without} teams={items} writable={writable} />
          <OrderPanel tournamentId={tournamentId} contests={contests} teams={items} writable={writable} />
        </>
      )}
      <OnDemand opened={adding} load={loadAdd} onClose={() => setAdding(false)}>
        {(AddDrawer, isOpen) => (
          <AddDrawer tournamentId={tournamentId} opened={isOpen} room={MATCH.teamsMost - items.length} onClose={() => setAdding(false)} />
        )}
      </OnDemand>
      <OnDemand opened={edited !== null} load={loadEdit} onClose={() => setEdited(null)}>
        {(TeamDrawer, isOpen) => (
          <TeamDrawer tournamentId={tournamentId} team={teamOf(edited)} opened={isOpen} onClose={() => setEdited(null)} />
        )}
      </OnDemand>
      <OnDemand opened={linked !== null} load={loadLink} onClose={() => setLinked(null)}>
        {(LinkDrawer, isOpen) => (
          <LinkDrawer tournamentId={tournamentId} team={teamOf(linked)} opened={isOpen} onClose={() => setLinked(null)} />
        )}
      </OnDemand>
    </>
  );
}

/** How many golfers a team lacks for the session that needs most. */
function lacksOf(contests: readonly StaffContest[]): ReadonlyMap<string, number> {
  const lacks = new Map<string, number>();
  for (const trouble of contests.flatMap(({ troubles }) => troubles))
    if (trouble.code === 'team-short') lacks.set(trouble.teamId, Math.max(lacks.get(trouble.teamId) ?? 0, trouble.lacks));
  return lacks;
}
