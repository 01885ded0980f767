import type { Language } from '@fairway/api';
import { type WorkbookKind, workbookName } from '@fairway/api/choice/output/workbook';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Database } from '../../../db/database.ts';
import { say } from '../../../text/word.ts';
import { headOf } from '../report/head.ts';
import { printed } from '../report/printed.ts';
import { beginReading } from '../report/reading.ts';
import { PAGE_SIGNS, withSheetNames } from './plan.ts';
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
  const { sheets, ...ofResult } = await READERS[kind]({ reading, language, t, roundId });
  const head = await headOf(reading, now, ofResult);
  const { clubName, logo, tournament: name, place, staffOnly } = head;
  const { date } = reading.facts;
  const texts = { printed: printed(head, t), staffOnly: staffOnly ? t('paper:staffOnly') : null, page: t('paper:page', PAGE_SIGNS) };
  return {
    head: { title: t(`workbook:kind.${workbookName(kind, reading.facts.play)}`), clubName, logo, tournament: name, date, place, ...texts },
    sheets: withSheetNames(sheets),
  };
}
