/** Rows of a second list, or second players of a row, are numbered from here on. No sheet of a club has as many rows. */
export const PLACES = 100_000;

/** The number of a row as people read it: 12, and 12/2 for the second player, list or sheet. */
export const rowText = (row: number): string => (row < PLACES ? String(row) : `${row % PLACES}/${Math.floor(row / PLACES) + 1}`);
