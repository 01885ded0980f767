import i18next from 'i18next';

/** Says what a list is sorted by now. What says it is loaded then: no first screen waits for it. */
export function speakSorted(column: string, order: 'asc' | 'desc'): void {
  const sentence = i18next.t(order === 'asc' ? 'word:sortedUp' : 'word:sortedDown', { column });
  import('../page/speak.ts').then(
    ({ speak }) => speak(sentence),
    () => {},
  );
}
