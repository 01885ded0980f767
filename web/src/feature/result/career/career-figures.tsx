import type { CareerEvent } from '@fairway/api';
import { sayMean } from '@fairway/api/word/mean';
import { formatCount, formatToPar } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import type { CardsBehind } from './card-drawer.tsx';
import classes from './career.module.css';
import { type CareerCard, cardsOf, figuresOf } from './career.ts';

type Props = { events: readonly CareerEvent[]; onOpen: (behind: CardsBehind) => void };

/** A golfer in a few figures; each opens the cards that it rests on. */
export function CareerFigures({ events, onOpen }: Props) {
  const { t } = useTranslation('career');
  const language = useLanguage();
  const all = cardsOf(events);
  const { cards, whole, holes, best, meanToPar, byPar } = figuresOf(all);
  const won = events.filter(({ prizes }) => prizes.length > 0);
  const figure = (title: string, value: string, of: readonly CareerCard[], about = '', stands?: CardsBehind['stands']) => (
    <li key={title}>
      <button
        type="button"
        className={`frame hoverable column ${classes.figure}`}
        disabled={of.length === 0}
        onClick={() => onOpen({ title, cards: of, ...(stands && { stands }) })}
      >
        <span className="small quiet">{title}</span>
        <span className={`tabular ${classes.value}`}>{value}</span>
        {about !== '' && <span className="small quiet">{about}</span>}
      </button>
    </li>
  );
  return (
    <ul className={classes.figures}>
      {figure(t('tournaments'), formatCount(events.length, language), all)}
      {figure(t('rounds'), formatCount(cards.length, language), cards)}
      {figure(
        t('prizes'),
        formatCount(
          events.reduce((sum, { prizes }) => sum + prizes.length, 0),
          language,
        ),
        cardsOf(won),
      )}
      {best !== null &&
        figure(
          t('bestGross'),
          `${best.gross} (${formatToPar(best.toPar, language)})`,
          [best],
          `${best.event.name}, ${formatDate(best.event.date)}`,
        )}
      {meanToPar !== null &&
        figure(t('meanToPar'), formatToPar(Math.round(meanToPar * 10) / 10, language), whole, t('ofHoles', { count: holes }))}
      {byPar.map(({ par, mean, holes: count }) =>
        figure(t('ofPar', { par }), sayMean(mean, language), cards, t('overHoles', { count }), (_, holePar) => holePar === par),
      )}
    </ul>
  );
}
