import { lastOf } from '@fairway/golf';

/** What stands on every picture that people send to friends. */
export type PictureHead = {
  readonly clubName: string;
  /** The address of the club's logo. */
  readonly logo: string | null;
  readonly tournament: string;
  /** Below the tournament: what it shows, and when. */
  readonly about: string;
};

export const WIDTH = 1080;
export const HEIGHT = 1350;
export const MARGIN = 72;
/** What the club's name below takes. */
export const FOOT = 96;
const FAMILY = '"Fairway Figures", "Be Vietnam Pro", system-ui, sans-serif';
const GREEN = '#164e30';
export const DARK_GREEN = '#0d3320';
export const SAND = '#f4e7cc';
export const WHITE = '#ffffff';

export type Pen = CanvasRenderingContext2D;

/**
 * Draws a picture as a PNG, 1080 × 1350, in the letters of the page: the head, what `draw` draws below it (from `top` on), and the club's name.
 * `texts`: all that it writes there.
 */
export async function drawPicture(head: PictureHead, texts: readonly string[], draw: (pen: Pen, top: number) => void): Promise<Blob> {
  const { tournament, clubName, about } = head;
  const logo = await loadLogo(head.logo);
  return paint({ width: WIDTH, height: HEIGHT }, [tournament, clubName, about, ...texts], (pen) => {
    draw(pen, drawHead(pen, head, logo));
    write(pen, clubName, MARGIN, HEIGHT - 56, { size: 30, color: SAND });
  });
}

/** A PNG on the green of the house. `texts`: all that it writes, as letters which the page has not shown yet have to load first. */
export async function paint(
  size: { readonly width: number; readonly height: number },
  texts: readonly string[],
  draw: (pen: Pen) => void,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  await loadLetters(texts.join(''));
  pen.textBaseline = 'alphabetic';
  const ground = pen.createLinearGradient(0, 0, 0, size.height);
  ground.addColorStop(0, GREEN);
  ground.addColorStop(1, DARK_GREEN);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, size.width, size.height);
  draw(pen);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

const loadLetters = (text: string): Promise<unknown> =>
  Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 40px ${FAMILY}`, text))).catch(() => undefined);

/** null: the club has none, or it cannot be read; then its name is enough. */
export async function loadLogo(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const image = Object.assign(new Image(), { src: address });
  return image.decode().then(
    () => image,
    () => null,
  );
}

type Look = { size: number; color: string; bold?: boolean; most?: number; align?: 'left' | 'center' | 'right' };

/** One line, made smaller where it is longer than `most`. */
export function write(pen: Pen, text: string, x: number, y: number, { size, color, bold = false, most, align = 'left' }: Look): void {
  const width = most ?? WIDTH - 2 * MARGIN;
  setFont(pen, size, bold);
  const fits = Math.min(1, width / Math.max(1, pen.measureText(text).width));
  if (fits < 1) setFont(pen, Math.max(size * fits, size * 0.6), bold);
  pen.textAlign = align;
  pen.fillStyle = color;
  pen.fillText(text, x, y, width);
}

export const setFont = (pen: Pen, size: number, bold: boolean): void => {
  pen.font = `${bold ? 600 : 400} ${size}px ${FAMILY}`;
};

/** Words in as many lines as they need; what is beyond the most is written on the last one. */
export function wrapped(pen: Pen, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lastOf(lines);
    const longer = `${last} ${word}`;
    if (last !== undefined && (pen.measureText(longer).width <= width || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Logo, tournament and what the picture is about; returns where the rest begins. */
function drawHead(pen: Pen, { tournament, about }: PictureHead, logo: HTMLImageElement | null): number {
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
  write(pen, about, MARGIN, y, { size: 34, color: SAND });
  y += 32;
  pen.fillStyle = SAND;
  pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 3);
  return y + 3;
}
