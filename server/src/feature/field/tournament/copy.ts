import { randomUUID } from 'node:crypto';
import { type ContestRule, daysAfter, type Tournament } from '@fairway/api';
import { LATEST_EDITION } from '@fairway/golf';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { insertAll } from '../../../db/insert-all.ts';
import { award } from '../../../db/schema/field/award.ts';
import { division, round, sponsor, sponsorLogo, tournament } from '../../../db/schema/field/tournament.ts';
import { contest, team, teamLogo } from '../../../db/schema/play/match.ts';
import { womenColumns } from '../../../db/women-card.ts';
import { findPrizes } from '../../../engine/tournament/award-store.ts';
import { findRounds, requireTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { type Actor, type Writer, write } from '../../../write/write.ts';
import { daysBetween, keepPlayDates } from './play-dates.ts';

type Next = Input<'POST /api/tournaments/:tournamentId/copy'>['body'];

/**
 * The next tournament: the settings, rounds, divisions, sponsors, prizes, teams and contests of this one, not yet public. Players, matches and
 * scores are its own, and nothing is hidden.
 */
export async function copyTournament(deps: Writer, { principal, tournament: from }: Actor, next: Next): Promise<Tournament> {
  const id = randomUUID();
  return write(
    deps,
    { principal, siteId: from.siteId, tournamentId: id },
    {
      change: async (tx) => {
        await copyPlan(tx, from.id, { id, ...next, rehearsal: false });
        return { kind: 'copied', subjectType: 'tournament', subjectId: id, after: { ...next, from: from.name } };
      },
      answer: (tx) => requireTournament(tx, id),
    },
  );
}

type Copy = Pick<typeof tournament.$inferSelect, 'id' | 'name' | 'date' | 'rehearsal'>;

/** What staff planned: all that a copy of a tournament has, in a new one that is open and not public. */
export async function copyPlan(tx: Transaction, fromId: string, next: Copy): Promise<void> {
  const from = await copySettings(tx, fromId, next);
  await copyRounds(tx, fromId, next.id, daysBetween(from.date, next.date));
  await keepPlayDates(tx, next.id);
  await copyDivisions(tx, fromId, next.id);
  await copyTeams(tx, fromId, next.id);
  const copies = { contests: await copyContests(tx, fromId, next.id), sponsors: await copySponsors(tx, fromId, next.id) };
  await copyAwards(tx, fromId, next.id, copies);
}

async function copySettings(tx: Transaction, fromId: string, next: Copy): Promise<{ date: string }> {
  const [found] = await tx.select().from(tournament).where(eq(tournament.id, fromId));
  if (!found) throw new AppError('tournament-not-found');
  const { version: _, boardVersion: __, entryBatches: ___, createdAt: ____, hiddenHoles: _____, frozenAt: ______, ...settings } = found;
  await tx.insert(tournament).values({
    ...settings,
    ...next,
    lastDate: next.date,
    state: 'open',
    public: false,
    archivedAt: null,
    tieOrder: [],
    ledgerLines: 0,
    ledgerHead: null,
    edition: null,
    startEdition: LATEST_EDITION,
  });
  return found;
}

/** With the same days between them. */
async function copyRounds(tx: Transaction, fromId: string, tournamentId: string, days: number): Promise<void> {
  const rounds = await findRounds(tx, fromId);
  await tx
    .insert(round)
    .values(rounds.map((row) => ({ tournamentId, number: row.number, date: daysAfter(row.date, days), ...womenColumns(row.card) })));
}

async function copyDivisions(tx: Transaction, fromId: string, tournamentId: string): Promise<void> {
  const rows = await tx.select().from(division).where(eq(division.tournamentId, fromId));
  if (rows.length > 0)
    await tx
      .insert(division)
      .values(rows.map(({ id: _, version: __, frozenAt: ___, revealedAt: ____, ...fields }) => ({ ...fields, tournamentId })));
}

/** With their logos. Returns the id of each copy by that of its sponsor. */
async function copySponsors(tx: Transaction, fromId: string, tournamentId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ sponsor, logo: sponsorLogo })
    .from(sponsor)
    .leftJoin(sponsorLogo, eq(sponsorLogo.sponsorId, sponsor.id))
    .where(eq(sponsor.tournamentId, fromId));
  const ids = new Map(rows.map((row) => [row.sponsor.id, randomUUID() as string]));
  const idOf = (id: string) => ids.get(id) ?? '';
  await insertAll(
    tx,
    sponsor,
    rows.map((row) => ({ ...row.sponsor, id: idOf(row.sponsor.id), tournamentId, version: 1 })),
  );
  await insertAll(
    tx,
    sponsorLogo,
    rows.flatMap(({ logo }) => (logo ? [{ ...logo, sponsorId: idOf(logo.sponsorId) }] : [])),
  );
  return ids;
}

/** The ids of copies by those of what they are copies of. */
type Copies = Readonly<Record<'contests' | 'sponsors', ReadonlyMap<string, string>>>;

async function copyAwards(tx: Transaction, fromId: string, tournamentId: string, { contests, sponsors }: Copies): Promise<void> {
  const prizes = await findPrizes(tx, fromId);
  if (prizes.length === 0) return;
  const nameOf = new Map((await divisionNames(tx, fromId)).map(({ id, name }) => [id, name]));
  const idOf = new Map((await divisionNames(tx, tournamentId)).map(({ id, name }) => [name, id]));
  const copied = (divisionId: string | null) => (divisionId === null ? null : (idOf.get(nameOf.get(divisionId) ?? '') ?? null));
  await tx.insert(award).values(
    prizes.map(({ id: _, divisionId, contestId, sponsorId, ...fields }) => ({
      ...fields,
      tournamentId,
      divisionId: copied(divisionId),
      contestId: contests.get(contestId ?? '') ?? null,
      sponsorId: sponsors.get(sponsorId ?? '') ?? null,
    })),
  );
}

/** With their logos, without their golfers and their captains' links. */
async function copyTeams(tx: Transaction, fromId: string, tournamentId: string): Promise<void> {
  const rows = await tx
    .select({ team, logo: teamLogo })
    .from(team)
    .leftJoin(teamLogo, eq(teamLogo.teamId, team.id))
    .where(eq(team.tournamentId, fromId));
  const copies = rows.map(({ team: { position, name, short, colour }, logo }) => {
    return { id: randomUUID() as string, row: { tournamentId, position, name, short, colour }, logo };
  });
  await insertAll(
    tx,
    team,
    copies.map(({ id, row }) => ({ id, ...row })),
  );
  await insertAll(
    tx,
    teamLogo,
    copies.flatMap(({ id, logo }) => (logo ? [{ ...logo, teamId: id }] : [])),
  );
}

/** What is played and what decides it; nobody is in them yet. Returns the id of each copy by that of its contest. */
async function copyContests(tx: Transaction, fromId: string, tournamentId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.select().from(contest).where(eq(contest.tournamentId, fromId)).orderBy(asc(contest.position), asc(contest.id));
  const ids = new Map(rows.map(({ id }) => [id, randomUUID() as string]));
  await insertAll(
    tx,
    contest,
    rows.map(({ version: _, rule, ...of }, at) => {
      return { ...of, id: ids.get(of.id) ?? '', tournamentId, position: at + 1, rule: withoutEntrants(rule) };
    }),
  );
  return ids;
}

function withoutEntrants(rule: ContestRule): ContestRule {
  if (rule.kind === 'cup') return { ...rule, holder: null, decision: null };
  if (rule.kind === 'bracket') return { ...rule, seeds: 0, entrants: [] };
  return { ...rule, lot: [], groups: rule.groups.map(({ name }) => ({ name, entrants: [] })) };
}

const divisionNames = (tx: Transaction, tournamentId: string) =>
  tx.select({ id: division.id, name: division.name }).from(division).where(eq(division.tournamentId, tournamentId));
