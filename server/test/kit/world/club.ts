import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/database.ts';
import { club, clubLogo, course } from '../../../src/db/schema/account/club.ts';
import { contract } from '../../../src/db/schema/account/contract.ts';
import { countback, format, play, tiebreak } from '../../../src/db/schema/account/definition.ts';
import { apiKey, site, siteLogo } from '../../../src/db/schema/account/site.ts';
import { contact, ticket } from '../../../src/db/schema/account/support.ts';
import { PAR, STROKE_INDEX } from '../event.ts';
import type { Ids, Scene } from './scene.ts';

/** Own definitions of the site, alike in all but their names. */
export async function createDefinitions(
  db: Database,
  siteId: string,
): Promise<Pick<Ids, 'formatId' | 'tiebreakId' | 'countbackId' | 'playId'>> {
  const own = () => ({ id: randomUUID(), siteId, name: `Riêng ${randomUUID()}`, position: 1 });
  const [ofFormat, ofTiebreak, ofCountback, ofPlay] = [own(), own(), own(), own()];
  await db.insert(format).values({ ...ofFormat, rule: { basis: 'net', maximum: null } });
  await db.insert(tiebreak).values({ ...ofTiebreak, rule: { gross: [], net: [], points: [] } });
  await db.insert(countback).values({ ...ofCountback, rule: [{ last: 9 }] });
  await db.insert(play).values({ ...ofPlay, rule: { play: 'shamble', partners: 4 } });
  return { formatId: ofFormat.id, tiebreakId: ofTiebreak.id, countbackId: ofCountback.id, playId: ofPlay.id };
}

/** A ticket of the site, and its contact. */
export async function createTicket(db: Database, siteId: string): Promise<string> {
  const id = randomUUID();
  await db.insert(ticket).values({ id, siteId, name: 'Lan', description: 'Không in được.', language: 'vi' });
  await db.insert(contact).values({ language: 'vi', text: 'Gọi cho Lan.' }).onConflictDoNothing();
  return id;
}

/** The club with a course, and a logo that no other world has. */
export async function createClub(
  db: Database,
  givenId: string,
  scene: Scene,
): Promise<Pick<Ids, 'siteId' | 'clubId' | 'courseId' | 'hash'>> {
  const [row] = await db.select().from(club).where(eq(club.id, givenId));
  const siteId = row?.siteId ?? '';
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
export async function createEstate(
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
export const pictureOf = (courseId: string): Buffer => Buffer.from(`picture ${courseId}`);
