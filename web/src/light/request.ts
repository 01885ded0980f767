import { patience } from '../lib/api/patience.ts';

/** Asks the server without the browser's own cache and without cookies; no answer within the time is an error. */
export const send = (address: string, patienceMs: number, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { cache: 'no-store', credentials: 'omit', ...init, signal: patience(patienceMs) });
