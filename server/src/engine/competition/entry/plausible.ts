const EARLIEST = Date.UTC(2000, 0);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A device may be a little ahead, or in another time zone than it says. A time further off is wrong: the time of receipt stands in its
 * place, and the entry says so. The clock is never a reason to refuse a score.
 */
export const isPlausible = (time: number, now: Date): boolean => time >= EARLIEST && time <= now.getTime() + DAY_MS;
