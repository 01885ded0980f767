/** What the log says about an error. drizzle's message repeats the values of the query, which may be private: the log has its cause. */
export function errorForLog(error: Error): { type: string; message: string; code: unknown; stack: string } {
  const told = 'query' in error && error.cause instanceof Error ? error.cause : error;
  return { type: told.name, message: told.message, code: 'code' in told ? told.code : undefined, stack: told.stack ?? '' };
}
