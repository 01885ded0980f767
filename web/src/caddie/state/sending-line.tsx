import type { MarkerEntry, MarkerMeasurement } from '@fairway/api';
import { useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { type Fact, type Outbox, refusedOnes, toSend } from '../../outbox/outbox.ts';
import { holesIn } from '../phone/holes-left.ts';
import type { OlderOutbox, PhoneOutbox, ShotOutbox } from '../phone/phone.ts';
import type { CardView } from '../play/card-view.ts';
import { useWords } from '../words.ts';
import { RefusedDialog } from './refused-dialog.tsx';
import { useLasting } from './use-lasting.ts';

type Props = {
  outbox: Outbox<MarkerEntry>;
  store: PhoneOutbox;
  shots: Outbox<MarkerMeasurement>;
  shotStore: ShotOutbox;
  older: readonly OlderOutbox[];
  cards: readonly CardView[];
};

/** How much has arrived, and how much is still on this phone. */
export function SendingLine({ outbox, store, shots, shotStore, older, cards }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [strokesLeft, shotsLeft] = [toSend(outbox).length, toSend(shots).length];
  const unsent = strokesLeft + shotsLeft;
  const refused = { strokes: refusedOnes(outbox).length, shots: refusedOnes(shots).length };
  const left = [
    strokesLeft > 0 && t('sending.unsent', { count: holesIn(toSend(outbox)) }),
    shotsLeft > 0 && t('sending.unsentShots', { count: shotsLeft }),
  ];
  const isLate = [outbox, shots].some((one) => one.failures > 0 && toSend<Fact>(one).length > 0 && !one.storageRefuses);
  const isLasting = useLasting(isLate);
  // who listens is told when something stays here, and when it has left after all: not of each stroke
  const wasLate = useRef(false);
  if (isLate || unsent > 0) wasLate.current = isLate;
  const state = unsent === 0 ? `✓ ${t('sending.received')}` : left.filter(Boolean).join(' · ');
  const send = () => {
    store.sendNow();
    shotStore.sendNow();
  };
  return (
    <div className="sending">
      <div className={unsent > 0 ? 'sending-line is-unsent' : 'sending-line'}>
        <div>
          {!(wasLate.current && unsent === 0) && <p>{state}</p>}
          <p role="status">
            {wasLate.current && unsent === 0 && state}
            {isLate && <small>{t('sending.failed')}</small>}
            {isLate && !isLasting && <small>{t('sending.private')}</small>}
          </p>
        </div>
        {unsent > 0 && (
          <button type="button" className="button" onClick={send}>
            {t('sending.send')}
          </button>
        )}
      </div>
      {refused.strokes + refused.shots > 0 && (
        <div className="sending-line is-refused">
          <p role="alert">
            {[
              refused.strokes > 0 && t('sending.refused', { count: refused.strokes }),
              refused.shots > 0 && t('sending.refusedShots', { count: refused.shots }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {t('sending.show')}
          </button>
        </div>
      )}
      {older.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: earlier flights never change places
        <OlderLine key={at} store={one} />
      ))}
      {isOpen && refused.strokes + refused.shots > 0 && (
        <RefusedDialog {...{ outbox, store, shots, shotStore, cards }} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

/** What an earlier flight of this phone has still to send. */
function OlderLine({ store }: { store: OlderOutbox }) {
  const { t } = useWords();
  const count = useStore(store).unsent.length;
  if (count === 0) return null;
  return (
    <div className="sending-line is-unsent">
      <p>{t('sending.older', { count })}</p>
      <button type="button" className="button" onClick={store.sendNow}>
        {t('sending.send')}
      </button>
    </div>
  );
}
