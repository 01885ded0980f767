/** What must be true, as a sentence. */
export type Check = { sentence: string; holds: () => Promise<boolean> };

/** Looks at one after the other; says of each that is not true, and why where it could not be looked at. */
export async function brokenOf(checks: readonly Check[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { sentence, holds } of checks) {
    const held = await holds().catch((error: Error) => `${error.message}`);
    if (held !== true) broken.push(`not true: ${sentence}${held === false ? '' : ` (${held})`}`);
  }
  return broken;
}
