import { setImmediate as others } from 'node:timers/promises';
import type { AnswerOf, Routes, TournamentFile } from '@fairway/api';
import type { Principal } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import { insertAll, insertJson } from '../../db/insert-all.ts';
import type { Database, Transaction } from '../../db/open.ts';
import { teamLogo } from '../../db/schema/match.ts';
import { sponsorLogo } from '../../db/schema/tournament.ts';
import { type Logo, logoOf } from '../../file/logo.ts';
import { AppError } from '../../http/errors.ts';
import { mapInSlices } from '../../work/slice.ts';
import { type Writer, write } from '../../write.ts';
import { beginLedger, tellLedger } from '../ledger/ledger.ts';
import { requireTournament } from '../tournament/store.ts';
import { wrongAt } from './check.ts';
import { readTournamentFile } from './read.ts';
import { readFile } from './reader.ts';
import type { TableRows } from './rows.ts';
import { TABLES } from './table.ts';

/** The file of a tournament, all of one moment. */
export const exportTournament = (db: Database, tournamentId: string, now: Date): Promise<TournamentFile> =>
  db.transaction((tx) => readTournamentFile(tx, tournamentId, now), { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Its JSON, a little at a time. */
export async function textOf(file: TournamentFile): Promise<string> {
  const parts: string[] = [];
  for (const [field, value] of Object.entries(file)) {
    const text = Array.isArray(value)
      ? `[${(await mapInSlices<unknown, string>(value, (row) => JSON.stringify(row))).join(',')}]`
      : JSON.stringify(value);
    parts.push(`${JSON.stringify(field)}:${text}`);
  }
  return `{${parts.join(',')}}`;
}

type Target = { principal: Principal; club: NonNullable<Scope['club']> };

/** Makes a new tournament in a club from a file. Nobody sees it on the public pages before it is made public. */
export async function importTournament(
  deps: Writer,
  { principal, club }: Target,
  bytes: Buffer,
): Promise<AnswerOf<Routes['POST /api/clubs/:clubId/tournaments/file']>> {
  const file = await readFile({ bytes, clubId: club.id });
  const { id, name, clubName, made, players, entries } = file;
  const logos = { sponsors: await logosOf('sponsorLogos', file.sponsorLogos), teams: await logosOf('teamLogos', file.teamLogos) };
  const subject = { subjectType: 'tournament', subjectId: id, tournamentId: id } as const;
  const from = { name, from: clubName, made, players, entries };
  return write(
    deps,
    { principal, siteId: club.siteId, tournamentId: id },
    {
      change: async (tx) => {
        await insertFile(tx, file.rows, logos).catch((error) => {
          throw isRefused(error) ? wrongAt(name) : error;
        });
        await (entries > 0 ? beginLedger : tellLedger)(tx, id, deps.clock());
        return { kind: 'imported', ...subject, after: from };
      },
      answer: async (tx) => ({ tournament: await requireTournament(tx, id), leftOut: file.leftOut }),
    },
  );
}

type Logos = { sponsors: readonly (Logo & { sponsorId: string })[]; teams: readonly (Logo & { teamId: string })[] };

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

const utf8 = new TextDecoder();

/** All rows, and the pictures after whose they are. */
async function insertFile(tx: Transaction, rows: readonly TableRows[], logos: Logos): Promise<void> {
  for (const { table, columns, slices } of rows)
    for (const slice of slices) {
      await insertJson(tx, TABLES[table], columns, utf8.decode(slice));
      await others();
    }
  await insertAll(tx, sponsorLogo, logos.sponsors);
  await insertAll(tx, teamLogo, logos.teams);
}

/** The database found what no form lets through: two records of one name, a number out of range. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && /^2[23]/.test(String(error.cause.code));
