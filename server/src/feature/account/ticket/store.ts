import type { Ticket } from '@fairway/api';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, holdRow } from '../../../db/row.ts';
import { mail } from '../../../db/schema/account/mail.ts';
import { site } from '../../../db/schema/account/site.ts';
import { ticket } from '../../../db/schema/account/support.ts';
import { AppError } from '../../../error/app-error.ts';
import { firstOfPage, hasWords, inOrder } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { deliveryOf } from '../../../mail/store.ts';
import { plain } from '../../../text/plain.ts';

type Query = Input<'GET /api/tickets'>['query'];
export type NewTicket = Input<'POST /api/tickets'>['body'] & Pick<typeof ticket.$inferInsert, 'siteId' | 'userId' | 'language'>;

const SORTED_BY = { createdAt: ticket.createdAt, answeredAt: ticket.answeredAt };

/** One page of every ticket. */
export async function findTickets(db: Database, query: Query) {
  const where = and(query.status === undefined ? undefined : eq(ticket.status, query.status), ...hasWords(ticket.searched, query.search));
  return pageOfTickets(db, where, inOrder(query, SORTED_BY, ticket.id), query);
}

/** One page of a person's tickets, the newest first. */
export async function findOwnTickets(db: Database, userId: string, page: Input<'GET /api/tickets/own'>['query']) {
  const newestFirst = inOrder({ ...page, sort: 'createdAt', order: 'desc' }, SORTED_BY, ticket.id);
  return pageOfTickets(db, eq(ticket.userId, userId), newestFirst, page);
}

async function pageOfTickets(db: Database, where: SQL | undefined, order: SQL[], { page, pageSize }: { page: number; pageSize: number }) {
  const items = await selectTickets(db)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(firstOfPage({ page, pageSize }));
  return { items: items.map(wireTicket), total: await db.$count(ticket, where), page, pageSize };
}

/** The newest mail of the answer. */
const mailOf = (db: Database) =>
  db
    .select({ state: mail.state, reason: mail.reason })
    .from(mail)
    .where(eq(mail.ticketId, ticket.id))
    .orderBy(desc(mail.createdAt))
    .limit(1)
    .as('answer_mail');

function selectTickets(db: Database) {
  const answerMail = mailOf(db);
  return db
    .select({ ticket, siteName: site.name, mail: { state: answerMail.state, reason: answerMail.reason } })
    .from(ticket)
    .leftJoin(site, eq(site.id, ticket.siteId))
    .leftJoinLateral(answerMail, sql`true`)
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectTickets>>[number];
const wireTicket = ({
  ticket: { siteId: _, userId: __, language: ___, searched: ____, ...row },
  siteName,
  mail: sent,
}: Selected): Ticket => ({
  ...row,
  siteName,
  mail: sent && deliveryOf(sent),
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

export async function requireTicket(db: Database, ticketId: string): Promise<Ticket> {
  const [row] = await selectTickets(db).where(eq(ticket.id, ticketId));
  if (!row) throw new AppError('not-found');
  return wireTicket(row);
}

/** What the answer's mail is made of; null: the ticket is gone. */
export async function findAnswer(db: Database, ticketId: string) {
  const { userId, language, number, name, email, description, solution } = ticket;
  const [row] = await db
    .select({ userId, language, number, name, email, description, solution })
    .from(ticket)
    .where(eq(ticket.id, ticketId));
  return row ?? null;
}

/** Locks a ticket until the transaction ends. */
export const holdTicket = (tx: Transaction, ticketId: string): Promise<void> => holdRow(tx, ticket, ticketId);

export async function insertTicket(tx: Transaction, newTicket: NewTicket, now: Date): Promise<{ id: string; number: number }> {
  const [created] = await tx
    .insert(ticket)
    .values({ ...newTicket, createdAt: now })
    .returning({ id: ticket.id, number: ticket.number });
  if (!created) throw new Error('the ticket was not written');
  await updateSearched(tx, created.id);
  return created;
}

export async function updateTicket(tx: Transaction, ticketId: string, fields: Partial<typeof ticket.$inferInsert>): Promise<void> {
  await changeRow(tx, ticket, ticketId, fields);
  await updateSearched(tx, ticketId);
}

async function updateSearched(tx: Transaction, ticketId: string): Promise<void> {
  const { number, name, phone, email, description, solution, siteName } = await requireTicket(tx, ticketId);
  const words = [`#${number}`, name, phone, email, siteName, description, solution].filter((part) => part !== null).join(' ');
  await tx
    .update(ticket)
    .set({ searched: plain(words) })
    .where(eq(ticket.id, ticketId));
}
