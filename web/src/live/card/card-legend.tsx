import { useText } from '../use-text.ts';
import type { HoleMark } from './mark.ts';

const DRAWN: readonly Exclude<HoleMark, 'plain'>[] = ['double-circle', 'circle', 'square', 'double-square'];

/** What the circles and squares mean. */
export function CardLegend() {
  const { text } = useText();
  return (
    <ul className="legend">
      {DRAWN.map((mark) => (
        <li key={mark}>
          <span className={`mark mark-${mark}`} aria-hidden="true" />
          {text.mark[mark]}
        </li>
      ))}
      <li>
        <span className="mark" aria-hidden="true">
          {text.pickupShort}
        </span>
        {text.pickup}
      </li>
    </ul>
  );
}
