import { GOLFER } from '@fairway/api/record/golfer';
import { PLAYER } from '@fairway/api/record/player';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { wireOf } from '../../../db/record.ts';
import { consent } from '../../../db/schema/field/golfer.ts';
import { card, entry, player } from '../../../db/schema/field/player.ts';
import { season, seasonOpening, seasonPublication } from '../../../db/schema/result/season.ts';
import { findJoined } from './join-store.ts';
import { findFamily, requireRecord, wireGolfers } from './store.ts';

/** Everything that is kept of a golfer, for themselves: their rows of the register, consents, each tournament with every score, and what published seasons made of them. */
export async function ownDataOf(db: Database, golferId: string) {
  const { currentId } = await requireRecord(db, golferId);
  const family = await findFamily(db, currentId);
  const ids = family.map(({ id }) => id);
  const consents = await db.select().from(consent).where(inArray(consent.golferId, ids)).orderBy(asc(consent.givenAt));
  const joined = await findJoined(db, [currentId]);
  const tournaments = [];
  for (const { playerId, tournamentName, date } of joined) {
    const [row] = await db.select().from(player).where(eq(player.id, playerId));
    const cards = await db.select().from(card).where(eq(card.playerId, playerId));
    const entries = await db.select().from(entry).where(eq(entry.playerId, playerId)).orderBy(asc(entry.seq));
    tournaments.push({
      ...{ tournament: tournamentName, date },
      player: row && wireOf(PLAYER, row),
      cards: cards.map(({ bagTag, caddieNumber, status, arrival }) => ({ bagTag, caddieNumber, status, arrival })),
      scores: entries.map(({ hole, strokes, pickup, source, enteredAt }) => ({ hole, strokes, pickup, source, enteredAt })),
    });
  }
  const published = await db
    .select({ season: season.name, number: seasonPublication.number, at: seasonPublication.at, opened: seasonOpening.results })
    .from(seasonOpening)
    .innerJoin(seasonPublication, eq(seasonPublication.id, seasonOpening.publicationId))
    .innerJoin(season, eq(season.id, seasonPublication.seasonId))
    .where(inArray(seasonOpening.golferId, ids))
    .orderBy(asc(seasonPublication.at));
  return {
    register: family.map((row) => wireOf(GOLFER, row)),
    memberships: (await wireGolfers(db, family)).flatMap(({ memberships }) => memberships),
    consents: consents.map(({ purpose, textVersion, guardian, givenAt, withdrawnAt }) => ({
      ...{ purpose, textVersion, guardian, givenAt, withdrawnAt },
    })),
    tournaments,
    seasons: published,
  };
}
