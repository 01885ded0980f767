import { randomUUID } from 'node:crypto';
import { canonical, personCommit, type SeasonOpened } from '@fairway/facts';
import { SEASON_RULES } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/database.ts';
import { finalResult } from '../../../src/db/schema/result/result.ts';
import { season, seasonOpening, seasonPublication } from '../../../src/db/schema/result/season.ts';
import { PAR } from '../event.ts';
import type { Ids, Scene } from './scene.ts';

type Of = Pick<Ids, 'siteId' | 'tournamentId' | 'playerId'>;

/** A season of every tournament of a site; with a table of one golfer, or a published one. */
export async function createSeason(db: Database, of: Of, scene: Scene): Promise<string> {
  const id = randomUUID();
  const rule = {
    ...structuredClone(SEASON_RULES['best-eight-places']),
    guests: 'count',
    basis: 'gross',
    from: '2026-01-01',
    to: '2026-12-31',
  };
  await db.insert(season).values({ id, siteId: of.siteId, name: 'Medal', rule: { ...rule, only: null, events: {} } as never });
  if (scene.season === 'table') await placeOne(db, of);
  if (scene.season === 'published') await publish(db, id, of, rule);
  return id;
}

/** Of the tournament a result in which the golfer won. */
async function placeOne(db: Database, { tournamentId, playerId }: Of): Promise<void> {
  const own = {
    playerId,
    name: 'An',
    divisionId: null,
    status: 'ok',
    complete: true,
    women: false,
    handicap: null,
    net: null,
    points: null,
  };
  const line = { ...own, gross: 72, places: { gross: { position: 1, tied: false } }, divisionPlaces: {}, rounds: [PAR] };
  const board = { lines: [line], bases: ['gross'], divisions: [], rounds: [{ number: 1, par: PAR, women: null }] };
  await db
    .update(finalResult)
    .set({ board: board as never })
    .where(eq(finalResult.tournamentId, tournamentId));
}

async function publish(db: Database, seasonId: string, { tournamentId, playerId }: Of, rule: object): Promise<void> {
  const [id, person, salt] = [randomUUID(), randomUUID(), 'a'.repeat(32)];
  const opened: SeasonOpened = {
    born: null,
    results: [
      {
        ...{ event: tournamentId, player: playerId, isMember: true, division: null, handicap: null, status: 'ok', par: 72, prizes: [] },
        ...{ places: { gross: 1 }, totals: { gross: 72 } },
      },
    ],
    entries: [{ event: tournamentId, place: 1, sharedBy: 1, use: 'counts', points: '25', because: 'place' }],
    bonus: '0',
  };
  const event = { id: tournamentId, name: 'Medal', day: '2026-04-25', isOver: true, lists: ['gross'], standard: null };
  const core = {
    ...{ formatVersion: 1, season: seasonId, name: 'Medal', number: 1, rule: { ...rule, only: null, events: {} }, events: [event] },
    lines: [{ person, rank: { position: 1, tied: false }, total: '25' }],
    people: [{ person, commit: personCommit(salt, opened) }],
  };
  const moves = { changes: [], moved: [] };
  await db.insert(seasonPublication).values({ id, seasonId, number: 1, at: new Date(), core: canonical(core), moves });
  await db.insert(seasonOpening).values({ publicationId: id, person, salt, results: opened as never, golferId: null });
}
