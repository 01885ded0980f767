import { useEffect } from 'react';
import { hrefWith } from '../address.ts';

/** A television has nothing to click; the person who sets it up has a keyboard. */
export function useEscape(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') location.replace(hrefWith({ tv: null }));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
