import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { createTournament } from '../../../../test/kit/create.ts';
import { formOf } from '../../../../test/kit/world/request.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const path = () => `/api/clubs/${test.clubId}/logo` as const;
const picture = (width: number, height: number, background = 'green') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
const club = async () => (await test.ask('reader', `GET /api/clubs/${test.clubId}`)).body;
const logo = async () => (await club()).logo;
const put = async (file: Buffer, filename?: string, who: Person = 'manager') =>
  test.ask(who, `PUT ${path()}?version=${(await club()).version}`, ...formOf(file, filename));

/** What anyone sees at an address. */
async function logoAt(address: string) {
  const { statusCode, headers, rawPayload } = await test.app.inject({ method: 'GET', url: address });
  return { status: statusCode, headers, bytes: rawPayload };
}

/** Only the head of a PNG, which says that it has this many pixels. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await picture(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const UNREADABLE = 'This file is not a PNG, JPEG or WebP picture, or it is damaged. Please choose another one.';

describe('the logo of a club', () => {
  it.each([
    ['PNG', () => picture(900, 300).png().toBuffer()],
    ['JPEG', () => picture(900, 300).jpeg().toBuffer()],
    ['WebP', () => picture(900, 300).webp().toBuffer()],
  ])('is a %s, whatever its name says, and is shown as WebP within 512 × 512', async (_, file) => {
    const { status, body } = await put(await file(), 'logo.svg');
    expect(status).toBe(200);
    expect(body.logo).toMatch(new RegExp(`^${path()}/[0-9a-f]{64}$`));
    const { bytes } = await logoAt(body.logo);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 171 });
  });

  it('is shown to anyone, for ever the same at its address, and only as a picture', async () => {
    const { status, headers } = await logoAt((await put(await picture(8, 8).png().toBuffer())).body.logo);
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      },
    ]);
  });

  it('is not made larger, stands upright, and keeps nothing that the camera wrote', async () => {
    const file = await picture(40, 20)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await logoAt((await put(file)).body.logo);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([20, 40, undefined, undefined]);
  });

  it('is replaced by another at another address; the old one is gone', async () => {
    const first = (await put(await picture(8, 8).png().toBuffer())).body.logo;
    const second = (await put(await picture(8, 8, 'red').png().toBuffer())).body.logo;
    expect(second).not.toBe(first);
    expect([(await logoAt(first)).status, (await logoAt(second)).status]).toEqual([404, 200]);
    expect(await logo()).toBe(second);
  });

  it('can be removed', async () => {
    const address = (await put(await picture(8, 8).png().toBuffer())).body.logo;
    expect(await test.ask('manager', `DELETE ${path()}?version=2`)).toMatchObject({ status: 200, body: { logo: null } });
    expect((await logoAt(address)).status).toBe(404);
  });

  it('is in the log by its hash, without its bytes, and raises the version of the club', async () => {
    const { body } = await put(await picture(8, 8).png().toBuffer());
    await test.ask('manager', `DELETE ${path()}?version=2`);
    const hash = body.logo.split('/').at(-1);
    expect(body.version).toBe(2);
    expect(await test.db.select().from(activity).orderBy(activity.at)).toMatchObject([
      { kind: 'updated', subjectType: 'club', before: { logo: null }, after: { logo: hash } },
      { kind: 'updated', subjectType: 'club', before: { logo: hash }, after: { logo: null } },
    ]);
  });

  it('gives the boards of the club’s tournaments a new version; the same picture again does not', async () => {
    await createTournament(test);
    const boardVersion = async () => (await test.db.select().from(tournament))[0]?.boardVersion ?? 0;
    const before = await boardVersion();
    const file = await picture(8, 8).png().toBuffer();
    await put(file);
    await put(file);
    expect(await boardVersion()).toBe(before + 1);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['an SVG', () => SVG, UNREADABLE],
    ['a GIF', () => picture(8, 8).gif().toBuffer(), UNREADABLE],
    ['a TIFF', () => picture(8, 8).tiff().toBuffer(), UNREADABLE],
    ['no picture', () => Buffer.from('%PDF-1.7 …'), UNREADABLE],
    ['an empty file', () => Buffer.alloc(0), UNREADABLE],
    ['half a PNG', async () => (await noise().png().toBuffer()).subarray(0, 5000), UNREADABLE],
    ['half a JPEG', async () => (await noise().jpeg().toBuffer()).subarray(0, 2000), UNREADABLE],
    ['half a WebP', async () => (await noise().webp().toBuffer()).subarray(0, 2000), UNREADABLE],
    [
      'a small file of huge dimensions',
      () => pngOfSize(60_000, 60_000),
      'The picture is too large: at most 25 million pixels (5,000 × 5,000). Make it smaller and try again.',
    ],
    [
      'a file of more than 2 MB',
      () => Buffer.alloc(2 * 1024 * 1024 + 1, 'x'),
      'The picture is larger than 2 MB. Make it smaller and try again.',
    ],
  ])('is not changed by %s', async (_, file, sentence) => {
    const kept = (await put(await picture(8, 8).png().toBuffer())).body.logo;
    const { status, body } = await put(await file(), 'logo.png');
    expect([status, body.errors]).toEqual([422, { file: [sentence] }]);
    expect(await logo()).toBe(kept);
  });

  it('is required: a form without one is refused', async () => {
    const empty = Buffer.from('--form\r\ncontent-disposition: form-data; name="other"\r\n\r\nx\r\n--form--\r\n');
    const { status, body } = await test.ask('manager', `PUT ${path()}?version=1`, empty, {
      'content-type': 'multipart/form-data; boundary=form',
    });
    expect([status, body.errors]).toEqual([422, { file: ['A value is required.'] }]);
  });
});

/** A picture that does not compress well. */
const noise = () =>
  sharp({
    create: { width: 200, height: 200, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
