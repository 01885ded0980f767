import type { MarkerEntry } from '@fairway/api';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { sayTrouble } from '../door/trouble.ts';
import { takeUpdate, useUpdate } from '../offline/update.ts';
import type { Admission, Besides } from '../phone/admission.ts';
import type { Phone } from '../phone/phone.ts';
import { useWords } from '../words.ts';
import { useOnce } from './use-once.ts';

type Props = { phone: Phone; admission: Admission; outbox: Outbox<MarkerEntry>; shots: Outbox<Besides> };

/** What the caddie has to know besides the scores, each in a sentence. */
export function Notices({ phone, admission: { ended, flight }, outbox, shots }: Props) {
  const { t } = useWords();
  const { trouble } = useStore(phone);
  const again = trouble?.key ?? null;
  const update = useUpdate();
  const [isNew, read] = useOnce('must-stay-open');
  return (
    <div className="notices">
      {ended !== null && <Notice kind="alarm">{t('notice.ended', { reason: ended })}</Notice>}
      {(outbox.storageRefuses || shots.storageRefuses) && <Notice kind="alarm">{t('notice.storage')}</Notice>}
      {trouble !== null && (
        <Notice
          action={again === null ? t('close') : t('door.retry')}
          onAction={() => (again === null ? phone.stay() : void phone.open(again))}
        >
          {t('door.scanFailed', { reason: sayTrouble(trouble, t) })}
        </Notice>
      )}
      {!window.isSecureContext && isNew && (
        <Notice action={t('close')} onAction={read}>
          {t('notice.mustStayOpen')}
        </Notice>
      )}
      {update !== null && outbox.unsent.length + shots.unsent.length === 0 && (
        <Notice action={t('notice.updateNow')} onAction={() => takeUpdate(update)}>
          {t('notice.update')}
        </Notice>
      )}
      {flight.others > 0 && <p className="others">{t('notice.others', { count: flight.others })}</p>}
    </div>
  );
}

type NoticeProps = { kind?: 'alarm'; action?: string; onAction?: () => void; children: ReactNode };

function Notice({ kind, action, onAction, children }: NoticeProps) {
  return (
    <div className="notice" role={kind === 'alarm' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action !== undefined && (
        <button type="button" className="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
