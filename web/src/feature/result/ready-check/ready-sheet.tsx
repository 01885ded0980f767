import type { ReadyCheck, ReadyLine, Tournament } from '@fairway/api';
import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconPrinter, IconRefresh } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePrintedAt } from '../../../lib/page/use-print.ts';
import { formatDate, formatInstant } from '../../../lib/value/date.ts';
import classes from './ready-check.module.css';

type Props = {
  readonly tournament: Tournament;
  readonly check: ReadyCheck;
  readonly checking: boolean;
  readonly onCheckAgain: () => void;
  /** Beside printing. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

/** The check with its tools; on paper with the tournament, the club, and when it was made. */
export function ReadySheet({ tournament, check, checking, onCheckAgain, actions, children }: Props) {
  const { t } = useTranslation('ready-check');
  const { name, clubName, date, timeZone, rounds } = tournament;
  const countOf = (state: ReadyLine['state']) => check.lines.filter((line) => line.state === state).length;
  const counts = (['fail', 'warn', 'pass'] as const).map(
    (state) => countOf(state) > 0 && t(`summary.${state}`, { number: countOf(state) }),
  );
  const summary = counts.filter(Boolean).join(' · ');
  const printedAt = t('printed', { at: formatInstant(usePrintedAt().toISOString(), timeZone) });
  const at = t('checked', { at: formatInstant(check.checkedAt, timeZone) });
  return (
    <section className={classes.sheet}>
      <div className={classes.paper}>
        <h1>{name}</h1>
        <h2>{t('title', { summary })}</h2>
        <p>{[clubName, formatDate(date), at, printedAt].join(' · ')}</p>
      </div>
      <div className={`row gap-8 wrap mb-12 ${classes.tools}`}>
        <div className={classes.head}>
          <Title order={2} size="h3">
            {t('title', { summary })}
          </Title>
          <p>
            {at}. {t('intro')} {rounds.length > 1 && t('round', { number: check.round })}
          </p>
        </div>
        {actions}
        <Button variant="default" leftSection={<IconRefresh aria-hidden size={16} />} loading={checking} onClick={onCheckAgain}>
          {t('again')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter aria-hidden size={16} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {children}
    </section>
  );
}
