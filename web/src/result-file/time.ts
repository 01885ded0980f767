/** 2026-11-29 as people write it: 29/11/2026. */
export const dayText = (date: string): string => date.split('-').reverse().join('/');

/** A time by the clock of whoever reads it, since the file knows no other: 29/11/2026 16:05. */
export function timeText(instant: string): string {
  const time = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(time.getDate())}/${two(time.getMonth() + 1)}/${time.getFullYear()} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
