import type { MarkerEntry, MarkerMatchEntry } from '@fairway/api';
import type { ReactNode } from 'react';
import { Dialog } from '../../light/dialog.tsx';
import { type Outbox, refusedOnes } from '../../outbox/outbox.ts';
import type { Besides } from '../phone/admission.ts';
import type { PhoneOutbox, ShotOutbox } from '../phone/outbox-maker.ts';
import type { CardView } from '../play/card-view.ts';
import { scoreText } from '../play/told.ts';
import { useWords } from '../words.ts';

/** null: the phone knows the match no more. */
export type SayWord = (word: MarkerMatchEntry) => ReactNode;

type Props = {
  outbox: Outbox<MarkerEntry>;
  store: PhoneOutbox;
  shots: Outbox<Besides>;
  shotStore: ShotOutbox;
  cards: readonly CardView[];
  sayWord: SayWord | undefined;
  onClose: () => void;
};

/** The strokes, shots and words of matches that the server refused, each with its reason: to send again, or to discard. */
export function RefusedDialog({ outbox, store, shots, shotStore, cards, sayWord, onClose }: Props) {
  const { t } = useWords();
  const decide = (how: 'retry' | 'drop', id: string) => () => {
    // each knows its own
    store[how]([id]);
    shotStore[how]([id]);
  };
  return (
    <Dialog titleId="refused-title" onClose={onClose}>
      <h2 id="refused-title">{t('refused.title')}</h2>
      <ul>
        {[...refusedOnes(outbox), ...refusedOnes(shots)].map(({ entry, refused }) => (
          <li key={entry.id}>
            <p>
              <b>
                {'playerId' in entry
                  ? `${cards.find(({ playerId }) => playerId === entry.playerId)?.name} · ${t('hole', { hole: entry.hole })} · ${
                      'score' in entry ? scoreText(t, entry.score ?? null) : t(`measure.award.${entry.kind}`)
                    }`
                  : (sayWord?.(entry) ?? (entry.hole !== null && t('hole', { hole: entry.hole })))}
              </b>
            </p>
            <p>{refused}</p>
            <div className="row gap-12 mt-8">
              <button type="button" className="button" onClick={decide('retry', entry.id)}>
                {t('refused.retry')}
              </button>
              <button type="button" className="button button-plain" onClick={decide('drop', entry.id)}>
                {t('refused.drop')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-plain" onClick={onClose}>
        {t('close')}
      </button>
    </Dialog>
  );
}
