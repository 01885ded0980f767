import { safeHtml } from '../../text/rich-text.ts';

type Texts = { readonly regulations?: string | null; readonly regulationsEnglish?: string | null };

/** The same with regulations that anyone may be shown: before they are kept, and again when they are read. Absent ones stay absent. */
export const safeRegulations = <Of extends Texts>(of: Of): Of => ({
  ...of,
  ...(of.regulations !== undefined && { regulations: safeHtml(of.regulations) }),
  ...(of.regulationsEnglish !== undefined && { regulationsEnglish: safeHtml(of.regulationsEnglish) }),
});
