import { figures } from '@fairway/api/rule/figures';
import { type FormEvent, useState } from 'react';
import { withoutPrefix } from '../../lib/prefix.ts';
import { useStore } from '../../lib/store.ts';
import { tournamentIn } from '../phone/address.ts';
import type { Phone } from '../phone/phone.ts';
import { useWords } from '../words.ts';
import { TournamentChoice } from './tournament-choice.tsx';
import { sayTrouble } from './trouble.ts';

/** For a phone that is in no flight: what a scan could not do, and the form for a camera that fails. */
export function DoorScreen({ phone }: { phone: Phone }) {
  const { t } = useWords();
  const { trouble } = useStore(phone);
  const again = trouble?.key ?? null;
  const [isOpening, setOpening] = useState(false);
  const [printed, setPrinted] = useState(() => tournamentIn(withoutPrefix(location.pathname)));
  const open = (key: Parameters<Phone['open']>[0]) => {
    setOpening(true);
    void phone.open(key).finally(() => setOpening(false));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const tournament = printed ?? typed.get('tournament');
    if (tournament === null) return;
    const code = figures(String(typed.get('code'))).replace(/\D/g, '');
    open({ tournament: String(tournament), flight: figures(String(typed.get('flight'))), code });
  };
  return (
    <main className="door">
      <h2>{t('door.title')}</h2>
      {trouble !== null && (
        <div className="notice" role="alert">
          <p>{sayTrouble(trouble, t)}</p>
          {again !== null && (
            <button type="button" className="button" disabled={isOpening} onClick={() => open(again)}>
              {t('door.retry')}
            </button>
          )}
        </div>
      )}
      <p>{t('door.hint')}</p>
      <form onSubmit={submit}>
        {printed === null && <TournamentChoice />}
        <label>
          {t('door.flight')}
          <input name="flight" required maxLength={20} autoComplete="off" autoCapitalize="characters" spellCheck={false} inputMode="text" />
        </label>
        <label>
          {t('door.code')}
          <input name="code" required pattern="[0-9０-９\s]{6,7}" maxLength={7} autoComplete="one-time-code" inputMode="numeric" />
        </label>
        <button type="submit" className="button" disabled={isOpening}>
          {isOpening ? t('door.opening') : t('door.open')}
        </button>
        {printed !== null && (
          <button type="button" className="button button-plain" onClick={() => setPrinted(null)}>
            {t('door.other')}
          </button>
        )}
      </form>
    </main>
  );
}
