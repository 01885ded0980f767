import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/db/database.ts';

/** A register of this many golfers, found by name, VGA number and phone; one of a hundred was taken for another. */
export async function fillRegister(db: Database, siteId: string, golfers: number): Promise<void> {
  await db.execute(sql`insert into golfer (id, site_id, name, gender, vga, phone, name_key, searched, evidence, current_id)
    select id, ${siteId}::uuid, 'Nguyễn Văn ' || n, 'm', (100000 + n)::text, (912000000 + n)::text, 'van nguyen ' || n, 'nguyen van ' || n,
      array['name nguyen van ' || n, 'vga ' || 100000 + n, 'phone ' || 912000000 + n], id
    from (select gen_random_uuid() as id, n from generate_series(0, ${sql.raw(String(golfers - 1))}) as n) as g`);
  // without figures of it the planner reads everybody for each of these
  await db.execute(sql`analyze golfer`);
  await db.execute(sql`insert into golfer_merge (golfer_id, into_id, at) select g.id, o.id, now() from golfer g
    join golfer o on o.vga = (g.vga::int + 1)::text where g.site_id = ${siteId} and g.vga::int % 100 = 0`);
  await db.execute(sql`update golfer g set current_id = m.into_id from golfer_merge m where m.golfer_id = g.id`);
  await db.execute(sql`vacuum analyze`);
}
