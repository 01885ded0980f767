import type { Tournament } from '@fairway/api';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { closePreview, tournamentAction, useTournamentChange } from '../query.ts';
import { StateMark } from '../state-mark.tsx';
import { BlockerList } from './blocker-list.tsx';
import classes from './panel.module.css';

/** Reads the winners, and answers what shows these to the public; missing: the person may not, or there are none. */
type ToPublish = (() => Promise<() => void>) | undefined;

/** Asks before a tournament is closed or opened again; once it is closed it offers to publish the winners. */
export function useClosing(tournament: Tournament, toPublish: ToPublish) {
  const { t } = useTranslation('next-step');
  const act = useTournamentChange(tournamentAction(tournament.id));
  const offerToPublish = async (read: () => Promise<() => void>) => {
    const publish = await read();
    const words = {
      title: t('standing.publishTitle'),
      text: t('standing.publishText'),
      action: t('standing.publish'),
      cancel: t('standing.publishLater'),
    };
    if (await confirm(words)) publish();
  };
  return async (what: 'close' | 'reopen') => {
    if (await confirm({ title: t(`standing.${what}Title`), text: t(`standing.${what}Text`), action: t(`standing.${what}`) }))
      act.mutate(what, { onSuccess: () => what === 'close' && toPublish && void offerToPublish(toPublish) });
  };
}

type Props = {
  tournament: Tournament;
  mayChange: boolean;
  /** A super administrator. */
  mayReopen: boolean;
  onAsk: (what: 'close' | 'reopen') => void;
};

/** Open, locked or closed, what that means unless it is archived, what blocks closing, and the next actions. */
export function StatePanel({ tournament, mayChange, mayReopen, onAsk }: Props) {
  const { t } = useTranslation('next-step');
  const act = useTournamentChange(tournamentAction(tournament.id));
  const { state, rounds, phase, archivedAt } = tournament;
  const allFinished = rounds.every(({ finished }) => finished);
  // what closing needs is asked for once the rounds are over; until then a round asks for its own
  const preview = useQuery({ ...closePreview(tournament.id), enabled: mayChange && state !== 'closed' && allFinished });
  const blockers = preview.data?.blockers ?? [];
  const turn = (what: 'lock' | 'unlock') => {
    const back = what === 'lock' ? 'unlock' : 'lock';
    act.mutate(what, {
      onSuccess: () => showToast('success', t(`standing.done.${what}`), t(`standing.stops.${what}`), () => act.mutate(back)),
    });
  };
  return (
    <section className={classes.panel} aria-labelledby="state">
      <Title order={2} id="state">
        {t('standing.state')}
      </Title>
      <StateMark of={tournament} />
      {archivedAt === null && (
        <Text c="dimmed">{t(`standing.stateText.${state !== 'closed' && allFinished ? 'allFinished' : state}`)}</Text>
      )}
      {mayChange && state !== 'closed' && (
        <>
          <Group gap="xs">
            <Button variant="default" size="xs" loading={act.isPending} onClick={() => turn(state === 'open' ? 'lock' : 'unlock')}>
              {state === 'open' ? t('standing.lock') : t('standing.unlock')}
            </Button>
            {allFinished && (
              <Button size="xs" variant="default" loading={act.isPending} disabled={blockers.length > 0} onClick={() => onAsk('close')}>
                {t('standing.close')}
              </Button>
            )}
          </Group>
          {!allFinished && phase !== 'upcoming' && (
            <Text size="xs" c="dimmed">
              {t('standing.closeNotYet')}
            </Text>
          )}
          {allFinished && <Unread of={[preview]} />}
          <BlockerList tournament={tournament} blockers={allFinished ? blockers : []} />
        </>
      )}
      {mayReopen && state === 'closed' && (
        <Group>
          <Button variant="default" size="xs" loading={act.isPending} onClick={() => onAsk('reopen')}>
            {t('standing.reopen')}
          </Button>
        </Group>
      )}
    </section>
  );
}
