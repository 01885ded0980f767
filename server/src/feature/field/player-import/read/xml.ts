import { ListRefused } from './refused.ts';

/** Excel keeps 32,767 letters in a cell; written as entities they are six times as long. */
const LONGEST_TEXT = 250_000;
/** The first tag of a sheet names a dozen namespaces. Of two attributes the reader asks whether they are the same. */
const LONGEST_TAG = 4000;
/** 150,000 cells are 600,000 tags. */
const MOST_TAGS = 1_000_000;
const MOST_LETTERS = 12 * 1024 * 1024;

/** What the reader is given of a workbook, part by part: no text or tag that does not end, not too many tags, not too much in all. */
export function createLimits(): (xml: string, longestTag?: number) => void {
  let tags = 0;
  let letters = 0;
  return (xml, longestTag = LONGEST_TAG) => {
    letters += xml.length;
    for (let at = xml.indexOf('<'); at >= 0; tags += 1) {
      const end = xml.indexOf('>', at);
      const next = end < 0 ? -1 : xml.indexOf('<', end);
      if ((end < 0 ? xml.length : end) - at > longestTag) throw new ListRefused('import-bomb');
      if (end >= 0 && (next < 0 ? xml.length : next) - end > LONGEST_TEXT) throw new ListRefused('import-bomb');
      at = next;
    }
    if (tags > MOST_TAGS || letters > MOST_LETTERS) throw new ListRefused('import-bomb');
  };
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

/** How often a sign stands in a text. */
export function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) count += 1;
  return count;
}
