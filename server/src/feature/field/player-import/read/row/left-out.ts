import type { ImportField, MessageKey, MessageParams } from '@fairway/api';
import { genderOf } from '../../value/cell.ts';
import type { Column } from '../column/column.ts';
import { fold } from '../fold.ts';
import type { Merge } from '../sheet.ts';
import { stateOfTitle } from './aside.ts';
import { isFlightTitle, isNumberedFlight } from './flight-text.ts';

/** Why a row of the sheet holds no player. */
export type Reason = { key: MessageKey; params?: MessageParams };

/** Words that begin a title, a total or a remark, with their diacritics: “Tổng” is a sum, “Tống” a family name. */
const TITLE = /^(?:bảng|nhóm|tổng|ghi chú|lưu ý|danh sách|dự bị|khách mời|hội viên|ban tổ chức|btc|người lập|fly|flight|fl)(?!\p{L})/iu;
const UNMARKED_TITLE = /^(?:danh sach|ghi chu|tong cong|tong so|du bi|khach moi|ban to chuc|nguoi lap|bang [a-z0-9]$|nhom [a-z0-9]$)/;
/** A range, a date, a time, or a text behind a colon. A name may have a number too: “Hùng 76”, “Khách 1”. */
const NUMBERED_TITLE =
  /\d\s*[-–—~]\s*\d|\d\s*[/.]\s*\d|\d\s*[:h]\s*\d|:\s*\S|^\s*\d+\s*(?:golfers?|người|players?|vđv)\b|^(?:hố|hole|tee|đợt|ca|ngày|vòng|round|day|sân)\s+\d/iu;
/** A cell across this many columns is a title. */
const TITLE_COLUMNS = 3;

/** Sums and averages, with their diacritics: “Cộng” is a sum, “Công” a given name. */
const TOTAL =
  /^(?:tổng(?: cộng| số)?|cộng|trung bình(?: cộng)?|bình quân|tb|(?:grand |sub-?)?totals?|sum|(?:course |field )?averages?|avg)(?![\p{L}])/iu;
const UNMARKED_TOTAL = /^(?:tong(?: cong| so)|trung binh(?: cong)?|binh quan)(?![a-z])/;
/** Rows of a score sheet that are about the holes. */
const HOLE_ROW = /^(?:par|idx|index|s i|stroke index|strokeindex|holes?|ho so|hcp|hdc|handicap|yards?|yardage|metres|meters)$/;
/** The same words as short names: such a row is about holes only if it goes on over them. */
const HOLE_ROW_OR_NAME = /^(?:ho|si|met|m)$/;
const CELLS_OF_A_NINE = 9;

/** Who signs below a list, and where and when. */
const END_WORDS =
  /^(?:truong ban(?: to chuc)?|ban to chuc|t ?m ban to chuc|chu tich (?:clb|hoi|cau lac bo).*|nguoi lap(?: bieu| bang| danh sach)?|nguoi phu trach|nguoi kiem tra|ky ten|ky (?:va )?ghi ro ho ten|xac nhan(?: cua .{1,40})?|noi nhan|giam doc(?: .{1,30})?|tong thu ky|thu ky giai|truong giai|ke toan(?: truong)?|prepared by|approved by|checked by|signature|signed by|tournament (?:director|committee|secretary)|(?:.{1,30} )?ngay (?:\d{1,2} )?thang (?:\d{1,2} )?nam(?: \d{4})?|작성자|확인|작성일|担当者|承認|作成者|制表人|制表|审核|ผู้จัดทำ|ลงชื่อ)(?: .{0,60})?$/u;

/** The text of a row that ends a list: a signature, a place and a date; null if the list goes on. Players have more than two cells. */
export function isEnd(cells: readonly string[]): string | null {
  const filled = cells.filter((cell) => cell !== '');
  const [first = ''] = filled;
  const isWord = (text: string) => text.length <= LONGEST_END && END_WORDS.test(fold(text));
  return filled.length <= MOST_SIGNERS && filled.length > 0 && filled.every((text) => isWord(text) || !/\d/.test(text)) && isWord(first)
    ? first
    : null;
}
const LONGEST_END = 120;
const MOST_SIGNERS = 3;

/** What a total is of. Behind any other word it is a name. */
const TOTALLED =
  /^(?:\d+|[a-d]|hdcp?|hcp|hcap|handicap|cap|index|golfers?|players?|nguoi|vdv|bang|nhom|flight|fly|toan|doan|chung|gross|net|diem|gay|strokes?|scores?|le|phi|tien|of|the|all|field|cua|cac|danh|sach|giai)$/;

/** The label of a row of totals or averages, whatever numbers stand beside it; null if the row may be a player, as one with a gender is. */
export function totalOf(cells: readonly string[], columns: readonly Column[]): string | null {
  if (cells.some((text, column) => columns[column]?.field === 'gender' && genderOf(text) !== null)) return null;
  const name = cells
    .filter((_, column) => columns[column]?.field === 'name')
    .join(' ')
    .trim();
  const label = (/\p{L}/u.test(name) && name) || cells.find((text) => /\p{L}/u.test(text)) || '';
  if (name !== '' && isHoleRow(fold(name), cells)) return name;
  const [word] = TOTAL.exec(label.normalize('NFC')) ?? UNMARKED_TOTAL.exec(fold(label)) ?? [];
  if (word === undefined) return null;
  const rest = fold(label.slice(word.length)).split(' ');
  return rest.every((of) => of === '' || TOTALLED.test(of)) ? label : null;
}

const isHoleRow = (name: string, cells: readonly string[]): boolean =>
  HOLE_ROW.test(name) || (HOLE_ROW_OR_NAME.test(name) && cells.filter((text) => /^\d/.test(text)).length >= CELLS_OF_A_NINE);

/** The only text of a row that is a title; null if the row may be a player or says something about a flight. */
export function titleOf(
  cells: readonly string[],
  mergeOf: (column: number) => Merge | undefined,
  columns: readonly Column[],
): string | null {
  const filled = cells.filter((text) => text !== '');
  const [text] = filled;
  if (text === undefined) return null;
  const column = cells.indexOf(text);
  const field = columns[column]?.field ?? null;
  if (filled.length > 1) return field !== 'flight' && isFlightInCells(filled) ? joinedTitle(cells) : null;
  const merge = mergeOf(column);
  if (merge && merge.right - merge.left >= TITLE_COLUMNS - 1) return text;
  if (field !== null && field !== 'name') return field === 'note' ? text : null;
  if (field === null) return text;
  const isTitle = stateOfTitle(text) !== null || NUMBERED_TITLE.test(text) || TITLE.test(text) || UNMARKED_TITLE.test(fold(text));
  return isTitle ? text : null;
}

/** “FLIGHT 2 | HỐ 4A | 7:00”: the title of a flight in several cells. */
const isFlightInCells = (filled: readonly string[]): boolean => filled.some(isNumberedFlight) && filled.every(isFlightTitle);

/** The parts of a title that stands in several cells. */
const joinedTitle = (cells: readonly string[]): string => cells.filter((text) => text !== '').join(' – ');

/** A row above the headings that is a title, in one cell or in several; null: it says something else. */
export function titleAbove(cells: readonly string[]): string | null {
  const filled = cells.filter((text) => text !== '');
  return filled.length === 1 || isFlightInCells(filled) ? joinedTitle(cells) : null;
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
const NOBODY_YET = /^[\s([<]*(?:tb[acd]|trống|còn trống|chưa có|vacant|empty|미정|未定|待定)[\s)\]>.]*$/iu;
const PERSONAL: readonly ImportField[] = ['birthday', 'vga', 'handicapIndex', 'handicapCourse', 'phone', 'email'];

export const isNobody = (cells: Partial<Record<ImportField, string>>): boolean =>
  (!cells.name || NOBODY_YET.test(cells.name)) && PERSONAL.every((field) => !cells[field]);
