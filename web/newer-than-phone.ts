// What the oldest promised phones lack (docs/browser.md) is unknown to the types of all that they load. `tsc -p tsconfig.phone.json` fails
// at this file when the types know more.

// @ts-expect-error: of 2021
''.replaceAll('a', 'b');
// @ts-expect-error: of 2022
[].at(-1);
// @ts-expect-error: of 2023
[].toSorted();
// @ts-expect-error: of 2024
Map.groupBy([], String);
// @ts-expect-error: of 2025
new Set().union(new Set());
