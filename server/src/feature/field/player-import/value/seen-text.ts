/** What a person sees of a text: without signs that only join, direct or control, each run of blanks as one. */
export const seenText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
