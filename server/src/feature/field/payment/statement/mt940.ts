import { payerOf } from '../bank-line.ts';
import { checkChain } from './chain.ts';
import { StatementRefused } from './refused.ts';
import { payerIn, referenceIn, type Statement, type StatementLine } from './statement.ts';
import { ownAccount } from './table.ts';

/** A message of SWIFT, with its blocks or without them. */
export const isMt940 = (text: string): boolean => /^[\s\ufeffï»¿]*(?:\{1:|:20:)/.test(text) && /^:61:/m.test(text);

/** A field and the row in which it begins. */
type Field = { tag: string; value: string; row: number };

/** The statement of an MT940 file. Its messages follow each other, as the closing balance of one is the opening balance of the next. */
export function mt940Statement(text: string, accounts: readonly string[]): Statement {
  const fields = fieldsOf(text);
  const found = fields.filter(({ tag }) => tag === '25').map(({ value }) => value.replace(/^.*\//s, '').replace(/\D/g, ''));
  const account = ownAccount(found, accounts);
  if (new Set(fields.filter(({ tag }) => tag === '25').map(({ value }) => value)).size > 1) throw new StatementRefused('several-accounts');
  const lines = linesOf(fields, account);
  const balances = fields.filter(({ tag }) => /^6[02][FM]$/.test(tag)).map((field) => ({ ...field, amount: balanceOf(field) }));
  const [opening, closing] = [balances[0], balances.at(-1)];
  // a file that is cut off has no closing balance
  if (opening?.tag.startsWith('60') !== true || closing?.tag !== '62F') throw new StatementRefused('cut', fields.at(-1)?.row ?? null);
  checkMessages(fields, lines);
  if (lines.length === 0) throw new StatementRefused('no-lines');
  const days = lines.map(({ day }) => day).toSorted();
  return {
    ...{
      account: found.length === 0 ? null : account,
      period: { from: days[0] ?? '', to: days.at(-1) ?? '' },
      opening: opening.amount,
      closing: closing.amount,
    },
    ...{ isChained: true, layout: {}, lines, passed: [] },
  };
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [at, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const [, tag, value = ''] = /^(?:\{.*\{4:)?:(\d\d[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, value, row: at + 1 });
    else if (/^-\s*$|^-\}|^\{\d:/.test(line)) fields.push({ tag: '', value: '', row: at + 1 });
    else if (last !== undefined) last.value += `\n${line}`;
  }
  return fields.filter(({ tag }) => tag !== '');
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d,]+)$/;

function balanceOf({ value, row }: Field): number {
  const [found, side, , currency, amount = ''] = BALANCE.exec(value.trim()) ?? [];
  if (found === undefined) throw new StatementRefused('cut', row, value);
  if (currency !== 'VND') throw new StatementRefused('currency', row, value);
  return (side === 'D' ? -1 : 1) * wholeDong(amount, row, value);
}

/** Decimals stand behind a comma, which is always there. */
function wholeDong(text: string, row: number, shown: string): number {
  const [, whole, decimals = ''] = /^(\d{1,15})(?:,(\d{0,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new StatementRefused('amount', row, shown);
  if (/[1-9]/.test(decimals)) throw new StatementRefused('decimals', row, shown);
  return Number(whole);
}

/** Each message by itself, and the next from where it ended. */
function checkMessages(fields: readonly Field[], lines: readonly StatementLine[]): void {
  let [opening, before]: [number | null, number | null] = [null, null];
  let from = 0;
  for (const field of fields) {
    if (/^60[FM]$/.test(field.tag)) {
      opening = balanceOf(field);
      if (before !== null && before !== opening) throw new StatementRefused('chain', field.row, field.value);
      from = field.row;
    }
    if (!/^62[FM]$/.test(field.tag)) continue;
    before = balanceOf(field);
    const own = lines.filter(({ row }) => row > from && row < field.row);
    const isBroken =
      opening === null || checkChain(own, { opening, closing: before }).brokenAt !== null || (own.length === 0 && opening !== before);
    if (isBroken) throw new StatementRefused('chain', own.at(-1)?.row ?? field.row, field.value);
  }
}

/** Value date, entry date, RC or RD where it is taken back, C or D, a letter of the currency, the amount, the kind, the references. */
const LINE = /^(\d{6})(\d{4})?(R?)([CD])([A-Z])?(\d[\d,]*)([NFS][A-Z\d]{3})([^\n]*)/;

function linesOf(fields: readonly Field[], account: string): StatementLine[] {
  return fields.flatMap((field, at) => {
    if (field.tag !== '61') return [];
    const [found, valueDay = '', entryDay, reversed, side, , amount = '', , references = ''] = LINE.exec(field.value) ?? [];
    if (found === undefined) throw new StatementRefused('row', field.row, field.value);
    const next = fields[at + 1];
    const note = next?.tag === '86' ? noteOf(next.value) : { text: field.value.split('\n').slice(1).join(''), name: null };
    const isIn = (side === 'C') !== (reversed === 'R');
    const [own = '', banks] = references.split('//');
    const reference = /^NONREF$|^$/.test(own.trim()) ? banks?.trim() || referenceIn(note.text) : own.trim();
    const total = wholeDong(amount, field.row, field.value);
    if (total === 0) throw new StatementRefused('no-amount', field.row, field.value);
    const day = dayOf(valueDay, entryDay);
    if (day === null) throw new StatementRefused('day', field.row, field.value);
    const payer = note.name === null ? payerIn(note.text, '', '') : payerOf(note.name, null);
    return {
      ...{ account, day, time: null, amount: isIn ? total : -total, reference, text: note.text, payer },
      row: field.row,
      balance: null,
    };
  });
}

/** The day on which it was booked. It has no year of its own: the one that is nearest to the value date. */
function dayOf(valueDay: string, entryDay: string | undefined): string | null {
  const value = realDay(`20${valueDay.slice(0, 2)}`, valueDay.slice(2));
  if (value === null || entryDay === undefined) return value;
  const year = Number(value.slice(0, 4));
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(value));
  const days = [year - 1, year, year + 1].flatMap((own) => realDay(String(own), entryDay) ?? []);
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function realDay(year: string, monthAndDay: string): string | null {
  const day = `${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day;
}

/** Some banks number the parts of a note: ?20 to ?29 and ?60 to ?63 are its text, ?32 and ?33 the name. */
function noteOf(value: string): { text: string; name: string | null } {
  const text = value.replaceAll('\n', '');
  if (!/^\d{3}\?\d\d/.test(text)) return { text, name: null };
  const parts = text
    .split('?')
    .slice(1)
    .map((part) => ({ of: Number(part.slice(0, 2)), said: part.slice(2) }));
  const said = (is: (of: number) => boolean) =>
    parts
      .filter(({ of }) => is(of))
      .map((part) => part.said)
      .join('');
  return { text: said((of) => (of >= 20 && of <= 29) || (of >= 60 && of <= 63)), name: said((of) => of === 32 || of === 33) || null };
}
