import { randomBytes, randomUUID } from 'node:crypto';
import type { SeasonMoves } from '@fairway/api';
import {
  canonical,
  openedLine,
  personCommit,
  SEASON_FORMAT_VERSION,
  type SeasonCore,
  type SeasonOpened,
  type SeasonOpening,
  type SeasonSignature,
  seasonStatement,
  signedLine,
  signStatement,
} from '@fairway/facts';
import { type SeasonFacts, seasonTable } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import { holdRow, insertAll, insertRow } from '../../../db/row.ts';
import { season, seasonOpening, seasonPublication } from '../../../db/schema/result/season.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { type Writer, write } from '../../../write/write.ts';
import { secretKeyOf } from '../facts/site-key.ts';
import { findDoubts } from './doubt.ts';
import { comparedThen, movedBetween } from './moved.ts';
import { comparedWith } from './opening-store.ts';
import {
  findPublication,
  findPublications,
  type PublicationRow,
  requireSeason,
  type SeasonActor,
  type SeasonRow,
  subjectType,
} from './store.ts';
import { type SeasonTables, type WorkedSeason, withPeople } from './table.ts';

/**
 * Publishes the table that was seen under the next number. Persons have ids made for it alone, and each is committed to by hash: who they are
 * stands beside what is signed.
 */
export async function publishSeason(
  deps: Writer & KeyDeps,
  tables: SeasonTables,
  { principal, season: { id, siteId } }: SeasonActor,
  seen: string | undefined,
) {
  const done = await write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdRow(tx, season, id);
        const row = await requireSeason(tx, id);
        const worked = await tables(row, tx);
        if (seen !== undefined && worked.state !== seen) throw new AppError('season-moved');
        const [doubt] = await findDoubts({ ...deps, db: tx }, siteId, worked);
        if (doubt) throw new AppError('season-doubtful', { params: { name: doubt.name, other: doubt.other } });
        const before = await findPublication(tx, id);
        // a published table may lose all that it was made of
        if (before === null && worked.table.lines.length === 0) throw new AppError('season-empty');
        const { core, openings, golferOf } = published(row, worked, (before?.number ?? 0) + 1);
        const moves = before === null ? NOTHING : movedBetween(await comparedWith(tx, before), comparedThen(core, openings));
        if (before !== null && moves.changes.length + moves.moved.length === 0) throw new AppError('season-same');
        const at = deps.clock();
        const publicationId = await insertRow(tx, seasonPublication, {
          ...{ seasonId: id, number: core.number, at, principalKind: principal.kind, principalId: principal.id, moves },
          core: canonical(core),
        });
        await insertAll(
          tx,
          seasonOpening,
          openings.map(({ opened, ...one }) => ({ ...one, publicationId, results: opened, golferId: golferOf.get(one.person) ?? null })),
        );
        return { kind: 'season-published', subjectType, subjectId: id, after: { number: core.number } };
      },
      answer: async (tx) => {
        const [newest] = await findPublications(tx, id);
        if (!newest) throw new Error('nothing was published');
        return { ...newest, at: newest.at.toISOString() };
      },
    },
  );
  const row = await findPublication(deps.db, id, done.number);
  return { ...done, signed: row !== null && (await signatureOf(deps, row)) !== null };
}

/** The signature of a publication. One of a time without a key is signed once there is one: what it says stands since then. */
export async function signatureOf(place: KeyDeps, { id, core, at, signature }: PublicationRow): Promise<SeasonSignature | null> {
  const secretKey = signature === null ? await secretKeyOf(place) : null;
  if (secretKey === null) return signature;
  const made = signStatement(seasonStatement(JSON.parse(core) as SeasonCore, at.toISOString()), secretKey);
  await place.db.update(seasonPublication).set({ signature: made }).where(eq(seasonPublication.id, id));
  return made;
}

/** What signing needs. */
export type KeyDeps = Pick<Deps, 'db' | 'encryption' | 'clock'>;
const NOTHING: SeasonMoves = { changes: [], moved: [] };
const SALT_BYTES = 16;

/** A table under a number, with everybody opened. The order of ids tells nothing: they are drawn. */
function published({ id, name }: SeasonRow, { facts, events, people, ...worked }: WorkedSeason, number: number) {
  const idOf = new Map([...people.keys()].map((person) => [person, randomUUID()]));
  const own = renamed(facts, idOf);
  const rule = withPeople(worked.rule, (person) => idOf.get(person));
  const table = seasonTable(rule, own);
  const lines = new Map(table.lines.map((line) => [line.person, line]));
  const openings = [...people.values()]
    .map(({ id: person, rows }): SeasonOpening => {
      const published = idOf.get(person) ?? '';
      const line = lines.get(published);
      const golfer = own.golfers.find((one) => one.person === published);
      const opened: SeasonOpened = {
        born: golfer?.born ?? null,
        ...(rule.division?.at === 'season' && { division: golfer?.division ?? null }),
        results: resultsOf(own, published, rows),
        ...openedLine(line),
      };
      return { person: published, salt: randomBytes(SALT_BYTES).toString('hex'), opened };
    })
    .sort((a, b) => (a.person < b.person ? -1 : 1));
  const names = new Map(events.map((event) => [event.id, event.name]));
  const core: SeasonCore = {
    ...{ formatVersion: SEASON_FORMAT_VERSION, season: id, name, number, rule },
    events: own.events.map(({ results: _, ...event }) => ({ ...event, name: names.get(event.id) ?? '' })),
    lines: table.lines.map(signedLine),
    people: openings.map(({ person, salt, opened }) => ({ person, commit: personCommit(salt, opened) })),
  };
  const golferOf = new Map([...people.values()].map((one) => [idOf.get(one.id) ?? '', one.golferId]));
  return { core, openings, golferOf };
}

const renamed = ({ events, golfers }: SeasonFacts, idOf: ReadonlyMap<string, string>): SeasonFacts => ({
  events: events.map((event) => ({ ...event, results: event.results.map((one) => ({ ...one, person: idOf.get(one.person) ?? '' })) })),
  golfers: golfers.map((one) => ({ ...one, person: idOf.get(one.person) ?? '' })),
});

const resultsOf = ({ events }: SeasonFacts, person: string, rows: readonly { event: string; player: string }[]): SeasonOpened['results'] =>
  events.flatMap((event) =>
    event.results.flatMap(({ person: whose, ...result }) =>
      whose === person ? [{ ...result, event: event.id, player: rows.find((row) => row.event === event.id)?.player ?? '' }] : [],
    ),
  );
