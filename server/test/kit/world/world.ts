import { createHash, randomUUID } from 'node:crypto';
import { guestSeal } from '@fairway/facts/draw';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/database.ts';
import { activity } from '../../../src/db/schema/account/activity.ts';
import { club, clubLogo, course } from '../../../src/db/schema/account/club.ts';
import { contract } from '../../../src/db/schema/account/contract.ts';
import { countback, format, play, tiebreak } from '../../../src/db/schema/account/definition.ts';
import { apiKey, site, siteLogo, users } from '../../../src/db/schema/account/site.ts';
import { contact, ticket } from '../../../src/db/schema/account/support.ts';
import { importLayout } from '../../../src/db/schema/field/import-layout.ts';
import { card, entry, player, sidePartner } from '../../../src/db/schema/field/player.ts';
import { shortAddress } from '../../../src/db/schema/field/short-address.ts';
import { foreignAuthor, round, sponsor, sponsorLogo } from '../../../src/db/schema/field/tournament.ts';
import { contest, lineUp, match, matchEntry, matchSession, team, teamLogo, teamPlayer } from '../../../src/db/schema/play/match.ts';
import { measurement } from '../../../src/db/schema/play/measurement.ts';
import { boundDraw, drawGuest } from '../../../src/db/schema/result/bound-draw.ts';
import { ceremony } from '../../../src/db/schema/result/ceremony.ts';
import { luckyDraw, luckyLine } from '../../../src/db/schema/result/lucky-draw.ts';
import { awardDecision, finalResult, winnerPublication } from '../../../src/db/schema/result/result.ts';
import { hashPassword } from '../../../src/feature/account/auth/password.ts';
import { newShortCode } from '../../../src/feature/field/short-address/code.ts';
import { type AccountScene, createAccount, createLinks } from '../account.ts';
import { captainHashOf } from '../captain.ts';
import { type Event, PAR, STROKE_INDEX, seedCountedHoles, seedEvent } from '../event.ts';
import { createMarker, type MarkerIds } from '../marker.ts';

/** The ids of one of everything that a club has. */
export type Ids = {
  siteId: string;
  clubId: string;
  courseId: string;
  tournamentId: string;
  roundId: string;
  divisionId: string;
  playerId: string;
  /** Of two golfers who play together; nobody's without one in the scene. */
  sideId: string;
  /** The second golfer. */
  partnerId: string;
  sponsorId: string;
  awardId: string;
  formatId: string;
  tiebreakId: string;
  countbackId: string;
  playId: string;
  ticketId: string;
  contractId: string;
  keyId: string;
  /** Of a line of the log about the player. */
  activityId: string;
  /** Of a knock-out of both golfers, its session and match, and of a team; nobody's without them in the scene. */
  contestId: string;
  matchSessionId: string;
  matchId: string;
  teamId: string;
  /** Of a draw bound to public numbers; nobody's without one in the scene. */
  drawId: string;
  /** Of the picture that is the logo of the club, the site and the sponsor. */
  hash: string;
  /** Of the short address of the board. */
  code: string;
  userId: string;
  sessionId: string;
  /** Of a mail to the user that waits. */
  mailId: string;
} & MarkerIds;

export type Scene = {
  /** Another club of the site: with the tournament, or without one. */
  club?: 'own' | 'bare';
  /** Another site, without anything. */
  site?: 'bare';
  logo?: true;
  state?: 'locked' | 'closed';
  finished?: boolean;
  /** `untied`: the second man takes one more stroke, so that nobody is tied. */
  scores?: 'none' | 'disputed' | 'untied';
  rounds?: number;
  countedHoles?: 'used' | 'entered';
  public?: boolean;
  archived?: true;
  /** `unassigned`: to a division. */
  players?: 'none' | 'unassigned' | 'without flights';
  suspended?: true;
  /** Sides of two play four-ball: the first two golfers are one (`disqualified`: and the first of them is), or nobody is yet. */
  sides?: 'made' | 'disqualified' | 'none';
  /**
   * The golfers play matches: a knock-out of both, whose match is made (`said`: and has a result), or for which none is yet; and a team. `captains`:
   * a cup of the team and another one, whose captains say who plays its match.
   */
  matches?: 'said' | 'made' | 'contest' | 'captains';
  /** The committee has chosen the first player for the award. */
  decided?: boolean;
  /** The winners are public. */
  published?: true;
  /** A presentation of the whole field is running. */
  ceremony?: true;
  /** A lucky draw has begun; `drawn`: the first player was drawn. */
  luckyDraw?: 'begun' | 'drawn';
  /**
   * A lucky draw bound to numbers of the hall; `sealed`: three guests sealed theirs, `opening`: they are opening them. `decided`: an order of
   * flights has its numbers, and is not shown.
   */
  boundDraw?: 'hall' | 'sealed' | 'opening' | 'decided';
  /** The phone has not been let in yet. */
  phone?: 'waits';
} & AccountScene;

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
  return {
    ...own,
    ...estate,
    ...(await createDefinitions(db, own.siteId)),
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

const CUP = { kind: 'cup' as const, tieFormat: null, holder: null, decision: null, groupLimits: [] };

async function makeMatch(
  db: Database,
  { id: tournamentId, roundId, playerIds }: Event,
  { matches, logo }: Scene,
  own: Pick<Ids, 'hash' | 'courseId'>,
): Promise<Pick<Ids, 'contestId' | 'matchSessionId' | 'matchId' | 'teamId'>> {
  const [contestId, matchSessionId, matchId, teamId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const ids = { contestId, matchSessionId, matchId, teamId };
  if (!matches) return ids;
  const [firstId = null, secondId = null] = playerIds;
  const knockOut = { kind: 'bracket' as const, thirdPlace: false, consolation: false, seeds: 0, entrants: [...playerIds] };
  const rule = matches === 'captains' ? { ...CUP, ties: [] } : knockOut;
  await db.insert(contest).values({
    ...{ id: contestId, tournamentId, position: 1, kind: rule.kind, name: 'Nhánh A', format: 'singles', handicap: true },
    rule,
  });
  const look = { name: 'Đội Sông Hồng', short: 'SH', colour: '#c0392b' };
  await db.insert(team).values({ id: teamId, tournamentId, position: 1, ...look, tokenHash: captainHashOf(teamId), linkedAt: new Date() });
  if (logo) await db.insert(teamLogo).values({ teamId, hash: own.hash, bytes: pictureOf(own.courseId) });
  if (firstId !== null) await db.insert(teamPlayer).values({ teamId, playerId: firstId, place: 1 });
  if (matches === 'contest') return ids;
  const points = { pointsWon: 10, pointsHalved: 5, pointsLost: 0 };
  if (matches === 'captains') {
    const otherId = randomUUID();
    await db.insert(team).values({ id: otherId, tournamentId, position: 2, name: 'Đội Sông Đà', short: 'SĐ', colour: '#2c3e50' });
    const ofCup = { id: matchSessionId, contestId, roundId, position: 1, ...points, end: 'halved', handicap: true } as const;
    await db.insert(matchSession).values({ ...ofCup, lineUp: 'captains' });
    const teams = { firstTeamId: teamId, secondTeamId: otherId };
    await db.insert(match).values({ id: matchId, sessionId: matchSessionId, number: 1, format: 'singles', ...teams });
    await db.insert(lineUp).values({ sessionId: matchSessionId, teamId, sealed: 'enc1', handedInAt: new Date() });
    return ids;
  }
  const session = { id: matchSessionId, contestId, roundId, position: 1, ...points, end: 'extra-holes', handicap: true } as const;
  await db.insert(matchSession).values(session);
  await db.insert(match).values({ id: matchId, sessionId: matchSessionId, number: 1, format: 'singles', firstId, secondId, node: '1.1' });
  if (matches === 'said') await sayOfMatch(db, { matchSessionId, matchId, teamId });
  return ids;
}

/** The first golfer won, as the desk says; and the captain of the team has handed in an order. */
async function sayOfMatch(
  db: Database,
  { matchSessionId, matchId, teamId }: Pick<Ids, 'matchSessionId' | 'matchId' | 'teamId'>,
): Promise<void> {
  await db.insert(matchEntry).values({
    ...{ id: randomUUID(), matchId, source: 'desk', enteredAt: new Date() },
    word: { kind: 'result', winner: 0, score: { up: 3, left: 2 } },
  });
  await db.insert(lineUp).values({ sessionId: matchSessionId, teamId, sealed: 'enc1:', handedInAt: new Date() });
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

async function beginLuckyDraw(db: Database, tournamentId: string, playerId: string | null): Promise<void> {
  const prizes = [{ name: 'Túi gậy', count: 2 }];
  await db.insert(luckyDraw).values({ tournamentId, seed: 'b'.repeat(64), seal: 'a'.repeat(64), prizes, startedAt: new Date() });
  if (playerId) await db.insert(luckyLine).values({ tournamentId, nth: 1, prize: 0, playerId, outcome: 'given', at: new Date() });
}

/** What a guest of such a draw opens. */
/** Of the third guest of a draw, whose number nobody opens. */
export const GUEST_SEAL = 'a3'.repeat(32);
export const GUEST = { number: 1, salt: '0c'.repeat(16) };
export const HALL_CODE = '123456';

async function beginBoundDraw(db: Database, { id: tournamentId, roundId, playerIds }: Event, { boundDraw: phase }: Scene): Promise<string> {
  const drawId = randomUUID();
  if (!phase) return drawId;
  const at = new Date('2020-01-01');
  const hasNumbers = phase === 'decided';
  await db.insert(boundDraw).values({
    ...{
      id: drawId,
      tournamentId,
      subject: hasNumbers ? { kind: 'flights', roundId, playerIds } : { kind: 'lucky-draw' },
      source: { kind: 'hall' },
      secret: 'd'.repeat(64),
      seal: 'e'.repeat(64),
    },
    ...{ code: HALL_CODE, beganAt: at, hallAt: at, openingAt: phase === 'opening' ? at : null },
    ...(hasNumbers && { numbers: ['1', '2', '3'], decidedAt: at }),
  });
  const sealed = [1, 2, 3].map((nth) => ({
    drawId,
    nth,
    name: `Khách ${nth}`,
    seal: nth === 3 ? GUEST_SEAL : guestSeal({ drawId, ...GUEST, number: nth }),
    sealedAt: at,
  }));
  if (phase !== 'hall') await db.insert(drawGuest).values(sealed);
  return drawId;
}

async function tell(db: Database, about: { siteId: string; tournamentId: string; subjectId: string }): Promise<string> {
  const [line] = await db
    .insert(activity)
    .values({ ...about, kind: 'updated', subjectType: 'player', before: { name: 'Nguyễn Anh' }, after: { name: 'Nguyễn An' } })
    .returning({ id: activity.id });
  return line?.id ?? '';
}

/** Own definitions of the site, alike in all but their names. */
async function createDefinitions(db: Database, siteId: string): Promise<Pick<Ids, 'formatId' | 'tiebreakId' | 'countbackId' | 'playId'>> {
  const own = () => ({ id: randomUUID(), siteId, name: `Riêng ${randomUUID()}`, position: 1 });
  const [ofFormat, ofTiebreak, ofCountback, ofPlay] = [own(), own(), own(), own()];
  await db.insert(format).values({ ...ofFormat, rule: { basis: 'net', maximum: null } });
  await db.insert(tiebreak).values({ ...ofTiebreak, rule: { gross: [], net: [], points: [] } });
  await db.insert(countback).values({ ...ofCountback, rule: [{ last: 9 }] });
  await db.insert(play).values({ ...ofPlay, rule: { play: 'shamble', partners: 4 } });
  return { formatId: ofFormat.id, tiebreakId: ofTiebreak.id, countbackId: ofCountback.id, playId: ofPlay.id };
}

/** A ticket of the site, and whom to call. */
async function createTicket(db: Database, siteId: string): Promise<string> {
  const id = randomUUID();
  await db.insert(ticket).values({ id, siteId, name: 'Lan', description: 'Không in được.', language: 'vi' });
  await db.insert(contact).values({ language: 'vi', text: 'Gọi cho Lan.' }).onConflictDoNothing();
  return id;
}

/** The club with a course, and a logo that no other world has. */
async function createClub(db: Database, givenId: string, scene: Scene): Promise<Pick<Ids, 'siteId' | 'clubId' | 'courseId' | 'hash'>> {
  const [given] = await db.select().from(club).where(eq(club.id, givenId));
  const siteId = given?.siteId ?? '';
  const clubId = scene.club ? randomUUID() : givenId;
  if (scene.club) await db.insert(club).values({ id: clubId, siteId, name: 'Bạch Hạc' });
  const courseId = randomUUID();
  const name = `Champion ${courseId}`;
  await db.insert(course).values({ id: courseId, clubId, position: 1, name, par: PAR, strokeIndex: STROKE_INDEX });
  const bytes = pictureOf(courseId);
  const logo = { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  if (scene.logo)
    await db
      .insert(clubLogo)
      .values({ clubId, ...logo })
      .onConflictDoUpdate({ target: clubLogo.clubId, set: logo });
  return { siteId, clubId, courseId, hash: logo.hash };
}

/** A contract and an API key of the site, and its logo. */
async function createEstate(
  db: Database,
  { siteId, hash, courseId }: Pick<Ids, 'siteId' | 'hash' | 'courseId'>,
  scene: Scene,
): Promise<Pick<Ids, 'siteId' | 'contractId' | 'keyId'>> {
  const [contractId, keyId, bareId] = [randomUUID(), randomUUID(), randomUUID()];
  const dates = { duration: 1, durationUnit: 'year' as const, startDate: '2026-01-01', endDate: '2026-12-31' };
  await db.insert(contract).values({ id: contractId, siteId, code: `HĐ ${contractId}`, plan: 'basic', ...dates });
  await db.insert(apiKey).values({ id: keyId, siteId, name: 'Trang web', keyHash: keyId, start: 'fk_abcdef', mayWrite: false });
  const logo = { hash, bytes: pictureOf(courseId) };
  if (scene.logo)
    await db
      .insert(siteLogo)
      .values({ siteId, ...logo })
      .onConflictDoUpdate({ target: siteLogo.siteId, set: logo });
  if (scene.site) await db.insert(site).values({ id: bareId, name: 'Golf Việt Trì' });
  return { siteId: scene.site ? bareId : siteId, contractId, keyId };
}

/** Every world has another one. */
const pictureOf = (courseId: string): Buffer => Buffer.from(`picture ${courseId}`);

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
