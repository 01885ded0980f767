import { tournamentCode } from '@fairway/api/rule/field/tournament-code';
import { useEffect, useState } from 'react';
import { ask } from '../request.ts';
import { useWords } from '../words.ts';
import { ofToday } from './today.ts';

type Choice = { readonly code: string; readonly name: string; readonly clubName: string };

/** Which of today's public tournaments the six digits are of. A private one is reached by its printed address alone. */
export function TournamentChoice() {
  const { t } = useWords();
  const [choices, setChoices] = useState<readonly Choice[] | 'unread' | null>(null);
  const [chosen, setChosen] = useState('');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the list again
  useEffect(() => {
    setChoices(null);
    ask('GET /api/live/tournaments', {}).then(
      ({ items }) => setChoices(ofToday(items, new Date()).map(({ id, name, clubName }) => ({ code: tournamentCode(id), name, clubName }))),
      () => setChoices('unread'),
    );
  }, [tries]);
  if (choices === 'unread')
    return (
      <div className="notice" role="alert">
        <p>{t('door.noNetwork')}</p>
        <button type="button" className="button" onClick={() => setTries(tries + 1)}>
          {t('door.retry')}
        </button>
      </div>
    );
  if (choices?.length === 0) return <p role="status">{t('door.none')}</p>;
  const [only] = choices?.length === 1 ? choices : [];
  const choice = only ?? choices?.find(({ code }) => code === chosen);
  const isTwin = (one: Choice) => choices?.some(({ code, name }) => code !== one.code && name === one.name);
  return (
    <div>
      <label>
        {t('door.tournament')}
        <select
          name="tournament"
          required
          disabled={choices === null}
          aria-describedby="its-club not-listed"
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {choices?.length !== 1 && <option value="">{t(choices === null ? 'door.opening' : 'door.choose')}</option>}
          {choices?.map((one) => (
            <option key={one.code} value={one.code}>
              {isTwin(one) ? `${one.name} · ${one.clubName}` : one.name}
            </option>
          ))}
        </select>
      </label>
      <p id="its-club">{choice?.clubName}</p>
      <small id="not-listed">{t('door.notListed')}</small>
    </div>
  );
}
