import type { Award, SideAward, TiebreakRule, Tournament } from '@fairway/api';
import { AWARD_KINDS, type AwardKind, SIDE_AWARD_KINDS, type SideAwardKind } from '@fairway/api/choice/field/award';
import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { award } from '../../db/schema/field/award.ts';

/** The two lists of a tournament's awards, each in its order. */
export type Awards = Pick<Tournament, 'awards' | 'sideAwards'>;
/** A prize as it is kept, of either list. */
export type Prize = typeof award.$inferSelect;
/** What is left out of a line is usual. */
type WrittenPrize<Of extends Award | SideAward> = Pick<Of, 'kind'> & { [Field in keyof Of]?: Of[Field] | undefined };
type Written = { awards?: readonly WrittenPrize<Award>[]; sideAwards?: readonly WrittenPrize<SideAward>[] };

export const isSide = (kind: AwardKind | SideAwardKind): kind is SideAwardKind => (SIDE_AWARD_KINDS as readonly string[]).includes(kind);

/** All prizes of a tournament, each list in its order: those of the cards before the others. */
export async function findPrizes(db: Database, tournamentId: string): Promise<Prize[]> {
  const rows = await db.select().from(award).where(eq(award.tournamentId, tournamentId)).orderBy(asc(award.position), asc(award.id));
  return [...rows.filter(({ kind }) => !isSide(kind)), ...rows.filter(({ kind }) => isSide(kind))];
}

export async function findAwards(db: Database, tournamentId: string): Promise<Awards> {
  const lists: Awards = { awards: [], sideAwards: [] };
  for (const { kind, holes, tournamentId: _, position: __, tiebreakRule: ___, ...prize } of await findPrizes(db, tournamentId))
    if (isSide(kind)) lists.sideAwards.push({ ...prize, kind, holes: holes ?? '' });
    else lists.awards.push({ ...prize, kind });
  return lists;
}

/**
 * Writes the lists that are given, each as a whole. An award that is known by its id stays the same one; without an id it is the first of
 * its kind that no other line names, else a new one. One with tie keys of its own keeps the copy that was made of them, or gets one
 * (`ruleOf`).
 */
export async function writeAwards(
  tx: Transaction,
  tournamentId: string,
  { awards, sideAwards }: Written,
  ruleOf: (tiebreak: string) => TiebreakRule = () => ({ gross: [], net: [], points: [] }),
): Promise<void> {
  if (awards) await writeList(tx, tournamentId, AWARD_KINDS, awards, ruleOf);
  if (sideAwards) await writeList(tx, tournamentId, SIDE_AWARD_KINDS, sideAwards, ruleOf);
}

async function writeList(
  tx: Transaction,
  tournamentId: string,
  kinds: readonly (AwardKind | SideAwardKind)[],
  list: readonly (WrittenPrize<Award> | WrittenPrize<SideAward>)[],
  ruleOf: (tiebreak: string) => TiebreakRule,
): Promise<void> {
  const prizes = (await findPrizes(tx, tournamentId)).filter(({ kind }) => kinds.includes(kind));
  const free = new Map(prizes.map(({ id, kind }) => [id, kind]));
  const named = list.map(({ id = '' }) => (free.delete(id) ? id : null));
  const ids = list.map(({ kind }, at) => named[at] ?? takeFirst(free, kind));
  await tx.delete(award).where(
    and(
      eq(award.tournamentId, tournamentId),
      inArray(award.kind, [...kinds]),
      notInArray(
        award.id,
        ids.filter((id) => id !== null),
      ),
    ),
  );
  for (const [at, { id: _, ...values }] of list.entries()) {
    const id = ids[at] ?? null;
    const prize = { main: false, holes: null, ...AWARD_DEFAULTS, ...values };
    const before = prizes.find((one) => one.id === id && one.tiebreak === prize.tiebreak);
    const tiebreakRule = prize.tiebreak === null ? null : (before?.tiebreakRule ?? ruleOf(prize.tiebreak));
    const fields = { ...prize, tiebreakRule, position: at + 1 };
    if (id === null) await tx.insert(award).values({ tournamentId, ...fields });
    else await tx.update(award).set(fields).where(eq(award.id, id));
  }
}

function takeFirst<Kind>(free: Map<string, Kind>, wanted: Kind): string | null {
  const [id = null] = [...free].find(([, kind]) => kind === wanted) ?? [];
  if (id !== null) free.delete(id);
  return id;
}
