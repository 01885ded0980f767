import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AnyNode, type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { css, lackingIn, OLDEST_OF_PHONES } from '../test/browser-data.ts';
import { loadedBy } from '../test/loaded.ts';

const WEB = join(import.meta.dirname, '..');
const ENTRIES = ['src/live/main.tsx', 'src/caddie/main.tsx', 'src/live/check/checker.ts', 'src/result-file/main.ts'];
const sheets = loadedBy(ENTRIES.map((entry) => join(WEB, entry))).filter((file) => file.endsWith('.css'));

/** As the build writes them. */
const targets = browserslistToTargets(Object.entries(OLDEST_OF_PHONES).map(([browser, version]) => `${browser} ${version}`));
const built = (sheet: string): string => transform({ filename: 'a.css', code: Buffer.from(sheet), targets }).code.toString();

/** Colours, rings, lines and breaks that a browser which does not know them draws in its own way: nothing is hidden, moved or cut. */
const PRETTIER =
  /^(color-scheme|(forced|print)-color-adjust|text-size-adjust|text-wrap|text-underline-offset|text-decoration-thickness|scrollbar-width|break-after|page|focus-visible)$/;
const lacked = (features: Identifier | undefined, name: string): Identifier | undefined =>
  PRETTIER.test(name) ? undefined : features?.[name];

const types = [css.types, ...(Object.values(css.types) as Identifier[])];
/** The features of this name, wherever the data have them among the types of values. */
const typesNamed = (name: string): Identifier[] => types.flatMap((features) => features[name] ?? []);
const lacks = (features: readonly Identifier[]): boolean => features.length > 0 && features.every((one) => lackingIn(one).length > 0);

/** Units that came in families. */
const UNITS = [
  [/^cq/, css.types.length?.container_query_length_units],
  [/^[sld]v/, css.types.length?.viewport_percentage_units_dynamic],
] as const;

function tooNewIn(node: AnyNode): string[] {
  if (node.type === 'atrule') {
    const { name, params } = node;
    // a feature of the device that a browser does not know is one that the device has not; the build writes “>” as “not (”, which came with “>”
    const syntax = name === 'media' && /[<>]|not \(/.test(params) ? css['at-rules'].media?.range_syntax : undefined;
    return [lacked(css['at-rules'], name), syntax].some((one) => lackingIn(one).length > 0) ? [`@${name} ${params}`] : [];
  }
  if (node.type === 'rule' && hasOlder(node)) return [];
  if (node.type === 'rule') {
    const names = [...node.selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
    return names.some((name) => lackingIn(lacked(css.selectors, name)).length > 0) ? [node.selector] : [];
  }
  if (node.type !== 'decl' || hasOlder(node)) return [];
  const { prop, value: whole } = node;
  const value = whole.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, '');
  const property = lacked(css.properties, prop);
  const words = [...value.matchAll(/(?<![\w#.-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => property?.[word]);
  const functions = [...value.matchAll(/([a-z][a-z0-9-]*)\(/g)].map(([, name = '']) => typesNamed(name));
  const units = [...value.matchAll(/\d([a-z]+)/g)].map(
    ([, unit = '']) => UNITS.find(([family]) => family.test(unit))?.[1] ?? css.types.length?.[unit],
  );
  const isTooNew = [property, ...words, ...units].some((one) => lackingIn(one).length > 0) || functions.some(lacks);
  return isTooNew ? [`${prop}: ${whole}`] : [];
}

/** An older way stands before it: the same property, with a prefix or without, or a rule that says the same. */
function hasOlder(node: Declaration | Rule): boolean {
  const before = node.prev();
  if (node.type === 'decl') return before?.type === 'decl' && before.prop.replace(/^-[a-z]+-/, '') === node.prop;
  return before?.type === 'rule' && before.selector !== node.selector && String(before.nodes) === String(node.nodes);
}

/** What else may be newer, where the sheet asks whether the browser knows it. */
const isAskedFor = (node: AnyNode): boolean =>
  node.type !== 'root' &&
  ((node.type === 'atrule' && node.name === 'supports') || (node.parent !== undefined && isAskedFor(node.parent as AnyNode)));

test.each([
  ':root:has(.a) { color: red }',
  '.a { overflow: clip }',
  '.a { overflow-wrap: anywhere }',
  '.a { aspect-ratio: 1 }',
  '.a { color: color-mix(in srgb, var(--a), red) }',
  '.a { width: 10cqw }',
  '.a { inset: var(--a) }',
  '.a { translate: 0 1px }',
  '@container (width > 1px) { .a { color: red } }',
  '@layer a { .a { color: red } }',
  '@media (width > 1px) { .a { color: red } }',
])('%s is refused', (sheet) => expect(tooNewOf(sheet)).not.toEqual([]));

test('phones and televisions load sheets', () => expect(sheets.length).toBeGreaterThan(40));

test.each(sheets.map((file) => relative(WEB, file)))(
  '%s has nothing that a promised browser lacks and the build does not lower',
  (file) => {
    expect(tooNewOf(readFileSync(join(WEB, file), 'utf8'))).toEqual([]);
  },
);

function tooNewOf(sheet: string): string[] {
  const tooNew: string[] = [];
  postcss.parse(built(sheet)).walk((node) => {
    if (!isAskedFor(node)) tooNew.push(...tooNewIn(node));
  });
  return tooNew;
}
