import { CARDS_A_SHEET, type PaperKind } from '@fairway/api/choice/output/paper';
import type { PaperOrder } from '../../../src/feature/output/paper/source.ts';
import type { RoundContent } from '../../../src/feature/output/report/round-content.ts';
import { codesIn, snapshot } from './camera.ts';
import { type PdfPage, pdfPages, type TextBox } from './pdf-page.ts';

const FAULTS = ['overlap', 'cut', 'margin', 'small', 'sign', 'code'] as const;
type Fault = (typeof FAULTS)[number];
type PaperCheck = {
  pages: number;
  /** QR codes of the pages that were pictured, and how many of them were read. */
  codes: number;
  codesRead: number;
  /** How often each fault is there. */
  counts: Record<Fault, number>;
  /** What is wrong, each thing once, as a sentence with its page. */
  faults: string[];
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
/** Where a text that is read from the right begins is not where its box does. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const DOTS_PER_INCH = 150;
const WITHOUT_CODE: readonly PaperKind[] = ['flight-label', 'cart-sign'];
/** Tags on a sheet. */
const EIGHT = 8;

/**
 * Walks a paper: which texts overlap, are cut, small or off the margins, and which QR codes a phone does not read.
 * @param isPictured which pages are pictured to read their codes, the first one is 0
 */
export async function checkPaper(file: Uint8Array, order: PaperOrder, isPictured: (page: number) => boolean): Promise<PaperCheck> {
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const check: PaperCheck = { pages: 0, codes: 0, codesRead: 0, counts, faults: [] };
  const texts = new Set<string>();
  const blame = (fault: Fault, what: string): void => {
    counts[fault]++;
    if (!texts.has(fault + what)) check.faults.push(`${fault} on page ${check.pages + 1}: ${what}`);
    texts.add(fault + what);
  };
  const words: string[] = [];
  for await (const page of pdfPages(file)) {
    for (const pair of overlapsOf(page.texts)) blame('overlap', pair);
    for (const text of page.texts) for (const fault of faultsOf(text, page, scaleOf(order))) blame(fault, text.text);
    words.push(...page.texts.map(({ text }) => text));
    const wanted = isPictured(check.pages) ? codesOn(page, check.pages, order) : [];
    const missed = await missedCodes(page, wanted);
    for (const code of missed) blame('code', code);
    check.codes += wanted.length;
    check.codesRead += wanted.length - missed.length;
    check.pages++;
  }
  for (const name of namesMissing(words, order.names)) blame('cut', name);
  return check;
}

function faultsOf({ text, left, right, top, bottom, size }: TextBox, { width, height }: PdfPage, scale: number): Fault[] {
  const faults: Fault[] = [];
  if (text.includes('…')) faults.push('cut');
  if (STRAY.test(text)) faults.push('sign');
  if (!FROM_RIGHT.test(text) && Math.min(left, top, width - right, height - bottom) < MARGIN - 0.5) faults.push('margin');
  if (size < SMALLEST * scale - 0.01) faults.push('small');
  return faults;
}

/** An A5 sheet of what is cut out is an A4 sheet made smaller. */
const scaleOf = ({ size }: PaperOrder): number => (size === 'a5' ? 0.7 : 1);

function overlapsOf(texts: readonly TextBox[]): string[] {
  const inOrder = texts.toSorted((one, other) => one.top - other.top);
  return inOrder.flatMap((one, at) => {
    const problems: string[] = [];
    for (const other of inOrder.slice(at + 1)) {
      if (other.top > one.bottom - TOUCH.down) break;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH.across)
        problems.push(`“${one.text}” and “${other.text}”`);
    }
    return problems;
  });
}

const squeezed = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '');
/** Of names in Latin letters, which are read as they were written. */
function namesMissing(words: readonly string[], names: readonly string[]): string[] {
  const all = squeezed(words.join(''));
  return names.filter((name) => /^[\p{Script=Latin}\p{M}\d\s.@-]+$/u.test(name) && !all.includes(squeezed(name)));
}

/** What the QR codes of a page should say. */
function codesOn({ texts }: PdfPage, nth: number, { kind, each, code, codes, cards: addresses, content, head }: PaperOrder): string[] {
  if (WITHOUT_CODE.includes(kind)) return [];
  if (kind !== 'score-card' && kind !== 'bag-tag') {
    const words = new Set(texts.map(({ text }) => text));
    // it stands beside the sign of the ledger's head
    const check =
      head.ledger !== null && [...words].some((text) => /^(Quét để kiểm tra|Scan to check)/.test(text)) ? [head.ledger.check] : [];
    return [head.address, ...check, ...Object.values(codes).flatMap(({ url, digits }) => (words.has(digits) ? [url] : []))];
  }
  const { flights, unassigned } = content as RoundContent;
  const cards = [
    ...flights.flatMap(({ id, players }) => players.map((player) => ({ player, flight: id }))),
    ...unassigned.map((player) => ({ player, flight: '' })),
  ];
  const onSheet = kind === 'bag-tag' ? EIGHT : each === CARDS_A_SHEET[0] ? 4 : 1;
  return cards.slice(nth * onSheet, (nth + 1) * onSheet).flatMap(({ player, flight }) => {
    const address = code === 'caddie' ? codes[flight]?.url : addresses[player.id];
    return address ? [address] : [];
  });
}

/** The codes that a phone does not read on a page. */
async function missedCodes(page: PdfPage, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const left = await codesIn(await snapshot(await page.picture(DOTS_PER_INCH)));
  return wanted.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
