import { useEffect, useRef, useState } from 'react';
import { type Announcer, createAnnouncer } from './announcer.ts';

/** For screen readers: the latest change, politely and not too often. */
export function Announcement({ sentence }: { sentence: string | null }) {
  const [spoken, setSpoken] = useState('');
  const announcer = useRef<Announcer>(null);
  useEffect(() => {
    const current = createAnnouncer(setSpoken);
    announcer.current = current;
    return () => current.stop();
  }, []);
  useEffect(() => announcer.current?.hear(sentence), [sentence]);
  return (
    <p className="for-listeners" aria-live="polite">
      {spoken}
    </p>
  );
}
