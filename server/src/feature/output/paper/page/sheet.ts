import type { Language } from '@fairway/api';
import type { PaperSize } from '@fairway/api/choice/output/paper';
import type { say } from '../../../../text/word.ts';
import type { ReportHead } from '../../report/head.ts';
import { printed } from '../../report/printed.ts';
import { type Box, type Pen, SOFT } from './pen.ts';
import { drawSponsors, type PaperSponsor } from './sponsor-row.ts';

/** What every page says of itself. */
export type Head = ReportHead & {
  /** On papers with results. */
  sponsors: readonly PaperSponsor[];
  /** The page that shows the same, by its short address. */
  address: string;
  ledger: PaperLedger | null;
};

/** The ledger of scores as it is when the paper is printed, on papers with scores that the public sees. */
export type PaperLedger = {
  /** The sixteen signs of its head. */
  signs: string;
  /** The page that checks the result, with the whole head. */
  check: string;
  /** The result that this site signed, once it is final, and the address of its file to keep. */
  signed: { number: number; file: string } | null;
};

export type Say = ReturnType<typeof say>;
export type Sheet = { pen: Pen; t: Say; language: Language; size: PaperSize; head: Head };
/** A page's content; what surrounds it is drawn by `drawPage`. */
export type Page = { title?: string; detail?: string; note?: string; draw: (body: Box) => void };
/** `edge`: nothing but a small line at the bottom, for what is cut out or framed. */
export type Paper = { frame: 'head' | 'edge'; landscape?: boolean; pages: Page[] };

const SIZES: Readonly<Record<PaperSize, readonly [number, number]>> = { a4: [595.28, 841.89], a5: [419.53, 595.28] };
const MARGIN = { a4: 40, a5: 26 } as const;
const HEAD = 64;
/**
 * The QR code at the foot says a short address: 33 squares of 0.6 mm below a `PUBLIC_URL` of 40 letters, on A5 of 0.5 mm. With twice as many
 * letters they are 0.5 and 0.4 mm, which is what a phone at arm’s length reads. The foot is as high, with white around it.
 */
const FOOT_CODE = { a4: 58.5, a5: 47 } as const;
/** More of them have two thirds of the foot. */
const FEW_SPONSORS = 4;
const footOf = (size: PaperSize): number => FOOT_CODE[size] + 8;
const EDGE = 16;
/** Nothing stands nearer to the edge than the 5 mm that printers leave white: the small line stands a little in the content, which is empty there. */
const EDGE_LINE = { above: 22, height: 8 };

export function pageSize(size: PaperSize, landscape = false): { width: number; height: number } {
  const [short, long] = SIZES[size];
  return landscape ? { width: long, height: short } : { width: short, height: long };
}

/** What a paper has for its content. */
export function bodyOf(size: PaperSize, { frame, landscape }: Omit<Paper, 'pages'>): Box {
  const { width, height } = pageSize(size, landscape);
  if (frame === 'edge') return { x: 0, y: 0, width, height: height - EDGE };
  const margin = MARGIN[size];
  return { x: margin, y: margin + HEAD, width: width - 2 * margin, height: height - 2 * margin - HEAD - footOf(size) };
}

export function drawPage(sheet: Sheet, { pages, ...paper }: Paper, nth: number): void {
  const { pen, size, head } = sheet;
  const page = pages[nth] as Page;
  const { width, height } = pageSize(size, paper.landscape);
  pen.surface.page({ width, height });
  const of = { page: nth + 1, pages: pages.length };
  if (paper.frame === 'head') {
    // a head is read where it says something new, the foot once at the end
    const isRead = page.title !== pages[nth - 1]?.title;
    furnitureUnless(isRead, pen, () => drawHead(sheet, page));
    page.draw(bodyOf(size, paper));
    furnitureUnless(of.page === of.pages, pen, () => drawFoot(sheet, of));
  } else {
    page.draw(bodyOf(size, paper));
    furnitureUnless((head.staffOnly || head.ledger !== null) && nth === 0, pen, () => drawEdge(sheet, of, { width, height }));
  }
}

function furnitureUnless(isRead: boolean, pen: Pen, draw: () => void): void {
  if (isRead) draw();
  else pen.tagged({ role: 'Artifact' }, draw);
}

function drawHead({ pen, head, size, t }: Sheet, { title = '', detail = '', note = '' }: Page): void {
  const margin = MARGIN[size];
  const room = pageSize(size).width - 2 * margin;
  const indent = head.logo ? 54 : 0;
  if (head.logo) pen.picture(head.logo, { x: margin, y: margin - 4, width: 46, height: 50 }, t('paper:alt.logo', { name: head.clubName }));
  const at = (y: number, height: number): Box => ({ x: margin + indent, y: margin + y, width: room - indent, height });
  pen.write([head.clubName, head.tournament].join(' · '), at(-6, 14), { size: 8.5, colour: SOFT });
  pen.write(title, at(9, 20), { size: 15, face: 'bold', heading: 'H1' });
  pen.write(detail, at(31, 12), { size: 9 });
  if (head.staffOnly) pen.write(t('paper:staffOnly'), at(43, 11), { size: 8, face: 'bold' });
  else pen.write(note, at(43, 11), { size: 8 });
  pen.line(margin, margin + HEAD - 8, margin + room, margin + HEAD - 8, { width: 0.8, colour: '#000000' });
}

function drawFoot({ pen, head, size, t }: Sheet, of: { page: number; pages: number }): void {
  const margin = MARGIN[size];
  const { width, height } = pageSize(size);
  const y = height - margin - footOf(size) + 12;
  const side = FOOT_CODE[size];
  const whole = width - 2 * margin - side - 8;
  const words = whole / (head.sponsors.length === 0 ? 1 : head.sponsors.length <= FEW_SPONSORS ? 2 : 3);
  const room = { x: margin, width: words, height: 11 };
  if (head.sponsors.length > 0) drawSponsors(pen, head.sponsors, { x: margin + words + 8, y, width: whole - words - 8, height: side });
  pen.qr(head.address, { x: width - margin - side, y, width: side }, t('paper:alt.page'));
  if (head.ledger) pen.write(t('paper:ledger.head', head.ledger), { x: margin, y: y - 11, width: whole, height: 9 }, { size: 7 });
  const number = () => pen.write(t('paper:page', of), { ...room, y: y + 1 }, { size: 8, face: 'bold' });
  pen.tagged({ role: 'Artifact' }, number);
  pen.write(printed(head, t), { ...room, y: y + 12, height: 22 }, { size: 7.5 });
  const address = { ...room, y: y + 34, height: side - 34 };
  pen.write(shownAddress(head.address), address, { size: 8, least: 5.5, colour: SOFT });
}

/** As people type it. */
export const shownAddress = (address: string): string => address.replace(/^https?:\/\//, '');

function drawEdge(
  { pen, head, t }: Sheet,
  of: { page: number; pages: number },
  { width, height }: { width: number; height: number },
): void {
  const ledger = head.ledger && t('paper:ledger.head', head.ledger);
  const text = [t('paper:page', of), printed(head, t), ledger, head.staffOnly && t('paper:staffOnly')].filter(Boolean).join(' · ');
  pen.write(
    text,
    { x: 20, y: height - EDGE_LINE.above, width: width - 40, height: EDGE_LINE.height },
    { size: 6, align: 'center', colour: SOFT },
  );
}
