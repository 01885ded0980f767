import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = join(import.meta.dirname, '../..');

/** The same thing said otherwise: in px, by the token of another page, by an older or a lighter word. */
const inOneWay = (declaration: string): string =>
  declaration
    .replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`)
    .replace(/var\(--(draw-soft|ink-soft|mantine-color-dimmed).*/, 'quiet')
    .replace(/var\(--(small|fairway-small|mantine-font-size-xs).*/, 'small')
    .replace('overflow-wrap: anywhere', 'word-break: break-word')
    .replace('flex-start', 'start')
    .replace('font-weight: 500', 'font-weight: 600');

/** What rules of one class declare, outside of any condition. Read from the disk: Vitest leaves styles empty. */
function classesOf(file: string): { name: string; declarations: string[] }[] {
  const css = readFileSync(join(ROOM, file), 'utf8').replaceAll(/\s*\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/(?<!,\n)^(\.[\w-]+) \{([^{}]+);\n\}/gm)].map(([, name = '', body = '']) => ({
    name: `${file} ${name}`,
    declarations: body.split(';').map((one) => inOneWay(one.trim())),
  }));
}

const SHARED = ['ui/style/layout.css', 'ui/style/surface.css'];

test('no class of two or more lines only says what shared classes say', () => {
  const shared = new Set(SHARED.flatMap(classesOf).flatMap(({ declarations }) => declarations));
  const others = globSync('**/*.css', { cwd: ROOM }).filter((file) => !SHARED.includes(file));
  const again = others
    .flatMap(classesOf)
    .filter(({ declarations }) => declarations.length > 1 && declarations.every((one) => shared.has(one)));
  expect(shared.size).toBeGreaterThan(20);
  expect(again.map(({ name }) => name)).toEqual([]);
});
