import type { PublicBoardLine } from '@fairway/api';
import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import { type PushLack, pushLack, readPush, tellNoMoreOf, tellOf, useTold } from './push.ts';
import { useFollowWords } from './words.ts';

type Props = { tournamentId: string; line: PublicBoardLine };
/** What stands below the button: what it is about to do, why it cannot, or that it did not work. */
type PushNote = null | 'about' | 'failed' | PushLack;

/** Lets this phone be told of a golfer, or no longer. The first tap says what comes, before the browser asks. */
export function PushButton({ tournamentId, line: { playerId, name } }: Props) {
  const say = useFollowWords();
  const { language } = useWords();
  const [key, setKey] = useState<string | null>(null);
  const [shown, setShown] = useState<PushNote>(null);
  const told = useTold(tournamentId);
  const isOn = told.includes(playerId);
  useEffect(() => {
    readPush(tournamentId, language).then(setKey, () => undefined);
  }, [tournamentId, language]);
  if (say === null || key === null) return null;

  const turnOn = () => tellOf(tournamentId, playerId, key, language).then(setShown, () => setShown('failed'));
  const press = () => {
    if (isOn)
      tellNoMoreOf(tournamentId, playerId, language).then(
        () => setShown(null),
        () => setShown('failed'),
      );
    else if (pushLack() === null && told.length > 0) turnOn();
    else setShown(shown === null ? (pushLack() ?? 'about') : null);
  };
  return (
    <>
      <button type="button" className="follow-link" aria-expanded={shown !== null} onClick={press}>
        {say(isOn ? 'notifyOff' : 'notify')}
      </button>
      <span role="status" className="follow-note">
        {shown === null && isOn && say('isOn', { name })}
        {shown !== null && say(shown, { name })}
      </span>
      {shown === 'about' && (
        <button type="button" className="button" onClick={turnOn}>
          {say('turnOn')}
        </button>
      )}
    </>
  );
}
