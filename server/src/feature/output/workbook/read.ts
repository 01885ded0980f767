import type { Language } from '@fairway/api';
import { type WorkbookKind, workbookName } from '@fairway/api/choice/output/workbook';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Database } from '../../../db/database.ts';
import { say } from '../../../text/word.ts';
import { headOf } from '../report/head.ts';
import { printed } from '../report/printed.ts';
import { beginReading, type Reading } from '../report/reading.ts';
import { PAGE_SIGNS, type SheetPlan, withSheetNames } from './plan.ts';
import { bookingSheet } from './sheet/booking.ts';
import { cardSheets } from './sheet/card.ts';
import { playerSheets } from './sheet/player.ts';
import { resultSheets } from './sheet/result.ts';
import { flightSheets, startSheets } from './sheet/round.ts';
import type { SheetQuestion, Sheets } from './sheet/sheet.ts';
import { sideAwardSheets } from './sheet/side-award.ts';
import { winnerSheets } from './sheet/winner.ts';
import type { WorkbookOrder } from './write.ts';

export type WorkbookWish = { kind: WorkbookKind; language: Language; roundId: string | undefined };
const READERS: Readonly<Record<WorkbookKind, (question: SheetQuestion) => Promise<Sheets>>> = {
  player: playerSheets,
  'start-list': startSheets,
  'flight-sheet': flightSheets,
  card: cardSheets,
  result: resultSheets,
  winner: winnerSheets,
  'side-award': sideAwardSheets,
};

/** Everything that a workbook says, or an AppError that says what it lacks. */
export async function readWorkbook(
  { db, publicUrl, now }: { db: Database; publicUrl: string; now: Date },
  tournament: TournamentRecord,
  { kind, language, roundId }: WorkbookWish,
): Promise<WorkbookOrder> {
  const reading = await beginReading(db, tournament, publicUrl);
  const t = say(language);
  const found = await READERS[kind]({ reading, language, t, roundId });
  return orderOf(reading, { title: t(`workbook:kind.${workbookName(kind, reading.facts.play)}`), language, now }, found);
}

/** Every booking for the accountant: as one sheet, and as the workbook of it. */
export async function readBookings(
  { db, publicUrl, now }: { db: Database; publicUrl: string; now: Date },
  tournament: TournamentRecord,
  language: Language,
): Promise<{ sheet: SheetPlan; order: () => Promise<WorkbookOrder> }> {
  const reading = await beginReading(db, tournament, publicUrl);
  const t = say(language);
  const sheet = await bookingSheet({ reading, t });
  return { sheet, order: () => orderOf(reading, { title: sheet.title, language, now }, { sheets: [sheet] }) };
}

type Ordered = { title: string; language: Language; now: Date };
async function orderOf(reading: Reading, { title, language, now }: Ordered, { sheets, ...ofResult }: Sheets): Promise<WorkbookOrder> {
  const t = say(language);
  const head = await headOf(reading, now, ofResult);
  const { clubName, logo, tournament: name, place, staffOnly } = head;
  const { date } = reading.facts;
  const texts = { printed: printed(head, t), staffOnly: staffOnly ? t('paper:staffOnly') : null, page: t('paper:page', PAGE_SIGNS) };
  return {
    head: { title, clubName, logo, tournament: name, date, place, ...texts },
    sheets: withSheetNames(sheets),
  };
}
