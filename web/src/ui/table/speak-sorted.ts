import { sayFrom } from '../../i18n/words.ts';

/** Says what a list is sorted by now. What says it is loaded then: no first screen waits for it. */
export function speakSorted(column: string, order: 'asc' | 'desc'): void {
  const sentence = sayFrom('word')(order === 'asc' ? 'sortedUp' : 'sortedDown', { column });
  import('../page/speak.ts').then(
    ({ speak }) => speak(sentence),
    () => {},
  );
}
