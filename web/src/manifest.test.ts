import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Icon = { src: string; sizes: string };
const read = (file: string): Buffer => readFileSync(new URL(`../${file}`, import.meta.url));
/** Where a PNG says how wide it is. */
const WIDTH_AT = 16;
const widthOf = (path: string): number => read(`public/${path.replace(/^\//, '')}`).readUInt32BE(WIDTH_AT);

test.each(['caddie', 'live'])('whoever keeps the page of %s on their phone finds it by its name and its picture', (page) => {
  const html = read(`${page}.html`).toString();
  const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  expect(widthOf(touch)).toBe(180);
  const { name, icons, ...rest }: { name: string; icons: Icon[]; scope: string; start_url?: string } = JSON.parse(
    read(`public${manifest}`).toString(),
  );
  expect(name).toContain('Fairway');
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes }) => sizes)).toEqual(pictures.map(({ src }) => `${widthOf(src)}x${widthOf(src)}`));
  expect(pictures).toHaveLength(3);
  // found from the manifest itself, also below a path of a host
  const addresses = [rest.scope, rest.start_url ?? '', ...icons.map(({ src }) => src)];
  expect(addresses.filter((address) => address.startsWith('/'))).toEqual([]);
});
