import { plainOfKeys } from '@fairway/api/rule/word-of-keys';
import { and, asc, desc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { golfer, membership } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { isPlayedToday, phaseOfRow } from '../../../engine/tournament/phase.ts';
import { plain } from '../../../text/plain.ts';
import { plainPattern } from '../../../text/text.ts';
import { isFound } from '../golfer/store.ts';
import { ofPrincipal } from '../tournament/list-store.ts';

const MOST = 8;
/** One letter finds half of everybody. */
const FEWEST_LETTERS = 2;

/** A word anywhere, or one that begins with what its keys say: `dduwcs` finds Đức. */
function patternOf(word: string): string {
  const meant = plainOfKeys(word);
  return meant === word || meant.length < FEWEST_LETTERS ? plainPattern(word) : `${plainPattern(word)}|(^|\\s)${plainPattern(meant)}`;
}

/** The newest tournaments, except archived ones, players and golfers that a principal may see, with every word somewhere in their names. */
export async function findByWords(db: Database, principal: Principal, typed: string, now: Date) {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.join('').length < FEWEST_LETTERS) return { tournaments: [], players: [], golfers: [] };
  const where = (name: SQLWrapper) =>
    and(ofPrincipal(principal), isNull(tournament.archivedAt), ...words.map((word) => sql`${name} ~ ${patternOf(word)}`));
  const place = { clubId: tournament.clubId, clubName: club.name, date: tournament.date, lastDate: tournament.lastDate };
  const tournaments = await db
    .select({
      ...{ id: tournament.id, name: tournament.name, ...place },
      ...{ state: tournament.state, phase: phaseOfRow, playedToday: isPlayedToday(now) },
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(where(tournament.name))
    .orderBy(desc(tournament.date), asc(tournament.id))
    .limit(MOST);
  const players = await db
    .select({ id: player.id, name: player.name, tournamentId: tournament.id, tournamentName: tournament.name, ...place })
    .from(player)
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    // a side is found by its partners
    .where(and(where(player.name), eq(player.kind, 'player')))
    .orderBy(desc(tournament.date), asc(player.name), asc(player.id))
    .limit(MOST);
  // the register is closed to API keys
  const golfers = principal.kind === 'person' ? await findGolfers(db, principal, typed) : [];
  return { tournaments, players, golfers };
}

/** The first golfers of the register with every word in what they are searched by, where they are members beside them. */
const findGolfers = async (db: Database, { isSuperAdmin, siteId }: Principal, typed: string) =>
  db
    .select({
      ...{ id: golfer.id, name: golfer.name, vga: golfer.vga },
      clubs: sql<string[]>`array(select distinct c.name from ${membership} m join ${club} c on c.id = m.club_id
        join ${golfer} g on g.id = m.golfer_id where g.current_id = golfer.id and m.removed_at is null order by c.name)`,
    })
    .from(golfer)
    .where(
      and(
        isSuperAdmin ? undefined : siteId === null ? sql`false` : eq(golfer.siteId, siteId),
        eq(golfer.currentId, golfer.id),
        isNull(golfer.anonymisedAt),
        await isFound(db, typed),
      ),
    )
    .orderBy(asc(golfer.nameKey), asc(golfer.id))
    .limit(MOST);
