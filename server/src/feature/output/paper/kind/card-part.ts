import { formatHandicap } from '@fairway/api/word/number';
import type { ReportFlight, ReportPlayer, RoundContent } from '../../report/round-content.ts';
import { type Box, SOFT } from '../page/pen.ts';
import type { Sheet } from '../page/sheet.ts';
import type { Layout } from '../source.ts';

/** What the cards of eighteen and of nine holes have. */
export type Card = {
  player: ReportPlayer;
  flight: ReportFlight | null;
  round: RoundContent['round'];
  drives: number | null;
  balls: number | null;
  layout: Layout;
};

/** What is written beside the strokes of a hole: whose tee shot a side used, or that the ball counts for the side; null: nothing. */
export const markedOn = ({ drives, balls, player }: Card): 'drive' | 'counts' | null =>
  drives !== null ? 'drive' : balls !== null && player.side !== null ? 'counts' : null;

export const date = (of: string): string => of.split('-').reverse().join('/');

export function aboutPlayer({ t, language }: Sheet, { player, drives }: Card): string {
  const played = player.handicap === null ? null : t('paper:handicap', { handicap: formatHandicap(player.handicap, language) });
  const tee = player.tee && t('paper:tee', { tee: player.tee });
  const division = player.division === null ? null : t('paper:division', { division: player.division });
  const least = drives === null ? null : t('paper:card.drives', { count: drives });
  return [division, played, tee, least].filter(Boolean).join(' · ');
}

/** The partners of a side with their handicaps, each with the letter that is written for their tee shots where those are counted; or the side of a golfer. */
export function aboutSide({ t, language }: Sheet, { player: { partners, side, sideHandicap }, drives }: Card): string[] {
  const played = sideHandicap === null ? null : t('paper:handicap', { handicap: formatHandicap(sideHandicap, language) });
  if (partners.length === 0) return [[side, played].filter(Boolean).join(' · ')].filter(Boolean);
  return partners.map(({ name, handicap }, nth) => {
    const own = handicap === null ? '' : ` (${formatHandicap(handicap, language)})`;
    return `${drives === null ? '' : `${letterOf(nth)}: `}${name}${own}`;
  });
}

const letterOf = (nth: number): string => String.fromCharCode(65 + nth);

/** Where and when they start, and what is theirs, in a row of boxes. */
export function drawFacts({ pen, t }: Sheet, { player, flight }: Card, box: Box): void {
  const facts = [
    [t('paper:column.flight'), flight?.number],
    [t('paper:column.time'), flight?.teeTime],
    [t('paper:column.hole'), flight?.hole],
    [t('paper:column.bagTag'), player.bagTag],
    [t('paper:column.caddie'), player.caddieNumber],
  ] as const;
  const width = box.width / facts.length;
  const height = box.height / 3;
  pen.frame(box);
  for (const [nth, [label, value]] of facts.entries()) {
    const x = box.x + nth * width;
    if (nth > 0) pen.line(x, box.y, x, box.y + box.height);
    pen.write(label, { x: x + 3, y: box.y + 2, width: width - 6, height }, { size: Math.min(6.5, height), align: 'center', colour: SOFT });
    const below = { x: x + 3, y: box.y + height + 1, width: width - 6, height: 2 * height - 3 };
    pen.write(value ?? '', below, { size: Math.min(13, height + 2), face: 'bold', align: 'center' });
  }
}

/** A dot for each stroke; one that is given back is written as +1. */
export function drawReceived(pen: Sheet['pen'], received: number, box: Box): void {
  if (received < 0) pen.write(`+${-received}`, box, { size: 7, align: 'center' });
  const [step, middle] = [6, box.x + box.width / 2];
  if (received > 0)
    pen.spoken(String(received), () => {
      for (let nth = 0; nth < received; nth++) pen.dot(middle + (nth - (received - 1) / 2) * step, box.y + box.height / 2, 1.7);
    });
}

/** Boxes for gross, handicap and net. */
export function drawSums({ pen, t, language }: Sheet, { player }: Card, { x, y, width: whole, height }: Box): void {
  const strokes = player.received === null ? '' : formatHandicap(player.handicap, language);
  const boxes = [
    [t('paper:card.gross'), ''],
    [t('paper:card.handicap'), strokes],
    [t('paper:card.net'), ''],
  ] as const;
  const width = whole / boxes.length;
  for (const [nth, [label, value]] of boxes.entries()) {
    const box = { x: x + nth * width, y, width, height };
    pen.frame(box, { line: 0.9, colour: '#000000' });
    pen.write(label, { ...box, x: box.x + 4, width: width - 8, height: 11 }, { size: 6.5, colour: SOFT });
    pen.write(value, { ...box, y: y + 9, height: height - 11 }, { size: 12, align: 'center', face: 'bold' });
  }
}

/** The least width of the QR code; a longer address takes more, so that each of its squares is half a millimetre on paper. */
const CODE = 60;
const SQUARE = 0.51;
/** What is designed for A4 stands on A5 so much smaller, unless it has a sheet of its own. */
const A5 = 0.69;
export const codeWidth = ({ pen, size }: Sheet, address: string, { each }: Pick<Layout, 'each'>): number =>
  Math.max(CODE, pen.qrWidth(address, size === 'a5' && each === 'four' ? SQUARE / A5 : SQUARE));
