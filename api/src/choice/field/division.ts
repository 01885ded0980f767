/** `a`: all. */
export const DIVISION_GENDERS = ['m', 'f', 'a'] as const;
