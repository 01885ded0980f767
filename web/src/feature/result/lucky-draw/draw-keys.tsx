import type { LuckyDraw } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useWakefulScreen } from '../../../lib/page/wakeful-screen.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import classes from './lucky-draw.module.css';
import { drawNext, endLuckyDraw, passLast, useLuckyDrawChange } from './query.ts';

type Props = { tournamentId: string; draw: LuckyDraw; left: number };

/** Large buttons for the thumb: the next player, not here, the end. */
export function DrawKeys({ tournamentId, draw: { version, prizes, lines }, left }: Props) {
  const { t } = useTranslation('lucky-draw');
  const next = useLuckyDrawChange(tournamentId, drawNext(tournamentId));
  const pass = useLuckyDrawChange(tournamentId, passLast(tournamentId));
  const end = useLuckyDrawChange(tournamentId, endLuckyDraw(tournamentId));
  useWakefulScreen();
  const isPending = next.isPending || pass.isPending || end.isPending;
  const isStale = [next, pass, end].some(({ error }) => isApiError(error, 'stale-version'));
  const given = lines.filter(({ outcome }) => outcome === 'given').length;
  const isAllGiven = given >= prizes.reduce((sum, { count }) => sum + count, 0);
  const isDone = isAllGiven || left === 0;
  const status = useRef<HTMLParagraphElement>(null);
  const nextKey = useRef<HTMLButtonElement>(null);
  // at its end the focus is on the sentence: Enter, pressed once more, neither passes a player over nor ends the draw
  useLayoutEffect(() => (isDone ? status : nextKey).current?.focus(), [isDone]);
  const finish = async () => {
    if (isAllGiven || (await confirm({ title: t('endTitle'), text: t('endText'), action: t('end') }))) end.mutate({ version });
  };
  return (
    <div className={`column gap-8 ${classes.keys}`}>
      <Text ref={status} role="status" fw={600} tabIndex={-1}>
        {isStale ? t('stale') : isAllGiven ? t('allGiven') : left === 0 ? t('nobodyLeft') : ''}
      </Text>
      {!isDone && (
        <Button ref={nextKey} className={classes.big} loading={isPending} onClick={() => next.mutate({ version })}>
          {t('next')}
        </Button>
      )}
      {lines.at(-1)?.outcome === 'given' && (
        <Button variant="default" className={classes.second} disabled={isPending} onClick={() => pass.mutate({ version })}>
          {t('pass')}
        </Button>
      )}
      <Button
        variant={isDone ? 'filled' : 'default'}
        className={isDone ? classes.big : classes.second}
        disabled={isPending}
        onClick={finish}
      >
        {t('end')}
      </Button>
    </div>
  );
}
