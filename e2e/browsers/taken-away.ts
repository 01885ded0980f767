import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { api, hadFeature, javascript } from '../../web/test/browser-data.ts';

export type OldBrowser = { readonly browser: BrowserName & ('safari_ios' | 'firefox'); readonly version: string };

/** The paths of what an old browser has not. The data say of no builtin method whether it is static: it is looked for in both places. */
function lacking(old: OldBrowser, features: Identifier, isBuiltin = false, path: readonly string[] = []): string[][] {
  const members = Object.entries(features as Record<string, Identifier>).filter(
    ([key]) => key !== '__compat' && !key.startsWith('@@') && key !== path.at(-1),
  );
  return members.flatMap(([key, feature]) => {
    const name = key.replace(/_static$/, '').replace(/^(.*)_event$/, 'on$1');
    if (hadFeature(feature, old.browser, old.version))
      return /^[A-Z]/.test(name) || path.length === 0 ? lacking(old, feature, isBuiltin, [...path, name]) : [];
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
export function takenAway(old: OldBrowser): string {
  const paths = [...lacking(old, api), ...lacking(old, javascript.builtins ?? {}, true)];
  return `(${takeAway})(${JSON.stringify(paths)});`;
}
