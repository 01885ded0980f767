import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../src/db/pglite/pglite.ts';

/** A process of its own that writes rows into the embedded database of a folder until it is killed, and reports each acknowledged one. */
const [dataDir = '', first = '0'] = process.argv.slice(2);
const { db } = await openEmbedded(dataDir);
await db.execute(sql`create table if not exists row_written (id int primary key)`);
for (let id = Number(first); ; id += 1) {
  await db.execute(sql`insert into row_written values (${id})`);
  process.stdout.write(`${id}\n`);
}
