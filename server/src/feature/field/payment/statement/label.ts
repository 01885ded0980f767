import { fold } from '../../player-import/read/fold.ts';
import { moneyOf } from './money.ts';

/** What a row says that is no line. A total has no other words: “Tổng công ty …” pays. */
export type Label = 'opening' | 'closing' | 'total';

const LABELS: readonly (readonly [Label, RegExp])[] = [
  ['opening', /\b(?:so du dau|du dau|so du dau ky|opening balance|beginning balance|balance brought forward|balance b f)\b/],
  ['closing', /\b(?:so du cuoi|du cuoi|closing balance|ending balance|balance carried forward|balance c f)\b/],
  [
    'total',
    /^(?:tong|cong|so phat sinh|phat sinh|luy ke|total|sub ?total|grand total|sum)(?: (?:cong|so|tien|phat|sinh|ghi|no|co|thu|chi|trang|trong|ky|ngay|thang|luy|ke|giao|dich|credit|debit|amount|page|\d+))*$/,
  ],
];

/** By the first cell that says one. */
export function labelOf(cells: readonly string[]): Label | null {
  for (const cell of cells) {
    const [label] = LABELS.find(([, word]) => word.test(fold(cell))) ?? [];
    if (label !== undefined) return label;
  }
  return null;
}

/** What stands behind a label: in its own cell behind a colon, else in the next cell that is not empty. */
export function valueBehind(cells: readonly string[], isLabel: (cell: string) => boolean): string | null {
  const at = cells.findIndex(isLabel);
  if (at < 0) return null;
  const own = /:\s*(\S.*)$/s.exec(cells[at] ?? '')?.[1];
  return own ?? cells.slice(at + 1).find((cell) => cell !== '') ?? null;
}

/** The amount in a row with such a label. */
export function labelledMoney(cells: readonly string[], label: Label): number | null {
  const value = valueBehind(cells, (cell) => labelOf([cell]) === label);
  const money = [value ?? '', ...cells.toReversed()].map(moneyOf).find((found) => found !== null && typeof found === 'object');
  return money?.amount ?? null;
}
