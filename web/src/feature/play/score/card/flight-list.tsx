import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CardView } from '../desk/desk-view.ts';
import classes from './card.module.css';
import page from './card-page.module.css';

type Props = { views: readonly CardView[]; onOpen: (playerId: string) => void };

/** The flights, each with how many holes it lacks; a tap opens its first card. */
export function FlightList({ views, onOpen }: Props) {
  const { t } = useTranslation('score');
  const flights = [...Map.groupBy(views, ({ card }) => card.flight)];
  return (
    <>
      <h2 className={page.chooseTitle}>{t('finder.choose')}</h2>
      <ul className={page.flights} aria-label={t('finder.choose')}>
        {flights.map(([flight, cards]) => {
          const left = cards.reduce((sum, { missing }) => sum + missing.length, 0);
          const [first] = cards;
          return (
            first && (
              <li key={flight}>
                <button type="button" className={`row baseline between gap-8 ${page.result}`} onClick={() => onOpen(first.playerId)}>
                  <span>
                    <span className={`block strong break ${classes.name}`}>
                      {flight === null ? t('noFlight') : t('flightNumber', { flight })}
                    </span>
                    <span className="block quiet small">{cards.map(({ card }) => card.name).join(' · ')}</span>
                  </span>
                  <span className="fixed quiet small">{left > 0 ? t('finder.left', { count: left }) : t('finder.done')}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
