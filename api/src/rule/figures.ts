/**
 * Typed figures and codes in the one form that they are read in: the digits of a Korean, Japanese or Chinese keyboard (１８) are digits. Never
 * for a name, whose letters stay as they are.
 */
export const figures = (typed: string): string => typed.normalize('NFKC').trim();
