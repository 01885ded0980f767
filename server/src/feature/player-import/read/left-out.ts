import type { ImportField, MessageKey, MessageParams } from '@fairway/api';
import type { Column } from './column.ts';
import { fold } from './fold.ts';
import type { Merge } from './sheet.ts';

/** Why a row of the sheet holds no player. */
export type Reason = { key: MessageKey; params?: MessageParams };

/** Words that begin a title, a total or a remark, with their diacritics: “Tổng” is a sum, “Tống” a family name. */
const TITLE = /^(?:bảng|nhóm|tổng|ghi chú|lưu ý|danh sách|dự bị|khách mời|hội viên|ban tổ chức|btc|người lập|fly|flight|fl)(?!\p{L})/iu;
const UNMARKED_TITLE = /^(?:danh sach|ghi chu|tong cong|tong so|du bi|khach moi|ban to chuc|nguoi lap|bang [a-z0-9]$|nhom [a-z0-9]$)/;
/** A cell across this many columns is a title. */
const TITLE_COLUMNS = 3;

/** Sums and averages, with their diacritics: “Cộng” is a sum, “Công” a given name. */
const TOTAL = /^(?:tổng(?: cộng| số)?|cộng|trung bình(?: cộng)?|bình quân|tb|(?:grand |sub-?)?totals?|sum|averages?|avg)(?![\p{L}])/iu;
const UNMARKED_TOTAL = /^(?:tong(?: cong| so)|trung binh(?: cong)?|binh quan)(?![a-z])/;
/** What a total is of. Behind any other word it is a name. */
const TOTALLED =
  /^(?:\d+|[a-d]|hdcp?|hcp|hcap|handicap|cap|index|golfers?|players?|nguoi|vdv|bang|nhom|flight|fly|toan|doan|chung|gross|net|diem|gay|strokes?|scores?|le|phi|tien|of|the|all|field|cua|cac|danh|sach|giai)$/;

/** The label of a row of totals or averages, whatever numbers stand beside it; null if the row may be a player. */
export function totalOf(cells: readonly string[], columns: readonly Column[]): string | null {
  const name = cells
    .filter((_, column) => columns[column]?.field === 'name')
    .join(' ')
    .trim();
  const label = name || cells.find((text) => /\p{L}/u.test(text)) || '';
  const [word] = TOTAL.exec(label.normalize('NFC')) ?? UNMARKED_TOTAL.exec(fold(label)) ?? [];
  if (word === undefined) return null;
  const rest = fold(label.slice(word.length)).split(' ');
  return rest.every((of) => of === '' || TOTALLED.test(of)) ? label : null;
}

/** The only text of a row that is a title; null if the row may be a player or says something about a flight. */
export function titleOf(
  cells: readonly string[],
  mergeOf: (column: number) => Merge | undefined,
  columns: readonly Column[],
): string | null {
  const filled = cells.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
  const [first] = filled;
  if (!first || filled.length > 1) return null;
  const merge = mergeOf(first.column);
  if (merge && merge.right - merge.left >= TITLE_COLUMNS - 1) return first.text;
  const field = columns[first.column]?.field ?? null;
  if (field !== null && field !== 'name') return field === 'note' ? first.text : null;
  if (field === null) return first.text;
  return /\d/.test(first.text) || TITLE.test(first.text) || UNMARKED_TITLE.test(fold(first.text)) ? first.text : null;
}

/** Headings printed again at the top of a page; `headings` are folded. */
export function isHeadingAgain(cells: readonly string[], headings: readonly string[]): boolean {
  let repeated = 0;
  for (const [column, text] of cells.entries()) {
    if (text === '') continue;
    if (fold(text) !== (headings[column] ?? '')) return false;
    repeated += 1;
  }
  return repeated >= 2;
}

/** The values that show that a row is a player although the name is missing. */
const PERSONAL: readonly ImportField[] = ['birthday', 'vga', 'handicapIndex', 'handicapCourse', 'phone', 'email'];

export const isNobody = (cells: Partial<Record<ImportField, string>>): boolean => !cells.name && PERSONAL.every((field) => !cells[field]);
