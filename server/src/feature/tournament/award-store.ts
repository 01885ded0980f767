import type { Tournament } from '@fairway/api';
import { AWARD_KINDS, type AwardKind, SIDE_AWARD_KINDS, type SideAwardKind } from '@fairway/api/choice';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { award } from '../../db/schema/tournament.ts';

/** The two lists of a tournament's awards, each in its order. */
export type Awards = Pick<Tournament, 'awards' | 'sideAwards'>;
type Written = {
  awards?: readonly { id?: string | undefined; kind: AwardKind; main: boolean }[];
  sideAwards?: readonly { id?: string | undefined; kind: SideAwardKind; holes: string }[];
};

const isSide = (kind: AwardKind | SideAwardKind): kind is SideAwardKind => (SIDE_AWARD_KINDS as readonly string[]).includes(kind);

export async function findAwards(db: Database, tournamentId: string): Promise<Awards> {
  const rows = await db.select().from(award).where(eq(award.tournamentId, tournamentId)).orderBy(asc(award.position), asc(award.id));
  const lists: Awards = { awards: [], sideAwards: [] };
  for (const { id, kind, main, holes } of rows)
    if (isSide(kind)) lists.sideAwards.push({ id, kind, holes: holes ?? '' });
    else lists.awards.push({ id, kind, main });
  return lists;
}

/**
 * Writes the lists that are given, each as a whole. An award that is known by its id stays the same one; without an id it is the first of
 * its kind that no other line names, else a new one.
 */
export async function writeAwards(tx: Transaction, tournamentId: string, { awards, sideAwards }: Written): Promise<void> {
  if (awards) await writeList(tx, tournamentId, AWARD_KINDS, awards);
  if (sideAwards) {
    const rows = sideAwards.map((side) => ({ ...side, main: false }));
    await writeList(tx, tournamentId, SIDE_AWARD_KINDS, rows);
  }
}

type AwardFields = { id?: string | undefined; kind: AwardKind | SideAwardKind; main: boolean; holes?: string };

async function writeList(
  tx: Transaction,
  tournamentId: string,
  kinds: readonly (AwardKind | SideAwardKind)[],
  list: readonly AwardFields[],
): Promise<void> {
  const ofList = and(eq(award.tournamentId, tournamentId), inArray(award.kind, [...kinds]));
  const known = await tx.select({ id: award.id, kind: award.kind }).from(award).where(ofList).orderBy(asc(award.position));
  const free = new Map(known.map(({ id, kind }) => [id, kind]));
  const named = list.map(({ id = '' }) => (free.delete(id) ? id : null));
  const kept = list.map(({ kind }, at) => named[at] ?? takeFirst(free, kind));
  await tx.delete(award).where(
    and(
      ofList,
      notInArray(
        award.id,
        kept.filter((id) => id !== null),
      ),
    ),
  );
  for (const [at, { kind, main, holes = null }] of list.entries()) {
    const fields = { position: at + 1, kind, main, holes };
    const id = kept[at] ?? null;
    if (id === null) await tx.insert(award).values({ tournamentId, ...fields });
    else await tx.update(award).set(fields).where(eq(award.id, id));
  }
}

function takeFirst<Kind>(free: Map<string, Kind>, wanted: Kind): string | null {
  const [id = null] = [...free].find(([, kind]) => kind === wanted) ?? [];
  if (id !== null) free.delete(id);
  return id;
}
