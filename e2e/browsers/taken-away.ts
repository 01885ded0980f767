import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetched } from './program/fetched.ts';

const DATA = ['@mdn/browser-compat-data', '8.1.9'] as const;

type Statement = {
  version_added: string | boolean | null;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
};
type Feature = { readonly __compat?: { readonly support: Readonly<Record<string, Statement | Statement[] | undefined>> } };
export type OldBrowser = { readonly browser: 'safari_ios' | 'firefox'; readonly version: string };

/** Below 0: the first is older. */
function compared(one: string, other: string): number {
  const [first = [], second = []] = [one, other].map((text) => text.replace('≤', '').split('.').map(Number));
  return first.map((part, at) => part - (second[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function had({ browser, version }: OldBrowser, feature: Feature): boolean {
  const support = feature.__compat?.support[browser];
  if (support === undefined) return true;
  return [support].flat().some(({ version_added: added, flags, prefix, alternative_name: other }) => {
    if (flags !== undefined || prefix !== undefined || other !== undefined) return false;
    return added === true || (typeof added === 'string' && added !== 'preview' && compared(added, version) <= 0);
  });
}

/** The paths of what an old browser has not. The data say of no builtin method whether it is static: it is looked for in both places. */
function lacking(old: OldBrowser, features: Feature, isBuiltin = false, path: readonly string[] = []): string[][] {
  const members = Object.entries(features as Record<string, Feature>).filter(
    ([key]) => key !== '__compat' && !key.startsWith('@@') && key !== path.at(-1),
  );
  return members.flatMap(([key, feature]) => {
    const name = key.replace(/_static$/, '').replace(/^(.*)_event$/, 'on$1');
    if (had(old, feature)) return /^[A-Z]/.test(name) || path.length === 0 ? lacking(old, feature, isBuiltin, [...path, name]) : [];
    const inEach = [...path, 'prototype', name];
    const inItself = [...path, name];
    if (path.length === 0 || key.endsWith('_static')) return [inItself];
    return isBuiltin ? [inEach, inItself] : [inEach];
  });
}

/** Runs in the page, in old syntax. */
function takeAway(paths: readonly (readonly string[])[]): void {
  for (const path of paths) {
    // biome-ignore lint/suspicious/noExplicitAny: what a window has
    let owner: any = window;
    for (const name of path.slice(0, -1)) owner = owner ? owner[name] : undefined;
    if (owner) delete owner[path[path.length - 1] as string];
  }
}

/** A script that takes away what a browser’s interfaces and JavaScript’s own objects have that this old browser had not. */
export async function takenAway(old: OldBrowser): Promise<string> {
  const folder = await fetched(...DATA);
  const { api, javascript } = JSON.parse(readFileSync(join(folder, 'package/data.json'), 'utf8'));
  const paths = [...lacking(old, api), ...lacking(old, javascript.builtins, true)];
  return `(${takeAway})(${JSON.stringify(paths)});`;
}
