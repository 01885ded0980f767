import type { ImportPreview, ImportRow, Language } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { requireOpen, type TournamentRow } from '../../write.ts';
import { eligibilityOf } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { judgeRows, type Tournament } from './judge.ts';
import { previewRows, previewSheet } from './preview.ts';
import type { ColumnChoice } from './read/column.ts';
import { findSheet, readList } from './read/list.ts';
import { MAX_ROWS, type Sheet } from './read/sheet.ts';
import { findImportRound, findKnownPlayers } from './store.ts';

/** Previews the sheet that names players; nothing is written. */
export async function previewSheets(
  db: Database,
  row: TournamentRow,
  language: Language,
  sheets: readonly Sheet[],
  choice: ColumnChoice,
): Promise<ImportPreview> {
  const current = await tournamentFor(db, row, language);
  const sheet = findSheet(sheets);
  if (!sheet) throw new AppError('import-no-header');
  if (sheet.isTooLong) throw new AppError('import-too-many-rows');
  const list = readList(
    sheet,
    current.divisions.map(({ name }) => name),
    choice,
  );
  if (list.rows.length === 0) throw new AppError('import-empty');
  if (list.rows.length > MAX_ROWS) throw new AppError('import-too-many-rows');
  const rows = list.rows.map((read) => ({ ...read, player: null, skip: false, version: null }));
  return { ...previewSheet(list, language), ...previewRows(judgeRows(rows, current), current) };
}

/** Previews rows that a person fixed; nothing is written. */
export async function previewMended(
  db: Database,
  row: TournamentRow,
  language: Language,
  rows: readonly ImportRow[],
): Promise<ImportPreview> {
  const current = await tournamentFor(db, row, language);
  return { sheet: null, columns: [], leftOut: [], ...previewRows(judgeRows(rows, current), current) };
}

/** What a list is compared with. All divisions must exist before the import. */
export async function tournamentFor(
  db: Database,
  row: TournamentRow,
  language: Language,
): Promise<Tournament & { roundId: string | null }> {
  requireOpen(row);
  const divisions = await findDivisions(db, row.id);
  if (divisions.length === 0) throw new AppError('no-division');
  const roundId = await findImportRound(db, row.id);
  return {
    roundId,
    divisions,
    players: await findKnownPlayers(db, row.id, roundId),
    eligibility: eligibilityOf(row),
    autoAssign: row.autoAssignToDivisions,
    needsHandicap: row.calculateHandicapDay === 'none' && row.useHandicapCourse,
    year: Number(row.date.slice(0, 4)),
    language,
  };
}
