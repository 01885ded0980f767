import { blankRow, type CardDraft } from '../../lib/play/card.ts';

type Rows = Omit<CardDraft, 'women'>;

/** The same card with as many holes: it keeps the holes that both have, so that a number is not typed twice. */
export function withHoles({ women, ...own }: CardDraft, holes: number): CardDraft {
  const rowOf = (row: readonly string[]): string[] => blankRow(holes).map((blank, at) => row[at] ?? blank);
  const rowsOf = ({ par, strokeIndex }: Rows): Rows => ({ par: rowOf(par), strokeIndex: rowOf(strokeIndex) });
  return { ...rowsOf(own), women: women && rowsOf(women) };
}
