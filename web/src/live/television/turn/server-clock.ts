/** An answer takes its time, and says whole seconds: a clock that is further off than this is wrong. */
const WRONG_MS = 30_000;

/**
 * The time by the clock of this device unless it is wrong, as that of a television without a battery is: then by the server’s. Where the device
 * puts its clock right itself, or has slept, it counts again until the next answer.
 */
export function createClock(date: () => number, elapsed: () => number) {
  let offMs = 0;
  let startedAt = date() - elapsed();
  function offNow(): number {
    const isSet = Math.abs(date() - elapsed() - startedAt) > WRONG_MS;
    if (isSet) offMs = 0;
    if (isSet) startedAt = date() - elapsed();
    return offMs;
  }
  return {
    now: () => date() + offNow(),
    /** A moment by the clock of this device, by the one that is right. */
    at: (deviceMs: number) => deviceMs + offNow(),
    /** An answer of the server says what time it is. */
    read({ headers }: Response): void {
      const off = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000 - date();
      startedAt = date() - elapsed();
      offMs = Math.abs(off) > WRONG_MS ? off : 0;
    },
  };
}

export const clock = createClock(
  () => Date.now(),
  () => performance.now(),
);
