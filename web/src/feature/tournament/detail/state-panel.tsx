import type { Tournament } from '@fairway/api';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { Unread } from '../../../ui/state-note.tsx';
import { showToast } from '../../../ui/toast.tsx';
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
  const { state, rounds, phase, archivedAt } = tournament;
  const allFinished = rounds.every(({ finished }) => finished);
  // what closing needs is asked for once the rounds are over; until then a round asks for its own
  const preview = useQuery({ ...closePreview(tournament.id), enabled: mayChange && state !== 'closed' && allFinished });
  const blockers = preview.data?.blockers ?? [];
  const turn = (what: 'lock' | 'unlock') => {
    const back = what === 'lock' ? 'unlock' : 'lock';
    const undo = { label: t('detail.undo'), run: () => act.mutate(back) };
    act.mutate(what, { onSuccess: () => showToast('success', t(`detail.done.${what}`), t(`detail.stops.${what}`), undo) });
  };
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
      <StateMark of={tournament} />
      {archivedAt === null && <Text c="dimmed">{t(`detail.stateText.${state !== 'closed' && allFinished ? 'allFinished' : state}`)}</Text>}
      {mayChange && state !== 'closed' && (
        <>
          <Group gap="xs">
            <Button variant="default" size="xs" loading={act.isPending} onClick={() => turn(state === 'open' ? 'lock' : 'unlock')}>
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
          {!allFinished && phase !== 'upcoming' && (
            <Text size="xs" c="dimmed">
              {t('detail.closeNotYet')}
            </Text>
          )}
          {allFinished && <Unread of={[preview]} />}
          <BlockerList tournament={tournament} blockers={allFinished ? blockers : []} />
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
