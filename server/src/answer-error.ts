import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorAnswer, uniqueError } from './errors.ts';
import { languageOf } from './word.ts';

/** Every failure as one sentence in the caller's language, without a stack trace and without the framework's words. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error, request);
  logFailure(error, known, request);
  if (known.details.retryAfterSeconds) reply.header('retry-after', known.details.retryAfterSeconds);
  // no hook saw a request whose address could not be read, so its language is read here
  const answer = errorAnswer(known, languageOf(request.headers['accept-language']));
  return reply.code(known.status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** A server that is busy says so by an error of its own: one line, for nothing is broken. Anything else is logged with its stack. */
function logFailure(error: Error, known: AppError, request: FastifyRequest): void {
  if (known.status < 500) return;
  const where = { method: request.method, url: request.routeOptions.url };
  if (error instanceof AppError && known.status === 503) request.log.warn({ ...where, code: known.code }, 'busy');
  else request.log.error({ err: error, ...where }, 'unexpected error');
}

/** A segment longer than any id: the only error of the framework's router that means “not found”. */
const TOO_LONG_TO_NAME = 414;

function knownError(error: FastifyError | Error, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const unique = uniqueError(error, request.body);
  if (unique) return unique;
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
