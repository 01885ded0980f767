import { Button } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { holeRanges } from '../../../../lib/play/hole-range.ts';
import { PhoneLink } from '../../../../ui/mark/phone-link.tsx';
import type { MissingCard } from '../day/situation.ts';
import type { CardView } from '../desk/desk-view.ts';
import classes from './review.module.css';

type Props = {
  cards: readonly MissingCard[];
  /** null: not known. */
  phoneOf: (playerId: string) => string | null;
  onOpen: (view: CardView, hole?: number) => void;
};

/** Cards that lack holes, flight by flight: who, which holes, the phone to call, and one press to the desk at that flight. */
export function MissingList({ cards, phoneOf, onOpen }: Props) {
  const { t } = useTranslation('score');
  const flights = [...Map.groupBy(cards, ({ view }) => view.card.flight)];
  return (
    <ul className={classes.flights}>
      {flights.map(([flight, of]) => {
        const name = flight === null ? t('noFlight') : t('flightNumber', { flight });
        const [first] = of;
        return (
          <li key={flight}>
            <div className={`row gap-8 ${classes.flightHead}`}>
              <h3 className={classes.flightName}>{name}</h3>
              <span className={`quiet small ${classes.count}`}>
                {[
                  t('missing.count', { count: of.reduce((sum, { holes }) => sum + holes.length, 0) }),
                  ...(of.some(({ view }) => phoneOf(view.playerId) !== null) ? [] : [t('missing.noPhone')]),
                ].join(' · ')}
              </span>
              {first && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('missing.enterOf', { flight: name })}
                  onClick={() => onOpen(first.view, first.holes[0])}
                >
                  {t('missing.enter')}
                </Button>
              )}
            </div>
            <ul className={classes.list}>
              {of.map(({ view, holes }) => (
                <li key={view.playerId} className={`row between gap-12 ${classes.golfer}`}>
                  <button type="button" className={`hoverable ${classes.open}`} onClick={() => onOpen(view, holes[0])}>
                    <strong>{view.card.name}</strong>{' '}
                    <span>
                      {holes.length === view.holes.length ? t('missing.allHoles') : t('missing.holes', { holes: holeRanges(holes) })}
                    </span>
                  </button>
                  <PhoneLink phone={phoneOf(view.playerId)} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
