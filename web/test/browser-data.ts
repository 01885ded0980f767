import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';

/** The oldest browsers that promise to show what phones and televisions load (docs/browser.md), as MDN’s data name them. */
export const OLDEST_OF_PHONES: Readonly<Partial<Record<BrowserName, string>>> = { chrome: '79', firefox: '91', safari: '15' };

/** Below 0: the first is older. */
function compared(one: string, other: string): number {
  const [first = [], second = []] = [one, other].map((text) => text.replace('≤', '').split('.').map(Number));
  return first.map((part, at) => part - (second[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Whether this version of a browser had it, by its own name and without a setting; what the data do not know it had. */
export function hadFeature(feature: Identifier | undefined, browser: BrowserName, version: string): boolean {
  const support = feature?.__compat?.support[browser];
  if (support === undefined) return true;
  return [support].flat().some(({ version_added: added, flags, prefix, alternative_name: other }) => {
    if (flags !== undefined || prefix !== undefined || other !== undefined) return false;
    return added !== false && added !== 'preview' && compared(added, version) <= 0;
  });
}

/** The oldest browsers that lack it. */
export const lackingIn = (feature: Identifier | undefined): readonly string[] =>
  Object.entries(OLDEST_OF_PHONES).flatMap(([browser, version]) => (hadFeature(feature, browser as BrowserName, version) ? [] : [browser]));

export const { api, javascript } = data;
export const css = data.css as Readonly<Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifier>>;
