import type { ContractInSight, MonthFigures } from '@fairway/api';
import { and, asc, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { contract } from '../../../db/schema/account/contract.ts';
import { mail } from '../../../db/schema/account/mail.ts';
import { site, users } from '../../../db/schema/account/site.ts';
import { ticket } from '../../../db/schema/account/support.ts';
import { roundTally } from '../../../db/schema/field/tally.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { playerCount } from '../../../engine/tournament/phase.ts';
import { isUndelivered } from '../../../mail/store.ts';

/** So many days before its end a contract is shown. */
const IN_SIGHT_DAYS = 30;
/** One that ended longer ago is no news to a super administrator. */
const GONE_DAYS = 90;
const MOST_CONTRACTS = 10;
const MONTHS = 12;

/** The day in Vietnam: contracts are made there. */
const dayOf = (now: Date): SQL<string> => sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date`;

/** The last contract of every site. */
function lastContracts(db: Database, now: Date) {
  return db
    .selectDistinctOn([contract.siteId], {
      id: contract.id,
      siteId: contract.siteId,
      siteName: sql<string>`${site.name}`.as('site_name'),
      code: contract.code,
      plan: contract.plan,
      endDate: contract.endDate,
      daysLeft: sql<number>`${contract.endDate} - ${dayOf(now)}`.as('days_left'),
    })
    .from(contract)
    .innerJoin(site, eq(site.id, contract.siteId))
    .orderBy(contract.siteId, desc(contract.endDate));
}

/** The last contract of a site, once it ends soon or has ended. */
export async function findContractInSight(db: Database, siteId: string, now: Date): Promise<ContractInSight | null> {
  const [last] = await lastContracts(db, now).where(eq(contract.siteId, siteId));
  return last && last.daysLeft <= IN_SIGHT_DAYS ? last : null;
}

/** Those of all sites that end soon, or ended not long ago; the first to end first. */
export async function findContractsInSight(db: Database, now: Date): Promise<ContractInSight[]> {
  const last = lastContracts(db, now).as('last');
  return db
    .select()
    .from(last)
    .where(and(lte(last.daysLeft, IN_SIGHT_DAYS), sql`${last.daysLeft} >= ${-GONE_DAYS}`))
    .orderBy(asc(last.endDate), asc(last.id))
    .limit(MOST_CONTRACTS);
}

export async function countEverything(db: Database) {
  return {
    sites: await db.$count(site),
    clubs: await db.$count(club),
    users: await db.$count(users, isNull(users.disabledAt)),
    undelivered: await db.$count(mail, isUndelivered()),
    openTickets: await db.$count(ticket, sql`${ticket.status} in ('new', 'in-progress')`),
  };
}

/** The last twelve months up to this one, by the day of play: tournaments, their players, and the strokes that were entered. */
export async function findMonths(db: Database, now: Date): Promise<MonthFigures[]> {
  const first = sql`(date_trunc('month', ${dayOf(now)}) - make_interval(months => ${MONTHS - 1}))::date`;
  const end = sql`(date_trunc('month', ${dayOf(now)}) + interval '1 month')::date`;
  const month = (date: typeof tournament.date | typeof round.date) => sql`to_char(${date}, 'YYYY-MM')`;
  const { rows } = await db.execute<MonthFigures>(sql`
    with month as (select to_char(at, 'YYYY-MM') as month from generate_series(${first}::timestamp, ${end}::timestamp - interval '1 day', interval '1 month') as at),
    played as (
      select ${month(tournament.date)} as month, count(*) as tournaments,
        sum(${playerCount}) as players
      from ${tournament} where ${tournament.date} >= ${first} and ${tournament.date} < ${end} and not ${tournament.rehearsal} group by 1),
    entered as (
      select ${month(round.date)} as month, sum(${roundTally.entries}) as entries
      from ${round} left join ${roundTally} on ${roundTally.roundId} = ${round.id} join ${tournament} on ${tournament.id} = ${round.tournamentId} and not ${tournament.rehearsal}
      where ${round.date} >= ${first} and ${round.date} < ${end} group by 1)
    select month.month, coalesce(tournaments, 0)::int as tournaments, coalesce(players, 0)::int as players, coalesce(entries, 0)::int as entries
    from month left join played using (month) left join entered using (month) order by 1`);
  return rows;
}
