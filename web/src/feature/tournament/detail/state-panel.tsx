import type { Tournament } from '@fairway/api';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../ui/confirm.tsx';
import { Unread } from '../../../ui/state-note.tsx';
import { closePreview, tournamentAction, useTournamentChange } from '../query.ts';
import { StateMark } from '../state-mark.tsx';
import { BlockerList } from './blocker-list.tsx';
import classes from './panel.module.css';

type Props = {
  tournament: Tournament;
  mayChange: boolean;
  /** A super administrator. */
  mayReopen: boolean;
  /** Whether closing comes before anything else that is left to do. */
  closesNext: boolean;
  /** Reads the winners, and answers what shows these to the public; missing: the person may not, or there are none. */
  toPublish?: (() => Promise<() => void>) | undefined;
};

/** Open, locked or closed, what that means unless it is archived, what blocks closing, and the next actions. */
export function StatePanel({ tournament, mayChange, mayReopen, closesNext, toPublish }: Props) {
  const { t } = useTranslation('tournament');
  const act = useTournamentChange(tournamentAction(tournament.id));
  const { state, rounds, archivedAt } = tournament;
  const preview = useQuery({ ...closePreview(tournament.id), enabled: mayChange && state !== 'closed' });
  // Unfinished rounds have a shorter sentence below.
  const blockers = preview.data?.blockers.filter(({ code }) => code !== 'rounds-not-finished') ?? [];
  const allFinished = rounds.every(({ finished }) => finished);
  const ask = async (what: 'close' | 'reopen') => {
    if (await confirm({ title: t(`detail.${what}Title`), text: t(`detail.${what}Text`), action: t(`detail.${what}`) }))
      act.mutate(what, { onSuccess: () => what === 'close' && toPublish && void offerToPublish(toPublish) });
  };
  const offerToPublish = async (read: () => Promise<() => void>) => {
    const publish = await read();
    const words = {
      title: t('detail.publishTitle'),
      text: t('detail.publishText'),
      action: t('detail.publish'),
      cancel: t('detail.publishLater'),
    };
    if (await confirm(words)) publish();
  };
  return (
    <section className={classes.panel} aria-labelledby="state">
      <Title order={2} id="state">
        {t('detail.state')}
      </Title>
      <StateMark state={state} />
      {archivedAt === null && <Text c="dimmed">{t(`detail.stateText.${state !== 'closed' && allFinished ? 'allFinished' : state}`)}</Text>}
      {mayChange && state !== 'closed' && (
        <>
          <Group gap="xs">
            <Button variant="default" size="xs" loading={act.isPending} onClick={() => act.mutate(state === 'open' ? 'lock' : 'unlock')}>
              {state === 'open' ? t('detail.lock') : t('detail.unlock')}
            </Button>
            {allFinished && (
              <Button
                size="xs"
                variant={closesNext && blockers.length === 0 ? 'filled' : 'default'}
                loading={act.isPending}
                disabled={blockers.length > 0}
                onClick={() => ask('close')}
              >
                {t('detail.close')}
              </Button>
            )}
          </Group>
          {!allFinished && (
            <Text size="xs" c="dimmed">
              {t('detail.closeNotYet')}
            </Text>
          )}
          <Unread of={[preview]} />
          <BlockerList tournament={tournament} blockers={blockers} />
        </>
      )}
      {mayReopen && state === 'closed' && (
        <Group>
          <Button variant="default" size="xs" loading={act.isPending} onClick={() => ask('reopen')}>
            {t('detail.reopen')}
          </Button>
        </Group>
      )}
    </section>
  );
}
