import type { AnswerOf, BankPlace, EnterPage, Invoice, OwnPage, OwnPayment, Routes, SignupApplication } from '@fairway/api';
import { API_BASE } from '../../lib/api/api-base.ts';
import { authorizationOf } from '../../lib/api/authorization.ts';
import { send } from '../../light/request.ts';
import { boardPath, isRefused, PATIENCE_MS } from '../request.ts';

/** Why something was not taken: a sentence, or sentences by field. */
export type Refusal = { readonly code: string; readonly message: string; readonly errors: Readonly<Record<string, string>> };
export const isRefusal = <Answer>(answer: Answer | Refusal): answer is Refusal => 'errors' in (answer as object);

export const loadEnter = async (tournamentId: string): Promise<EnterPage | null> => {
  const response = await send(`${boardPath(tournamentId)}/enter`, PATIENCE_MS);
  if (response.ok) return (await response.json()) as EnterPage;
  if (isRefused(response)) return null;
  throw new Error(`The form answered ${response.status}`);
};

type Ask = { readonly method: 'POST' | 'PUT' | 'PATCH'; readonly body?: unknown; readonly language: string; readonly secret?: string };

/** Sends a change. What it answers, or why it was refused; throws where there was no answer that counts. */
async function ask<Answer>(path: string, { method, body, language, secret }: Ask): Promise<Answer | Refusal> {
  const response = await send(path, PATIENCE_MS, {
    method,
    headers: {
      'accept-language': language,
      ...(secret !== undefined && authorizationOf(secret)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return null as Answer;
  if (response.ok) return (await response.json()) as Answer;
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  const refused = (await response.json()) as { code: string; message: string; errors?: Record<string, string[]> };
  const errors = Object.entries(refused.errors ?? {}).map(([path, [sentence = '']]) => [path, sentence]);
  return { code: refused.code, message: refused.message, errors: Object.fromEntries(errors) };
}

export const sendApplication = (tournamentId: string, body: SignupApplication) =>
  ask<OwnPage>(`${boardPath(tournamentId)}/enter`, { method: 'POST', body, language: body.language });
export const sendLinks = (tournamentId: string, email: string, language: string) =>
  ask<null>(`${boardPath(tournamentId)}/enter/link`, { method: 'POST', body: { email }, language });

/** Who asks for their own signup, in which language. */
export type Own = { readonly secret: string; readonly language: string };
const OWN = `${API_BASE}/api/signup`;
const read = ({ secret, language }: Own, path = ''): Promise<Response> =>
  send(OWN + path, PATIENCE_MS, { headers: { ...authorizationOf(secret), 'accept-language': language } });
/** Throws where there was no answer that counts. */
async function readWhole(own: Own, path: string): Promise<Response> {
  const response = await read(own, path);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response;
}

/** The signup of a link; null: the link is used no more, or was never one. */
export async function loadOwn(own: Own): Promise<OwnPage | null> {
  const response = await read(own);
  if (response.ok) return (await response.json()) as OwnPage;
  if (response.status === 401 && (await response.json()).code !== 'authorization-dropped') return null;
  throw new Error(`The server answered ${response.status}`);
}
export const changeOwn = (own: Own, body: object) => ask<OwnPage>(OWN, { ...own, method: 'PATCH', body });
export const answerOffer = (own: Own, takes: boolean) => ask<OwnPage>(`${OWN}/answer`, { ...own, method: 'POST', body: { takes } });
export const withdraw = (own: Own) => ask<OwnPage>(`${OWN}/withdraw`, { ...own, method: 'POST' });
export const nameMember = (own: Own, memberId: string, body: object) =>
  ask<OwnPage>(`${OWN}/members/${memberId}`, { ...own, method: 'PUT', body });

/** What the signup owes and paid. */
export const loadPayment = async (own: Own) => (await (await readWhole(own, '/payment')).json()) as OwnPayment;
export const sayRefundAccount = (own: Own, account: BankPlace) =>
  ask<OwnPayment>(`${OWN}/refund-account`, { ...own, method: 'PUT', body: { account } });
export const sayInvoice = (own: Own, invoice: Invoice | null) =>
  ask<OwnPayment>(`${OWN}/invoice`, { ...own, method: 'PUT', body: { invoice } });

/** What somebody takes along: their link as a QR code and their days as a calendar, and everything that is kept of them. */
type OwnSignupLink = AnswerOf<Routes['GET /api/signup/link']>;
export const loadOwnLink = async (own: Own) => (await (await readWhole(own, '/link')).json()) as OwnSignupLink;
export const fetchOwnData = async (own: Own): Promise<Blob> => (await readWhole(own, '/data')).blob();
