import { useEffect, useState } from 'react';

/**
 * Whether the browser has promised to keep what this page stores. Never in a private window, which it cannot be told from any other
 * window without that promise. Asked when it matters: the browser may give it meanwhile.
 */
export function useLasting(isAsked: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (isAsked) navigator.storage?.persisted?.().then(setLasting, () => undefined);
  }, [isAsked]);
  return isLasting;
}
