/** Does something once, within the shortest of the times that are asked for, whatever becomes of the clock meanwhile. */
export function createAppointment(keep: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  return {
    within(ms: number): void {
      if (performance.now() + ms >= dueAt) return;
      clearTimeout(timer);
      dueAt = performance.now() + ms;
      timer = setTimeout(keep, ms);
    },
    cancel(): void {
      clearTimeout(timer);
      dueAt = Number.POSITIVE_INFINITY;
    },
  };
}
