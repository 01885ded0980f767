import type { FastifyInstance } from 'fastify';

/** Connections that wait until the process takes them: a crowd comes in one second, and who finds no room tries again after a minute. */
const MOST_WAITING = 8192;

export const listen = (app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<string> =>
  app.listen({ port, host, backlog: MOST_WAITING });
