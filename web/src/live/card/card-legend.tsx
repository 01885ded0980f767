import type { HoleMark } from '../../feature/play/leaderboard/hole-mark.ts';
import { useWords } from '../words.ts';

const DRAWN: readonly Exclude<HoleMark, 'plain'>[] = ['double-circle', 'circle', 'square', 'double-square'];

/** What the circles and squares mean. */
export function CardLegend() {
  const { t } = useWords();
  return (
    <ul className="row gap-16 wrap quiet small legend">
      {DRAWN.map((mark) => (
        <li key={mark}>
          <span className={`mark mark-${mark}`} aria-hidden="true" />
          {t(`mark.${mark}`)}
        </li>
      ))}
      <li>
        <span className="mark" aria-hidden="true">
          {t('pickupShort')}
        </span>
        {t('pickup')}
      </li>
    </ul>
  );
}
