/**
 * A plain word that was typed for a Vietnamese one without an input method: `dduwcs` and `d9u71c` are `duc`. The same word: it is none.
 *
 * @param word lower case, without diacritics
 */
export const plainOfKeys = (word: string): string =>
  word
    .replace(/([adeo])(?=\1)|\d/g, '')
    .replace(/([aou])w/g, '$1')
    .replace(/w/g, 'u')
    // a tone stands behind a vowel
    .replace(/[aeiouy].*/, (rest) => rest.replace(/[fjrsx]/g, ''));
