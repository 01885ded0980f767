/** Lines as they follow each other in time, with the balance after each where it is known. */
export type Balanced = { amount: number; balance: number | null; row: number };
type Chain = { opening: number | null; closing: number | null };

/** `brokenAt`: the row of the first line that does not follow from the balance before it; null: all do. */
export type Checked = Chain & { brokenAt: number | null; isChained: boolean };

/** Each balance is the one before and the line, from the opening to the closing balance. What of these is not there is worked out. */
export function checkChain(lines: readonly Balanced[], { opening, closing }: Chain): Checked {
  let running = opening;
  let [first, sum, isChained] = [opening, 0, false];
  for (const { amount, balance, row } of lines) {
    sum += amount;
    if (running !== null) running += amount;
    if (balance === null) continue;
    if (running !== null && running !== balance) return { opening: first, closing, brokenAt: row, isChained: true };
    if (running !== null) isChained = true;
    first ??= balance - sum;
    running = balance;
  }
  if (first === null && closing !== null) first = closing - sum;
  else if (running !== null && closing !== null && running !== closing)
    return { opening: first, closing, brokenAt: lines.at(-1)?.row ?? null, isChained: true };
  else if (running !== null && closing !== null) isChained = true;
  return { opening: first, closing: closing ?? running, brokenAt: null, isChained };
}

/** Banks write the oldest line first or the newest; the days tell which, and within one day the balances. */
export function inTime<T extends Balanced & { day: string }>(lines: readonly T[], chain: Chain): T[] {
  const turned = lines.toReversed();
  const [first, last] = [lines[0]?.day ?? '', lines.at(-1)?.day ?? ''];
  if (first !== last) return first < last ? [...lines] : turned;
  const isBroken = checkChain(lines, chain).brokenAt !== null;
  return isBroken && checkChain(turned, chain).brokenAt === null ? turned : [...lines];
}
