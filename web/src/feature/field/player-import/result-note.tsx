import type { AnswerOf, Routes } from '@fairway/api';
import { Button, Group, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconCircleCheck } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { useCounted } from './counted.ts';
import classes from './result-note.module.css';

type Result = AnswerOf<Routes['POST /api/tournaments/:tournamentId/players/import']>;
type Props = {
  result: Result;
  /** Cells of the list that were not imported. */
  dropped: number;
  /** New golfers who are in no division. */
  withoutDivision: number;
  /** The address of the tournament; null: the list went into the register. */
  base: string | null;
  onMore: () => void;
};

/** What the import did, in numbers that are not nought, and the next step: divisions for those who have none, else the flights. */
export function ResultNote({
  result: { created, changed, same, skipped, withdrawn, removed, joined, unjoined },
  dropped,
  withoutDivision,
  base,
  onMore,
}: Props) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const numbers = (
    [
      [t('doneCreated'), created],
      [t('doneChanged'), changed],
      [t('doneSame'), same],
      [t('doneSkipped'), skipped],
      [t('doneDropped'), dropped],
      [t('doneWithdrawn'), withdrawn],
      [t('doneRemoved'), removed],
      [t('doneJoined'), joined],
    ] as const
  ).filter(([, number]) => number > 0);
  const isWithoutDivision = withoutDivision > 0;
  const next =
    base === null
      ? { to: '/golfers', text: t('doneRegister') }
      : isWithoutDivision
        ? { to: `${base}/divisions`, text: t('doneDivisions', counted(withoutDivision)) }
        : { to: `${base}/flights`, text: t('doneFlights') };
  return (
    <section className={`column gap-16 center ${classes.note}`}>
      <IconCircleCheck aria-hidden size={40} stroke={1.4} />
      <Title order={2} ref={title} tabIndex={-1}>
        {t('doneTitle', counted(created + changed))}
      </Title>
      <dl className={`row wrap ${classes.numbers}`}>
        {numbers.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{counted(number).number}</dd>
          </div>
        ))}
      </dl>
      <Group gap="xs" justify="center">
        <LinkButton to={next.to} label={next.text} />
        {isWithoutDivision && <LinkButton variant="default" to={`${base}/flights`} label={t('doneFlights')} />}
        {base !== null && <LinkButton variant="default" to={`${base}/players`} label={t('donePlayers')} />}
        {base !== null && unjoined > 0 && (
          <LinkButton
            variant="default"
            to={`/golfers/proposals?tournament=${base.split('/').at(-1)}`}
            label={t('doneUnjoined', { count: unjoined })}
          />
        )}
        <Button variant="default" onClick={onMore}>
          {t('doneMore')}
        </Button>
      </Group>
    </section>
  );
}
