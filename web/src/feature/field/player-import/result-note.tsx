import type { AnswerOf, Routes } from '@fairway/api';
import { Button, Group, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconCircleCheck } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { useCounted } from './counted.ts';
import classes from './result-note.module.css';

type Result = AnswerOf<Routes['POST /api/tournaments/:tournamentId/players/import']>;
type Props = { result: Result; isWithoutDivision: boolean; base: string; onMore: () => void };

/** What the import did, in numbers, and the next step: divisions for whoever has none, else the flights. */
export function ResultNote({
  result: { created, changed, same, skipped, withdrawn, removed, joined, unjoined },
  isWithoutDivision,
  base,
  onMore,
}: Props) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const numbers = [
    [t('doneCreated'), created],
    [t('doneChanged'), changed],
    [t('doneSame'), same],
    [t('doneSkipped'), skipped],
    ...(withdrawn > 0 ? ([[t('doneWithdrawn'), withdrawn]] as const) : []),
    ...(joined > 0 ? ([[t('doneJoined'), joined]] as const) : []),
    ...(removed > 0 ? ([[t('doneRemoved'), removed]] as const) : []),
  ] as const;
  const next = isWithoutDivision
    ? { to: `${base}/divisions`, text: t('doneDivisions') }
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
        <LinkButton variant="default" to={`${base}/players`} label={t('donePlayers')} />
        {unjoined > 0 && (
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
