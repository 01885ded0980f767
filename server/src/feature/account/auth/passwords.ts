import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { createQueue } from '../../../work/queue.ts';
import { type Attempt, countAttempt, takeBackAttempt } from './attempt-store.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { easyWordIn, isEasyPassword } from './password-rule.ts';

/** A comparison takes 19 MB and a core for 10 ms: four at once, and the hundred behind them wait a quarter of a second. */
const COMPARISONS = { atOnce: 4, inAll: 100 };
const BUSY_SECONDS = 2;

export type Passwords = ReturnType<typeof createPasswords>;

/** Compares and hashes passwords: a few at a time, and never more of them than the limits of failed attempts allow. */
export function createPasswords({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const turns = createQueue(COMPARISONS, () => new AppError('unavailable', { retryAfterSeconds: BUSY_SECONDS }));
  return {
    matches: (passwordHash: string | null, password: string): Promise<boolean> => turns.run(() => passwordMatches(passwordHash, password)),

    /** The hash of a password that a person chooses; one that is easy to guess is refused. */
    hashOf: async (password: string, context: readonly (string | null)[]): Promise<string> => {
      if (isEasyPassword(password, context)) {
        const word = easyWordIn(password, context);
        throw word === null ? fieldError('password', 'password-easy') : fieldError('password', 'password-of-word', { word });
      }
      return turns.run(() => hashPassword(password));
    },

    /** The hash of a code that the server made: as many as there are, after those who log in. */
    hashOfCode: (code: string): Promise<string> => turns.run(() => hashPassword(code)),

    /** Counts an attempt before anything of it is looked at; it is taken back if it was right, or if nobody could look. */
    counted: async (attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean> => {
      const seconds = await countAttempt(db, attempt, clock());
      if (seconds > 0) throw new AppError('too-many-attempts', { params: { seconds }, retryAfterSeconds: seconds });
      const right = await isRight().catch(async (error: unknown) => {
        await takeBackAttempt(db, attempt);
        throw error;
      });
      if (right) await takeBackAttempt(db, attempt);
      return right;
    },
  };
}
