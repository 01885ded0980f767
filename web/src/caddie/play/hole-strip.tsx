import { useWords } from '../words.ts';
import type { HolesShown } from './hole-screen.tsx';

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
