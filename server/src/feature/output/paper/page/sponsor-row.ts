import type { Box, Pen } from './pen.ts';

/** Who pays for the tournament, as a paper shows it: the logo as a PNG, or the name. */
export type PaperSponsor = { name: string; logo: Uint8Array | null };

const LEAST_IN_A_ROW = 4;
const LEAST_WIDTH = 66;
const MOST_WIDTH = 110;
const NAME = { size: 6.5, least: 4.5, face: 'bold', align: 'center' } as const;
const GAP = 6;

/** Sponsors side by side in a box, in several rows where they are many. */
export function drawSponsors(pen: Pen, sponsors: readonly PaperSponsor[], { x, y, width, height }: Box): void {
  const rows = Math.ceil(sponsors.length / Math.max(LEAST_IN_A_ROW, Math.floor(width / LEAST_WIDTH)));
  const inRow = Math.ceil(sponsors.length / rows);
  const each = { width: Math.min(MOST_WIDTH, width / inRow), height: height / rows };
  for (const [nth, { name, logo }] of sponsors.entries()) {
    const row = Math.floor(nth / inRow);
    const left = (width - Math.min(inRow, sponsors.length - row * inRow) * each.width) / 2;
    const box = {
      x: x + left + (nth % inRow) * each.width + GAP / 2,
      y: y + row * each.height,
      width: each.width - GAP,
      height: each.height - 2,
    };
    if (logo) pen.picture(logo, box, name, 'center');
    else pen.write(name, box, NAME);
  }
}
