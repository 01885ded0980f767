import { readTournamentCode } from '@fairway/api/rule/tournament-code';

/** The secret of a QR code, in the fragment of the address: it never reaches a server's log. */
export const secretOf = (hash: string): string | null => /^#([\w-]{22})$/.exec(hash)?.[1] ?? null;

/** Takes the secret out of the address, so that nobody reads it there or sends it on. */
export const hideSecret = (): void => history.replaceState(null, '', location.pathname + location.search);

/** The code of the tournament in the printed address; null: an older sheet's, or mistyped. */
export const tournamentIn = (path: string): string | null => readTournamentCode(/^\/live\/marker\/([^/]+)/.exec(path)?.[1] ?? '');
