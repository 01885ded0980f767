import { useEffect, useState } from 'react';

const REFRESH_MS = 60_000;
/** Without an answer it is asked for again after this time. */
const AGAIN_MS = 5_000;

type AnswerQuestion<Answer> = {
  /** The last answer that came; null: none yet, or there is no such thing. */
  readonly answer: Answer | null;
  /** Why there is none, while there is none. */
  readonly lack: 'loading' | 'missing' | 'failed';
  readonly retry: () => void;
};

/**
 * What a route answers, kept current: asked for again every minute, when the page is in sight again, when the network is back, and at
 * once when `about` changes: what is asked for, and the version of the board. The last answer stays while there is no other; one that
 * comes after a newer question is left out.
 */
export function useAnswer<Answer>(about: string, load: () => Promise<Answer | null>): AnswerQuestion<Answer> {
  const [state, setState] = useState<Omit<AnswerQuestion<Answer>, 'retry'>>({ answer: null, lack: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says what `load` loads, and another attempt asks again
  useEffect(() => {
    let count = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (document.hidden) return;
      clearTimeout(timer);
      count += 1;
      const nth = count;
      const next = await load().then(
        (answer) => ({ answer, lack: 'missing' as const }),
        () => null,
      );
      if (nth !== count) return;
      setState((before) => next ?? { ...before, lack: 'failed' });
      timer = setTimeout(ask, next === null ? AGAIN_MS : REFRESH_MS);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      count = -1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [about, attempt]);
  return { ...state, retry: () => setAttempt((nth) => nth + 1) };
}
