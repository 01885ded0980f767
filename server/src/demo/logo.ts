import { loadSharp } from '../file/picture.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
/** The colour of a point, relative to the middle. */
type ColourAt = (x: number, y: number) => Colour;

const CLEAR: Colour = [0, 0, 0, 0];
const GREEN: Colour = [22, 101, 52, 255];
const WHITE: Colour = [255, 255, 255, 255];
const RED: Colour = [220, 38, 38, 255];
const BLUE: Colour = [29, 78, 216, 255];
const TEAL: Colour = [15, 118, 110, 255];

/** A picture, drawn point by point. */
async function drawn(width: number, height: number, colourAt: ColourAt): Promise<Buffer> {
  const sharp = await loadSharp();
  const pixels = Uint8Array.from(points(width, height, colourAt));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function* points(width: number, height: number, colourAt: ColourAt): Generator<number> {
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) yield* colourAt(x - width / 2, y - height / 2);
}

/** A white flagstick with a red flag on a round green. */
export const demoLogo = (): Promise<Buffer> =>
  drawn(256, 256, (x, y) => {
    if (Math.hypot(x, y) > 124) return CLEAR;
    const besideStick = x + 22;
    if (Math.abs(besideStick) <= 4 && y > -84 && y < 76) return WHITE;
    if (besideStick > 4 && besideStick < 80 - Math.abs(y + 52) * 2.4) return RED;
    return GREEN;
  });

/** A blue ring beside three bars. */
export const ringLogo = (): Promise<Buffer> =>
  drawn(280, 110, (x, y) => {
    const isRing = Math.abs(Math.hypot(x + 84, y) - 38) < 9;
    const isBar = x > -10 && x < (Math.abs(y) < 8 ? 90 : 120) && Math.abs(y) % 34 < 8;
    return isRing || isBar ? BLUE : CLEAR;
  });

/** A drop of water above a wave. */
export const dropLogo = (): Promise<Buffer> =>
  drawn(180, 140, (x, y) => {
    const isDrop = y > -14 ? Math.hypot(x, y + 14) < 30 : Math.abs(x) < (y + 68) * 0.55;
    const isWave = Math.abs(y - 48 - 6 * Math.sin(x / 12)) < 6 && Math.abs(x) < 80;
    return isDrop || isWave ? TEAL : CLEAR;
  });
