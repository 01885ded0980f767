import { useEffect, useState } from 'react';

/** What shows the winners: loaded when there are some, and tried again with each page. */
export function useResults(isWanted: boolean, turn: number) {
  const [results, setResults] = useState<typeof import('./television-result.tsx') | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => {
    if (isWanted && results === null) import('./television-result.tsx').then(setResults, () => undefined);
  }, [isWanted, results, turn]);
  return isWanted ? results : null;
}
