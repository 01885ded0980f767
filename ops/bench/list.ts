import { sql } from 'drizzle-orm';
import type { Principal } from '../../server/src/access/principal.ts';
import type { Database } from '../../server/src/db/database.ts';
import { openEmbedded } from '../../server/src/db/pglite/pglite.ts';
import { findActivity } from '../../server/src/feature/account/activity/list-store.ts';
import { findContracts } from '../../server/src/feature/account/contract/store.ts';
import { findSites } from '../../server/src/feature/account/site/store.ts';
import { findTickets } from '../../server/src/feature/account/ticket/store.ts';
import { findUsers } from '../../server/src/feature/account/user/store.ts';
import { findProposed } from '../../server/src/feature/field/golfer/proposal.ts';
import { findGolfers } from '../../server/src/feature/field/golfer/store.ts';
import { withFolder } from './kit/folder.ts';
import { alternate } from './kit/measure.ts';
import { print } from './kit/print.ts';
import { fillRegister } from './kit/register.ts';

const ROWS = 100_000;
const ROUNDS = 9;
const TODAY = '2026-06-15';
const ADMIN: Principal = { kind: 'person', id: '', name: '', siteId: null, isSuperAdmin: true, right: 2 };
const PAGE = { search: '', order: 'asc', page: 1, pageSize: 25 } as const;

/** A list as a screen asks for it, and what it may take of a page of users. A list of another feature is one line here. */
type List = readonly [name: string, read: (db: Database) => Promise<unknown>, goal?: string];
const readUsers = (db: Database) => findUsers(db, { ...PAGE, sort: 'name' });
const LISTS: readonly List[] = [
  ['sites', (db) => findSites(db, { ...PAGE, sort: 'name' }, TODAY)],
  ['sites, page 2,000', (db) => findSites(db, { ...PAGE, sort: 'name', page: 2000 }, TODAY)],
  ['sites, searched', (db) => findSites(db, { ...PAGE, sort: 'name', search: 'golf 99' }, TODAY)],
  ['contracts', (db) => findContracts(db, { ...PAGE, sort: 'endDate' }, TODAY), '≤ 2'],
  ['contracts by site', (db) => findContracts(db, { ...PAGE, sort: 'siteName' }, TODAY)],
  ['contracts by amount', (db) => findContracts(db, { ...PAGE, sort: 'amount', order: 'desc' }, TODAY), '≤ 2'],
  ['contracts, searched', (db) => findContracts(db, { ...PAGE, sort: 'code', search: 'lan 99' }, TODAY)],
  ['contracts, ending and not renewed', (db) => findContracts(db, { ...PAGE, sort: 'endDate', validity: 'expiring' }, TODAY)],
  ['contracts, ended and not renewed', (db) => findContracts(db, { ...PAGE, sort: 'endDate', validity: 'lapsed' }, TODAY)],
  ['users, page 2,000', (db) => findUsers(db, { ...PAGE, sort: 'name', page: 2000 })],
  ['users, searched', (db) => findUsers(db, { ...PAGE, sort: 'name', search: 'lan 99' })],
  ['tickets', (db) => findTickets(db, { ...PAGE, sort: 'createdAt', order: 'desc' })],
  ['tickets, searched', (db) => findTickets(db, { ...PAGE, sort: 'createdAt', order: 'desc', search: 'in 99' })],
  ['activities', (db) => findActivity(db, ADMIN, PAGE), '≤ 2'],
  ['golfers', (db) => findGolfers(db, REGISTER, { ...PAGE, sort: 'name' })],
  ['golfers, searched', (db) => findGolfers(db, REGISTER, { ...PAGE, sort: 'name', search: 'van 99' })],
  ['golfers whom a page of 50 rows may be', (db) => findProposed(db, REGISTER, PEOPLE)],
];

/** The site that all golfers are of, and people as lists name them: of each ten one is known by name alone, and one by nothing. */
const REGISTER = '00000000-0000-4000-8000-000000000001';
const PEOPLE = Array.from({ length: 50 }, (_, n) => ({
  ...{ name: n % 10 === 1 ? `Người Lạ ${n}` : `Nguyễn Văn ${n}`, gender: 'm', birthday: null, birthYear: null },
  ...{ vga: n % 10 < 2 ? null : String(100_000 + n), phone: null, email: null },
}));

/** What the lists read: a site for every contract and a few clubs, all in the order of their numbers. */
async function fill(db: Database): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.raw(String(ROWS))}) as n`;
  await db.execute(sql`insert into site (name, name_key, searched) select 'Golf ' || n, 'golf ' || n, 'golf ' || n from ${numbers}`);
  await db.execute(sql`insert into club (site_id, name) select id, 'CLB' from site`);
  await db.execute(sql`insert into contract (site_id, code, representative, plan, duration, duration_unit, start_date, end_date, amount, searched)
    select id, name, 'Lan', 'basic', 1, 'year', date '2025-01-01' + n, date '2025-12-31' + n, n * 1000, 'lan ' || n || E'\n' || 'golf'
    from (select id, name, (row_number() over ())::int % 700 as n from site) as s`);
  await db.execute(sql`insert into activity (site_id, kind, subject_type, subject_id, after, at)
    select null, 'created', 'site', gen_random_uuid()::text, '{"name":"Golf"}', now() - n * interval '1 minute' from ${numbers}`);
  await db.execute(sql`insert into users (site_id, username, name, name_key, searched, password_hash)
    select id, 'lan' || n, 'Trần Lan ' || n, 'lan ' || n || ' tran', 'tran lan ' || n, 'x' from (select id, row_number() over () as n from site) as s`);
  await db.execute(sql`insert into ticket (site_id, name, description, language, searched, created_at)
    select id, 'Lan', 'Không in được', 'vi', 'lan khong in duoc ' || n, now() - n * interval '1 minute'
    from (select id, row_number() over () as n from site) as s`);
  await db.execute(sql`insert into site (id, name) values (${REGISTER}, 'Golf')`);
  await fillRegister(db, REGISTER, ROWS);
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** A page of every long list, as its screen reads it, on the embedded database: every one under 100 ms. */
export async function benchLists(): Promise<void> {
  await withFolder(async (folder) => {
    const { db, migrate, close } = await openEmbedded(folder);
    await migrate();
    await fill(db);
    for (const [name, read, goal] of LISTS) {
      const { subject, ratio } = await alternate(
        () => timed(() => read(db)),
        () => timed(() => readUsers(db)),
        ROUNDS,
      );
      print(`list of 100,000: ${name}`, subject, 'ms', { value: ratio, to: 'a page of users', goal: goal ?? 'under 100 ms' });
    }
    await close();
  });
}
