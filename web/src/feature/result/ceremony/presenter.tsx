import type { Ceremony } from '@fairway/api';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { IconArrowBackUp } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useWakefulScreen } from '../../../lib/page/wakeful-screen.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import classes from './presenter.module.css';
import { type End, endCeremony, stepCeremony, useCeremonyChange } from './query.ts';
import { CeremonyStepView } from './step-view.tsx';

const FINISH = {
  standings: 'finish',
  'counted-holes': 'finishHoles',
  winners: 'award.finish',
  draw: 'draw.finish',
} as const;

/** Words of a kind that are others than those of places. */
const OWN = { standings: null, 'counted-holes': null, winners: 'award', draw: 'draw' } as const;

/** The presenter's phone: what is on screen, what comes next, and a large button for the thumb. */
export function Presenter({ tournamentId, ceremony }: { tournamentId: string; ceremony: Ceremony }) {
  const { t } = useTranslation(['presentation', 'word']);
  const step = useCeremonyChange(tournamentId, stepCeremony(tournamentId));
  const end = useCeremonyChange(tournamentId, endCeremony(tournamentId));
  useWakefulScreen();
  const { version, kind, basis, division, draw, shown, next, after } = ceremony;
  const own = OWN[kind];
  const current = shown.at(-1);
  const isPending = step.isPending || end.isPending;
  const isStale = isApiError(step.error, 'stale-version') || isApiError(end.error, 'stale-version');
  const isEnd = next === null;
  const nextKey = useRef<HTMLButtonElement>(null);
  const allShown = useRef<HTMLParagraphElement>(null);
  // at its end the focus is on the sentence: Enter, pressed once more, neither ends nor publishes
  useLayoutEffect(() => (isEnd ? allShown : nextKey).current?.focus(), [isEnd]);
  const endWith = async (outcome: End['outcome'], action: string, text: string) => {
    if (await confirm({ title: t('early'), text, action })) end.mutate({ version, outcome });
  };
  return (
    <div className={`column gap-12 ${classes.presenter}`}>
      <Title order={2} size="h3">
        {titleOf()}
      </Title>
      <Text role="status" size="sm" className={`strong ${classes.stale}`}>
        {isStale ? t('stale') : ''}
      </Text>
      <section className={classes.shown} aria-labelledby="on-screen">
        <h3 id="on-screen">{t('onScreen')}</h3>
        {current === undefined ? (
          <p>{t(own ? `${own}.nothingShown` : 'nothingShown')}</p>
        ) : (
          <CeremonyStepView step={current} basis={basis} />
        )}
      </section>
      <section className={classes.next} aria-labelledby="up-next">
        <h3 id="up-next">{t('upNext')}</h3>
        {isEnd ? (
          <p ref={allShown} tabIndex={-1}>
            {t('allShown')}
          </p>
        ) : (
          <CeremonyStepView step={next} basis={basis} />
        )}
        {after > 0 && <p className={classes.after}>{t(own ? `${own}.after` : 'after', { count: after })}</p>}
      </section>
      <div className={`column gap-8 ${classes.keys}`}>
        {isEnd ? (
          <Button key="end" className={classes.big} loading={isPending} onClick={() => end.mutate({ version, outcome: 'reveal' })}>
            {t(FINISH[kind])}
          </Button>
        ) : (
          <Button
            key="next"
            ref={nextKey}
            className={classes.big}
            loading={isPending}
            onClick={() => step.mutate({ version, way: 'next' })}
          >
            {t('next')}
          </Button>
        )}
        <Button
          variant="default"
          className={classes.back}
          leftSection={<IconArrowBackUp aria-hidden size={18} />}
          disabled={shown.length === 0 || isPending}
          onClick={() => step.mutate({ version, way: 'back' })}
        >
          {t('back')}
        </Button>
      </div>
      <details className={classes.early}>
        <summary>{t('early')}</summary>
        <Stack gap="xs" pt="xs">
          <Button variant="default" onClick={() => endWith('put-back', t('putBack'), t('putBackText'))}>
            {t('putBack')}
          </Button>
          <Button variant="default" onClick={() => endWith('reveal', t('revealAll'), t(own ? `${own}.revealAllText` : 'revealAllText'))}>
            {t('revealAll')}
          </Button>
        </Stack>
      </details>
    </div>
  );

  function titleOf(): string {
    if (kind === 'winners') return t('kind.winners');
    const parts = draw
      ? [t(`draw.kind.${draw.kind}`), draw.contest, draw.session]
      : [division === null ? t('field') : t('word:divisionName', { name: division.name }), basis && t(`basis.${basis}`)];
    return parts.filter(Boolean).join(' · ');
  }
}
