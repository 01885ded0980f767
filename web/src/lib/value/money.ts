import { figures } from '@fairway/api/rule/figures';
import { formatCount } from '@fairway/api/word/number';
import type { Language } from '../language.ts';

/** Money in whole đồng, as people type it and as screens show it. */

const THOUSAND = 1000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
const UNITS: Readonly<Record<string, number>> = {
  k: THOUSAND,
  n: THOUSAND,
  nghìn: THOUSAND,
  ngàn: THOUSAND,
  tr: MILLION,
  triệu: MILLION,
  m: MILLION,
  tỷ: BILLION,
  tỉ: BILLION,
  ty: BILLION,
  ti: BILLION,
  b: BILLION,
};
const UNIT = Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
/** `1,5 tỷ`, and the rest of the amount behind it: `1 tỷ 200tr`, `12tr5`. */
const PART = new RegExp(`^([\\d.,]+)(${UNIT})(.*)$`);
const CURRENCY = /^₫|(?:vnđ|vnd|đồng|đ|₫)$/;

/** As a field shows it: 12.000.000. */
export const typedMoney = (amount: number | null, language: Language): string => (amount === null ? '' : formatCount(amount, language));

/**
 * An amount as people type it; null: nothing typed, NaN: no amount, or one that may be read in two ways.
 *
 * @example readMoney('1,5 tỷ') // 1_500_000_000
 */
export function readMoney(typed: string): number | null {
  const text = figures(typed).toLowerCase().replace(/\s/g, '').replace(CURRENCY, '');
  if (text === '') return typed.trim() === '' ? null : Number.NaN;
  const amount = amountOf(text, Number.POSITIVE_INFINITY);
  return Number.isSafeInteger(amount) ? amount : Number.NaN;
}

/** `below`: parts go from large to small. */
function amountOf(text: string, below: number): number {
  const [, figures, unit, rest = ''] = PART.exec(text) ?? [];
  if (figures === undefined || unit === undefined) return wholeNumber(text);
  const size = UNITS[unit] ?? Number.NaN;
  if (size >= below) return Number.NaN;
  const amount = scaled(decimalNumber(figures), size);
  if (rest === '') return amount;
  // 12tr5 is 12,5 million, as 12tr500 is
  return amount + (/^\d{1,3}$/.test(rest) ? scaled(Number(`0.${rest}`), size) : amountOf(rest, size));
}

/** Without the dust of binary fractions. */
const scaled = (number: number, size: number): number => Math.round(number * size * 1000) / 1000;

/** Without a unit both marks part thousands: 12.000.000 and 12,000,000. */
function wholeNumber(text: string): number {
  const isPlain = /^\d+$/.test(text);
  const isGrouped = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(text);
  return isPlain || isGrouped ? Number(text.replace(/[.,]/g, '')) : Number.NaN;
}

/** Before a unit one mark parts decimals. With three figures behind it nobody knows: 1.500tr may be 1,5 or 1500 million. */
function decimalNumber(text: string): number {
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
