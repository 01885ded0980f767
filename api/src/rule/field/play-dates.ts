/** The days of a tournament as its readers write a day: 25/04/2026, or 25/04/2026 – 26/04/2026. */
export const datesOf = ({ date, lastDate }: { date: string; lastDate: string }, spoken: (date: string) => string): string =>
  date === lastDate ? spoken(date) : `${spoken(date)} – ${spoken(lastDate)}`;
