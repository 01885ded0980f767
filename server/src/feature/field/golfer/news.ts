import type { WholeGolfer } from '@fairway/api';
import { NEWS_FIELDS } from '@fairway/api/choice/field/golfer';
import { GOLFER } from '@fairway/api/record/golfer';
import { wireOf } from '../../../db/record.ts';
import { evidenceOf } from './evidence.ts';
import { type Row, wireRow } from './join-store.ts';
import type { GolferRecord } from './store.ts';

/**
 * What the newest row of a tournament that has it says otherwise than the register: a person writes it back, or leaves it. `rows` the newest
 * first. A handicap is news only where the row is newer than the one that is kept.
 */
export function newsOf(record: GolferRecord, rows: readonly Row[]): WholeGolfer['news'] {
  const kept = wireOf(GOLFER, record);
  return NEWS_FIELDS.flatMap((field) => {
    const row = rows.find((one) => one[field] !== null);
    if (!row) return [];
    const value = wireRow(row)[field];
    const isKnown = field === 'handicapIndex' ? kept.handicapDate !== null && kept.handicapDate >= row.date : isSame(field, row, record);
    return value === null || value === kept[field] || isKnown ? [] : [{ field, value, date: row.date, tournamentName: row.tournamentName }];
  });
}

/** A number is the same however it is written; a phone may be the second one. */
const isSame = (field: 'phone' | 'email' | 'vga' | 'birthday', row: Row, record: GolferRecord): boolean =>
  evidenceOf({ ...row, name: '' }, record).agrees.includes(field);
