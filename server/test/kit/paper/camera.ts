import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { seeded } from '../../../src/random.ts';
import type { Picture } from './pdf-page.ts';

/** What a hand that trembles does to a picture: a little out of focus, a little turned, and the noise of a room in the evening. */
const BLUR = 0.9;
const TURN_DEGREES = 3;
const NOISE = 14;

/** A picture as an old phone takes it, always the same one of the same picture. */
export async function snapshot({ data, width, height }: Picture): Promise<Picture> {
  const { data: grey, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .rotate(TURN_DEGREES, { background: '#ffffff' })
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seeded(width);
  const pixels = new Uint8ClampedArray(info.width * info.height * 4);
  for (let at = 0; at < info.width * info.height; at++) {
    const noise = (random.next() + random.next() + random.next() - 1.5) * 2 * NOISE;
    pixels.fill((grey[at * info.channels] ?? 0) + noise, at * 4, at * 4 + 3);
    pixels[at * 4 + 3] = 255;
  }
  return { data: pixels, width: info.width, height: info.height };
}

let prepared: Promise<unknown> | undefined;

/** What the QR codes of a picture say, each as often as it is there. */
export async function codesIn(picture: Picture): Promise<string[]> {
  prepared ??= prepare();
  await prepared;
  const codes = await readBarcodes(picture as never, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 255 });
  return codes.map(({ text }) => text);
}

/** The decoder's program comes with its package: it is not fetched. */
async function prepare(): Promise<void> {
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer as ArrayBuffer }, fireImmediately: true });
}
