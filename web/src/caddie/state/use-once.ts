import { useState } from 'react';
import { ownName } from '../../lib/prefix.ts';

/** Whether something is still to be said on this phone, and what to call when it was read. */
export function useOnce(name: string): [isNew: boolean, read: () => void] {
  const key = ownName(`golf_read:${name}`);
  const [isNew, setNew] = useState(() => {
    try {
      return localStorage.getItem(key) === null;
    } catch {
      return true;
    }
  });
  const read = () => {
    setNew(false);
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // It is said again the next time.
    }
  };
  return [isNew, read];
}
