import { isDeepStrictEqual } from 'node:util';
import type { ContestRule } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { groupNames } from '@fairway/api/rule/play/match-choice';
import { MATCH_FORMATS } from '@fairway/golf';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { player, sidePartner } from '../../../db/schema/field/player.ts';
import type { ContestRow, MatchFacts } from '../../../engine/competition/match-store.ts';
import { fieldError } from '../../../error/app-error.ts';
import { entrantsOf } from './match-side.ts';

type Wanted = Pick<ContestRow, 'rule' | 'format'>;
/** `kept` null: the contest is new. */
type ContestContext = { tournamentId: string; teams: MatchFacts['teams']; current: Wanted | null };
type RuleOf<Kind extends ContestRule['kind']> = Extract<ContestRule, { kind: Kind }>;

/** What is new or other in the rule of a contest is what its form offers; what was kept stands, whatever else changes. */
export async function requireRule(
  tx: Transaction,
  { tournamentId, teams, current }: ContestContext,
  { rule, format }: Wanted,
): Promise<void> {
  const before = current?.rule;
  const isOther = (...fields: string[]) =>
    fields.some((field) => !isDeepStrictEqual(rule[field as keyof ContestRule], before?.[field as keyof ContestRule]));
  if (rule.kind === 'cup') return requireCup(rule, teams, isOther);
  if (rule.kind === 'groups') requireGroups(rule, isOther);
  const entrants = entrantsOf(rule);
  if (rule.kind === 'bracket' && isOther('seeds', 'entrants') && rule.seeds > entrants.length)
    throw fieldError('rule.seeds', 'too-many-seeds');
  if (!isOther('entrants', 'groups') && format === current?.format) return;
  const stay = before && format === current?.format ? entrantsOf(before) : [];
  await requireEntrants(tx, { tournamentId, format, field: rule.kind === 'bracket' ? 'rule.entrants' : 'rule.groups' }, entrants, stay);
}

type IsOther = (...fields: string[]) => boolean;

/** A cup names teams of its own; a format and a decision of the committee are asked for where they decide. */
function requireCup({ ties, tieFormat, holder, decision, groupLimits }: RuleOf<'cup'>, teams: MatchFacts['teams'], isOther: IsOther): void {
  const isTeam = (id: string | undefined) => teams.some((team) => team.id === id);
  const usesFormat = ties.includes('format');
  if (isOther('ties', 'tieFormat') && usesFormat !== (tieFormat !== null))
    throw fieldError('rule.tieFormat', usesFormat ? 'tie-format-missing' : 'tie-format-unused');
  if (isOther('holder') && holder !== null && !isTeam(holder)) throw fieldError('rule.holder', 'team-unknown');
  if (new Set(groupLimits.map(({ group }) => group)).size < groupLimits.length) throw fieldError('rule.groupLimits', 'group-twice');
  if (decision === null || !isOther('ties', 'decision')) return;
  if (!ties.includes('committee')) throw fieldError('rule.decision', 'not-offered');
  if (isOther('decision') && !isTeam(decision.team)) throw fieldError('rule.decision', 'team-unknown');
}

/** Groups are A, B, C and so on: matches are named by them. A lot is drawn where it decides, among those who are in the groups. */
function requireGroups({ groups, ties, lot }: RuleOf<'groups'>, isOther: IsOther): void {
  const names = groups.map(({ name }) => name);
  if (isOther('groups')) {
    if (new Set(names).size < names.length) throw fieldError('rule.groups', 'group-twice');
    if (names.length === 0 || names.join() !== groupNames(names.length).join()) throw fieldError('rule.groups', 'group-names');
  }
  if (!isOther('ties', 'lot')) return;
  const drawn = new Set(lot);
  const entrants = groups.flatMap((group) => group.entrants);
  if (drawn.size < lot.length || (lot.length > 0 && !ties.includes('lot')) || (isOther('lot') && lot.some((id) => !entrants.includes(id))))
    throw fieldError('rule.lot', 'not-offered');
}

/** Everybody is in it once, and whoever comes is a golfer of the tournament, or in a match of sides a side of a size that plays them. */
async function requireEntrants(
  tx: Transaction,
  { tournamentId, format, field }: { tournamentId: string; format: Wanted['format']; field: string },
  entrants: readonly string[],
  stay: readonly string[],
): Promise<void> {
  if (entrants.length > MATCH.entrantsMost) throw fieldError(field, 'too-many-entrants', { most: MATCH.entrantsMost });
  const partners = sql<number>`coalesce((select max(n) from (select count(*)::int as n from ${sidePartner}
    where ${sidePartner.sideId} = ${player.id} group by ${sidePartner.roundId}) of_rounds), 0)::int`;
  const rows = await tx
    .select({ id: player.id, name: player.name, kind: player.kind, partners })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), inArray(player.id, [...entrants])));
  const entrantOf = new Map(rows.map((row) => [row.id, row]));
  const { from, to } = MATCH_FORMATS[format].size;
  for (const [at, id] of entrants.entries()) {
    const row = entrantOf.get(id);
    if (entrants.indexOf(id) !== at) throw fieldError(field, 'entrant-twice', { name: row?.name ?? '' });
    if (stay.includes(id)) continue;
    if (row === undefined) throw fieldError(field, 'entrant-unknown');
    const fits = format === 'singles' ? row.kind === 'player' : row.partners >= from && row.partners <= to;
    if (!fits) throw fieldError(field, 'entrant-unfit', { name: row.name });
  }
}
