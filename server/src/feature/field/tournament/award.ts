import type { TiebreakRule } from '@fairway/api';
import type { AwardKind, SideAwardKind } from '@fairway/api/choice/field/award';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { division, sponsor } from '../../../db/schema/field/tournament.ts';
import { contest } from '../../../db/schema/play/match.ts';
import { fieldError } from '../../../error/app-error.ts';
import { findDefinitions } from '../../account/definition/store.ts';

type PlanLine = {
  kind: AwardKind | SideAwardKind;
  divisionId?: string | null | undefined;
  contestId?: string | null | undefined;
  sponsorId?: string | null | undefined;
  tiebreak?: string | null | undefined;
};
type Lists = { awards?: readonly PlanLine[] | undefined; sideAwards?: readonly PlanLine[] | undefined };

/** The kinds that a single division may have for itself: the others are ranked over the whole field. */
const OF_A_DIVISION: readonly PlanLine['kind'][] = ['best-gross', 'best-net', 'division'];

/**
 * Requires that every prize of the lists can be what it says: its division is one of the tournament, of a kind that a division may have,
 * its contest and its sponsor are ones of the tournament, and what names its tie keys exists. Returns the tie keys by name.
 */
export async function requireAwards(
  db: Database,
  { siteId, tournamentId }: { siteId: string | null; tournamentId: string | null },
  lists: Lists,
): Promise<(tiebreak: string) => TiebreakRule> {
  const lines = (['awards', 'sideAwards'] as const).flatMap((list) => (lists[list] ?? []).map((line, at) => ({ ...line, list, at })));
  if (lines.some(({ divisionId }) => divisionId)) {
    const divisions = tournamentId === null ? [] : await divisionIds(db, tournamentId);
    for (const { divisionId, kind, list, at } of lines) {
      if (!divisionId) continue;
      if (!OF_A_DIVISION.includes(kind)) throw fieldError(`${list}.${at}.divisionId`, 'award-not-of-division');
      if (!divisions.includes(divisionId))
        throw fieldError(`${list}.${at}.divisionId`, 'division-does-not-exist', { division: divisionId });
    }
  }
  if (lines.some(({ contestId }) => contestId)) {
    const contests = tournamentId === null ? [] : await contestIds(db, tournamentId);
    for (const { contestId, kind, list, at } of lines)
      if (contestId && !(kind === 'contest' && contests.includes(contestId)))
        throw fieldError(`${list}.${at}.contestId`, 'contest-does-not-exist');
  }
  if (lines.some(({ sponsorId }) => sponsorId)) {
    const sponsors = tournamentId === null ? [] : await sponsorIds(db, tournamentId);
    for (const { sponsorId, list, at } of lines)
      if (sponsorId && !sponsors.includes(sponsorId)) throw fieldError(`${list}.${at}.sponsorId`, 'sponsor-does-not-exist');
  }
  if (lines.every(({ tiebreak }) => !tiebreak)) return () => NO_KEYS;
  const rules = new Map((await findDefinitions(db, 'tiebreak', siteId)).map(({ id, rule }) => [id, rule]));
  for (const { tiebreak, list, at } of lines)
    if (tiebreak && !rules.has(tiebreak)) throw fieldError(`${list}.${at}.tiebreak`, 'definition-does-not-exist');
  return (tiebreak) => rules.get(tiebreak) ?? NO_KEYS;
}

const NO_KEYS: TiebreakRule = { gross: [], net: [], points: [] };

const sponsorIds = async (db: Database, tournamentId: string): Promise<string[]> =>
  (await db.select({ id: sponsor.id }).from(sponsor).where(eq(sponsor.tournamentId, tournamentId))).map(({ id }) => id);

const contestIds = async (db: Database, tournamentId: string): Promise<string[]> =>
  (await db.select({ id: contest.id }).from(contest).where(eq(contest.tournamentId, tournamentId))).map(({ id }) => id);

const divisionIds = async (db: Database, tournamentId: string): Promise<string[]> =>
  (await db.select({ id: division.id }).from(division).where(eq(division.tournamentId, tournamentId))).map(({ id }) => id);
