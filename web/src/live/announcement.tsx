import { useEffect, useRef, useState } from 'react';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { useWords } from './words.ts';

/** For screen readers: the latest change, politely and not too often; and once that new standings wait, however many follow. */
export function Announcement({ sentence, waiting }: { sentence: string | null; waiting: number }) {
  const { t } = useWords();
  const [spoken, setSpoken] = useState('');
  const announcer = useRef<Announcer>(null);
  useEffect(() => {
    const current = createAnnouncer(setSpoken);
    announcer.current = current;
    return () => current.stop();
  }, []);
  useEffect(() => announcer.current?.hear(sentence), [sentence]);
  const waits = waiting > 0;
  const [told, setTold] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many wait is said when the first ones do
  useEffect(() => setTold(waits ? t('changes', { count: waiting }) : ''), [waits]);
  return (
    <>
      <p className="for-listeners" role="status">
        {spoken}
      </p>
      <p className="for-listeners" role="status">
        {told}
      </p>
    </>
  );
}
