import {
  drawPicture,
  FOOT,
  HEIGHT,
  MARGIN,
  type Pen,
  type PictureHead,
  SAND,
  setFont,
  WHITE,
  WIDTH,
  wrapped,
  write,
} from '../../../../lib/picture.ts';

/** What stands on the picture of the winners that people send to friends. */
export type WinnersPicture = Omit<PictureHead, 'about'> & {
  readonly date: string;
  readonly title: string;
  /** One: it fills the picture. */
  readonly lines: readonly PictureLine[];
};
export type PictureLine = { readonly award: string; readonly name: string };

/** With more lines they stand in two columns. */
const ONE_COLUMN = 11;

/** Draws the picture as a PNG. */
export function drawWinners({ lines, title, date, ...head }: WinnersPicture): Promise<Blob> {
  const texts = lines.flatMap(({ award, name }) => [award, name]);
  return drawPicture({ ...head, about: `${title} · ${date}` }, texts, (pen, top) => {
    const [only] = lines;
    if (lines.length === 1 && only) drawOne(pen, only, top);
    else drawAll(pen, lines, top);
  });
}

/** Every award with its winner below it. */
function drawAll(pen: Pen, lines: readonly PictureLine[], top: number): void {
  const columns = lines.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const height = Math.min(116, (HEIGHT - FOOT - top - 24) / rows);
  const width = (WIDTH - 2 * MARGIN - (columns - 1) * 48) / columns;
  lines.forEach(({ award, name }, nth) => {
    const x = MARGIN + Math.floor(nth / rows) * (width + 48);
    const y = top + 24 + (nth % rows) * height;
    write(pen, award, x, y + height * 0.36, { size: Math.min(28, height * 0.28), color: SAND, most: width });
    write(pen, name, x, y + height * 0.78, { size: Math.min(44, height * 0.42), color: WHITE, bold: true, most: width });
  });
}

/** One award, its winner as large as the name allows. */
function drawOne(pen: Pen, { award, name }: PictureLine, top: number): void {
  const middle = (top + HEIGHT - FOOT) / 2;
  setFont(pen, 100, true);
  const names = wrapped(pen, name, WIDTH - 2 * MARGIN, 3);
  const first = middle - (names.length * 120) / 2 + 100;
  write(pen, award, MARGIN, first - 130, { size: 52, color: SAND });
  names.forEach((line, nth) => {
    write(pen, line, MARGIN, first + nth * 120, { size: 100, color: WHITE, bold: true });
  });
}
