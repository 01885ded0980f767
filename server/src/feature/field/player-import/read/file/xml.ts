import { Parser } from 'htmlparser2';
import { ListRefused } from '../refused.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What to do at each tag and text; names come without their prefixes. */
type Visitor = {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** 150,000 cells are 600,000 tags, and a sheet may have a million rows that are only formatted. */
const MOST_TAGS = 1_500_000;
/** The parser moves all of them for each. */
const DEEPEST = 200;
/** Excel keeps 32,767 letters in a cell; written as entities they are six times as long. */
const LONGEST_TEXT = 250_000;

/**
 * Walks through XML once, in the time of its length, and counts what it meets. Document types are refused: no spreadsheet program writes one.
 * So is what ends before its first tag does.
 */
export function walkXml(xml: string, { open, text, close }: Visitor): void {
  let tags = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        tags += 1;
        if (tags > MOST_TAGS || depth > DEEPEST) throw new ListRefused('import-bomb');
        open(bare(name), attributes);
      },
      ontext(found) {
        if (found.length > LONGEST_TEXT) throw new ListRefused('import-bomb');
        text?.(found);
      },
      onclosetag(name) {
        depth -= 1;
        close?.(bare(name));
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new ListRefused('import-not-a-workbook');
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  if (tags === 0 || depth !== 0) throw new ListRefused('import-not-a-workbook');
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An attribute that is switched on. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** How often a sign stands in a text. */
export function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) count += 1;
  return count;
}
