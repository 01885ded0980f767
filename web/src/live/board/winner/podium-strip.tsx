import type { PublicBoard } from '@fairway/api';
import type { Podium } from '../../../feature/result/winner/picture/podium.ts';
import { useFollowWords } from '../../follow/words.ts';
import { Sign } from '../../page/sign.tsx';
import { useWords } from '../../words.ts';

/** The podiums small, beside each other: on a phone a finger moves them. */
export function PodiumStrip({ board, podiums }: { board: PublicBoard; podiums: readonly Podium[] }) {
  const { t } = useWords();
  const say = useFollowWords();
  const send = async (podium: Podium) => (await import('./podium-picture.tsx')).sendPodium(board, podium, t);
  return (
    <ul className="podiums" translate="no">
      {podiums.map((podium, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the field may have two podiums
        <li key={nth} className="podium">
          <h3>{podium.title ?? t('wholeField')}</h3>
          {say && (
            <button
              type="button"
              className="podium-send"
              onClick={() => void send(podium)}
              aria-label={say('podiumPicture', { title: podium.title ?? t('wholeField') })}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 7h3l2-3h6l2 3h3v12H4zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" />
              </svg>
            </button>
          )}
          <ol>
            {podium.steps.map(({ place, label, names, figure }) => (
              <li key={`${place} ${label}`} className="podium-step" data-podium={place}>
                <span className="grow strong break">{names.join(', ')}</span>
                <span className="podium-figure">
                  <Sign t={t} text={figure ?? ''} />
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
