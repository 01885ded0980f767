import { setImmediate as others } from 'node:timers/promises';
import type { AnswerOf, Routes, TournamentFile } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Scope } from '../../../access/scope.ts';
import { insertAll } from '../../../db/row.ts';
import { sponsorLogo, tournament } from '../../../db/schema/field/tournament.ts';
import { teamLogo } from '../../../db/schema/play/match.ts';
import { beginLedger, firstLines } from '../../../engine/ledger/ledger.ts';
import { requireTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { type Logo, logoOf } from '../../../file/logo.ts';
import { type Writer, write } from '../../../write/write.ts';
import { renewTakenCodes } from '../../field/signup/code.ts';
import { deleteArriving } from '../../field/tournament/arriving.ts';
import { wrongAt } from './check.ts';
import { readFile } from './reader.ts';
import { insertRows } from './rows.ts';

export { readTournamentFile as exportTournament } from './read.ts';

const ROWS_AT_ONCE = 100;

/** Its JSON, a little at a time: as one text, ten megabytes would be packed for the wire at once. */
export async function* textOf(file: TournamentFile): AsyncGenerator<string> {
  for (const [nth, [field, value]] of Object.entries(file).entries()) {
    yield `${nth === 0 ? '{' : ','}${JSON.stringify(field)}:`;
    if (Array.isArray(value)) yield* listText(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

async function* listText(rows: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const texts = rows.slice(from, from + ROWS_AT_ONCE).map((row) => JSON.stringify(row));
    yield `${from === 0 ? '' : ','}${texts.join(',')}`;
    await others();
  }
  yield ']';
}

type Target = { principal: Principal; club: NonNullable<Scope['club']> };

/**
 * Makes a new tournament in a club from a file. It comes in a little at a time, in transactions of its own, so that others write in between; no
 * list shows it before it is whole, and no public page before it is made public.
 */
export async function importTournament(
  deps: Writer,
  { principal, club }: Target,
  bytes: Buffer,
): Promise<AnswerOf<Routes['POST /api/clubs/:clubId/tournaments/file']>> {
  const file = await readFile({ bytes, clubId: club.id });
  const { id, name, clubName, made, players, entries } = file;
  const { db, clock } = deps;
  const sponsorLogos = await logosOf('sponsorLogos', file.sponsorLogos);
  const teamLogos = await logosOf('teamLogos', file.teamLogos);
  const subject = { subjectType: 'tournament', subjectId: id, tournamentId: id } as const;
  const from = { name, from: clubName, made, players, entries };
  const arrive = async () => {
    await insertRows(db, file.rows);
    await insertAll(db, sponsorLogo, sponsorLogos);
    await insertAll(db, teamLogo, teamLogos);
    const { lines, hasPlayed } = await firstLines(db, id, clock());
    return write(
      deps,
      { principal, siteId: club.siteId, tournamentId: id },
      {
        change: async (tx) => {
          if (hasPlayed) await beginLedger(tx, id, lines);
          await renewTakenCodes(tx, id);
          await tx.update(tournament).set({ archivedAt: null }).where(eq(tournament.id, id));
          return { kind: 'imported', ...subject, after: from };
        },
        answer: async (tx) => ({ tournament: await requireTournament(tx, id), leftOut: file.leftOut }),
      },
    );
  };
  return arrive().catch(async (error) => {
    await deleteArriving(db, id);
    throw isRefused(error) ? wrongAt(name) : error;
  });
}

/** The pictures, made anew as if they were uploaded: nothing of a file is kept as it came. */
async function logosOf<Row extends { bytes: string }>(
  list: 'sponsorLogos' | 'teamLogos',
  rows: readonly Row[],
): Promise<(Omit<Row, 'bytes'> & Logo)[]> {
  const logos: (Omit<Row, 'bytes'> & Logo)[] = [];
  for (const [nth, { bytes, ...of }] of rows.entries()) {
    const logo = await logoOf(Buffer.from(bytes, 'base64')).catch((error) => {
      throw error instanceof AppError ? wrongAt(`${list}.${nth}.bytes`) : error;
    });
    logos.push({ ...of, ...logo });
  }
  return logos;
}

/** The database found what no form lets through: two records of one name, a number out of range. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && /^2[23]/.test(String(error.cause.code));
