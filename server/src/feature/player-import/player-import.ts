import type { ImportPreview, ImportRow, Language, ListReading } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../http/errors.ts';
import { requireOpen, type TournamentRow } from '../../write.ts';
import { eligibilityOf } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { findFlights } from '../flight/store.ts';
import { teesOf } from '../tournament/course-handicap.ts';
import { findRounds, type RoundRow } from '../tournament/store.ts';
import { judgeRows, type Tournament } from './judge.ts';
import { previewRows, previewSheet } from './preview.ts';
import { readInTurn } from './read/reader.ts';
import { findKnownPlayers } from './store.ts';

/** Where a list goes, and in which language it is judged. */
type Into = { db: Database; row: TournamentRow; language: Language };

/** A file or pasted cells, how to read them, and who waits for it. */
type Source = { from: Buffer | string; reading: ListReading; readerId: string };

/** Previews the sheet that names players; nothing is written. */
export async function previewList(into: Into, { from, reading, readerId }: Source): Promise<ImportPreview> {
  const current = await tournamentFor(into, reading.roundId);
  const divisionNames = current.divisions.map(({ name }) => name);
  const { columns, sheet, withHidden } = reading;
  const { list, sheetNames } = await readInTurn({ from, divisionNames, reading: { columns, sheet, withHidden } }, readerId);
  const rows = list.rows.map((read) => ({ ...read, player: null, skip: false, version: null, flightVersion: null }));
  return {
    ...previewSheet(list, sheetNames, into.language),
    ...previewRound(current),
    ...(await previewRows(await judgeRows(rows, current), current)),
  };
}

/** Previews rows that a person fixed; nothing is written. Of the sheet nothing new can be said. */
export async function previewMended(
  into: Into,
  { rows, roundId }: { rows: readonly ImportRow[]; roundId: string | null },
): Promise<ImportPreview> {
  const current = await tournamentFor(into, roundId);
  const noSheet = { sheet: null, sheets: [], hidden: { rows: 0, columns: [], isRead: false }, columns: [], leftOut: [] };
  return { ...noSheet, ...previewRound(current), ...(await previewRows(await judgeRows(rows, current), current)) };
}

const previewRound = ({ roundId, rounds }: { roundId: string | null; rounds: readonly RoundRow[] }) => ({
  roundId,
  rounds: rounds.map(({ id, number }) => ({ id, number })),
});

/** What a list is compared with. All divisions must exist before the import. */
export async function tournamentFor(
  { db, row, language }: Into,
  wantedRoundId: string | null,
): Promise<Tournament & { roundId: string | null; rounds: readonly RoundRow[] }> {
  requireOpen(row);
  const divisions = await findDivisions(db, row.id);
  if (divisions.length === 0) throw new AppError('no-division');
  const rounds = await findRounds(db, row.id);
  const roundId = chosenRound(rounds, wantedRoundId);
  return {
    roundId,
    rounds,
    divisions,
    players: await findKnownPlayers(db, row.id, roundId),
    tees: teesOf(rounds),
    flights: roundId === null ? [] : await findFlights(db, roundId),
    eligibility: eligibilityOf(row),
    autoAssign: row.autoAssignToDivisions,
    needsHandicap: row.calculateHandicapDay === 'none' && row.useHandicapCourse,
    year: Number(row.date.slice(0, 4)),
    language,
  };
}

/** The round that was asked for, else the first that is not finished, else the last. */
function chosenRound(rounds: readonly RoundRow[], wantedId: string | null): string | null {
  if (wantedId !== null && !rounds.some(({ id }) => id === wantedId)) throw new AppError('not-found');
  return wantedId ?? (rounds.find(({ finishedAt }) => finishedAt === null) ?? rounds.at(-1))?.id ?? null;
}
