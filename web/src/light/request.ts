import { patience } from '../lib/api/patience.ts';

/** Asks the server without the browser's own cache and without cookies; no answer within the time is an error. */
export const send = (address: string, patienceMs: number, asked: RequestInit = {}): Promise<Response> =>
  fetch(address, { cache: 'no-store', credentials: 'omit', ...asked, signal: patience(patienceMs) });
