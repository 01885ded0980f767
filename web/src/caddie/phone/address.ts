import { readTournamentCode } from '@fairway/api/rule/field/tournament-code';

/** A fragment that begins with this is a pass from another browser of this phone. */
export const PASS = '#on.';

/** The secret of a QR code or of a pass, in the fragment of the address: it never reaches a server's log. */
export function keyIn(hash: string): { readonly link: string } | { readonly pass: string } | null {
  const [, isPass, secret = ''] = /^#(on\.)?([\w-]{22})$/.exec(hash) ?? [];
  if (secret === '') return null;
  return isPass ? { pass: secret } : { link: secret };
}

/** Takes the secret out of the address, so that nobody reads it there or sends it on. */
export const hideSecret = (): void => history.replaceState(null, '', location.pathname + location.search);

/** The code of the tournament in the printed address; null: an older sheet's, or mistyped. */
export const tournamentIn = (path: string): string | null => readTournamentCode(/^\/live\/marker\/([^/]+)/.exec(path)?.[1] ?? '');
