import type { ReactNode } from 'react';
import type { SayWord } from '../state/refused-dialog.tsx';
import { useWords } from '../words.ts';
import type { CardView } from './card-view.ts';
import type { SideParts } from './player-row.tsx';
import type { HoleFill } from './progress.ts';

/** What the row of a card shows of its side on a hole. */
export type SideOf = (card: CardView, hole: number) => SideParts;

/** The holes of a flight as its screens show them, with what its matches add. */
export type HolesShown = {
  /** As the flight plays them, with the extra holes that were played or come next. */
  order: readonly number[];
  fillOf: (hole: number) => HoleFill;
  /** Where a page that opens begins, if it would begin on this hole. */
  openAt: (hole: number) => number;
  /** Nobody writes strokes. */
  hidesCards?: boolean;
  top?: ReactNode;
  onHole: (hole: number) => ReactNode;
  lines?: ReactNode;
  sideOf?: SideOf;
  sayWord?: SayWord;
};

type Props = { hole: number; holes: HolesShown; onOpen: () => void };

/** The eighteen holes as the flight plays them: filled, partly, empty or disputed. One target that opens them all. */
export function HoleStrip({ hole, holes, onOpen }: Props) {
  const { t } = useWords();
  return (
    <button type="button" className="strip" onClick={onOpen}>
      <span className="for-listeners">{t('move.all')}</span>
      {holes.order.map((one) => (
        <span key={one} aria-hidden="true" className={`strip-hole is-${holes.fillOf(one)}${one === hole ? ' is-here' : ''}`}>
          {one}
        </span>
      ))}
    </button>
  );
}
