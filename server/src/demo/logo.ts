import sharp from 'sharp';

const SIDE = 256;
const CLEAR = [0, 0, 0, 0];
const GREEN = [22, 101, 52, 255];
const WHITE = [255, 255, 255, 255];
const RED = [220, 38, 38, 255];

/** A white flagstick with a red flag on a round green, drawn point by point. */
export const demoLogo = (): Promise<Buffer> =>
  sharp(Uint8Array.from(points()), { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png()
    .toBuffer();

function* points(): Generator<number> {
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) yield* pointAt(x - SIDE / 2, y - SIDE / 2);
}

/** Relative to the middle. */
function pointAt(x: number, y: number): readonly number[] {
  if (Math.hypot(x, y) > 124) return CLEAR;
  const besideStick = x + 22;
  if (Math.abs(besideStick) <= 4 && y > -84 && y < 76) return WHITE;
  if (besideStick > 4 && besideStick < 80 - Math.abs(y + 52) * 2.4) return RED;
  return GREEN;
}
