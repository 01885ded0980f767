import type { Podium } from '../../feature/winner/podium.ts';
import { useWords } from '../words.ts';

/** The podiums small, beside each other: on a phone a finger moves them. */
export function PodiumStrip({ podiums }: { podiums: readonly Podium[] }) {
  const { t } = useWords();
  return (
    <ul className="podiums" translate="no">
      {podiums.map(({ title, steps }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the field may have two podiums
        <li key={nth} className="podium">
          <h3>{title ?? t('wholeField')}</h3>
          <ol>
            {steps.map(({ place, label, names, figure }) => (
              <li key={`${place} ${label}`} className="podium-step" data-podium={place}>
                <span className="podium-name">{names.join(', ')}</span>
                <span className="podium-figure">{figure}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
