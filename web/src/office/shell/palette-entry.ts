import { matchesSearch } from '../../lib/value/name.ts';

/** Something that the palette leads to. */
export type PaletteEntry = { readonly id: string; readonly label: string; readonly detail?: string; readonly act: () => void };

/** The entries that have every word, those whose names begin with the search first. */
export function matching<Of extends PaletteEntry>(entries: readonly Of[], search: string): readonly Of[] {
  const matching = entries.filter(({ label, detail = '' }) => matchesSearch(`${label} ${detail}`, search));
  const begins = ({ label }: Of) => matchesSearch(label.slice(0, search.trim().length), search);
  return [...matching.filter(begins), ...matching.filter((entry) => !begins(entry))];
}
