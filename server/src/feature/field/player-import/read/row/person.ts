import type { ImportField } from '@fairway/api';
import { pastedName } from '@fairway/api/rule/field/pasted-name';
import type { Remark } from '../../fact.ts';
import { type DatedText, dayFirst, type FoundOrder, turnedBack } from '../column/date-order.ts';
import { type Layout, sharedText } from '../column/layout.ts';
import { withSign } from '../column/sign-order.ts';
import { startText } from '../column/start-column.ts';
import { LONGEST_CELL } from '../file/cell-text.ts';
import { compact } from '../fold.ts';
import { fullName, withoutComma } from './full-name.ts';
import type { ListRow } from './list-row.ts';
import { namedHandicap } from './name-handicap.ts';
import { inBuddhistYears, withCountry } from './phone-country.ts';

/** What a row says of its player, and what was made of it that the row does not say itself. */
export type Person = Pick<ListRow, 'cells' | 'remarks' | 'signs' | 'partners'>;

/** The fields that a merged cell may give to several players at once. */
const SHARED: readonly (ImportField | null)[] = [
  'flight',
  'teeTime',
  'startingHole',
  'division',
  'gender',
  'tee',
  'member',
  'initials',
  'note',
];

export function personAt(layout: Layout, at: number): Person {
  const { cells, halves, partners } = cellsAt(layout, at);
  const remarks = roundedAt(layout, at);
  const joined = halves.family.length > 0 ? nameOfHalves(layout, halves) : [cells.name ?? '', ...halves.given].filter(Boolean).join(' ');
  const { name, signs, notes } = pastedName(joined, layout.hasLetters);
  const named = cells.handicapCourse || cells.handicapIndex ? null : namedHandicap(name, !layout.hasHandicaps);
  if (joined !== '') cells.name = withoutComma(named === null ? name : pastedName(named.name, layout.hasLetters).name);
  if (named) {
    cells[named.isIndex ? 'handicapIndex' : 'handicapCourse'] = named.handicap;
    remarks.push({
      field: named.isIndex ? 'handicapIndex' : 'handicapCourse',
      key: 'import-note-handicap-of-name',
      params: { value: named.handicap },
    });
  }
  if (notes.length > 0) cells.note = [cells.note ?? '', ...notes].filter(Boolean).join('; ');
  if (TWO_NAMES.test(cells.name ?? '')) remarks.push({ field: 'name', key: 'import-note-two-names', params: { value: cells.name ?? '' } });
  const { country } = layout;
  const phone = cells.phone && country !== null ? withCountry(cells.phone, country) : cells.phone;
  if (phone !== undefined && phone !== cells.phone) {
    cells.phone = phone;
    remarks.push({ field: 'phone', key: 'import-note-phone-country', params: { value: phone } });
  }
  return { cells: { ...cells, ...layout.given(at) }, remarks, signs, partners };
}

/** “Nguyễn Văn An, Trần Văn Bình”: who plays as a pair may stand so, and who was forgotten a row. */
const TWO_NAMES = /\p{L}+\s+\p{L}+\s*(?:[,;/&+\n]|\s(?:và|and|với|[-–—])\s)\s*\p{L}+\s+\p{L}+/u;

type Halves = { family: string[]; given: string[] };

function cellsAt({ sheet, mergeAt, columns, country }: Layout, at: number): Pick<Person, 'cells' | 'partners'> & { halves: Halves } {
  const cells: Person['cells'] = {};
  const halves: Halves = { family: [], given: [] };
  const partners: string[] = [];
  for (const [index, { field, half, marks, dates, signs, isKeptAsNote, isPartner, heading }] of columns.entries()) {
    const own = sheet.rows[at]?.[index] ?? '';
    if (marks !== null && /[^0\s-]/.test(own)) cells.gender ||= marks === 'male' ? 'nam' : 'nữ';
    if (field === null) continue;
    const shown = field === 'birthday' && country?.code === '66' ? inBuddhistYears(own) : own;
    const written = SHARED.includes(field) ? sharedText(sheet, mergeAt, at, index) : shown;
    const ordered = dates === null ? written : inOrder({ text: written, shown: sheet.dates.get(`${at}:${index}`) }, field, dates);
    const text = signs?.order ? withSign(ordered, signs.order) : ordered;
    const told = isKeptAsNote && text !== '' && heading !== '' ? `${heading}: ${text}` : text;
    if (field === 'startingHole') {
      cells[field] = startText(cells[field] ?? '', told);
      continue;
    }
    if (isPartner) {
      partners.push(...text.split(/\s*[,;/&+\n]\s*/).flatMap((name) => pastedName(name).name || []));
      continue;
    }
    if (half !== null) {
      if (text !== '') halves[half].push(text);
      continue;
    }
    const before = cells[field] ?? '';
    const between = before === '' || told === '' ? '' : field === 'note' || field === 'phone' ? '; ' : ' ';
    cells[field] = (before + between + told).slice(0, LONGEST_CELL);
  }
  return { cells, halves, partners };
}

const inOrder = (dated: DatedText, field: ImportField, dates: FoundOrder): string =>
  field === 'birthday' ? dayFirst(dated, dates) : turnedBack(dated.text, dates.order);

/** Under Vietnamese headings the family name comes first, whichever column stands first. */
function nameOfHalves({ columns }: Layout, { family, given }: Halves): string {
  const isVietnamese = columns.some(({ half, heading }) => half !== null && /^(?:ho|ten)/.test(compact(heading)));
  return fullName(family.join(' '), given.join(' '), isVietnamese);
}

const HANDICAPS: readonly (ImportField | null)[] = ['handicapCourse', 'handicapIndex'];

/** A handicap is what its cell shows; what the cell holds is told. */
function roundedAt({ sheet, columns }: Layout, at: number): Remark[] {
  if (sheet.rounded.size === 0) return [];
  return columns.flatMap(({ field }, index) => {
    const held = sheet.rounded.get(`${at}:${index}`);
    return held === undefined || !HANDICAPS.includes(field)
      ? []
      : [{ field, key: 'import-note-shown' as const, params: { shown: sheet.rows[at]?.[index] ?? '', held } }];
  });
}
