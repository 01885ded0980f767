/** Points of a cup or a group from tenths, as golfers write them: 8½; another fraction with the decimal sign of the language. */
export function pointsText(tenths: number, language: string): string {
  const [whole, rest] = [Math.trunc(tenths / 10), Math.abs(tenths % 10)];
  if (rest === 0) return String(whole);
  if (rest === 5) return whole === 0 ? `${tenths < 0 ? '−' : ''}½` : `${whole}½`;
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(tenths / 10);
}
