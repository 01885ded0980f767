import { useEffect, useState } from 'react';
import { readAdmissions } from '../keep/admission-keeper.ts';

/** A worker that is allowed is there within this time. */
const WORKER_MS = 5_000;

/** Whether the page opens again here without network, and has kept this flight. Null until that is known. */
export function useMayStay(admission: string): boolean | null {
  const [mayStay, setMayStay] = useState<boolean | null>(null);
  useEffect(() => {
    const works = async () => {
      if (!window.isSecureContext || !('serviceWorker' in navigator)) return false;
      // in an app that refuses the worker it never comes
      await Promise.race([navigator.serviceWorker.ready, new Promise((_, reject) => setTimeout(reject, WORKER_MS))]);
      return (await readAdmissions()).some(({ id }) => id === admission);
    };
    works().then(setMayStay, () => setMayStay(false));
  }, [admission]);
  return mayStay;
}
