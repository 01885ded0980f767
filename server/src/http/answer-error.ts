import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { troubleOf } from '../db/trouble.ts';
import { AppError } from '../error/app-error.ts';
import { errorForLog } from '../log.ts';
import { languageOf } from '../text/word.ts';
import { errorAnswer, goneError, uniqueError } from './errors.ts';

/** Every failure as one sentence in the caller's language, without a stack trace and without the framework's words. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = begunAnswer(error, request, reply);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** The same to a person whose browser shows what comes: the sentence alone. */
export function answerInWords(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message } = begunAnswer(error, request, reply);
  return reply.type('text/plain; charset=utf-8').send(message);
}

function begunAnswer(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): ReturnType<typeof errorAnswer> {
  const appError = knownError(error, request);
  logFailure(appError, error, request);
  if (appError.details.retryAfterSeconds) reply.header('retry-after', appError.details.retryAfterSeconds);
  reply.code(appError.status).header('cache-control', 'no-store'); // Varnish keeps a 404 for two minutes, where nobody forbids it
  // no hook saw a request whose address could not be read, so its language is read here
  return errorAnswer(appError, languageOf(request.headers['accept-language']));
}

/** What nobody expected is logged with its stack; an expected 503 as a line, because its cause is logged where it happens. */
function logFailure({ status, code }: AppError, error: Error, { log, method, routeOptions: { url } }: FastifyRequest): void {
  if (status === 503) log.warn({ code, cause: errorForLog(error).code, method, url }, 'unavailable');
  else if (status >= 500) log.error({ err: error, method, url }, 'unexpected error');
}

/** What a database in trouble is answered with. */
const TROUBLE = { away: 'database-away', busy: 'unavailable', full: 'disk-full' } as const;
const RETRY_AFTER_SECONDS = 3;

/** A segment longer than any id: the only error of the framework's router that means “not found”. */
const TOO_LONG_TO_NAME = 414;

function knownError(error: FastifyError | Error, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const trouble = troubleOf(error);
  if (trouble) return new AppError(TROUBLE[trouble], { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const refused = uniqueError(error, request.body) ?? goneError(error);
  if (refused) return refused;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === TOO_LONG_TO_NAME) return new AppError('not-found');
  if (status === 413) return new AppError('too-large');
  if (status === 415 || status === 406) return new AppError('unsupported-media');
  if (status !== undefined && status >= 400 && status < 500) return new AppError('bad-request');
  return new AppError('server-error', { params: { request: request.id } });
}

/** The answer to a connection that does not speak HTTP, sends endless headers, or falls silent half way. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(errorAnswer(new AppError('bad-request'), 'vi'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
