import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';

/** How long answers still ask their connections to close, before the silent ones are closed: so no request is cut. */
const GOODBYE_MS = 500;
/** Then connections are closed as soon as they have nothing to say. */
const SWEEP_MS = 50;
/** A request in flight that takes longer is cut. */
const PATIENCE_MS = 10_000;
/** Ctrl-C in a terminal reaches the process more than once: from the terminal, and from the process that started it. */
const ECHO_MS = 300;

/**
 * What a signal does: what is in flight is answered, streams end, then the database closes, and the process ends with 0. A second
 * signal ends it at once, with 1.
 */
export function onStopSignal(app: FastifyInstance, database: OpenDatabase, end: (code: number) => void): () => Promise<void> {
  let begunAt: number | null = null;
  return async () => {
    if (begunAt !== null) {
      if (performance.now() - begunAt > ECHO_MS) end(1);
      return;
    }
    begunAt = performance.now();
    const allGone = refuseConnections(app.server);
    app.server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
    await wait(GOODBYE_MS);
    const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const impatient = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await app.close();
    await allGone;
    clearInterval(sweeping);
    clearTimeout(impatient);
    await database.close();
    end(0);
  };
}

/**
 * Takes no new connections; resolves when those that are open have ended. The `close` of an HTTP server would also cut those that are
 * between two requests.
 */
const refuseConnections = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
