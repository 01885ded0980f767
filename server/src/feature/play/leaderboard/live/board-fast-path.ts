import { POLL_SECONDS } from '@fairway/api/rule/header';
import type { FastifyReply, onRequestHookHandler } from 'fastify';
import { bodyOf, formFor, type KeptAnswer } from '../../../../http/kept-answer.ts';
import type { Metrics } from '../../../../http/metrics.ts';
import type { BoardCache } from './board-cache.ts';
import type { Polls } from './polls.ts';

const PREFIX = '/api/live/tournaments/';
const ADDRESS_LENGTH = PREFIX.length + 36;

/**
 * Answers a kept board before anything else happens to the request: no other hook, no routing, no new headers. The head is one that the
 * route has answered with before, with every header of every plugin. Requests from other origins, and anything else unusual, take the
 * normal route. What it gains: docs/decision/0019.
 */
export const boardFastPath =
  (boards: BoardCache, polls: Polls, metrics: Pick<Metrics, 'countKeptBoard'>): onRequestHookHandler =>
  ({ raw: { method, url = '', headers } }, reply, done) => {
    if (method !== 'GET' || url.length !== ADDRESS_LENGTH || !url.startsWith(PREFIX) || headers.origin !== undefined) return done();
    const board = boards.peek(url.slice(PREFIX.length))?.public;
    if (!board) return done();
    const form = formFor(headers, board);
    const sent = board.sent[form];
    if (!sent) return done();
    reply.hijack();
    metrics.countKeptBoard(form === 'unchanged');
    const head = [...sent.head, POLL_SECONDS, polls.next()];
    if (form === 'unchanged') reply.raw.writeHead(304, head).end();
    else reply.raw.writeHead(200, head).end(sent.body);
  };

/** The headers of a 304; the rest is known from the answer that it refers to. */
const OF_UNCHANGED = new Set(['etag', 'cache-control', 'vary']);

/** Remembers an answer that the route gave. */
export async function rememberAnswer(board: KeptAnswer, reply: FastifyReply): Promise<void> {
  const { headers } = reply.request;
  if (headers.origin !== undefined) return;
  const form = formFor(headers, board);
  const said = Object.entries(reply.getHeaders()).filter(([name]) =>
    form === 'unchanged' ? OF_UNCHANGED.has(name) : name !== POLL_SECONDS,
  );
  board.sent[form] ??= { head: said.flatMap(([name, value]) => [name, String(value)]), body: await bodyOf(board, form) };
}
