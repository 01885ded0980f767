import { asTheyStand, type Podium } from '../../../feature/result/winner/picture/podium.ts';
import { useWords } from '../../words.ts';
import './television-podium.css';

/** The winners across a room, on steps as high as their places. */
export function TelevisionPodium({ podium }: { podium: Podium }) {
  const { t } = useWords();
  return (
    <ol className="tv-podium">
      {asTheyStand(podium).map(({ place, label, names, figure, sponsor }) => (
        <li key={`${place} ${label}`} className={`tv-step tv-step-${place}`}>
          <p className="tv-step-name" data-fit>
            {names.join(', ')}
          </p>
          <div className="tv-step-block">
            <strong>{place}</strong>
            <p data-fit>{[label === String(place) ? null : label, figure].filter(Boolean).join(' · ')}</p>
            {sponsor !== null && (
              <p className="tv-step-backer" data-fit>
                {t('sponsoredBy', { name: sponsor })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
