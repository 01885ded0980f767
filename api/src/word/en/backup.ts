import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/backup.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Backup',
  now: 'Back up now',
  running: 'A backup has been running since {{at}}. You can go on working.',
  done: 'Backup made',
  doneText: '{{name}}, {{size}} MB, in the folder {{folder}}.',
  place: 'File {{name}} in the folder {{folder}} of the machine that runs Fairway; the newest {{keep}} are kept.',
  last: 'The newest: {{at}} ({{age}}), {{size}} MB.',
  none: 'There is no backup yet.',
  setUp: 'Automatic backups are off. Ask whoever installed Fairway to turn them on.',
  technical: 'Technical details',
  setUpHow: 'Set BACKUP_EVERY so that Fairway makes them by itself.',
  failed: 'The backup at {{at}} failed. {{reason}}',
  seeLog: 'The log says why.',
  keyFile: 'Backups do not have the key that decrypts them. Keep a copy of the file {{file}} in another place.',
  noKey:
    'Fairway has no secret: notifications to phones and its own https certificate are off, and the keys of two-step login lie unencrypted in the data and in backups. Ask whoever installed Fairway to set one.',
  noKeyHow: 'Add the line FAIRWAY_SECRET=… to the settings: at least 32 random characters, the same for all processes. Then start again.',
  unreadable_one:
    'Fairway no longer has the key of {{count}} person with two-step login: they log in with a recovery code, or an administrator turns it off on the page of users.',
  unreadable_other:
    'Fairway no longer has the key of {{count}} people with two-step login: they log in with a recovery code, or an administrator turns it off on the page of users.',
  old: 'It is old: check the backups.',
};
