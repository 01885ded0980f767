import { useEffect, useState } from 'react';
import { readAdmissions } from '../keep/admission-keeper.ts';

/** Whether the page opens again here without network, and has kept this flight. Null until that is known. */
export function useMayStay(admission: string): boolean | null {
  const [mayStay, setMayStay] = useState<boolean | null>(null);
  useEffect(() => {
    const works = async () => {
      if (!window.isSecureContext || !('serviceWorker' in navigator)) return false;
      await navigator.serviceWorker.ready;
      return (await readAdmissions()).some(({ id }) => id === admission);
    };
    works().then(setMayStay, () => setMayStay(false));
  }, [admission]);
  return mayStay;
}
