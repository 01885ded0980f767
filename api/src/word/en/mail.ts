import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/mail.ts';

export const catalogue: Translated<typeof vi> = {
  frame: 'Hello {{name}},\n\n{{text}}\n\nFairway\n{{home}}',
  welcome: {
    subject: 'Your Fairway account',
    text: 'You have an account for running golf tournaments. Username: {{username}}\n\nOpen this link to choose a password. It works once, within {{minutes}} minutes:\n{{link}}',
  },
  password: {
    subject: 'Choose a new password',
    text: 'Open this link to choose a new password for the username {{username}}. It works once, within {{minutes}} minutes:\n{{link}}\n\nIf you did not ask for it, ignore this email: your password stays as it is.',
  },
  verify: {
    subject: 'Confirm your email address',
    text: 'Open this link to confirm that this is your email address. It works once, within {{hours}} hours:\n{{link}}\n\nIf you know nothing of this, ignore this email.',
  },
};
