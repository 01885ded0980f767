import { createHash } from 'node:crypto';
import type { Club } from '@fairway/api';
import type { Transaction } from '../../db/open.ts';
import { smallPicture } from '../../picture.ts';
import { type Writer, write } from '../../write.ts';
import { type ClubActor, ofSite } from './club.ts';
import { findLogoHash, holdClub, keepLogo, removeLogo, requireClub, unclosedOf } from './store.ts';

/** The picture of a file becomes the logo of a club. */
export async function setLogo(deps: Writer, actor: ClubActor, file: Buffer): Promise<Club> {
  const bytes = await smallPicture(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return writeLogo(deps, actor, hash, (tx) => keepLogo(tx, actor.club.id, { hash, bytes }));
}

export const takeLogoAway = (deps: Writer, actor: ClubActor): Promise<Club> =>
  writeLogo(deps, actor, null, (tx) => removeLogo(tx, actor.club.id));

/** The log keeps the hash of a picture, not the picture. No form shows it, so the version of the club stays. */
async function writeLogo(deps: Writer, actor: ClubActor, logo: string | null, change: (tx: Transaction) => Promise<void>): Promise<Club> {
  const { id } = actor.club;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdClub(tx, id);
      const before = await findLogoHash(tx, id);
      if (before === logo) return null;
      await change(tx);
      return { kind: 'updated', subjectType: 'club', subjectId: id, before: { logo: before }, after: { logo } };
    },
    answer: (tx) => requireClub(tx, id),
    boards: () => unclosedOf(id),
  });
}
