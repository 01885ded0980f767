import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const asksForHead = ({ method }: FastifyRequest): boolean => method === 'HEAD';

/** Ends an answer with its head, for whoever asks for no more, before its body is made. It says no length: the framework would say 0 of nothing. */
export const sendHead = (reply: FastifyReply): FastifyReply => reply.send(Readable.from([]));
