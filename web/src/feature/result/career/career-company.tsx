import type { CareerEvent } from '@fairway/api';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CardsBehind } from './card-drawer.tsx';
import { type Company, cardsOf, companyOf } from './career.ts';

/** Partners in sides and opponents in matches; each opens the cards of those days. */
export function CareerCompany({ events, onOpen }: { events: readonly CareerEvent[]; onOpen: (behind: CardsBehind) => void }) {
  const { t } = useTranslation('career');
  const all = companyOf(events);
  if (all.length === 0) return null;
  const named = (as: Company['as']) => {
    const own = all.filter((one) => one.as === as);
    return (
      own.length > 0 && (
        <p className="row wrap gap-4">
          <span className="quiet small">{t(`company.${as}`)}</span>
          {own.map(({ id, name, events: met }) => (
            <Button
              key={id}
              variant="subtle"
              size="compact-sm"
              onClick={() => onOpen({ title: t(as, { names: name }), cards: cardsOf(met) })}
            >
              {met.length === 1 ? name : `${name} (${met.length})`}
            </Button>
          ))}
        </p>
      )
    );
  };
  return (
    <section className="panel column gap-4" aria-label={t('company.title')}>
      {named('with')}
      {named('against')}
    </section>
  );
}
