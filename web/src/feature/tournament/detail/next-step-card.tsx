import type { Tournament } from '@fairway/contract';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hiddenHoles } from '../query.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import classes from './panel.module.css';

/** Where each step is done: a screen below the tournament, or this one. */
const SCREENS: Record<NextStep, string | null> = {
  divisions: 'divisions',
  players: 'import-players',
  'hidden-holes': null,
  scores: 'scores',
  finish: 'scores',
  'publish-holes': null,
  close: 'winners',
  winners: 'winners',
};

type Props = { tournament: Tournament; divisionCount: number; mayImport: boolean };

/** The one thing to do next. */
export function NextStepCard({ tournament, divisionCount, mayImport }: Props) {
  const { t } = useTranslation('tournament');
  const round = tournament.rounds[0];
  const hidden = useQuery({ ...hiddenHoles(tournament.id, round?.id ?? ''), enabled: round !== undefined }).data;
  const holes = hidden === undefined || hidden.count === 0 ? null : hidden.published ? 'published' : hidden.entered ? 'entered' : 'missing';
  const step = nextStepOf({ ...tournament, divisionCount, holes });
  const screen = step === 'players' && !mayImport ? 'players' : SCREENS[step];
  return (
    <section className={classes.next} aria-label={t('detail.next')}>
      <div>
        <Text size="xs" c="dimmed">
          {t('detail.next')}
        </Text>
        <Text fw={600} size="md">
          {t(`next.${step}.title`)}
        </Text>
        <Text>{t(`next.${step}.text`)}</Text>
      </div>
      {screen !== null && (
        <Button component={Link} to={`/tournaments/${tournament.id}/${screen}`}>
          {t(`next.${step}.title`)}
        </Button>
      )}
    </section>
  );
}
