import { join } from 'node:path';

/** Where systems keep their fonts. */
const SYSTEM_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  ...(process.env.HOME ? [join(process.env.HOME, '.fonts')] : []), // a system's user may have no home
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
];

export const systemFolders = (configured: string | undefined): string[] =>
  configured === undefined ? SYSTEM_FOLDERS : [configured, ...SYSTEM_FOLDERS];
