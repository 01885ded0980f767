import { AppError } from '../error/app-error.ts';

let loading: Promise<typeof import('sharp')['default']> | undefined;

/** Loaded for the first picture: until then it would only take memory. */
export function loadSharp(): Promise<typeof import('sharp')['default']> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Only these are decoded, whatever the file's name: no SVG, which may contain scripts, and no rare format.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
    sharp.cache(false); // no picture is read twice
    return sharp;
  });
  return loading;
}

const MOST_PIXELS = 25_000_000;
const SIDE = 512;
const MOST_SECONDS = 10;

/** The PNG, JPEG or WebP picture of a file as WebP, at most 512 × 512, upright, without what a camera writes beside it. */
export async function smallPicture(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { limitInputPixels: false });
    const { width, height } = await picture.metadata();
    if (width * height > MOST_PIXELS) throw new AppError('picture-too-many-pixels');
    return await picture
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('picture-unreadable');
  }
}
