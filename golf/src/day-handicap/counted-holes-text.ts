/** What was written into a field of counted holes: the numbers, and the words among them that are none. */
export type WrittenHoles = { readonly holes: readonly number[]; readonly unreadable: readonly string[] };

/**
 * A list of holes as clubs write it: separated by commas, semicolons or blanks, blanks and empty places left out. Whether the
 * holes may be counted is another question (`countedHolesProblems`).
 *
 * @example writtenHoles(' 1, 3,, 12 ') // { holes: [1, 3, 12], unreadable: [] }
 */
export function writtenHoles(written: string): WrittenHoles {
  const words = written
    .normalize('NFKC')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return { holes: words.filter(isNumber).map(Number), unreadable: words.filter((word) => !isNumber(word)) };
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
