import { StartError } from '../../server/src/error/start-error.ts';
import { errorForLog } from '../../server/src/log.ts';

/** What went wrong, for the person who typed the command: a sentence, or for a mistake of the program where it happened. */
export function tellFailure(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error instanceof Error ? errorForLog(error).stack : error);
  process.exitCode = 1;
}
