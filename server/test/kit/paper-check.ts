import { CARDS_A_SHEET, type PaperKind } from '@fairway/api/choice/paper';
import type { PaperOrder } from '../../src/feature/paper/source.ts';
import type { RoundContent } from '../../src/feature/report/round.ts';
import { codesIn, snapshot } from './camera.ts';
import { type PdfPage, pdfPages, type TextBox } from './pdf-page.ts';

/** What is wrong on a paper, each as a sentence; and how many QR codes were looked for. */
export type PaperFaults = Record<'overlaps' | 'cuts' | 'margins' | 'small' | 'signs' | 'codes', string[]> & {
  pages: number;
  codesRead: number;
};

const POINTS_IN_MILLIMETRE = 72 / 25.4;
/** What printers cannot print on. */
const MARGIN = 5 * POINTS_IN_MILLIMETRE;
/** The smallest letters that can be read: a capital of a millimetre. */
const SMALLEST = 4;
/** Boxes that touch do not overlap. */
const TOUCH = { across: 0.7, down: 0.3 };
/** Parts of signs that stand alone where the rest of the sign was left out. */
const STRAY = /[\u2640\u2642]|\u200D|\uFE0F|\p{EMod}|\p{RI}/u;
const DOTS_PER_INCH = 150;
const WITHOUT_CODE: readonly PaperKind[] = ['bag-tag', 'flight-label', 'cart-sign'];

/**
 * Walks a paper: which texts overlap, are cut, small or off the margins, and which QR codes a phone does not read.
 * @param pictured which pages are pictured to read their codes
 */
export async function faultsOf(file: Uint8Array, order: PaperOrder, pictured: (nth: number) => boolean): Promise<PaperFaults> {
  const faults: PaperFaults = { overlaps: [], cuts: [], margins: [], small: [], signs: [], codes: [], pages: 0, codesRead: 0 };
  const words: string[] = [];
  for await (const page of pdfPages(file)) {
    const on = (said: string) => `page ${faults.pages + 1}: ${said}`;
    faults.overlaps.push(...overlapsOf(page.texts).map(on));
    for (const { text, ...box } of page.texts) {
      if (text.includes('…')) faults.cuts.push(on(text));
      if (STRAY.test(text)) faults.signs.push(on(text));
      if (Math.min(box.left, box.top, page.width - box.right, page.height - box.bottom) < MARGIN - 0.5) faults.margins.push(on(text));
      if (box.size < SMALLEST * scaleOf(order)) faults.small.push(on(`${text} (${box.size.toFixed(1)})`));
    }
    words.push(...page.texts.map(({ text }) => text));
    if (pictured(faults.pages)) {
      const { read, missed } = await readCodes(page, codesOn(page, faults.pages, order));
      faults.codes.push(...missed.map(on));
      faults.codesRead += read;
    }
    faults.pages++;
  }
  faults.cuts.push(...namesMissing(words, order.names));
  return faults;
}

/** An A5 sheet of what is cut out is an A4 sheet made smaller. */
const scaleOf = ({ size }: PaperOrder): number => (size === 'a5' ? 0.7 : 1);

function overlapsOf(texts: readonly TextBox[]): string[] {
  const inOrder = texts.toSorted((one, other) => one.top - other.top);
  return inOrder.flatMap((one, at) => {
    const found: string[] = [];
    for (const other of inOrder.slice(at + 1)) {
      if (other.top > one.bottom - TOUCH.down) break;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH.across) found.push(`“${one.text}” and “${other.text}”`);
    }
    return found;
  });
}

const squeezed = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '');
/** Of names in Latin letters, which are read as they were written. */
function namesMissing(words: readonly string[], names: readonly string[]): string[] {
  const all = squeezed(words.join(''));
  return names
    .filter((name) => /^[\p{Script=Latin}\p{M}\d\s.@-]+$/u.test(name) && !all.includes(squeezed(name)))
    .map((name) => `missing: ${name}`);
}

/** What the QR codes of a page should say. */
function codesOn({ texts }: PdfPage, nth: number, { kind, each, code, codes, content, head }: PaperOrder): string[] {
  if (WITHOUT_CODE.includes(kind)) return [];
  if (kind !== 'score-card') {
    const words = new Set(texts.map(({ text }) => text));
    return [head.address, ...Object.values(codes).flatMap(({ url, digits }) => (words.has(digits) ? [url] : []))];
  }
  const { flights, unassigned } = content as RoundContent;
  const cards = [
    ...flights.flatMap(({ id, players }) => players.map((player) => ({ player, flight: id }))),
    ...unassigned.map((player) => ({ player, flight: '' })),
  ];
  const onSheet = each === CARDS_A_SHEET[0] ? 4 : 1;
  return cards.slice(nth * onSheet, (nth + 1) * onSheet).flatMap(({ player, flight }) => {
    const address = code === 'caddie' ? codes[flight]?.url : player.address;
    return address ? [address] : [];
  });
}

async function readCodes(page: PdfPage, wanted: readonly string[]): Promise<{ read: number; missed: string[] }> {
  if (wanted.length === 0) return { read: 0, missed: [] };
  const found = await codesIn(await snapshot(await page.picture(DOTS_PER_INCH)));
  const left = [...found];
  const missed = wanted.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { read: wanted.length - missed.length, missed };
}
