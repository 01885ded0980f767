import type { PublicBoard, StartList } from '@fairway/api';
import { POLL_SECONDS } from '@fairway/api/rule/header';
import { API_BASE } from '../lib/api/api-base.ts';
import { send } from '../light/request.ts';
import type { Loaded } from './feed/board-feed.ts';
import type { Listen, Poke } from './feed/stream.ts';

/** An answer that takes longer counts as no answer. */
export const PATIENCE_MS = 10_000;

export const boardPath = (tournamentId: string): string => `${API_BASE}/api/live/tournaments/${encodeURIComponent(tournamentId)}`;
export const boardFile = (tournamentId: string, language: string, rest = ''): string =>
  `${boardPath(tournamentId)}/board.csv?language=${language}${rest}`;

/** The QR code of a tournament's page, as a picture. */
export const codeAddress = (tournamentId: string): string => `${boardPath(tournamentId)}/code.svg`;

/** The browser's own cache stays out of it: the ETag of the board on the screen is the only one that counts. */
export const get = (address: string, headers: Record<string, string> = {}): Promise<Response> => send(address, PATIENCE_MS, { headers });

export async function loadBoard(tournamentId: string, etag: string | null): Promise<Loaded> {
  const response = await get(boardPath(tournamentId), etag === null ? {} : { 'If-None-Match': etag });
  const ageMs = Number(response.headers.get('Age') ?? 0) * 1000;
  const seconds = Number(response.headers.get(POLL_SECONDS));
  const times = { ageMs, ...(seconds > 0 && { pollMs: seconds * 1000 }) };
  if (response.status === 304) return { kind: 'same', ...times };
  if (response.ok) return { kind: 'fresh', board: (await response.json()) as PublicBoard, etag: response.headers.get('ETag'), ...times };
  if (isRefused(response)) return { kind: 'missing' };
  throw new Error(`The board answered ${response.status}`);
}

/** What a public route answers; null: there is no such thing. */
export async function answerOf<Answer>(address: string): Promise<Answer | null> {
  const response = await get(address);
  if (response.ok) return (await response.json()) as Answer;
  if (isRefused(response)) return null;
  throw new Error(`${address} answered ${response.status}`);
}

/** What a route of a public tournament answers; null: there is no such tournament. */
export const loadOf = <Answer>(tournamentId: string, what: string): Promise<Answer | null> =>
  answerOf<Answer>(`${boardPath(tournamentId)}/${what}`);

export const loadStartList = (tournamentId: string) => loadOf<StartList>(tournamentId, 'start-list');

/** A picture of the server, such as a club's logo. */
export const pictureAddress = (path: string): string => `${API_BASE}${path}`;

/** Opens the stream of pokes. */
export const listenTo =
  (tournamentId: string): Listen =>
  ({ opened, poked, lost }) => {
    const source = new EventSource(`${boardPath(tournamentId)}/events`);
    source.onopen = opened;
    source.onmessage = ({ data }: MessageEvent<string>) => poked(JSON.parse(data) as Poke);
    source.onerror = lost;
    return () => source.close();
  };

/** Not there (404), or not even an id (400, 422); asking too often (429) is only a reason to wait. */
export const isRefused = ({ status }: Response): boolean => [400, 404, 422].includes(status);
