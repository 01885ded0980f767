import type { PublicCareerEvent, PublicGolfer } from '@fairway/api';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import QRCode from 'qrcode';
import type { Database } from '../../../db/database.ts';
import { golfer, golferJoin } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { findPageOwner, findPublishing } from '../../field/golfer/consent-store.ts';
import { findJoined } from '../../field/golfer/join-store.ts';
import { findFinal } from '../../play/leaderboard/final-store.ts';
import { findSeasonPlaces } from '../season/place-store.ts';
import { findPlayed, othersAmong, othersIn, type Played, resultOf, wonBy } from './career.ts';

/** Of a public tournament that is not archived, in which they are shown by their name. */
const isShown = () =>
  and(eq(tournament.public, true), isNull(tournament.archivedAt), eq(player.initials, false), isNull(player.anonymisedAt));

/**
 * The page of the golfer who gave this consent, read anew for whoever asks: withdrawn, it is gone with the next request. Null: nobody agrees to it
 * today. Why its address is that of a consent: docs/decision/0126.
 */
export async function publicPageOf(db: Database, pageId: string, today: string): Promise<PublicGolfer | null> {
  const owner = await findPageOwner(db, pageId);
  if (owner === null) return null;
  const agreed = await findPublishing(db, [owner.golferId], today);
  if (!agreed.some(({ id }) => id === pageId)) return null;
  const joined = await findJoined(db, [owner.golferId]);
  const final = await findFinal(
    db,
    joined.map(({ tournamentId }) => tournamentId),
  );
  const linked = agreed.some(({ purpose }) => purpose === 'results');
  const played = (await findPlayed(db, owner.golferId, final, isShown())).slice(0, linked ? undefined : 1);
  const named = await findNamed(db, played, today);
  // they are named in seasons, each table of which has the results of several days together
  const isNamed = linked && agreed.some(({ purpose }) => purpose === 'seasons');
  const seasons = isNamed ? await findSeasonPlaces(db, owner.golferId) : [];
  return { name: owner.name, linked, seasons, items: played.map((one) => publicEvent(one, named)) };
}

/** The same as the public board has it: points where the tournament counts them, and neither strokes nor places where matches decide. */
function publicEvent(played: Played, named: ReadonlySet<string>): PublicCareerEvent {
  const { points, ...result } = resultOf(played);
  const { partners, opponents } = othersIn(played);
  const nameOf = ({ playerId, name }: { playerId: string; name: string }) => (named.has(playerId) ? name : null);
  return {
    ...result,
    ...(played.hasMatches && { place: null, divisionPlace: null, gross: null, grossToPar: null, net: null, netToPar: null }),
    points: result.basis === 'points' && !played.hasMatches ? points : null,
    playerId: played.line.playerId,
    ...{ partners: partners.map(nameOf), opponents: opponents.map(nameOf), winners: wonBy(played) },
  };
}

/** Of those whom they played with or against, who has a page themselves and is shown by name in that tournament. */
async function findNamed(db: Database, played: readonly Played[], today: string): Promise<ReadonlySet<string>> {
  const ids = othersAmong(played);
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ playerId: player.id, golferId: golfer.currentId })
    .from(golferJoin)
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .innerJoin(player, eq(player.id, golferJoin.playerId))
    .where(and(inArray(player.id, ids), isNull(golferJoin.undoneAt), eq(player.initials, false), isNull(player.anonymisedAt)));
  const agreed = await findPublishing(
    db,
    rows.map(({ golferId }) => golferId),
    today,
  );
  const owners = new Set(agreed.filter(({ purpose }) => purpose === 'page').map(({ golferId }) => golferId));
  return new Set(rows.filter(({ golferId }) => owners.has(golferId)).map(({ playerId }) => playerId));
}

/** Where the page of a golfer is, for the desk and for paper; null: nobody may read one. */
export async function pageAddressOf(
  db: Database,
  golferId: string,
  { publicUrl, today }: { publicUrl: string; today: string },
): Promise<{ url: string; picture: string } | null> {
  const page = (await findPublishing(db, [golferId], today)).findLast(({ purpose }) => purpose === 'page');
  if (page === undefined) return null;
  const url = `${publicUrl}/live/golfer?id=${page.id}`;
  return { url, picture: await QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 4 }) };
}
