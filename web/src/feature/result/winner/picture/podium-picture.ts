import { DARK_GREEN, loadLogo, type Pen, paint, SAND, setFont, WHITE, wrapped, write } from '../../../../lib/picture.ts';
import { asTheyStand, type Podium, type PodiumStep } from './podium.ts';

/** What stands around a podium. `title`: whose it is, such as a division. */
export type PodiumPicture = {
  readonly clubName: string;
  readonly logo: string | null;
  readonly tournament: string;
  readonly date: string;
  readonly title: string;
  readonly podium: Podium;
  readonly sponsors: readonly { readonly name: string; readonly logo: string | null }[];
};

const WIDTH = 1920;
const HEIGHT = 1080;
const MARGIN = 80;
const GOLD = '#f0c04c';
const INK = '#1e1c18';
/** Of the logo and the plates of sponsors. */
const PLATE = { logo: 168, height: 104, gap: 28, most: 6 };
/** How high a step stands, by its place, and how large the name on it is. */
const STEP_HEIGHT: Readonly<Record<number, number>> = { 1: 400, 2: 320, 3: 260 };
const FLOOR = HEIGHT - PLATE.height - 2 * PLATE.gap;

/** Draws the podium as the television shows it, as a PNG of 1920 × 1080: for the club's page, and for print. */
export async function drawPodium(picture: PodiumPicture): Promise<Blob> {
  const sponsors = picture.sponsors.slice(0, PLATE.most);
  const [logo, ...logos] = await Promise.all([picture, ...sponsors].map((of) => loadLogo(of.logo)));
  return paint({ width: WIDTH, height: HEIGHT }, [JSON.stringify(picture)], (pen) => {
    drawHead(pen, picture, logo ?? null);
    const steps = asTheyStand(picture.podium);
    const width = (WIDTH - 2 * MARGIN) / Math.max(2, steps.length);
    const left = (WIDTH - steps.length * width) / 2;
    steps.forEach((step, nth) => {
      drawStep(pen, step, left + nth * width, width);
    });
    drawSponsors(pen, sponsors, logos);
  });
}

function drawHead(pen: Pen, picture: PodiumPicture, logo: HTMLImageElement | null): void {
  if (logo !== null) drawPlate(pen, { x: MARGIN, y: 48, width: PLATE.logo, height: PLATE.logo }, logo);
  const x = logo === null ? MARGIN : MARGIN + PLATE.logo + 40;
  const most = WIDTH - MARGIN - x;
  write(pen, picture.tournament, x, 108, { size: 60, color: WHITE, bold: true, most });
  write(pen, `${picture.clubName} · ${picture.date}`, x, 158, { size: 34, color: SAND, most });
  write(pen, picture.title, x, 216, { size: 46, color: GOLD, bold: true, most });
}

/** A step with its place on it, and the names above, in as many lines as they need. */
function drawStep(pen: Pen, { place, label, names, figure, sponsor }: PodiumStep, x: number, width: number): void {
  const height = STEP_HEIGHT[place] ?? 0;
  const top = FLOOR - height;
  const inner = { x: x + 12, width: width - 24 };
  const middle = (text: string, y: number, size: number, color: string, bold = false) =>
    write(pen, text, x + width / 2, y, { size, color, bold, most: inner.width - 24, align: 'center' });
  pen.fillStyle = place === 1 ? '#1f6b42' : '#123f28';
  pen.fillRect(inner.x, top, inner.width, height);
  pen.fillStyle = place === 1 ? GOLD : SAND;
  pen.fillRect(inner.x, top, inner.width, 6);
  middle(String(place), top + (place === 1 ? 168 : 128), place === 1 ? 150 : 108, place === 1 ? GOLD : WHITE, true);
  middle([label === String(place) ? null : label, figure].filter(Boolean).join(' · '), top + (place === 1 ? 236 : 186), 38, WHITE);
  if (sponsor !== null) middle(sponsor, top + (place === 1 ? 290 : 236), 28, SAND);
  const size = place === 1 ? 68 : 54;
  setFont(pen, size, true);
  const lines = wrapped(pen, names.join(', '), inner.width - 24, 3);
  lines.forEach((line, nth) => {
    middle(line, top - 30 - (lines.length - 1 - nth) * size * 1.15, size, WHITE, true);
  });
}

/** Logos are drawn for white paper; a name stands where there is none. */
function drawSponsors(pen: Pen, sponsors: PodiumPicture['sponsors'], logos: readonly (HTMLImageElement | null)[]): void {
  pen.fillStyle = DARK_GREEN;
  pen.fillRect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  const width = Math.min(340, (WIDTH - 2 * MARGIN - (PLATE.most - 1) * PLATE.gap) / PLATE.most);
  const left = (WIDTH - sponsors.length * (width + PLATE.gap) + PLATE.gap) / 2;
  sponsors.forEach(({ name }, nth) => {
    const plate = { x: left + nth * (width + PLATE.gap), y: FLOOR + PLATE.gap, width, height: PLATE.height };
    const logo = logos[nth] ?? null;
    drawPlate(pen, plate, logo);
    if (logo !== null) return;
    setFont(pen, 26, true);
    const lines = wrapped(pen, name, width - 32, 3);
    lines.forEach((line, at) => {
      const y = plate.y + plate.height / 2 + 9 + (at - (lines.length - 1) / 2) * 30;
      write(pen, line, plate.x + width / 2, y, { size: 26, color: INK, bold: true, most: width - 32, align: 'center' });
    });
  });
}

type Box = { x: number; y: number; width: number; height: number };

function drawPlate(pen: Pen, { x, y, width, height }: Box, logo: HTMLImageElement | null): void {
  pen.fillStyle = WHITE;
  pen.fillRect(x, y, width, height);
  if (logo === null) return;
  const scale = Math.min((width - 24) / logo.naturalWidth, (height - 24) / logo.naturalHeight);
  const [drawnWidth, drawnHeight] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
  pen.drawImage(logo, x + (width - drawnWidth) / 2, y + (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}
