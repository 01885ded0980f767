import { useEffect, useState } from 'react';
import { clock } from './server-clock.ts';

/** Now, by the clock that is right, renewed every second. */
export function useClock(): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
