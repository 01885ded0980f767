import type { ReadyLine, Tournament } from '@fairway/api';
import type { Permission } from '@fairway/api/permission';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Unread } from '../../../ui/state-note.tsx';
import { closePreview, countedHoles } from '../query.ts';
import { blockerPlace } from './blocker-place.ts';
import { blockerOfStep, type NextStep, nextStepOf, PERMISSION_OF } from './next-step.ts';
import classes from './panel.module.css';

/** Where each step is done: a screen below the tournament, or this one. */
const SCREENS: Record<NextStep, string | null> = {
  divisions: 'divisions',
  players: 'import-players',
  'counted-holes': null,
  flights: 'flights',
  'ready-check': 'ready-check',
  links: 'links',
  paper: 'paper',
  scores: 'scores',
  disputes: 'scores',
  handicaps: 'players',
  finish: 'scores',
  'publish-holes': null,
  awards: 'winners',
  publish: 'winners',
  close: null,
  winners: 'winners',
};

type Props = {
  tournament: Tournament;
  divisionCount: number;
  /** The lines of the ready check before the day; null: it has come. */
  coming: readonly ReadyLine[] | null;
  unpublished: boolean;
  mayDo: (permission: Permission) => boolean;
};

/** The one thing to do next; what a person may not do is only told. */
export function NextStepCard({ tournament, divisionCount, coming, unpublished, mayDo }: Props) {
  const { t } = useTranslation('tournament');
  const round = tournament.rounds[0];
  const hidden = useQuery({ ...countedHoles(tournament.id, round?.id ?? ''), enabled: round !== undefined });
  const holesMissing = hidden.data?.lists.some(({ entered }) => !entered) ?? false;
  const preview = useQuery({ ...closePreview(tournament.id), enabled: tournament.state !== 'closed' });
  if (hidden.isLoadingError || (tournament.state !== 'closed' && preview.data === undefined)) return <Unread of={[hidden, preview]} />;
  const blockers = preview.data?.blockers ?? [];
  const step = nextStepOf({ ...tournament, divisionCount, holesMissing, blockers, coming, unpublished });
  const mine = mayDo(PERMISSION_OF[step]);
  const screen = mine ? SCREENS[step] : null;
  const blocker = blockerOfStep(step, blockers);
  const place = blocker && blockerPlace(blocker, tournament.rounds);
  return (
    <section className={classes.next} aria-label={t('detail.next')}>
      <div>
        <Text size="xs" c="dimmed">
          {t('detail.next')}
        </Text>
        <Text fw={600} size="md">
          {t(`next.${step}.title`)}
        </Text>
        <Text>
          {mine ? t(`next.${step}.text`, { fails: coming?.filter(({ state }) => state === 'fail').length ?? 0 }) : t('next.ofOthers')}
        </Text>
      </div>
      {screen !== null && (
        <Button component={Link} to={`/tournaments/${tournament.id}/${screen}${place?.screen === screen ? place.search : ''}`}>
          {t(`next.${step}.title`)}
        </Button>
      )}
    </section>
  );
}
