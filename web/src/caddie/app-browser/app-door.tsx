import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { toSend } from '../../outbox/outbox.ts';
import type { Admission } from '../phone/admission.ts';
import { holesIn } from '../phone/holes-left.ts';
import type { PhoneOutbox, ShotOutbox } from '../phone/outbox-maker.ts';
import { useOnce } from '../state/use-once.ts';
import { MenuPicture } from './menu-picture.tsx';
import { useMayStay } from './use-may-stay.ts';
import { usePass } from './use-pass.ts';
import { appNameOf, intentOf, systemOf } from './way.ts';
import { useAppWords } from './words.ts';

type Props = { admission: Admission; store: PhoneOutbox; shotStore: ShotOutbox; children: ReactNode };
export type AppDoorOf = ComponentType<Props>;

const system = systemOf(navigator.userAgent);

/** In the browser of an app: how to go on in the phone's own; or the flight, where it works here, below a line that leads back. */
export function AppDoor({ admission, store, shotStore, children }: Props) {
  const t = useAppWords();
  const app = appNameOf(navigator.userAgent) ?? t('app');
  const { unsent, isSending } = useSending(store, shotStore);
  const pass = usePass(admission.token, unsent);
  const mayStay = useMayStay(admission.id);
  const [isNew, stay] = useOnce(`stay ${admission.id}`);
  const [isAsked, setAsked] = useState(false);
  // a link that has ended leads nowhere: what is typed here is held for the desk
  if (admission.ended !== null) return children;
  if (!isNew && !isAsked && mayStay !== false) {
    return (
      <>
        <div className="row between gap-12 app-line">
          <p>{t('here', { app })}</p>
          <button type="button" className="button button-plain" onClick={() => setAsked(true)}>
            {t('leave')}
          </button>
        </div>
        {children}
      </>
    );
  }
  const { flight } = admission.flight;
  return (
    <main className="door app-door">
      <h2>{t(`title.${system}`)}</h2>
      <p>{t('why', { app })}</p>
      {isSending ? <p role="status">{t('sending', { count: unsent })}</p> : <Way pass={pass} />}
      {unsent > 0 && !isSending && (
        <p role="alert" className="notice">
          {t('kept', { count: unsent, app })}
        </p>
      )}
      <p>{t('without', { address: location.host + location.pathname, flight: flight.number })}</p>
      {mayStay === true && (
        <>
          <button
            type="button"
            className="button button-plain"
            onClick={() => {
              stay();
              setAsked(false);
            }}
          >
            {t('stay', { app })}
          </button>
          <p>{t('lost', { app })}</p>
        </>
      )}
      {mayStay === false && <p>{t('noStay', { app })}</p>}
    </main>
  );
}

/** What leads on, once there is a pass for it. */
function Way({ pass }: { pass: string | null }) {
  const t = useAppWords();
  if (pass === null) return <p role="status">{t('noNetwork')}</p>;
  return (
    <>
      {system === 'android' && (
        <a className="button" href={intentOf(location, pass)}>
          {t('open')}
        </a>
      )}
      <MenuPicture dots={system === 'android' ? '⋮' : '⋯'} item={t(`item.${system}`)} />
      <p>{t('same')}</p>
    </>
  );
}

/** The holes of which something is still here; it is sent before the way opens, until that fails. */
function useSending(store: PhoneOutbox, shotStore: ShotOutbox): { unsent: number; isSending: boolean } {
  const [outbox, shots] = [useStore(store), useStore(shotStore)];
  const [strokesLeft, shotsLeft] = [toSend(outbox), toSend(shots)];
  useEffect(() => {
    store.sendNow();
    shotStore.sendNow();
  }, [store, shotStore]);
  const isSending = (strokesLeft.length > 0 && outbox.failures === 0) || (shotsLeft.length > 0 && shots.failures === 0);
  return { unsent: holesIn([...strokesLeft, ...shotsLeft]), isSending };
}
