import type { SayOf } from '@fairway/api/word/say';
import type { Start } from './arrangement/move.ts';

/** “06:30 · hố 10A”. */
export function startWords({ teeTime, startingHole, startingSide }: Start, t: SayOf<'flight'>): string {
  const hole = startingHole === null ? null : t('hole', { hole: `${startingHole}${startingSide ?? ''}` });
  return [teeTime ?? t('noStart'), hole].filter((part) => part !== null).join(' · ');
}
