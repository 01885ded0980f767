import type { StaffContest, StaffSession, Team } from '@fairway/api';
import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type HandedIn, takeBack } from './query.ts';
import classes from './team-panel.module.css';

type Props = { tournamentId: string; contests: readonly StaffContest[]; teams: readonly Team[]; writable: boolean };
type Opened = { session: StaffSession; team: Team };

async function loadHandIn() {
  const [part] = await Promise.all([import('./hand-in-drawer.tsx'), loadWords(['match-board'])]);
  return part.HandInDrawer;
}

/** Which captains have handed in, by session: never what. */
export function OrderPanel({ tournamentId, contests, teams, writable }: Props) {
  const { t } = useTranslation('team');
  const id = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const sessions = contests.flatMap((contest) => contest.sessions).filter(({ orders }) => orders.length > 0);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.orders}>
      <Title order={2} size="h4" id={id}>
        {t('orders.title')}
      </Title>
      <Text c="dimmed" mb="xs">
        {t('orders.text')}
      </Text>
      {sessions.map((session) => (
        <div key={session.id}>
          <h3 className={classes.session}>
            {session.name === null
              ? t('orders.sessionNumber', { round: session.round })
              : t('orders.session', { name: session.name, round: session.round })}
          </h3>
          <ul className={`frame ruled ${classes.list}`}>
            {session.orders.map((order) => {
              const team = teams.find((one) => one.id === order.teamId);
              return (
                team && (
                  <OrderLine
                    key={order.teamId}
                    {...{ tournamentId, session, order, team, writable }}
                    onHandIn={() => setOpened({ session, team })}
                  />
                )
              );
            })}
          </ul>
        </div>
      ))}
      <OnDemand opened={opened !== null} load={loadHandIn} onClose={() => setOpened(null)}>
        {(HandInDrawer, isOpen) => (
          <HandInDrawer
            tournamentId={tournamentId}
            session={opened?.session}
            team={opened?.team}
            opened={isOpen}
            onClose={() => setOpened(null)}
          />
        )}
      </OnDemand>
    </section>
  );
}

type LineProps = { tournamentId: string; session: StaffSession; order: HandedIn; team: Team; writable: boolean; onHandIn: () => void };

function OrderLine({ tournamentId, session, order, team, writable, onHandIn }: LineProps) {
  const { t } = useTranslation('team');
  const client = useQueryClient();
  const { name } = team;
  const { at, opened, askedAgainAt } = order;
  const back = useMutation({
    mutationFn: () => takeBack({ tournamentId, matchSessionId: session.id, teamId: team.id }),
    onSuccess: () => showToast('success', t('orders.takenBack', { name }), ''),
    onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
  });
  const ask = async () => {
    const question = {
      title: t('orders.takeBackTitle', { name }),
      text: t('orders.takeBackText'),
      action: t('orders.takeBack'),
      isFinal: true,
    };
    if (await confirm(question)) back.mutate();
  };
  const state = opened
    ? t('orders.opened')
    : at !== null
      ? t('orders.handedIn', { time: formatOffice(at) })
      : t(askedAgainAt === null ? 'orders.waits' : 'orders.askedAgain');
  return (
    <li>
      <strong translate="no">{name}</strong>
      <span>{state}</span>
      {writable && !opened && (
        <Group gap={4} ml="auto">
          {at !== null && (
            <Button size="compact-sm" variant="subtle" aria-label={t('orders.takeBackOf', { name })} onClick={() => void ask()}>
              {t('orders.takeBack')}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" aria-label={t('orders.handInOf', { name })} onClick={onHandIn}>
            {t('orders.handIn')}
          </Button>
        </Group>
      )}
    </li>
  );
}
