import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/site-key.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Signing key of results',
  about: 'Each official result is signed with this key. Anyone can compare the key on paper or in a result file with that of this site.',
  since: 'Used since {{time}}.',
  none: 'Fairway has no secret to keep a key with, so it signs no results. Ask whoever installed Fairway to set one.',
  all: 'Page of keys for everyone',
  renew: 'New signing key',
  ask: 'Take a new signing key?',
  keep: 'Results keep the key they were signed with. Results signed from now on have the new key.',
  stolen: 'The old key was stolen',
  vouched: 'The old key signs the new one, so whoever trusts the old key can trust the new one.',
  unvouched:
    'The old key does not sign the new one. The page of keys warns everyone not to trust results that the old key signed after now. Tell people the new key yourself.',
  done: 'There is a new signing key',
};
