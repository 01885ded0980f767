import type { Undelivered } from '@fairway/api';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { mail } from '../../../db/schema/account/mail.ts';
import { users } from '../../../db/schema/account/site.ts';
import { ticket } from '../../../db/schema/account/support.ts';
import { firstOfPage, hasWords, inOrder } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { isUndelivered } from '../../../mail/store.ts';

type Query = Input<'GET /api/mails'>['query'];

/** One page of the mails that are not delivered; a search looks at the person, and at the ticket. */
export async function findUndelivered(db: Database, query: Query) {
  const { search, page, pageSize, state } = query;
  const searched = sql`coalesce(${users.searched}, '') || ' ' || coalesce(${ticket.searched}, '')`;
  const where = and(isUndelivered(), isIn(state), ...hasWords(searched, search));
  const rows = await selectMails(db)
    .where(where)
    .orderBy(...inOrder(query, { createdAt: mail.createdAt }, mail.id))
    .limit(pageSize)
    .offset(firstOfPage(query));
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(mail)
    .leftJoin(users, eq(users.id, mail.userId))
    .leftJoin(ticket, eq(ticket.id, mail.ticketId))
    .where(where);
  return { items: rows.map(wireMail), total: counted?.total ?? 0, page, pageSize };
}

function isIn(state: Query['state']): SQL | undefined {
  if (state === undefined) return undefined;
  return inArray(mail.state, state === 'failed' ? ['failed'] : ['waiting', 'trying']);
}

const selectMails = (db: Database) =>
  db
    .select({ mail, userName: users.name, asker: ticket.name, ticketNumber: ticket.number })
    .from(mail)
    .leftJoin(users, eq(users.id, mail.userId))
    .leftJoin(ticket, eq(ticket.id, mail.ticketId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectMails>>[number];

const wireMail = ({ mail: row, userName, asker, ticketNumber }: Selected): Undelivered => ({
  id: row.id,
  kind: row.kind,
  state: row.state === 'failed' ? 'failed' : 'waiting',
  reason: row.reason,
  code: row.code,
  userId: row.userId,
  name: asker ?? userName ?? '',
  ticketNumber,
  tries: row.tries,
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  dueAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
});
