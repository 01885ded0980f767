import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/mail.ts';

export const catalogue: Translated<typeof vi> = {
  greeting: 'Hello {{name}},',
  welcome: {
    subject: 'Your Fairway account',
    text: 'You have an account for running golf tournaments. Username: {{username}}',
    link: 'Open this link to choose a password. It works once, within {{days}} days:\n{{link}}',
  },
  password: {
    subject: 'Choose a new password',
    text: 'Here is a link to choose a new password for the username {{username}}. If you did not ask for it, ignore this email: your password stays as it is.',
    link: 'It works once, within {{minutes}} minutes:\n{{link}}',
  },
  verify: {
    subject: 'Confirm your email address',
    text: 'Please confirm that this is your email address. If you know nothing of this, ignore this email.',
    link: 'The link works once, within {{hours}} hours:\n{{link}}',
  },
  address: {
    subject: 'The email address of your Fairway account has changed',
    text: 'The email address of the account {{username}} was changed to another one. Emails of the account no longer come to this mailbox.',
    help: 'If it was not you, tell an administrator at once.',
  },
  test: {
    subject: 'A test email from Fairway',
    text: 'This email shows that the server can send email.',
  },
  solution: {
    subject: 'Answer to your support request {{number}}',
    asked: 'You asked:\n{{description}}',
  },
};
