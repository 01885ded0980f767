import type { MarkerEntry } from '@fairway/api';
import { useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { type Fact, type Outbox, refusedOnes, toSend } from '../../outbox/outbox.ts';
import type { Besides } from '../phone/admission.ts';
import { holesIn } from '../phone/holes-left.ts';
import type { OlderOutbox, PhoneOutbox, ShotOutbox } from '../phone/outbox-maker.ts';
import type { CardView } from '../play/card-view.ts';
import { useWords } from '../words.ts';
import type { SayWord } from './refused-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { useLasting } from './use-lasting.ts';

type Props = {
  outbox: Outbox<MarkerEntry>;
  store: PhoneOutbox;
  shots: Outbox<Besides>;
  shotStore: ShotOutbox;
  older: readonly OlderOutbox[];
  cards: readonly CardView[];
  /** What was said of a match, in words. */
  sayWord: SayWord | undefined;
};
/** How much has arrived, and how much is still on this phone. */
export function SendingLine({ older, ...of }: Props) {
  const { outbox, store, shots, shotStore } = of;
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  // a measured shot and a word of a match are of a hole, as a stroke is
  const unsent = holesIn([...toSend(outbox), ...toSend(shots)]);
  const refused = refusedOnes(outbox).length + refusedOnes(shots).length;
  const isLate = [outbox, shots].some((one) => one.failures > 0 && toSend<Fact>(one).length > 0 && !one.storageRefuses);
  const isLasting = useLasting(isLate);
  // who listens is told when something stays here, and when it has left after all: not of each stroke
  const wasLate = useRef(false);
  if (isLate || unsent > 0) wasLate.current = isLate;
  const state = unsent === 0 ? `✓ ${t('sending.received')}` : t('sending.unsent', { count: unsent });
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
      {refused > 0 && (
        <div className="sending-line is-refused">
          <p role="alert">{t('sending.refused', { count: refused })}</p>
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {t('sending.show')}
          </button>
        </div>
      )}
      {older.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: earlier flights never change places
        <OlderLine key={at} store={one} />
      ))}
      {isOpen && refused > 0 && <RefusedDialog {...of} onClose={() => setOpen(false)} />}
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
