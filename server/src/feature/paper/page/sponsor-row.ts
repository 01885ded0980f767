import type { Box, Pen } from './pen.ts';

/** Who pays for the tournament, as a paper shows it: the logo as a PNG, or the name. */
export type PaperSponsor = { name: string; logo: Uint8Array | null };

const MOST_IN_A_ROW = 4;
/** Letters of a name on one line. */
const LINE = 15;
const LINE_HEIGHT = 7.5;
const GAP = 6;

/** Sponsors side by side in a box, in several rows where they are many. */
export function drawSponsors(pen: Pen, sponsors: readonly PaperSponsor[], { x, y, width, height }: Box): void {
  const rows = Math.ceil(sponsors.length / MOST_IN_A_ROW);
  const inRow = Math.ceil(sponsors.length / rows);
  const each = { width: Math.min(90, width / inRow), height: height / rows };
  for (const [nth, { name, logo }] of sponsors.entries()) {
    const row = Math.floor(nth / inRow);
    const left = (width - Math.min(inRow, sponsors.length - row * inRow) * each.width) / 2;
    const box = {
      x: x + left + (nth % inRow) * each.width + GAP / 2,
      y: y + row * each.height,
      width: each.width - GAP,
      height: each.height - 2,
    };
    if (logo) pen.picture(logo, box, 'center');
    else drawName(pen, name, box);
  }
}

/** A long name on two lines. */
function drawName(pen: Pen, name: string, box: Box): void {
  const cut = name.length > LINE ? name.lastIndexOf(' ', Math.ceil(name.length / 2)) : -1;
  const lines = cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
  const top = box.y + (box.height - lines.length * LINE_HEIGHT) / 2;
  for (const [nth, line] of lines.entries())
    pen.write(line, { ...box, y: top + nth * LINE_HEIGHT, height: LINE_HEIGHT }, { size: 6.5, face: 'bold', align: 'center' });
}
