import { parentPort } from 'node:worker_threads';
import type { TournamentFile } from '@fairway/api';
import { AppError } from '../../../error/app-error.ts';
import { ARRIVING } from '../../field/tournament/arriving.ts';
import { parseTournamentFile } from './check.ts';
import { withFreshIds } from './fresh-id.ts';
import { rowsOf, type TableRows } from './rows.ts';

export type FileQuestion = { bytes: Uint8Array; clubId: string };
/** What the server needs of a file beside its rows. */
export type ReadFile = Pick<TournamentFile, 'clubName' | 'made' | 'leftOut' | 'sponsorLogos' | 'teamLogos'> & {
  id: string;
  name: string;
  players: number;
  entries: number;
  rows: readonly TableRows[];
};
/** The file, or why there is none. */
export type FileAnswer = { file: ReadFile } | { refused: Pick<AppError, 'code' | 'details'> };

/** Reads and checks a file in a thread of its own: a large one takes seconds, and the server answers in between. */
function answer({ bytes, clubId }: FileQuestion): FileAnswer {
  try {
    const file = withFreshIds(parseTournamentFile(bytes));
    const {
      tournament: { id, name },
      clubName,
      made,
      leftOut,
      sponsorLogos,
      teamLogos,
      players,
      entries,
    } = file;
    const counts = { players: players.length, entries: entries.length };
    return {
      file: { id, name, clubName, made, leftOut, sponsorLogos, teamLogos, ...counts, rows: rowsOf(file, { clubId, archivedAt: ARRIVING }) },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, details: error.details } };
  }
}

parentPort?.on('message', (question: FileQuestion) => {
  const fileAnswer = answer(question);
  const rows = 'file' in fileAnswer ? fileAnswer.file.rows : [];
  // handed over, and not copied by the server
  parentPort?.postMessage(
    fileAnswer,
    rows.flatMap(({ slices }) => slices.map(({ buffer }) => buffer)),
  );
});
