import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Where log lines go instead of the standard output. */
type LogTarget = { write(line: string): void };

/** The log of a process, from before the application exists until after it has ended. */
export const createLog = ({ logLevel: level }: Pick<Config, 'logLevel'>, target?: LogTarget): Logger =>
  pino(
    { level, redact: ['req.headers.authorization', 'req.headers.cookie'], serializers: { err: errorForLog } },
    ...(target ? [target] : []),
  );

/** What the log says about an error. drizzle's message repeats the values of the query, which may be private: the log has its cause. */
export function errorForLog(error: Error): { type: string; message: string; code: unknown; stack: string } {
  const cause = 'query' in error && error.cause instanceof Error ? error.cause : error;
  return { type: cause.name, message: cause.message, code: 'code' in cause ? cause.code : undefined, stack: cause.stack ?? '' };
}
