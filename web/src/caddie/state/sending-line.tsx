import type { MarkerEntry } from '@fairway/api';
import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { type Outbox, refusedOnes, toSend } from '../../outbox/outbox.ts';
import type { PhoneOutbox } from '../phone/phone.ts';
import type { CardView } from '../play/card-view.ts';
import { useWords } from '../words.ts';
import { RefusedDialog } from './refused-dialog.tsx';

type Props = { outbox: Outbox<MarkerEntry>; store: PhoneOutbox; older: readonly PhoneOutbox[]; cards: readonly CardView[] };

/** How much has arrived, and how much is still on this phone. */
export function SendingLine({ outbox, store, older, cards }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const unsent = toSend(outbox).length;
  const refused = refusedOnes(outbox).length;
  return (
    <div className="sending">
      <div className={unsent > 0 ? 'sending-line is-unsent' : 'sending-line'}>
        <p role="status">
          {unsent === 0 ? `✓ ${t('sending.received')}` : t('sending.unsent', { count: unsent })}
          {unsent > 0 && outbox.failures > 0 && !outbox.storageRefuses && <small>{t('sending.failed')}</small>}
        </p>
        {unsent > 0 && (
          <button type="button" className="button" onClick={store.sendNow}>
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
      {isOpen && refused > 0 && <RefusedDialog outbox={outbox} store={store} cards={cards} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What an earlier flight of this phone has still to send. */
function OlderLine({ store }: { store: PhoneOutbox }) {
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
