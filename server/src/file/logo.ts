import { createHash } from 'node:crypto';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountLookup } from '../access/rate-limit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { changeRow } from '../db/row.ts';
import { club, clubLogo } from '../db/schema/account/club.ts';
import { site, siteLogo } from '../db/schema/account/site.ts';
import { sponsor, sponsorLogo } from '../db/schema/field/tournament.ts';
import { team, teamLogo } from '../db/schema/play/match.ts';
import { AppError } from '../error/app-error.ts';
import { createKept } from '../http/kept-answer.ts';
import type { Deps } from '../http/route.ts';
import { uploaded } from '../http/upload.ts';
import type { Action, ActionContext } from '../write/action.ts';
import { requireVersion } from '../write/change.ts';
import { type Writer, write } from '../write/write.ts';
import type { Owner } from './logo-address.ts';
import { smallPicture } from './picture.ts';

/** The logo of a club, a site or a sponsor: one picture, at an address of its own that anyone may read. */

export type Logo = { hash: string; bytes: Buffer };
const RECORDS = { club, site, sponsor, team } as const;
const TABLES = { club: clubLogo, site: siteLogo, sponsor: sponsorLogo, team: teamLogo } as const;
const MOST_BYTES = { bytes: UPLOAD_BYTES.picture, beyond: 'picture-too-large' } as const;

type Versioned = { id: string; version: number };

/** Where a logo belongs, and what else a change of it means. */
export type LogoOf<Answer extends Versioned> = {
  setting: ActionContext;
  owner: 'club' | 'site';
  /** Locks the owner until the transaction ends. */
  hold: (tx: Transaction) => Promise<void>;
  answer: (tx: Transaction) => Promise<Answer>;
  /** The tournaments whose boards show it. */
  boards?: () => SQL | undefined;
};

/** The picture of a request's form, as it is kept. */
export const uploadedLogo = async (request: FastifyRequest): Promise<Logo> => logoOf((await uploaded(request, MOST_BYTES)).file);

/** A picture as it is kept. */
export const logoOf = async (file: Buffer): Promise<Logo> => withHash(await smallPicture(file));

/** One that is kept already. */
export const withHash = (bytes: Buffer): Logo => ({ bytes, hash: createHash('sha256').update(bytes).digest('hex') });

/** `seen`: the version of the record as the caller saw it; `logo`: null for none any more. */
export async function writeLogo<Answer extends Versioned>(
  deps: Writer,
  { setting, owner, hold, answer, boards }: LogoOf<Answer>,
  seen: number,
  logo: Logo | null,
): Promise<Answer> {
  return write(deps, setting, {
    change: async (tx) => {
      await hold(tx);
      return changeLogo(tx, owner, await answer(tx), seen, logo);
    },
    answer,
    ...(boards && { boards }),
  });
}

/** The log keeps the hash of a picture, not the picture. A logo is part of its record: it raises the version of it. */
export async function changeLogo(
  tx: Transaction,
  owner: Owner,
  record: Versioned,
  seen: number,
  logo: Logo | null,
): Promise<Action | null> {
  const { id } = record;
  await requireVersion(record, seen);
  const before = await findHash(tx, owner, id);
  const after = logo?.hash ?? null;
  if (before === after) return null;
  await keepLogo(tx, owner, id, logo);
  const { [owner]: table } = RECORDS;
  await changeRow(tx, table, id, {});
  return { kind: 'updated', subjectType: owner, subjectId: id, before: { logo: before }, after: { logo: after } };
}

/** Sends the picture of an address. */
export type SendLogo = (
  owner: Owner,
  address: { id: string; hash: string },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** What was taken away is gone after this time. */
export const LOGO_AGE_MS = 1500;
/** Of some 50 kB each, at most. */
const MOST_LOGOS = 200;

/** A page of many sponsors asks for as many pictures, and a clubhouse opens it from one address: what is in memory costs nothing. */
export function createLogoSender({ db, clock }: Pick<Deps, 'db' | 'clock'>, countLookup: CountLookup): SendLogo {
  const cache = createKept<Buffer>({ ageMs: LOGO_AGE_MS, most: MOST_LOGOS }, () => clock().getTime());
  return async (owner, { id, hash }, request, reply) => {
    const key = `${owner} ${id} ${hash}`;
    if (!cache.has(key)) countLookup(request);
    const bytes = await cache.get(key, async () => {
      const bytes = await findBytes(db, owner, { id, hash });
      if (bytes === null) throw new AppError('not-found');
      return bytes;
    });
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin') // pages of another host that use the API show it too
      .send(bytes);
  };
}

const ownerOf = (owner: Owner, id: string): SQL => eq(OWNERS[owner], id);
const OWNERS = { club: clubLogo.clubId, site: siteLogo.siteId, sponsor: sponsorLogo.sponsorId, team: teamLogo.teamId } as const;

async function findHash(db: Database, owner: Owner, id: string): Promise<string | null> {
  const table = TABLES[owner];
  const [row] = await db.select({ hash: table.hash }).from(table).where(ownerOf(owner, id));
  return row?.hash ?? null;
}

async function findBytes(db: Database, owner: Owner, { id, hash }: { id: string; hash: string }): Promise<Buffer | null> {
  const table = TABLES[owner];
  const [row] = await db
    .select({ bytes: table.bytes })
    .from(table)
    .where(and(ownerOf(owner, id), eq(table.hash, hash)));
  return row?.bytes ?? null;
}

async function keepLogo(tx: Transaction, owner: Owner, id: string, logo: Logo | null): Promise<void> {
  await tx.delete(TABLES[owner]).where(ownerOf(owner, id));
  if (logo === null) return;
  if (owner === 'club') await tx.insert(clubLogo).values({ clubId: id, ...logo });
  else if (owner === 'site') await tx.insert(siteLogo).values({ siteId: id, ...logo });
  else if (owner === 'team') await tx.insert(teamLogo).values({ teamId: id, ...logo });
  else await tx.insert(sponsorLogo).values({ sponsorId: id, ...logo });
}
