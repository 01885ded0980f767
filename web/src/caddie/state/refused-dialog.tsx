import type { MarkerEntry, MarkerMeasurement } from '@fairway/api';
import { Dialog } from '../../light/dialog.tsx';
import { type Outbox, refusedOnes } from '../../outbox/outbox.ts';
import type { PhoneOutbox, ShotOutbox } from '../phone/phone.ts';
import type { CardView } from '../play/card-view.ts';
import { useWords } from '../words.ts';

type Props = {
  outbox: Outbox<MarkerEntry>;
  store: PhoneOutbox;
  shots: Outbox<MarkerMeasurement>;
  shotStore: ShotOutbox;
  cards: readonly CardView[];
  onClose: () => void;
};

/** The strokes and shots that the server refused, each with its reason: to send again, or to discard. */
export function RefusedDialog({ outbox, store, shots, shotStore, cards, onClose }: Props) {
  const { t } = useWords();
  return (
    <Dialog titleId="refused-title" onClose={onClose}>
      <h2 id="refused-title">{t('refused.title')}</h2>
      <ul>
        {refusedOnes(outbox).map(({ entry, refused }) => (
          <RefusedOne
            key={entry.id}
            {...{ entry, refused, store, cards }}
            value={entry.score === 'pickup' ? t('key.pickup') : (entry.score ?? t('where.empty'))}
          />
        ))}
        {refusedOnes(shots).map(({ entry, refused }) => (
          <RefusedOne key={entry.id} {...{ entry, refused, cards }} store={shotStore} value={t(`measure.award.${entry.kind}`)} />
        ))}
      </ul>
      <button type="button" className="button button-plain" onClick={onClose}>
        {t('close')}
      </button>
    </Dialog>
  );
}

type OneProps = {
  entry: { readonly id: string; readonly playerId: string; readonly hole: number };
  refused: string | null;
  store: Pick<PhoneOutbox, 'retry' | 'drop'>;
  cards: readonly CardView[];
  value: string | number;
};

function RefusedOne({ entry, refused, store, cards, value }: OneProps) {
  const { t } = useWords();
  return (
    <li>
      <p>
        <b>
          {cards.find(({ playerId }) => playerId === entry.playerId)?.name} · {t('hole', { hole: entry.hole })} · {value}
        </b>
      </p>
      <p>{refused}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => store.retry([entry.id])}>
          {t('refused.retry')}
        </button>
        <button type="button" className="button button-plain" onClick={() => store.drop([entry.id])}>
          {t('refused.drop')}
        </button>
      </div>
    </li>
  );
}
