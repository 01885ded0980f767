import type { Tournament } from '@fairway/api';
import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { showNext } from '../../../../lib/show-next.ts';
import { choose, confirm } from '../../../../ui/dialog/confirm.tsx';
import { Unread } from '../../../../ui/page/state-note.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { closePreview, reopenPreview, reopenTournament, tournamentAction, useTournamentChange } from '../query.ts';
import { StateMark } from '../state-mark.tsx';
import { BlockerList } from './blocker-list.tsx';
import classes from './panel.module.css';

/**
 * Reads the winners: what shows them to the public, or null if it sees them as they are, and which awards would name nobody. Missing: the person
 * may not, or there are none.
 */
type ToPublish = (() => Promise<{ publish: (() => void) | null; nameless: string | null }>) | undefined;

/**
 * Asks before a tournament is closed or opened again, and says before which awards have nobody; once it is closed it offers to publish the
 * winners, unless they are published.
 */
export function useClosing(tournament: Tournament, toPublish: ToPublish) {
  const { t } = useTranslation('next-step');
  const act = useTournamentChange(tournamentAction(tournament.id));
  const askToReopen = useReopening(tournament);
  const offerToPublish = async (read: NonNullable<ToPublish>) => {
    const { publish } = await read();
    if (publish === null) return;
    const words = {
      title: t('standing.publishTitle'),
      text: t('standing.publishText'),
      action: t('standing.publish'),
      cancel: t('standing.publishLater'),
    };
    if (await confirm(words)) publish();
  };
  return async (what: 'close' | 'reopen') => {
    if (what === 'reopen') return askToReopen();
    // what cannot be read now does not keep a day open
    const nameless = await toPublish?.().then(
      (read) => read.nameless,
      () => null,
    );
    const text = [nameless, t('standing.closeText')].filter(Boolean).join('\n');
    if (!(await confirm({ title: t('standing.closeTitle'), text, action: t('standing.close') }))) return;
    act.mutate('close', {
      onSuccess: () => {
        showNext();
        if (toPublish) void offerToPublish(toPublish);
      },
    });
  };
}

const MOVED = ['places', 'winners', 'matches', 'strokes'] as const;

/** Asks before a closed tournament is opened again, and by which rules, where they have been mended since; with what would be otherwise. */
function useReopening({ id }: Tournament) {
  const { t } = useTranslation('next-step');
  const { mutate } = useTournamentChange(reopenTournament(id));
  const preview = useMutation({ mutationFn: () => reopenPreview(id) });
  return async () => {
    const { moved } = await preview.mutateAsync();
    const plain = { title: t('standing.reopenTitle'), text: t('standing.reopenText') };
    if (moved === null) {
      if (await confirm({ ...plain, action: t('standing.reopen') })) mutate({ rules: 'today' });
      return;
    }
    const parts = MOVED.filter((what) => moved[what].length > 0).map((what) =>
      t(`standing.reopenMoved.${what}`, { names: moved[what].join(', ') }),
    );
    const text = [plain.text, t('standing.reopenRules'), ...(parts.length > 0 ? parts : [t('standing.reopenMoved.none')])].join('\n');
    const way = await choose({ ...plain, text, action: t('standing.reopenThen'), other: t('standing.reopenToday') });
    if (way !== null) mutate({ rules: way === 'action' ? 'kept' : 'today' });
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
    <section className={`panel column gap-8 ${classes.panel}`} aria-labelledby="state">
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
