/** Does something once, within the shortest of the times that are asked for. */
export function createAppointment(now: () => number, keep: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  return {
    within(ms: number): void {
      if (now() + ms >= dueAt) return;
      clearTimeout(timer);
      dueAt = now() + ms;
      timer = setTimeout(keep, ms);
    },
    cancel(): void {
      clearTimeout(timer);
      dueAt = Number.POSITIVE_INFINITY;
    },
  };
}
