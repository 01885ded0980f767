// What the oldest promised browsers of an office lack (docs/browser.md), and `src/office/extra.ts` does not bring, is unknown to its types.
// `tsc -p tsconfig.json` fails at this file when the types know more.

// @ts-expect-error: of 2024
Object.groupBy([], String);
// @ts-expect-error: of 2024
Promise.withResolvers();
// @ts-expect-error: of 2025
[].values().map(String);
// @ts-expect-error: of 2025
RegExp.escape('');
