/** Excel keeps 32,767 letters in a cell; written as entities they are six times as long. */
export const LONGEST_TEXT = 250_000;

/** A text or a tag that does not end: the reader would scan it again and again. */
export function hasEndlessText(xml: string, longest: number): boolean {
  for (const sign of ['<', '>']) {
    let before = 0;
    for (let at = xml.indexOf(sign); ; at = xml.indexOf(sign, at + 1)) {
      if ((at < 0 ? xml.length : at) - before > longest) return true;
      if (at < 0) break;
      before = at;
    }
  }
  return false;
}

/** Without remarks; a remark that does not end takes in the rest. */
export function withoutRemarks(xml: string): string {
  let kept = '';
  let from = 0;
  for (let at = xml.indexOf('<!--'); at >= 0; at = xml.indexOf('<!--', from)) {
    kept += xml.slice(from, at);
    const end = xml.indexOf('-->', at + 4);
    if (end < 0) return kept;
    from = end + 3;
  }
  return kept + xml.slice(from);
}
