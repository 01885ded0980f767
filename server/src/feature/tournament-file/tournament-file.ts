import type { AnswerOf, Routes, TournamentFile } from '@fairway/api';
import type { Principal } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import { insertAll } from '../../db/insert-all.ts';
import type { Database, Transaction } from '../../db/open.ts';
import { cardConfirmation } from '../../db/schema/marker.ts';
import { measurement } from '../../db/schema/measurement.ts';
import { card, entry, flight, player } from '../../db/schema/player.ts';
import { awardDecision, finalResult } from '../../db/schema/result.ts';
import { award, division, foreignAuthor, regulationVersion, round, sponsor, sponsorLogo, tournament } from '../../db/schema/tournament.ts';
import { womenColumns } from '../../db/women-card.ts';
import { AppError } from '../../errors.ts';
import { type Logo, logoOf } from '../../logo.ts';
import { type Writer, write } from '../../write.ts';
import { FINAL_RESULT_SCHEMA } from '../competition/final-result-store.ts';
import { insertPublishedLists } from '../tournament/counted-hole/store.ts';
import { safeRegulations } from '../tournament/regulation-text.ts';
import { requireTournament } from '../tournament/store.ts';
import { parseTournamentFile, wrongAt } from './check.ts';
import { withFreshIds } from './fresh-id.ts';
import { readTournamentFile } from './read.ts';

/** The file of a tournament, all of one moment. */
export const exportTournament = (db: Database, tournamentId: string, now: Date): Promise<TournamentFile> =>
  db.transaction((tx) => readTournamentFile(tx, tournamentId, now), { isolationLevel: 'repeatable read', accessMode: 'read only' });

type Target = { principal: Principal; club: NonNullable<Scope['club']> };

/** Makes a new tournament in a club from a file. Nobody sees it on the public pages before it is made public. */
export async function importTournament(
  deps: Writer,
  { principal, club }: Target,
  bytes: Buffer,
): Promise<AnswerOf<Routes['POST /api/clubs/:clubId/tournaments/file']>> {
  const file = withFreshIds(parseTournamentFile(bytes));
  const { id, name } = file.tournament;
  const logos = await logosOf(file);
  const subject = { subjectType: 'tournament', subjectId: id, tournamentId: id } as const;
  const from = { name, from: file.clubName, made: file.made, players: file.players.length, entries: file.entries.length };
  return write(
    deps,
    { principal, siteId: club.siteId, tournamentId: id },
    {
      change: async (tx) => {
        await insertFile(tx, club.id, file, logos).catch((error) => {
          throw isRefused(error) ? wrongAt(name) : error;
        });
        return { kind: 'imported', ...subject, after: from };
      },
      answer: async (tx) => ({ tournament: await requireTournament(tx, id), leftOut: file.leftOut }),
    },
  );
}

type SponsorLogo = Logo & { sponsorId: string };

/** The pictures, made anew as if they were uploaded: nothing of a file is kept as it came. */
async function logosOf({ sponsorLogos }: TournamentFile): Promise<SponsorLogo[]> {
  const logos: SponsorLogo[] = [];
  for (const [nth, { sponsorId, bytes }] of sponsorLogos.entries()) {
    const logo = await logoOf(Buffer.from(bytes, 'base64')).catch((error) => {
      throw error instanceof AppError ? wrongAt(`sponsorLogos.${nth}.bytes`) : error;
    });
    logos.push({ sponsorId, ...logo });
  }
  return logos;
}

/** Parents first. */
async function insertFile(tx: Transaction, clubId: string, file: TournamentFile, logos: readonly SponsorLogo[]): Promise<void> {
  const tournamentId = file.tournament.id;
  const kinds = new Map(file.authors.map(({ id, kind }) => [id, kind]));
  const by = (authorId: string | null) => ({
    principalId: authorId,
    principalKind: authorId === null ? null : (kinds.get(authorId) ?? null),
  });
  const ofTournament = (rows: readonly object[]) => rows.map((row) => ({ ...row, tournamentId }));
  await insertAll(tx, tournament, [{ ...safeRegulations(file.tournament), clubId, public: false }]);
  await insertAll(tx, foreignAuthor, ofTournament(file.authors.filter((author) => author.name !== null)));
  await insertAll(tx, regulationVersion, ofTournament(file.regulationVersions.map(safeRegulations)));
  await insertAll(tx, round, ofTournament(file.rounds.map(womenColumns)));
  await insertAll(tx, division, ofTournament(file.divisions));
  await insertAll(tx, sponsor, ofTournament(file.sponsors));
  await insertAll(tx, sponsorLogo, logos);
  await insertAll(tx, award, ofTournament(file.awards));
  await insertAll(tx, flight, file.flights);
  await insertAll(tx, player, ofTournament(file.players));
  await insertAll(tx, card, file.cards);
  await insertAll(
    tx,
    entry,
    file.entries.map(({ authorId, ...row }) => ({ ...row, ...by(authorId) })),
  );
  await insertAll(
    tx,
    measurement,
    file.measurements.map(({ authorId, ...row }) => ({ ...row, ...by(authorId) })),
  );
  await insertAll(tx, cardConfirmation, file.confirmations);
  await insertPublishedLists(
    tx,
    file.countedHoles.map(({ authorId, ...row }) => ({ ...row, ...by(authorId) })),
  );
  await insertAll(tx, awardDecision, ofTournament(file.decisions.map(({ authorId, ...row }) => ({ ...row, userId: authorId }))));
  if (file.finalResult) await insertAll(tx, finalResult, ofTournament([{ ...file.finalResult, schema: FINAL_RESULT_SCHEMA }]));
}

/** The database found what no form lets through: two records of one name, a number out of range. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && /^2[23]/.test(String(error.cause.code));
