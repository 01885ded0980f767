/** A signal that aborts after so long; browsers of 2021 have no `AbortSignal.timeout`. */
export function patience(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
