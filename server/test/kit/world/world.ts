import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/database.ts';
import { activity } from '../../../src/db/schema/account/activity.ts';
import { users } from '../../../src/db/schema/account/site.ts';
import { importLayout } from '../../../src/db/schema/field/import-layout.ts';
import { card, entry, player, sidePartner } from '../../../src/db/schema/field/player.ts';
import { shortAddress } from '../../../src/db/schema/field/short-address.ts';
import { foreignAuthor, round, sponsor, sponsorLogo } from '../../../src/db/schema/field/tournament.ts';
import { measurement } from '../../../src/db/schema/play/measurement.ts';
import { ceremony } from '../../../src/db/schema/result/ceremony.ts';
import { awardDecision, finalResult, winnerPublication } from '../../../src/db/schema/result/result.ts';
import { hashPassword } from '../../../src/feature/account/auth/password.ts';
import { newShortCode } from '../../../src/feature/field/short-address/code.ts';
import { createAccount, createLinks } from '../account.ts';
import { type Event, PAR, seedCountedHoles, seedEvent } from '../event.ts';
import { createMarker } from '../marker.ts';
import { createClub, createDefinitions, createEstate, createTicket, pictureOf } from './club.ts';
import { beginBoundDraw, beginLuckyDraw } from './draw.ts';
import { createGolfers } from './golfer.ts';
import { makeMatch } from './match.ts';
import { createPayments } from './payment.ts';
import type { Ids, Scene } from './scene.ts';
import { createSeason } from './season.ts';
import { createSignups } from './signup.ts';

export const PASSWORD = 'đúng mật khẩu';
const passwordHash = hashPassword(PASSWORD);

/** A club's course, a tournament with a division, and two men who are tied in everything unless the scene says `untied`. */
export async function createWorld(db: Database, clubId: string, scene: Scene = {}): Promise<Ids> {
  const own = await createClub(db, clubId, scene);
  const estate = await createEstate(db, own, scene);
  const event = await seedEvent(db, scene.club === 'bare' ? clubId : own.clubId, {
    settings: {
      public: scene.public ?? false,
      state: scene.state ?? 'open',
      archivedAt: scene.archived ? new Date() : null,
      ...(scene.countedHoles && { calculateHandicapDay: 'peoria' }),
      ...(scene.sides && { play: 'four-ball' }),
      ...(scene.matches && { play: 'match' }),
      sideAwards: [{ kind: 'longest-drive', holes: '7' }],
    },
    players: playersOf(scene),
    divisions: ['All'],
    rounds: scene.rounds ?? 1,
  });
  const [divisionId = ''] = event.divisionIds;
  const [playerId = randomUUID()] = event.playerIds;
  if (scene.scores !== 'none' && scene.players !== 'none') await enterAll(db, event.roundId, event.playerIds, scene.scores);
  if (scene.scores !== 'none' && scene.players !== 'none') await measureDrive(db, event.roundId, playerId);
  if (scene.finished) await db.update(round).set({ finishedAt: new Date() });
  if (scene.suspended) await db.update(round).set({ suspendedAt: new Date() });
  if (scene.countedHoles === 'entered') await seedCountedHoles(db, event.roundId, [1, 3, 4, 10, 12, 13]);
  if (scene.decided) await decide(db, event, playerId);
  if (scene.published) await db.insert(winnerPublication).values({ tournamentId: event.id, winners: [], publishedAt: new Date() });
  if (scene.ceremony) await beginPresentation(db, event.id);
  if (scene.luckyDraw) await beginLuckyDraw(db, event.id, scene.luckyDraw === 'drawn' ? playerId : null);
  if (scene.state === 'closed') await db.insert(finalResult).values({ tournamentId: event.id, schema: 1, board: {} as never, winners: [] });
  const account = await createAccount(db, own.siteId, scene, await passwordHash);
  const tournamentId = event.id;
  await db
    .insert(importLayout)
    .values({ siteId: own.siteId, key: 'c'.repeat(64), columns: { B: 'name' } })
    .onConflictDoNothing();
  const activityId = await tell(db, { siteId: own.siteId, tournamentId, subjectId: playerId });
  const signups = await createSignups(db, event.id, scene);
  return {
    ...own,
    ...estate,
    ...(await createDefinitions(db, own.siteId)),
    ...(await createGolfers(db, { siteId: own.siteId, clubId: own.clubId, playerId }, scene)),
    seasonId: await createSeason(db, { siteId: own.siteId, tournamentId: event.id, playerId }, scene),
    ticketId: await createTicket(db, own.siteId),
    ...account,
    tournamentId,
    roundId: event.roundId,
    divisionId,
    playerId,
    sideId: await makeSide(db, event, scene),
    partnerId: event.playerIds[1] ?? randomUUID(),
    sponsorId: await createSponsor(db, tournamentId, own, scene),
    awardId: event.awardIds['best-gross'],
    activityId,
    ...(await makeMatch(db, event, scene, own)),
    ...signups,
    ...(await createPayments(db, { siteId: own.siteId, tournamentId, signupId: signups.signupId }, scene)),
    drawId: await beginBoundDraw(db, event, scene),
    code: await createShortAddress(db, tournamentId),
    ...(await createMarker(db, event.roundId, scene.phone === 'waits' ? new Date() : null)),
  };
}

async function makeSide(db: Database, { id: tournamentId, roundId, playerIds }: Event, { sides }: Scene): Promise<string> {
  const sideId = randomUUID();
  if (sides === undefined || sides === 'none') return sideId;
  await db.insert(player).values({ id: sideId, tournamentId, kind: 'side', gender: 'm', name: 'An / Bình' });
  await db.insert(sidePartner).values(playerIds.map((playerId, at) => ({ sideId, roundId, playerId, place: at + 1 })));
  const [first = ''] = playerIds;
  if (sides === 'disqualified') await db.update(card).set({ status: 'DQ' }).where(eq(card.playerId, first));
  return sideId;
}

async function createShortAddress(db: Database, tournamentId: string): Promise<string> {
  const code = newShortCode();
  await db.insert(shortAddress).values({ code, tournamentId, screen: 'board' });
  return code;
}

/** The second of two. */
async function createSponsor(db: Database, tournamentId: string, own: Pick<Ids, 'hash' | 'courseId'>, scene: Scene): Promise<string> {
  const id = randomUUID();
  await db.insert(sponsor).values([
    { tournamentId, position: 1, name: 'Cửu Long' },
    { id, tournamentId, position: 2, name: 'Sông Hồng', website: 'https://songhong.vn' },
  ]);
  if (scene.logo) await db.insert(sponsorLogo).values({ sponsorId: id, hash: own.hash, bytes: pictureOf(own.courseId) });
  return id;
}

async function measureDrive(db: Database, roundId: string, playerId: string): Promise<void> {
  const shot = { kind: 'longest-drive', hole: 7, centimetres: 24_500, onTarget: true } as const;
  await db.insert(measurement).values({ ...shot, id: randomUUID(), playerId, roundId, enteredAt: new Date() });
}

const LEVEL = { handicapCourse: 180, handicapIndex: 175 };
function playersOf({ players }: Scene) {
  if (players === 'none') return [];
  const own = players === 'unassigned' ? { ...LEVEL, divisionId: null } : players ? { ...LEVEL, flight: null } : LEVEL;
  return [own, own];
}

async function beginPresentation(db: Database, tournamentId: string): Promise<void> {
  await db.insert(ceremony).values({ tournamentId, kind: 'standings', basis: 'gross', fromPlace: 10, startedAt: new Date() });
}

async function tell(db: Database, about: { siteId: string; tournamentId: string; subjectId: string }): Promise<string> {
  const [line] = await db
    .insert(activity)
    .values({ ...about, kind: 'updated', subjectType: 'player', before: { name: 'Nguyễn Anh' }, after: { name: 'Nguyễn An' } })
    .returning({ id: activity.id });
  return line?.id ?? '';
}

async function enterAll(db: Database, roundId: string, playerIds: readonly string[], scores: Scene['scores']): Promise<void> {
  const fact = { roundId, source: 'desk' as const, enteredAt: new Date() };
  const more = (nth: number, at: number) => (scores === 'untied' && nth > 0 && at === 0 ? 1 : 0);
  const rows = playerIds.flatMap((playerId, nth) =>
    PAR.map((par, at) => ({ ...fact, device: `desk ${nth + 1}`, id: randomUUID(), playerId, hole: at + 1, strokes: par + more(nth, at) })),
  );
  const rival = { ...fact, device: 'another desk', id: randomUUID(), playerId: playerIds[0] ?? '', hole: 1, strokes: 9 };
  await db.insert(entry).values(scores === 'disputed' ? [...rows, rival] : rows);
}

/** The one who wrote the decision down came with a tournament from elsewhere. */
async function decide(db: Database, { id: tournamentId, awardIds: { 'best-gross': awardId } }: Event, playerId: string): Promise<void> {
  const [someone] = await db.insert(foreignAuthor).values({ tournamentId, name: 'Trần Ghi' }).returning();
  await db.insert(awardDecision).values({ tournamentId, awardId, playerId, reason: 'Bốc thăm', userId: someone?.id ?? '' });
}

/** A user who may log in with PASSWORD. */
export async function createLogin(db: Database, siteId: string): Promise<void> {
  const lan = { username: 'lan', name: 'Lan', email: 'lan@example.com', siteId, right: 1, passwordHash: await passwordHash };
  const [created] = await db.insert(users).values(lan).returning({ id: users.id });
  await createLinks(db, created?.id ?? '', lan.email);
}
