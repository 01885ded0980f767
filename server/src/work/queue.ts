import type { AppError } from '../error/app-error.ts';
import { createWaitingLine } from './waiting-line.ts';

/** How much work is done at once, and how much may wait or be done: in all, and of one person or address. */
type Limits = {
  atOnce: number;
  inAll: number;
  ofOne?: number;
  /** Between two turns nothing of it runs for so long: others have the machine meanwhile. */
  restMs?: number;
};
/** What someone hears when there is no room: too much of their own, or too much of everyone's. */
type Refusal = (isOwn: boolean) => AppError;

export type Queue = {
  /** Does the work when its turn comes; refuses it at once when there is no room. */
  run<Result>(work: () => Promise<Result>, owner?: string): Promise<Result>;
};

/** Lets costly work wait for its turn, owner by owner, so that many who ask at once neither take the whole machine nor wait without end. */
export function createQueue({ atOnce, inAll, ofOne = inAll, restMs = 0 }: Limits, refusal: Refusal): Queue {
  const line = createWaitingLine<() => void>();
  const held = new Map<string, number>();
  let running = 0;

  const hold = (owner: string): void => {
    const own = held.get(owner) ?? 0;
    if (own >= ofOne) throw refusal(true);
    if (running + line.length() >= inAll) throw refusal(false);
    held.set(owner, own + 1);
  };
  const release = (owner: string): void => {
    const own = (held.get(owner) ?? 0) - 1;
    if (own > 0) held.set(owner, own);
    else held.delete(owner);
  };
  const begin = async (owner: string): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((turn) => line.add(turn, { id: owner }));
  };
  /** The turn passes on, so nobody who asks meanwhile can overtake. */
  const end = (): void => {
    const next = line.next();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (work, owner = '') => {
      hold(owner);
      await begin(owner);
      try {
        return await work();
      } finally {
        release(owner);
        if (restMs === 0) end();
        else setTimeout(end, restMs);
      }
    },
  };
}
