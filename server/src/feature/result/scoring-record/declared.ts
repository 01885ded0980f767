import type { PlayedOff } from '@fairway/api';
import type { HandicapSource } from '@fairway/api/choice/result/scoring-record';
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { handicapOf, tenthsOf } from '../../../db/record.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { users } from '../../../db/schema/account/site.ts';
import { golfer, golferJoin } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import type { PastRow } from './past-store.ts';

/** In tenths; null: none was declared. */
type Handicaps = { handicapCourse: number | null; handicapIndex: number | null };
type OwnRow = Handicaps & { playerId: string; tournamentId: string; name: string; date: string };
type Register = { handicapIndex: number | null; handicapDate: string | null };

/**
 * What a golfer declared for each tournament, the newest first, from the log, which forgets nothing: who wrote it, from where and when. What they
 * scored against it is of tournaments of which nothing is hidden.
 */
export async function handicapsOf(
  db: Database,
  golferId: string,
  register: readonly Register[],
  past: readonly PastRow[],
): Promise<PlayedOff[]> {
  const rows = await findOwnRows(db, golferId);
  const lines = rows.length === 0 ? [] : await findLines(db, rows);
  return rows.map((row) => {
    const { tournamentId, name, date } = row;
    const declared = declaredIn(row, lines).map(({ handicapCourse, handicapIndex, ...of }) => ({
      ...{ course: handicapOf(handicapCourse), index: handicapOf(handicapIndex), ...of },
      ofDay: dayBefore(
        register.find((one) => one.handicapIndex !== null && one.handicapIndex === handicapIndex)?.handicapDate ?? null,
        of.at,
      ),
    }));
    const waits = !past.some((one) => one.playerId === row.playerId);
    return { tournamentId, name, date, declared, waits, result: resultOf(past, row.playerId) };
  });
}

const findOwnRows = (db: Database, golferId: string): Promise<OwnRow[]> =>
  db
    .select({
      ...{ playerId: player.id, tournamentId: tournament.id, name: tournament.name, date: tournament.date },
      ...{ handicapCourse: player.handicapCourse, handicapIndex: player.handicapIndex },
    })
    .from(golferJoin)
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .innerJoin(player, eq(player.id, golferJoin.playerId))
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .where(and(eq(golfer.currentId, golferId), isNull(golferJoin.undoneAt), isNull(player.anonymisedAt), ne(tournament.rehearsal, true)))
    .orderBy(desc(tournament.date), desc(tournament.id));

/** The lines of the log in which these rows may have got a handicap, the newest first. */
async function findLines(db: Database, rows: readonly OwnRow[]) {
  const playerIds = rows.map(({ playerId }) => playerId);
  const ofPlayer = and(
    eq(activity.subjectType, 'player'),
    inArray(activity.subjectId, playerIds),
    inArray(activity.kind, ['created', 'updated']),
  );
  const tournamentIds = rows.map(({ tournamentId }) => tournamentId);
  const ofList = and(inArray(activity.tournamentId, tournamentIds), eq(activity.kind, 'import'));
  const { kind, subjectId, before, after, at } = activity;
  return db
    .select({ kind, subjectId, before: sql<Logged>`${before}`, after: sql<Logged>`${after}`, at, by: users.name })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.principalId))
    .where(or(ofPlayer, ofList))
    .orderBy(desc(at), desc(activity.id));
}
type Line = Awaited<ReturnType<typeof findLines>>[number];

/** What the log keeps of a player, in strokes, and of a list, in tenths. */
type Logged =
  | (Partial<Handicaps> & {
      created?: readonly string[];
      changed?: readonly (Partial<Handicaps> & { playerId: string })[];
      isOfRegister?: true;
    })
  | null;

type Origin = { source: HandicapSource | null; at: string | null; by: string | null };

/** From the handicaps that stand back to the first ones, by what each line had before it. */
function declaredIn({ playerId, handicapCourse, handicapIndex }: OwnRow, lines: readonly Line[]): (Handicaps & Origin)[] {
  const declared: (Handicaps & Origin)[] = [];
  let standing: Handicaps = { handicapCourse, handicapIndex };
  for (const line of lines) {
    const before = handicapsBefore(line, playerId);
    if (before === null) continue;
    declared.push({ ...standing, ...originOf(line) });
    standing = { ...standing, ...before };
  }
  declared.push({ ...standing, source: null, at: null, by: null });
  return declared.filter((of) => of.handicapCourse !== null || of.handicapIndex !== null);
}

const NONE: Handicaps = { handicapCourse: null, handicapIndex: null };
const FIGURES = ['handicapCourse', 'handicapIndex'] as const;

/** What the line changed of the player's handicaps, as they were before it; null: nothing. */
function handicapsBefore({ kind, subjectId, before, after }: Line, playerId: string): Partial<Handicaps> | null {
  if (kind === 'import') {
    if (after?.created?.includes(playerId)) return NONE;
    return figuresOf(before?.changed?.find((one) => one.playerId === playerId) ?? {}, (tenths) => tenths);
  }
  if (subjectId !== playerId) return null;
  return kind === 'created' ? NONE : figuresOf(before ?? {}, tenthsOf);
}

function figuresOf(of: Partial<Handicaps>, inTenths: (figure: number | null) => number | null): Partial<Handicaps> | null {
  const figures = FIGURES.flatMap((figure) => (of[figure] === undefined ? [] : [[figure, inTenths(of[figure])] as const]));
  return figures.length === 0 ? null : Object.fromEntries(figures);
}

const originOf = ({ kind, after, at, by }: Line): Origin => ({
  source: kind !== 'import' ? 'typed' : after?.isOfRegister ? 'register' : 'list',
  ...{ at: at.toISOString(), by },
});

/** The day of the register's figure, where it had it before. */
const dayBefore = (day: string | null, at: string | null): string | null =>
  day !== null && at !== null && day < at.slice(0, 10) ? day : null;

function resultOf(past: readonly PastRow[], playerId: string): PlayedOff['result'] {
  const row = past.find((one) => one.playerId === playerId);
  const line = [...(row?.lines.values() ?? [])].find((one) => one.playerId === playerId);
  if (line === undefined) return null;
  const { handicap, gross, net, netToPar, points } = line;
  return { handicap, gross, net, netToPar, points };
}
