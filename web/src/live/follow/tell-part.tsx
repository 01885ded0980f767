import { useEffect, useState } from 'react';
import type { Own } from '../enter/request.ts';
import { keptByTournament } from '../kept.ts';
import { type PushLack, pushLack, subscribe, subscriptionOf } from './push.ts';
import { endPush, loadPushKey, sendPushOfSignup } from './request.ts';
import { useFollowWords } from './words.ts';

/** The signups of which this phone asked to be told, by tournament. */
const kept = keptByTournament<readonly string[]>('fairway-signup-push', 10);
const isKept = (tournamentId: string, signupId: string): boolean => kept.read(tournamentId)?.includes(signupId) ?? false;
function keep(tournamentId: string, signupId: string, isOn: boolean): void {
  const others = (kept.read(tournamentId) ?? []).filter((id) => id !== signupId);
  kept.write(tournamentId, isOn ? [...others, signupId] : others);
}

type Props = { tournamentId: string; signupId: string; own: Own };

/** Has this phone told where the signup stands, or no longer. The server is told anew of a phone that is on: one from a backup has no phones. */
export function TellPart({ tournamentId, signupId, own: { secret, language } }: Props) {
  const say = useFollowWords();
  const [key, setKey] = useState<string | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [note, setNote] = useState<'failed' | PushLack | null>(null);
  useEffect(() => {
    const look = async () => {
      const siteKey = await loadPushKey();
      const subscription = siteKey !== null && isKept(tournamentId, signupId) ? await subscriptionOf(siteKey) : null;
      setKey(siteKey);
      setIsOn(subscription !== null);
      if (subscription !== null) await sendPushOfSignup(secret, subscription, language);
    };
    look().catch(() => undefined); // the next visit tells it
  }, [tournamentId, signupId, secret, language]);
  if (say === null || key === null) return null;

  const turnOn = async () => {
    const lack = pushLack();
    if (lack !== null) return setNote(lack);
    const subscription = await subscribe(key);
    if (subscription === null) return setNote('refused');
    await sendPushOfSignup(secret, subscription, language);
    change(true);
  };
  const turnOff = async () => {
    const subscription = await subscriptionOf(key);
    if (subscription !== null) await endPush(subscription.endpoint, signupId);
    change(false);
  };
  const change = (next: boolean) => {
    keep(tournamentId, signupId, next);
    setIsOn(next);
    setNote(null);
  };
  return (
    <section className="enter-part">
      <button type="button" className="enter-plain" onClick={() => (isOn ? turnOff() : turnOn()).catch(() => setNote('failed'))}>
        {say(isOn ? 'notifyOff' : 'tellMe')}
      </button>
      <p role="status">{note === null ? isOn && say('isTold') : say(note)}</p>
    </section>
  );
}
