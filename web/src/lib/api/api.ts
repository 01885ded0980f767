import type { AnswerOf, BodyOf, ErrorAnswer, ParamsOf, QueryOf, Routes } from '@fairway/api';
import { currentLanguage } from '../language.ts';
import { accessToken, clearSession, owesSecondFactor } from '../session.ts';
import { API_BASE } from './api-base.ts';
import { ApiError, type FailureCode } from './api-error.ts';
import { authorizationOf } from './authorization.ts';
import { queryText } from './query-text.ts';

export type CallKey = keyof Routes;
/** What a call returns: the route's answer, or the file that it sends. */
export type Answer<K extends CallKey> = Routes[K] extends { sends: 'file' } ? File : AnswerOf<Routes[K]>;
export type Body<K extends CallKey> = Routes[K] extends { takes: 'upload' } ? FormData : BodyOf<Routes[K]>;

export type Query<K extends CallKey> = NonNullable<QueryOf<Routes[K]>>;

/** A part whose fields are all optional is optional; one that the route does not take does not compile. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<string, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };
type CallOptions<K extends CallKey> = Part<'params', ParamsOf<Routes[K]>> &
  Part<'query', QueryOf<Routes[K]>> &
  Part<'body', Body<K>> & { signal?: AbortSignal; headers?: Readonly<Record<string, string>> };
export type CallArguments<K extends CallKey> = Record<string, never> extends CallOptions<K> ? [CallOptions<K>?] : [CallOptions<K>];

type AnyOptions = {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Calls a route of the api.
 *
 * @example call('GET /api/tournaments/:tournamentId', { params: { tournamentId } })
 */
export async function call<K extends CallKey>(key: K, ...[options]: CallArguments<K>): Promise<Answer<K>> {
  return send(key, options ?? {}) as Promise<Answer<K>>;
}

/** The same for a file that is shown while it comes: its heads, and its bytes as they arrive. */
export async function callForFile<K extends CallKey>(key: K, ...[options]: CallArguments<K>): Promise<Response> {
  return respond(key, options ?? {});
}

const send = async (key: string, options: AnyOptions): Promise<unknown> =>
  overNetwork(readAnswer(await respond(key, options)), options.signal);

async function respond(key: string, options: AnyOptions): Promise<Response> {
  const [method = 'GET', path = ''] = key.split(' ');
  const coming = fetch(addressOf(path, options), {
    method,
    headers: { ...headersOf(options.body), ...options.headers },
    body: bodyOf(options.body),
    credentials: path.startsWith('/sanctum') || path === '/api/auth/login' ? 'include' : 'same-origin',
    ...(options.signal && { signal: options.signal }),
  });
  const response = await overNetwork(coming, options.signal);
  if (response.ok) return response;
  const failure = await failureOf(response, options.body);
  if (failure.status === 401 && failure.code !== 'authorization-dropped') clearSession();
  if (failure.code === 'second-factor-owed') owesSecondFactor();
  throw failure;
}

/** What comes over the network; where it breaks off, no answer came. */
export async function overNetwork<T>(coming: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await coming;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, 'network', 'Network Error');
  }
}

/** The address of a path with its `:params` filled in and its query, without undefined or empty values. */
export function addressOf(path: string, { params = {}, query = {} }: Pick<AnyOptions, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return `${API_BASE}${filled}${queryText(search)}`;
}

function headersOf(body: unknown): Record<string, string> {
  const token = accessToken();
  return {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    ...(token !== null && authorizationOf(token)),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
  };
}

const bodyOf = (body: unknown): BodyInit | null => {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
};

const isJson = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return isJson(response) ? response.json() : fileOf(response, await response.blob());
}

/** A file with the name that its answer gives it. */
export function fileOf({ headers }: Response, content: Blob): File {
  const name = /filename\*=UTF-8''(.+)/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? '';
  return new File([content], decodeURIComponent(name), { type: content.type });
}

async function failureOf(response: Response, body: unknown): Promise<ApiError> {
  const answer: Partial<ErrorAnswer> = isJson(response) ? await response.json().catch(() => ({})) : {};
  const code = (answer.code ?? (response.status === 413 ? 'too-large-for-proxy' : 'unknown')) as FailureCode;
  return new ApiError(response.status, code, answer.message ?? '', answer.errors, answer.current ?? bytesOf(body));
}

/** Of the files of a form; undefined where nothing else is sent. */
function bytesOf(body: unknown): number | undefined {
  if (!(body instanceof FormData)) return undefined;
  return [...body.values()].reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.size), 0);
}
