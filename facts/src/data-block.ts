import type { DayFacts } from './day-facts.ts';
import { type PackedLine, packFacts, unpackFacts } from './packed.ts';

const BEGIN = '<script type="application/json" id="facts">';
const END = '</script>';

/** Facts as the block of a page that holds them: no letter of a name can end it or begin another. `lines`: already packed. */
export const dataBlock = (facts: DayFacts, lines?: PackedLine[]): string =>
  `${BEGIN}${JSON.stringify(packFacts(facts, lines)).replace(/</g, '\\u003c')}${END}`;

/** The value of a text that is JSON, or of the block of a page; nothing of a page is run. Undefined: there is neither. */
export function valueIn(text: string): unknown {
  const from = text.indexOf(BEGIN) + BEGIN.length;
  const block = from < BEGIN.length ? text : text.slice(from, text.indexOf(END, from));
  try {
    return unpackFacts(JSON.parse(block));
  } catch {
    return undefined;
  }
}
