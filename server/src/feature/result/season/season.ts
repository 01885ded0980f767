import type { Season, WholeSeason } from '@fairway/api';
import type { AnyTieKey, SeasonRule } from '@fairway/golf';
import { and, eq, inArray } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, holdRow, insertRow, removeRow } from '../../../db/row.ts';
import { club } from '../../../db/schema/account/club.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { season } from '../../../db/schema/result/season.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { plain } from '../../../text/plain.ts';
import { type Change, changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { findDoubts } from './doubt.ts';
import { movedBetween } from './moved.ts';
import { comparedOf, movesNow, namesOf } from './opening-store.ts';
import { type KeyDeps, signatureOf } from './publication.ts';
import { shownTable } from './shown.ts';
import { findPublication, findPublications, requireSeason, requireWire, type SeasonActor, type SeasonRow, subjectType } from './store.ts';
import type { SeasonTables } from './table.ts';

type Wanted = Input<'POST /api/sites/:siteId/seasons'>['body'];

export async function addSeason(deps: Writer, actor: { principal: Principal; siteId: string }, wanted: Wanted): Promise<Season> {
  const { siteId } = actor;
  let id = '';
  return write(deps, actor, {
    change: async (tx) => {
      await requireOwn(tx, siteId, wanted);
      id = await insertRow(tx, season, { ...wanted, siteId, nameKey: plain(wanted.name) });
      return { kind: 'created', subjectType, subjectId: id, after: { name: wanted.name } };
    },
    answer: (tx) => requireWire(tx, id),
  });
}

export async function changeSeason(
  deps: Writer,
  { principal, season: { id, siteId } }: SeasonActor,
  { version, ...wanted }: Input<'PATCH /api/seasons/:seasonId'>['body'],
): Promise<Season> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdRow(tx, season, id);
        const row = await requireSeason(tx, id);
        await requireVersion(row, version, () => requireWire(tx, id));
        const { name, clubId, rule } = row;
        const change = changeOf({ name, clubId, rule }, wanted);
        if (change === null) return null;
        await requireOwn(tx, siteId, { clubId, rule, ...wanted }, rule);
        await changeRow(tx, season, id, { ...wanted, ...(wanted.name !== undefined && { nameKey: plain(wanted.name) }) });
        return { kind: 'updated', subjectType, subjectId: id, ...withReason(change, rule, wanted.rule) };
      },
      answer: (tx) => requireWire(tx, id),
    },
  );
}

/** A hole that goes out, a play-off and a draw of lots are decisions: why stands in the log. */
function withReason(change: Change, before: SeasonRule, after: SeasonRule = before): Change {
  const given = reasonsIn(before);
  const reason = reasonsIn(after).filter((one) => !given.includes(one));
  return reason.length === 0 ? change : { ...change, after: { ...change.after, reason: reason.join('; ') } };
}

function reasonsIn(rule: SeasonRule): string[] {
  const decided = (rule.ties as readonly AnyTieKey[]).flatMap((key) => ('reason' in key ? key.reason : []));
  return rule.kind === 'eclectic' ? [...rule.without.map(({ reason }) => reason), ...decided] : decided;
}

/** What is published stays readable. */
export async function deleteSeason(deps: Writer, { principal, season: { id, siteId } }: SeasonActor): Promise<undefined> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdRow(tx, season, id);
        const { name } = await requireSeason(tx, id);
        if ((await findPublication(tx, id)) !== null) throw new AppError('season-is-published');
        await removeRow(tx, season, id);
        return { kind: 'deleted', subjectType, subjectId: id, before: { name } };
      },
      answer: async () => undefined,
    },
  );
}

type Plan = Pick<SeasonRow, 'clubId' | 'rule'>;

/** A season is written with tournaments of its own site alone; one that it had before may be deleted since. */
async function requireOwn(tx: Transaction, siteId: string, { clubId, rule }: Plan, before?: SeasonRule): Promise<void> {
  await requireDayAfterCut(tx, rule);
  if (clubId !== null && (await tx.$count(club, and(eq(club.id, clubId), eq(club.siteId, siteId)))) === 0) throw new AppError('not-found');
  const had = before === undefined ? [] : eventsIn(before);
  const ids = [...new Set(eventsIn(rule))].filter((id) => !had.includes(id));
  if (ids.length === 0) return;
  const others = await tx
    .select({ id: tournament.id })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(and(inArray(tournament.id, ids), eq(club.siteId, siteId)));
  if (others.length < ids.length) throw new AppError('season-event-unknown');
}

/** Who plays on after a cut has to have a day for it, where the tournaments are listed. */
async function requireDayAfterCut(tx: Transaction, rule: SeasonRule): Promise<void> {
  if (rule.kind !== 'championship' || rule.cut === null || rule.only === null) return;
  const days = await tx.$count(round, inArray(round.tournamentId, [...rule.only]));
  if (rule.cut.after >= days) throw fieldError('rule.cut', 'season-cut-after-last');
}

const eventsIn = (rule: SeasonRule): string[] => [...(rule.only ?? []), ...(rule.kind === 'points' ? Object.keys(rule.events) : [])];

/** A season with its table as it is now, and what is different since it was published. */
export async function wholeSeason(place: KeyDeps, tables: SeasonTables, seasonId: string): Promise<WholeSeason> {
  const { db } = place;
  const row = await requireSeason(db, seasonId);
  const worked = await tables(row);
  const since = await movesNow(db, worked, seasonId);
  const newest = await findPublication(db, seasonId);
  if (newest !== null) await signatureOf(place, newest);
  const publications = await findPublications(db, seasonId);
  return {
    ...(await requireWire(db, seasonId)),
    rule: row.rule,
    table: shownTable(row.rule, worked, await findDoubts(place, row.siteId, worked)),
    since,
    publications: publications.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
}

/** Whom another rule would move. */
export async function trySeason(
  db: Database,
  tables: SeasonTables,
  seasonId: string,
  { clubId, rule }: Plan,
): Promise<NonNullable<WholeSeason['since']>> {
  const row = await requireSeason(db, seasonId);
  await db.transaction((tx) => requireOwn(tx, row.siteId, { clubId, rule }, row.rule));
  const now = await tables(row);
  const then = await tables({ siteId: row.siteId, clubId, rule });
  return { ...movedBetween(comparedOf(now), comparedOf(then)), names: { ...namesOf(now), ...namesOf(then) } };
}
