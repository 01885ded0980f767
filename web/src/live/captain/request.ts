import type { CaptainPage } from '@fairway/api';
import { API_BASE } from '../../lib/api/api-base.ts';
import { authorizationOf } from '../../lib/api/authorization.ts';
import { send } from '../../light/request.ts';
import { PATIENCE_MS } from '../request.ts';

/** What the link says stands behind the mark of the address: no server sees it but in the head of a request. */
export const tokenOf = (hash: string): string => hash.replace(/^#/, '');

/** Who plays in which match, in the order of the matches. */
export type Order = readonly { readonly matchId: string; readonly playerIds: readonly string[] }[];
/** Sentences in the language of the page, by the match that they are of; '' of none. */
export type Refusal = { readonly message: string; readonly ofMatch: ReadonlyMap<number, string> };

const initOf = (token: string, language: string, more: RequestInit = {}): RequestInit => ({
  ...more,
  headers: { ...authorizationOf(token), 'accept-language': language, ...more.headers },
});

/** The captain's page; `ended`: the link is used no more, or was never one. */
export async function loadCaptain(token: string, language: string): Promise<CaptainPage | 'ended'> {
  if (token === '') return 'ended';
  const response = await send(`${API_BASE}/api/captain`, PATIENCE_MS, initOf(token, language));
  if (response.ok) return (await response.json()) as CaptainPage;
  if (response.status === 401 && (await response.json()).code !== 'authorization-dropped') return 'ended';
  throw new Error(`The server answered ${response.status}`);
}

/** Hands in an order; what it answers, or why it was refused. Throws where there was no answer. */
export async function sendOrder(token: string, language: string, sessionId: string, matches: Order): Promise<CaptainPage | Refusal> {
  const more = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sessionId, matches }) };
  const response = await send(`${API_BASE}/api/captain/orders`, PATIENCE_MS, initOf(token, language, more));
  if (response.ok) return (await response.json()) as CaptainPage;
  if (response.status >= 500 || response.status === 429) throw new Error(`The server answered ${response.status}`);
  const { message, errors = {} } = (await response.json()) as { message: string; errors?: Record<string, string[]> };
  const ofMatch = new Map<number, string>();
  for (const [field, [sentence = '']] of Object.entries(errors)) {
    const [, at] = /^matches\.(\d+)/.exec(field) ?? [];
    if (at !== undefined) ofMatch.set(Number(at), sentence);
  }
  return { message: ofMatch.size > 0 ? '' : (Object.values(errors).flat()[0] ?? message), ofMatch };
}
