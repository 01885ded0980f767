import { useEffect, useRef, useState } from 'react';
import { PASS } from '../phone/address.ts';
import { ask, Refusal, unsentQuery } from '../request.ts';

const LASTS_MS = 10 * 60_000;
/** A pass is renewed so long before it ends that there is time to be on the way with it. */
const RENEW_MS = 8 * 60_000;
const AGAIN_MS = 10_000;

/**
 * A pass for another browser of this phone, which stands in the page's own address too: what an app's menu opens. Renewed while the page is
 * open, and each time it is seen again, since it may have been used. Null: none that still opens.
 */
export function usePass(token: string, unsent: number): string | null {
  const [pass, setPass] = useState<string | null>(null);
  const told = useRef(unsent);
  told.current = unsent;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let until = 0;
    let isOver = false;
    const renew = async () => {
      clearTimeout(timer);
      const again = (ms: number) => {
        clearTimeout(timer);
        if (!isOver) timer = setTimeout(look, ms);
      };
      try {
        const made = await ask('POST /api/marker/passes', { token, query: unsentQuery(told.current), body: {} });
        if (isOver) return;
        until = Date.now() + LASTS_MS;
        setPass(made.pass);
        again(RENEW_MS);
      } catch (error) {
        const isRefused = error instanceof Refusal && error.isEnd;
        if (isRefused || Date.now() > until) setPass(null);
        if (!isRefused) again(AGAIN_MS);
      }
    };
    const look = () => {
      if (!document.hidden) void renew();
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [token]);
  useAddress(pass);
  return pass;
}

/** Writes the pass into the address, in place of the last one; a code that was scanned meanwhile stays until it was read. */
function useAddress(pass: string | null): void {
  const written = useRef(location.hash);
  useEffect(() => {
    const hash = pass === null ? '' : PASS + pass;
    if (hash === location.hash || ![written.current, ''].includes(location.hash)) return;
    history.replaceState(null, '', location.pathname + location.search + hash);
    written.current = hash;
  });
}
