import { useWords } from '../words.ts';
import type { CardView } from './card-view.ts';
import { holeFill } from './progress.ts';

type Props = { hole: number; order: readonly number[]; cards: readonly CardView[]; onOpen: () => void };

/** The eighteen holes as the flight plays them: filled, partly, empty or disputed. One target that opens them all. */
export function HoleStrip({ hole, order, cards, onOpen }: Props) {
  const { t } = useWords();
  return (
    <button type="button" className="strip" onClick={onOpen}>
      <span className="for-listeners">{t('move.all')}</span>
      {order.map((one) => (
        <span key={one} aria-hidden="true" className={`strip-hole is-${holeFill(cards, one)}${one === hole ? ' is-here' : ''}`}>
          {one}
        </span>
      ))}
    </button>
  );
}
