import { fold } from '../read/fold.ts';

/** “Bảng A”, “Nhóm A”, “BANG A” and “A” name the same division. */
export function divisionKey(name: string): string {
  const folded = fold(name);
  const bare = folded.replace(/^(?:bang dau|bang|nhom|hang|division|div|group)(?: |$)/, '');
  return (bare || folded).replaceAll(' ', '');
}

/** The division that a cell names: as it is written, else without “Bảng” in both, else without brackets. */
export function findDivision<T extends { name: string }>(divisions: readonly T[], text: string): T | null {
  const ways = [
    (name: string) => name.normalize('NFC').trim(),
    (name: string) => name.normalize('NFC').trim().toLowerCase(),
    divisionKey,
    (name: string) => divisionKey(withoutBrackets(name)),
  ];
  for (const way of ways) {
    const wanted = way(text);
    const found = wanted === '' ? [] : divisions.filter(({ name }) => way(name) === wanted);
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

const withoutBrackets = (name: string) => name.replace(/\(.*?\)/g, ' ');
