import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/api-key.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'API keys',
  add: 'Create an API key',
  make: 'Create the key',
  empty: "No keys yet. A club's website or program reads and writes the site's data with a key.",
  name: 'Used by',
  nameHelp: "For example: the club's website",
  access: 'It may',
  reads: { only: 'read only', write: 'read and write' },
  readHelp: "Reads the site's clubs, tournaments, players and scores.",
  writeHelp: 'Also adds and changes tournaments, players and scores.',
  neverUsed: 'never used',
  used: 'last used {{at}}',
  revoke: 'Revoke',
  revokeOne: 'Revoke key {{name}}',
  revokeTitle: 'Revoke key {{name}}?',
  revokeText: 'The website or program that uses it is refused at once. Are you sure? This cannot be undone.',
  revoked: 'Key {{name}} revoked',
  isRevoked: 'Revoked',
  madeTitle: 'The new key',
  madeText: 'Copy the key now. It is shown only once: after this window closes, nobody can see it again.',
  madeHow: 'Send it in the head of each request: Authorization: Bearer <key>. The documentation is at /api/docs.',
  key: 'Key',
  done: 'I have copied it',
};
