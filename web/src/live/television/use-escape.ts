import { useEffect } from 'react';
import { go } from '../address.ts';

/** A television has nothing to click; the person who sets it up has a keyboard. */
export function useEscape(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') go({ tv: null }, 'replace');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
