/** The birth years of golfers between 24 and 70. */
export const yearsBefore = (day: Date) => ({ from: day.getUTCFullYear() - 70, to: day.getUTCFullYear() - 24 });
