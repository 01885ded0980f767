import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/failure.ts';

export const catalogue: Translated<typeof vi> = {
  network: 'Network Error',
  networkText: 'There is no connection. Please check the network and try again.',
  validation: 'Input validation error',
  badRequest: 'Bad request',
  error: 'Error',
  serverError: 'Server Error. Please try again later.',
  tooLargeForProxy:
    'The file of {{size}} MB is larger than the proxy in front of Fairway lets through. Whoever runs Fairway should let {{most}} MB pass: in nginx, client_max_body_size {{most}}m.',
  screenTitle: 'This screen could not be opened',
  partTitle: 'This part could not be opened',
  reloadText: 'Reload the page. If it still does not open, check the network and update the browser.',
  readTitle: 'The data could not be loaded',
  staleTitle: 'Someone else has changed this',
  staleText: 'A new version was saved in the meantime. Choose what to keep in each field and save again; everything else stays.',
  staleShown: 'The screen is up to date now. Please look again, then go on.',
  staleField: 'Field',
  staleMine: 'Yours',
  staleTheirs: 'New version',
  staleTogether: 'Fields that depend on each other are chosen together: {{fields}}.',
  staleSave: 'Save this choice',
  staleBack: 'Back',
};
