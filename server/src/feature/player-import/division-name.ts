import { fold } from './read/fold.ts';

/** “Bảng A”, “Nhóm A”, “BANG A” and “A” name the same division. */
export const divisionKey = (name: string): string =>
  fold(name)
    .replace(/^(?:bang dau|bang|nhom|hang|division|div|group|flight)\b ?/, '')
    .replaceAll(' ', '') || fold(name).replaceAll(' ', '');
