import type { CareerEvent } from '@fairway/api';
import { Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import { CardDrawer, type CardsBehind, type DrawCard } from './card-drawer.tsx';
import { cardsOf, yearsOf } from './career.ts';
import { CareerCharts } from './career-charts.tsx';
import { CareerCompany } from './career-company.tsx';
import { CareerFigures } from './career-figures.tsx';
import { CareerTable } from './career-table.tsx';

type Props = {
  events: readonly CareerEvent[];
  /** Those that were played while the golfer did, by their ids; `events`: of the one that is chosen. */
  seasons: readonly { readonly id: string; readonly name: string }[];
  seasonEvents: ReadonlySet<string> | undefined;
  drawCard: DrawCard;
  /** At the end of the line of a tournament. */
  actionOf: (tournamentId: string) => ReactNode;
};

/** `year`: or the id of a season. */
export const CAREER_DEFAULTS = { year: '' } as const;

/** What a golfer played, of all years, of one or of a season: figures, a line a tournament, and pictures; behind them the cards. */
export function CareerPanel({ events: all, seasons, seasonEvents, drawCard, actionOf }: Props) {
  const { t } = useTranslation('career');
  const id = useId();
  const [opened, open] = useState<CardsBehind | null>(null);
  const [values, change] = useAddress(CAREER_DEFAULTS);
  const years = yearsOf(all);
  const choices = [...years, ...seasons.map((one) => one.id)];
  const chosen = choices.find((one) => one === values.year);
  const isChosen = ({ date, tournamentId }: CareerEvent) =>
    years.includes(chosen ?? '') ? date.startsWith(chosen ?? '') : (seasonEvents?.has(tournamentId) ?? chosen === undefined);
  const events = all.filter(isChosen);
  return (
    <section className="column gap-16" aria-labelledby={id}>
      <div className="row wrap between">
        <Title order={2} id={id}>
          {t('title')}
        </Title>
        {choices.length > 1 && (
          <ChoiceFilter
            label={t('year')}
            any={t('everyYear')}
            choices={choices}
            wordOf={(one) => seasons.find(({ id: season }) => season === one)?.name ?? one}
            value={chosen}
            onChange={(one) => change({ year: one })}
            width={220}
          />
        )}
      </div>
      <CareerFigures events={events} onOpen={open} />
      {events.some(({ kind }) => kind === 'side') && <p className="small quiet">{t('ownCards')}</p>}
      <CareerTable events={events} onOpen={open} actionOf={actionOf} />
      <CareerCompany events={events} onOpen={open} />
      <CareerCharts cards={cardsOf(events)} onOpen={open} />
      {opened && <CardDrawer {...opened} drawCard={drawCard} onClose={() => open(null)} />}
    </section>
  );
}
