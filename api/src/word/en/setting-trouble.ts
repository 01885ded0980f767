import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/setting-trouble.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Settings to look at',
  code: {
    'other-key':
      'The secret that Fairway has now ({{setting}}) does not open what was encrypted. Nothing was changed. Put the old secret back and start again: everything is there as before. Meanwhile results are not signed, and no notices reach phones.',
    'no-key':
      'The secret ({{setting}}) that opens what was encrypted is missing. Nothing was changed. Put it back and start again: everything is there as before. Meanwhile results are not signed, and no notices reach phones.',
    'unreadable-folder': 'The folder {{path}} ({{setting}}) cannot be read or written. Check the folder and its permissions.',
    'known-passwords':
      'Other computers reach this Fairway ({{setting}}), and people of the demo still have a password that everybody knows. Change their passwords, or set DEMO=off and a new DATA_DIR.',
  },
  file: 'File: {{path}}',
  lost: 'The old secret is lost for good',
  ask: 'Go on with a new secret?',
  askText:
    'The key that signs results, the key of notices and the https certificate are made anew. Whoever follows on a phone turns notices on again; whoever has two-step login uses a recovery code. The old secret cannot be used again.',
  begin: 'Use a new secret',
  done: 'There is a new secret',
};
