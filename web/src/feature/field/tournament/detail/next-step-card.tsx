import type { Blocker, ReadyLine, Tournament } from '@fairway/api';
import type { Permission } from '@fairway/api/permission';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NEXT } from '../../../../lib/show-next.ts';
import { LinkButton } from '../../../../ui/page/screen-link.tsx';
import { closePreview, countedHoles } from '../query.ts';
import { blockerPlace } from './blocker-place.ts';
import { blockerOfStep, type NextStep, nextStepOf, PERMISSION_OF } from './next-step.ts';
import classes from './panel.module.css';

/** Where each step is done: a screen below the tournament, or this one. */
const SCREENS: Record<NextStep, string | null> = {
  divisions: 'divisions',
  players: 'import-players',
  matches: 'matches',
  'counted-holes': null,
  flights: 'flights',
  'ready-check': 'ready-check',
  links: 'links',
  paper: 'paper',
  scores: 'scores',
  'match-results': 'matches',
  disputes: 'scores',
  handicaps: 'players',
  finish: 'scores',
  'publish-holes': null,
  awards: 'winners',
  publish: 'winners',
  close: null,
  winners: 'winners',
};

type StepFacts = {
  tournament: Tournament;
  divisionCount: number;
  contestCount: number | null;
  /** The lines of the ready check before the day; null: it has come. */
  coming: readonly ReadyLine[] | null;
  unpublished: boolean;
};
/** The next step, and the blocker that it removes, if it is one. */
type FoundStep = { readonly step: NextStep; readonly blocker: Blocker | undefined };

/** The next step of a tournament's day; undefined while what it depends on is read, which `reads` shows when it fails. */
export function useNextStep({ tournament, divisionCount, contestCount, coming, unpublished }: StepFacts) {
  const round = tournament.rounds[0];
  const hidden = useQuery({ ...countedHoles(tournament.id, round?.id ?? ''), enabled: round !== undefined });
  const preview = useQuery({ ...closePreview(tournament.id), enabled: tournament.state !== 'closed' });
  const reads = [hidden, preview];
  if (hidden.data === undefined || (tournament.state !== 'closed' && preview.data === undefined)) return { found: undefined, reads };
  const holesMissing = hidden.data.lists.some(({ entered, waits }) => !entered && !waits);
  const blockers = preview.data?.blockers ?? [];
  const step = nextStepOf({ ...tournament, divisionCount, contestCount, holesMissing, blockers, coming, unpublished });
  return { found: { step, blocker: blockerOfStep(step, blockers) } satisfies FoundStep, reads };
}

type Props = {
  tournament: Tournament;
  step: FoundStep;
  coming: readonly ReadyLine[] | null;
  mayDo: (permission: Permission) => boolean;
  /** Closes the tournament, where that is next. */
  onClose: () => void;
};

/** The one thing to do next, as a button; what a person may not do is only told. */
export function NextStepCard({ tournament, step: { step, blocker }, coming, mayDo, onClose }: Props) {
  const { t } = useTranslation(['next-step', 'tournament']);
  const mine = mayDo(PERMISSION_OF[step]);
  const screen = SCREENS[step];
  const place = blocker && blockerPlace(blocker, tournament.rounds);
  const title = t(`next.${step}.title`);
  return (
    <section {...NEXT} className={`row between gap-16 wrap ${classes.next}`} aria-label={t('tournament:detail.next')}>
      <div>
        <Text size="xs" c="dimmed">
          {t('tournament:detail.next')}
        </Text>
        {mine ? (
          <Text>{t(`next.${step}.text`, { fails: coming?.filter(({ state }) => state === 'fail').length ?? 0 })}</Text>
        ) : (
          <Text>
            <strong>{title}</strong>. {t('next.ofOthers')}
          </Text>
        )}
      </div>
      {mine && screen !== null && (
        <LinkButton to={`/tournaments/${tournament.id}/${screen}${place?.screen === screen ? place.search : ''}`} label={title} />
      )}
      {mine && step === 'close' && <Button onClick={onClose}>{title}</Button>}
      {mine && screen === null && step !== 'close' && (
        <Button component="a" href="#rounds">
          {title}
        </Button>
      )}
    </section>
  );
}
