import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import type { Environment } from './place.ts';

/** What a server says that does not start; null if it starts, and then `meanwhile` looks at it. */
export async function refusalOf(
  env: Environment,
  meanwhile: (server: RunningServer) => Promise<void> = async () => {},
): Promise<string | null> {
  const server = await startServer(env).catch((error: Error) => error.message);
  if (typeof server === 'string') return server;
  await meanwhile(server).finally(server.kill);
  return null;
}

/** One sentence of each language, and no stack trace. */
export const isSentence = (refusal: string | null, sentence: RegExp): boolean =>
  refusal !== null && sentence.test(refusal) && !/\n {4}at /.test(refusal);
