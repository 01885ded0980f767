import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/auth.ts';

export const catalogue: Translated<typeof vi> = {
  ended: 'Your session has ended. Please log in again; what you were typing is kept.',
  intro: 'Golf tournaments from the entry list to the prize giving.',
  username: 'Username or email',
  password: 'Password',
  code: 'Six-digit code',
  codeHelp: 'In the authenticator app on your phone; or a recovery code.',
  otherAccount: 'Log in with another account',
  forgotten: 'Forgotten password?',
  logIn: 'Log in',
  publicBoards: 'Live results, no login needed',
};
