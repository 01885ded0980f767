import type { CareerEvent } from '@fairway/api';
import { Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import { CardDrawer, type CardsBehind, type DrawCard } from './card-drawer.tsx';
import { cardsOf, yearsOf } from './career.ts';
import { CareerCharts } from './career-charts.tsx';
import { CareerFigures } from './career-figures.tsx';
import { CareerTable } from './career-table.tsx';

type Props = {
  events: readonly CareerEvent[];
  drawCard: DrawCard;
  /** At the end of the line of a tournament. */
  actionOf: (tournamentId: string) => ReactNode;
};

const DEFAULTS = { year: '' } as const;

/** What a golfer played, of all years or of one: figures, a line a tournament, and pictures; behind them the cards. */
export function CareerPanel({ events: all, drawCard, actionOf }: Props) {
  const { t } = useTranslation('career');
  const id = useId();
  const [opened, open] = useState<CardsBehind | null>(null);
  const [values, change] = useAddress(DEFAULTS);
  const years = yearsOf(all);
  const year = years.find((one) => one === values.year);
  const events = all.filter(({ date }) => year === undefined || date.startsWith(year));
  return (
    <section className="column gap-16" aria-labelledby={id}>
      <div className="row wrap between">
        <Title order={2} id={id}>
          {t('title')}
        </Title>
        {years.length > 1 && (
          <ChoiceFilter
            label={t('year')}
            any={t('everyYear')}
            choices={years}
            wordOf={(one) => one}
            value={year}
            onChange={(one) => change({ year: one })}
            width={130}
          />
        )}
      </div>
      <CareerFigures events={events} onOpen={open} />
      {events.some(({ kind }) => kind === 'side') && <p className="small quiet">{t('ownCards')}</p>}
      <CareerTable events={events} onOpen={open} actionOf={actionOf} />
      <CareerCharts cards={cardsOf(events)} onOpen={open} />
      {opened && <CardDrawer {...opened} drawCard={drawCard} onClose={() => open(null)} />}
    </section>
  );
}
