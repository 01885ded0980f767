import { AppError } from '../error/app-error.ts';

/** How much each caller may use within a minute, such as requests or strokes. */
export type Limit = {
  /** Takes so much, or refuses it with the time to come back; what is refused is not counted. */
  take(caller: string, amount?: number): void;
  giveBack(caller: string): void;
};

const WINDOW_MS = 60_000;
/** Callers that are remembered; beyond this number a new one pushes out the oldest. */
const MOST_CALLERS = 10_000;

/** A caller may use so much within the minute that begins with their first use. */
export function createLimit(most: number, now = Date.now): Limit {
  const used = new Map<string, { amount: number; endsAt: number }>();

  const current = (caller: string) => {
    const use = used.get(caller);
    return use !== undefined && use.endsAt > now() ? use : null;
  };
  const begin = (caller: string) => {
    used.delete(caller);
    const oldest = used.size >= MOST_CALLERS ? used.keys().next().value : undefined;
    if (oldest !== undefined) used.delete(oldest);
    const begun = { amount: 0, endsAt: now() + WINDOW_MS };
    used.set(caller, begun);
    return begun;
  };

  return {
    take: (caller, amount = 1) => {
      const own = current(caller) ?? begin(caller);
      if (own.amount + amount > most) {
        const seconds = Math.ceil((own.endsAt - now()) / 1000);
        throw new AppError('too-many-requests', { params: { seconds }, retryAfterSeconds: seconds });
      }
      own.amount += amount;
    },
    giveBack: (caller) => {
      const own = current(caller);
      if (own && own.amount > 0) own.amount -= 1;
    },
  };
}
