import { isDeepStrictEqual } from 'node:util';
import { MOST_SPONSORS, type Sponsor, type SponsorList } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import { changeLogo, type Logo } from '../../../file/logo.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { findSponsors, insertSponsor, linkPackages, orderSponsors, removeSponsor, requireSponsor, updateSponsor } from './store.ts';

const subjectType = 'sponsor';
type NewSponsor = Input<'POST /api/tournaments/:tournamentId/sponsors'>['body'];
type Added = Omit<NewSponsor, 'tookPackageId'> & Partial<Pick<NewSponsor, 'tookPackageId'>>;

export const sponsorList = async (db: Database, tournamentId: string): Promise<SponsorList> => ({
  items: await findSponsors(db, tournamentId),
});

export async function addSponsor(deps: Writer, actor: Actor, { tookPackageId = null, ...values }: Added): Promise<Sponsor> {
  return writeTournament(deps, actor, {
    change: async (tx, { id }) => {
      if ((await findSponsors(tx, id)).length >= MOST_SPONSORS) throw fieldError('name', 'too-many', { maximum: MOST_SPONSORS });
      const subjectId = await insertSponsor(tx, id, values);
      await linkPackages(tx, id, { id: subjectId, name: values.name }, tookPackageId);
      return { kind: 'created', subjectType, subjectId, after: values };
    },
    answer: (tx, { id }, done) => requireSponsor(tx, id, done?.subjectId ?? ''),
  });
}

export async function changeSponsor(
  deps: Writer,
  actor: Actor,
  sponsorId: string,
  { version, ...wanted }: Input<'PATCH /api/tournaments/:tournamentId/sponsors/:sponsorId'>['body'],
): Promise<Sponsor> {
  return writeTournament(deps, actor, {
    change: async (tx, { id }) => {
      const current = await requireSponsor(tx, id, sponsorId);
      await requireVersion(current, version);
      const change = changeOf(current, wanted);
      if (!change) return null;
      await updateSponsor(tx, sponsorId, change.after);
      return { kind: 'updated', subjectType, subjectId: sponsorId, ...change };
    },
    answer: (tx, { id }) => requireSponsor(tx, id, sponsorId),
  });
}

/** Prizes that named the sponsor name nobody. */
export async function deleteSponsor(deps: Writer, actor: Actor, sponsorId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, { id }) => {
      const { name } = await requireSponsor(tx, id, sponsorId);
      await removeSponsor(tx, sponsorId);
      return { kind: 'deleted', subjectType, subjectId: sponsorId, before: { name } };
    },
    answer: async () => undefined,
  });
}

/**
 * Those that are not named, as one that somebody else has just added, come last; one that is there no more is left out.
 * Neither is another order: that is two sponsors the other way round.
 */
export async function arrangeSponsors(
  deps: Writer,
  actor: Actor,
  { seen, sponsorIds }: Input<'PUT /api/tournaments/:tournamentId/sponsors/order'>['body'],
): Promise<SponsorList> {
  return writeTournament(deps, actor, {
    change: async (tx, { id }) => {
      const before = await findSponsors(tx, id);
      requireSeen(before, seen);
      const rank = (one: Sponsor) => (sponsorIds.includes(one.id) ? sponsorIds.indexOf(one.id) : sponsorIds.length);
      const after = before.toSorted((one, other) => rank(one) - rank(other));
      if (after.every((one, at) => one === before[at])) return null;
      await orderSponsors(
        tx,
        after.map((one) => one.id),
      );
      const inLog = (list: readonly Sponsor[]) => ({ sponsors: list.map(({ name }) => name) });
      return { kind: 'updated', subjectType: 'tournament', subjectId: id, before: inLog(before), after: inLog(after) };
    },
    answer: (tx, { id }) => sponsorList(tx, id),
  });
}

function requireSeen(items: readonly Sponsor[], seen: readonly string[]): void {
  const now = items.map(({ id }) => id);
  const common = now.filter((id) => seen.includes(id));
  const still = seen.filter((id) => now.includes(id));
  if (!isDeepStrictEqual(common, still)) throw new AppError('stale-version', { current: { items } });
}

/** null: none any more. */
export async function changeSponsorLogo(deps: Writer, actor: Actor, sponsorId: string, seen: number, logo: Logo | null): Promise<Sponsor> {
  return writeTournament(deps, actor, {
    change: async (tx, { id }) => changeLogo(tx, subjectType, await requireSponsor(tx, id, sponsorId), seen, logo),
    answer: (tx, { id }) => requireSponsor(tx, id, sponsorId),
  });
}
