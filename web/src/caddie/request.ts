import type { AnswerOf, BodyOf, ErrorAnswer, Routes } from '@fairway/api';
import { API_BASE } from '../lib/api/api-base.ts';
import { authorizationOf } from '../lib/api/authorization.ts';
import { send } from '../light/request.ts';
import { languageOfAnswers } from './words.ts';

/** On a course a request that takes longer counts as no network: the stroke stays and is sent again. */
const PATIENCE_MS = 8_000;

/** Of a code before its hour, from when it may be used. */
export type Opens = ErrorAnswer['opens'];

/** No answer came: no network, or something in between that is not the server. Any other error is a fault of the page. */
export class NoAnswer extends Error {}

/** The server answered, and not what was asked for. */
export class Refusal extends Error {
  declare readonly status: number;
  declare readonly code: string;
  declare readonly opens: Opens;
  constructor(status: number, code: string, sentence: string, opens: Opens) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.opens = opens;
  }
  /** The code of this phone is of no use any more. */
  get isEnd(): boolean {
    return this.status === 401 && this.code !== 'phone-waits' && this.code !== 'authorization-dropped';
  }
  /** Asking again would be answered the same. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 408, 429].includes(this.status);
  }
}

type Key = Extract<keyof Routes, `${string} /api/marker/${string}`> | 'GET /api/live/tournaments';
type PhoneRequest<K extends Key> = { readonly token?: string; readonly query?: string; readonly body?: BodyOf<Routes[K]> };

/** Tells the desk how many strokes and shots wait in this browser. */
export const unsentQuery = (count: number): string => `?unsent=${count}`;

/**
 * Calls a route that a phone needs. Throws a `Refusal`, or `NoAnswer`: a page of something in between, such as a proxy or a clubhouse's
 * Wi-Fi, is none.
 */
export async function ask<K extends Key>(key: K, { token, query = '', body }: PhoneRequest<K>): Promise<AnswerOf<Routes[K]>> {
  const [method = 'GET', path = ''] = key.split(' ');
  const init: RequestInit = {
    method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': languageOfAnswers(),
      ...(token !== undefined && authorizationOf(token)),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
  const response = await send(`${API_BASE}${path}${query}`, PATIENCE_MS, init).catch(noAnswer);
  const said: unknown = await response.json().catch(noAnswer);
  if (response.ok) return said as AnswerOf<Routes[K]>;
  const { code, message = '', errors = {}, opens } = said as Partial<ErrorAnswer>;
  if (code === undefined) throw new NoAnswer(`${response.status} without our code`);
  throw new Refusal(response.status, code, Object.values(errors)[0]?.[0] ?? message, opens);
}

function noAnswer(error: unknown): never {
  throw new NoAnswer(String(error));
}
