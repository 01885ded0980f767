import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/seal.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Sealed hidden holes',
  about:
    'The hidden holes were locked by a code when they were chosen: with one other hole it is a different code, so a change cannot go unseen.',
  none: 'No hidden holes are sealed yet.',
  startsAt: 'First tee time: {{time}}',
  seal: 'Seal',
  standing: 'Sealed at {{time}}',
  replaced: 'Earlier seal, made at {{time}}',
  reason: 'Why it was changed: {{reason}}',
  closed: 'The holes and the random number appear here once they are revealed.',
  holes: 'Hidden holes',
  salt: 'Random number',
  check: 'Check it yourself',
  matches: 'It matches. Your device has just made the seal again from these holes and this number.',
  differs: 'It does not match. These holes are not the list that was sealed.',
  text: 'What the seal is made of (SHA-256)',
  step: 'Hidden hole {{nth}} of {{of}}',
  provisional: 'Provisional, by {{nth}} of {{of}} hidden holes',
  complete: 'All {{of}} hidden holes',
  nobody: 'No card is complete yet, so nobody has a net.',
};
