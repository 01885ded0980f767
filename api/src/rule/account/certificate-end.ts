const DAY_MS = 86_400_000;
/** So many days before its end a certificate is shown: whatever renews it has failed for weeks. */
const DAYS_BEFORE = 14;

/** Whole days until a certificate ends; negative when it has ended. */
export const daysUntil = (endsAt: Date, now: Date): number => Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS);

/** Whether a certificate ends so soon, or has ended, that a person must know. */
export const endsSoon = (endsAt: Date, now: Date): boolean => endsAt.getTime() - now.getTime() < DAYS_BEFORE * DAY_MS;
