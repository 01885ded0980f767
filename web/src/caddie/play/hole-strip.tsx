import { useWords } from '../words.ts';
import type { CardView } from './card-view.ts';
import { holeFill } from './progress.ts';

type Props = { hole: number; order: readonly number[]; cards: readonly CardView[]; onOpen: () => void };

/** The eighteen holes as the flight plays them: filled, partly, empty or disputed. One target that opens them all. */
export function HoleStrip({ hole, order, cards, onOpen }: Props) {
  const { t } = useWords();
  return (
    <button type="button" className="strip" aria-label={t('move.all')} onClick={onOpen}>
      {order.map((one) => (
        <span key={one} className={`strip-hole is-${holeFill(cards, one)}${one === hole ? ' is-here' : ''}`}>
          {one}
        </span>
      ))}
    </button>
  );
}
