import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/backup.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Backup',
  last: 'The newest: {{at}} ({{age}}), {{size}} MB.',
  none: 'There is no backup yet.',
  setUp: 'Automatic backups are off. Ask whoever installed Fairway to turn them on.',
  technical: 'Technical details',
  setUpHow: 'Set BACKUP_EVERY so that Fairway makes them by itself, or run npm run backup.',
  failed: 'The backup at {{at}} failed. {{reason}}',
  seeLog: 'The log says why.',
  old: 'It is old: check the backups.',
};
