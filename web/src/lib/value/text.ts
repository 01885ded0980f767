/** What was typed into a field that may be left empty. */
export const textOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
