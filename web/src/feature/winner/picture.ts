import { lastOf } from '@fairway/golf';

/** What stands on the picture of the winners that people send to friends. */
export type WinnersPicture = {
  readonly clubName: string;
  /** The address of the club's logo. */
  readonly logo: string | null;
  readonly tournament: string;
  readonly date: string;
  readonly title: string;
  /** One: it fills the picture. */
  readonly lines: readonly PictureLine[];
};
export type PictureLine = { readonly award: string; readonly name: string };

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 72;
const FAMILY = '"Be Vietnam Pro", system-ui, sans-serif';
export const GREEN = '#164e30';
export const DARK_GREEN = '#0d3320';
export const SAND = '#f4e7cc';
export const WHITE = '#ffffff';
/** With more lines they stand in two columns. */
const ONE_COLUMN = 11;
const FOOT = 96;

/** Draws the picture as a PNG, 1080 × 1350, in the letters of the page. */
export async function drawWinners(picture: WinnersPicture): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const [logo] = await Promise.all([loadLogo(picture.logo), loadLetters(JSON.stringify(picture))]);
  pen.textBaseline = 'alphabetic';
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, GREEN);
  ground.addColorStop(1, DARK_GREEN);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const top = drawHead(pen, picture, logo);
  const [only] = picture.lines;
  if (picture.lines.length === 1 && only) drawOne(pen, only, top);
  else drawAll(pen, picture.lines, top);
  write(pen, picture.clubName, MARGIN, HEIGHT - 56, { size: 30, color: SAND });
  return asPng(canvas);
}

export const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'));

/** The letters that the picture needs, also Vietnamese ones that the page has not shown yet. */
export async function loadLetters(text: string): Promise<void> {
  await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 40px ${FAMILY}`, text))).catch(() => undefined);
}

/** null: the club has none, or it cannot be read; then its name is enough. */
export async function loadLogo(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const image = Object.assign(new Image(), { src: address });
  return image.decode().then(
    () => image,
    () => null,
  );
}

export type Look = { size: number; color: string; bold?: boolean; most?: number };

/** One line, made smaller where it is longer than `most`. */
export function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, { size, color, bold = false, most }: Look): void {
  const width = most ?? WIDTH - 2 * MARGIN;
  setFont(pen, size, bold);
  const fits = Math.min(1, width / Math.max(1, pen.measureText(text).width));
  if (fits < 1) setFont(pen, Math.max(size * fits, size * 0.6), bold);
  pen.fillStyle = color;
  pen.fillText(text, x, y, width);
}

export const setFont = (pen: CanvasRenderingContext2D, size: number, bold: boolean): void => {
  pen.font = `${bold ? 600 : 400} ${size}px ${FAMILY}`;
};

/** Words in as many lines as they need; what is beyond the most is written on the last one. */
export function wrapped(pen: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lastOf(lines);
    const longer = `${last} ${word}`;
    if (last !== undefined && (pen.measureText(longer).width <= width || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Logo, tournament, date and title; returns where the rest begins. */
function drawHead(pen: CanvasRenderingContext2D, { tournament, date, title }: WinnersPicture, logo: HTMLImageElement | null): number {
  let y = MARGIN;
  if (logo !== null) {
    const scale = Math.min(320 / logo.naturalWidth, 130 / logo.naturalHeight);
    pen.drawImage(logo, MARGIN, y, logo.naturalWidth * scale, logo.naturalHeight * scale);
    y += logo.naturalHeight * scale + 24;
  }
  setFont(pen, 56, true);
  for (const line of wrapped(pen, tournament, WIDTH - 2 * MARGIN, 2)) {
    y += 66;
    write(pen, line, MARGIN, y, { size: 56, color: WHITE, bold: true });
  }
  y += 52;
  write(pen, `${title} · ${date}`, MARGIN, y, { size: 34, color: SAND });
  y += 32;
  pen.fillStyle = SAND;
  pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 3);
  return y + 3;
}

/** Every award with its winner below it. */
function drawAll(pen: CanvasRenderingContext2D, lines: readonly PictureLine[], top: number): void {
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
function drawOne(pen: CanvasRenderingContext2D, { award, name }: PictureLine, top: number): void {
  const middle = (top + HEIGHT - FOOT) / 2;
  setFont(pen, 100, true);
  const names = wrapped(pen, name, WIDTH - 2 * MARGIN, 3);
  const first = middle - (names.length * 120) / 2 + 100;
  write(pen, award, MARGIN, first - 130, { size: 52, color: SAND });
  names.forEach((line, nth) => {
    write(pen, line, MARGIN, first + nth * 120, { size: 100, color: WHITE, bold: true });
  });
}
