import type { AsideReason, ImportField } from '@fairway/api';
import type { Remark } from '../../fact.ts';
/** A player's row; or a text that ends a flight and begins the next one ('': none begins); null: a row that changes nothing. */
export type ListItem = (ListRow & { isMerged: boolean }) | { begins: string; isTitle?: true } | null;

/** A row between the sheet and the preview: the text of each field, what was made of it, and why it may be left out. */
export type ListRow = {
  row: number;
  cells: Partial<Record<ImportField, string>>;
  remarks: Remark[];
  /** The signs that were taken off the name. */
  signs: string[];
  /** Whom they play with, by name. */
  partners: string[];
  aside: AsideReason | null;
};
