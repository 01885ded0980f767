import { API_BASE } from '../../lib/api/api-base.ts';
import { authorizationOf } from '../../lib/api/authorization.ts';
import { send } from '../../light/request.ts';
import { boardPath, get, PATIENCE_MS } from '../request.ts';

/** The start of a flight, or of a player, as a file that a calendar reads. */
export const calendarOf = (tournamentId: string, whose: Readonly<Record<string, string>>): string =>
  `${boardPath(tournamentId)}/calendar.ics?${new URLSearchParams(whose)}`;

/** The tournaments of a club. */
export const clubCalendar = (clubId: string, language: string): string =>
  `${API_BASE}/api/live/calendar.ics?${new URLSearchParams({ club: clubId, language })}`;

const JSON_HEAD = { 'content-type': 'application/json' };

/** By which this site asks a push service; null: it tells phones nothing. */
export async function loadPushKey(): Promise<string | null> {
  const response = await get(`${API_BASE}/api/live/push`);
  if (!response.ok) throw new Error(`The key answered ${response.status}`);
  return ((await response.json()) as { key: string | null }).key;
}

/** A phone as its push service names it. */
function phoneOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
}

/** Says which players of a tournament this phone follows by push; returns those that the tournament has. */
export async function sendPush(
  tournamentId: string,
  subscription: PushSubscription,
  language: string,
  playerIds: readonly string[],
): Promise<string[]> {
  const body = JSON.stringify({ ...phoneOf(subscription), language, playerIds });
  const response = await send(`${boardPath(tournamentId)}/push`, PATIENCE_MS, { method: 'PUT', headers: JSON_HEAD, body });
  if (!response.ok) throw new Error(`The notifications answered ${response.status}`);
  return ((await response.json()) as { playerIds: string[] }).playerIds;
}

/** Has this phone told where the signup of a link stands. */
export async function sendPushOfSignup(secret: string, subscription: PushSubscription, language: string): Promise<void> {
  const headers = { ...JSON_HEAD, ...authorizationOf(secret) };
  const body = JSON.stringify({ ...phoneOf(subscription), language });
  const response = await send(`${API_BASE}/api/signup/push`, PATIENCE_MS, { method: 'PUT', headers, body });
  if (!response.ok) throw new Error(`The notifications answered ${response.status}`);
}

/** Ends all that a phone is told, or what it is told of one signup. */
export async function endPush(endpoint: string, signupId: string | null = null): Promise<void> {
  const body = JSON.stringify({ endpoint, signupId });
  const response = await send(`${API_BASE}/api/live/push/off`, PATIENCE_MS, { method: 'POST', headers: JSON_HEAD, body });
  if (!response.ok) throw new Error(`The notifications answered ${response.status}`);
}
