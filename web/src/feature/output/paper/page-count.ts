/** A PDF says this once for each page, when the page is finished; what is compressed does not look like it. */
const MARK = '/Type /Page\n';

/** Counts the pages of a PDF that comes in pieces: give it each piece, it says how many have come. */
export function pageCounter(): (bytes: Uint8Array) => number {
  const letters = new TextDecoder('latin1');
  let count = 0;
  let rest = '';
  return (bytes) => {
    const text = rest + letters.decode(bytes);
    count += text.split(MARK).length - 1;
    rest = text.slice(-(MARK.length - 1));
    return count;
  };
}
