import type { ShownBankLine } from '@fairway/api';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../db/database.ts';
import { holdAccounts } from '../../../../db/hold.ts';
import { bankLine } from '../../../../db/schema/field/payment.ts';
import { AppError } from '../../../../error/app-error.ts';
import { firstOfPage } from '../../../../http/page.ts';
import type { Deps, Input } from '../../../../http/route.ts';
import { type ActorByIds, write } from '../../../../write/write.ts';
import type { Match } from '../matching/match.ts';
import { accountsOf } from './account.ts';
import { type Books, findEntries } from './entry.ts';
import { findAccounts, findShares, type LineRow, lookAt } from './look.ts';
import { inLog } from './money.ts';
import { settleLine, undoLine } from './settle.ts';

type Query = Input<'GET /api/tournaments/:tournamentId/payments/lines'>['query'];
type Decision = Input<'POST /api/tournaments/:tournamentId/payments/lines/:lineId'>['body'];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The lines of a pile of a tournament's account, the last first. */
export async function listLines(deps: Deps, { id: tournamentId }: ActorByIds['tournament'], query: Query) {
  const { pile, page, pageSize } = query;
  const accounts = await accountsOf(deps.db, tournamentId);
  const where = and(inArray(bankLine.accountId, idsOf(accounts)), eq(bankLine.pile, pile));
  const rows = await rowsOf(deps.db, where, pageSize, firstOfPage(query));
  const [books] = accounts;
  return { items: books ? await shownLines(deps, books, rows) : [], total: await deps.db.$count(bankLine, where), page, pageSize };
}

const rowsOf = (db: Database, where: SQL | undefined, most: number, from = 0): Promise<LineRow[]> =>
  db.select().from(bankLine).where(where).orderBy(desc(bankLine.day), desc(bankLine.time), bankLine.id).limit(most).offset(from);

async function shownLines(deps: Deps, books: Books, rows: readonly LineRow[]): Promise<ShownBankLine[]> {
  const { db } = deps;
  const isOpen = rows.some(({ pile }) => pile === 'decide');
  const look = isOpen ? await lookAt(db, books, deps.clock(), { isGuessed: true }) : null;
  const matches = new Map<string, Match>(look?.matches.map((match) => [match.key, match]));
  const shares = await findShares(
    db,
    rows.map(({ id }) => id),
  );
  const others = rows.flatMap(({ hash, twin }) => matches.get(hash)?.other ?? twin ?? []);
  const found =
    others.length === 0
      ? []
      : await db.select({ id: bankLine.id, hash: bankLine.hash }).from(bankLine).where(inArray(bankLine.hash, others));
  return rows.map((row) => {
    const match = matches.get(row.hash);
    const other = match?.other ?? row.twin;
    const own = row.pile === 'decide' ? (match?.shares ?? []) : (shares.get(row.id) ?? []);
    return {
      ...{ id: row.id, source: row.source, day: row.day, time: row.time, amount: row.amount, text: row.text },
      ...{ payer: { name: row.payerName, digits: row.payerDigits }, pile: row.pile, reason: match?.reason ?? row.reason },
      shares: own.map(({ payableId, amount }) => ({ entryId: payableId, amount })),
      guesses: match?.guesses ?? [],
      otherId: found.find(({ hash }) => hash === other)?.id ?? null,
    };
  });
}

/** What a person says of a line. Of a booked one they may only take it back. */
export async function decideLine(deps: Deps, actor: ActorByIds, lineId: string, decision: Decision): Promise<ShownBankLine> {
  const { id: tournamentId, siteId } = actor.tournament;
  const [books] = await accountsOf(deps.db, tournamentId);
  if (!books) throw new AppError('not-found');
  const by = { by: actor.principal, now: deps.clock() };
  await write(deps, inLog(actor), {
    change: async (tx) => {
      await holdAccounts(tx, siteId);
      const found = await linesOf(tx, books, [lineId, decision.otherId]);
      const row = found.find(({ id }) => id === lineId);
      if (!row) throw new AppError('not-found');
      if ((row.pile === 'decide') === (decision.as === 'open')) throw new AppError('payment-moved');
      if (decision.as === 'open') {
        await undoLine(tx, row.id, by);
        // of two twins that are parted each is to be decided
        const parted = row.pile === 'known' ? inArray(bankLine.hash, [row.hash, row.twin ?? row.hash]) : undefined;
        if (parted) await tx.update(bankLine).set({ twin: null }).where(parted);
        await tx.update(bankLine).set({ pile: 'decide', opened: true }).where(eq(bankLine.id, row.id));
      } else {
        const match = await matchOf(
          tx,
          row,
          decision,
          found.find(({ id }) => id === decision.otherId),
        );
        const entries = await findEntries(tx, { ...books, named: { ids: match.shares.map(({ payableId }) => payableId) } });
        await settleLine(tx, row, match, { ...by, entries, all: new Map(found.map((one) => [one.hash, one])) });
      }
      return { kind: 'decided', subjectType: 'payment', subjectId: actor.tournament.id, after: { amount: row.amount } };
    },
    answer: async () => undefined,
  });
  const [shown] = await shownLines(deps, books, await rowsOf(deps.db, eq(bankLine.id, lineId), 1));
  if (!shown) throw new AppError('not-found');
  return shown;
}

async function linesOf(tx: Transaction, books: Books, ids: readonly (string | null)[]): Promise<LineRow[]> {
  const accounts = idsOf(await findAccounts(tx, books));
  const named = ids.filter((id) => id !== null);
  return tx
    .select()
    .from(bankLine)
    .where(and(inArray(bankLine.accountId, accounts), inArray(bankLine.id, named)));
}

type Settled = Pick<Match, 'pile' | 'reason' | 'shares' | 'other'>;
async function matchOf(tx: Transaction, row: LineRow, { as, shares: said }: Decision, other: LineRow | undefined): Promise<Settled> {
  const { reason } = row;
  const shares = said.map(({ entryId, amount }) => ({ payableId: entryId, amount }));
  if (as === 'foreign') return { pile: 'foreign', reason, shares: [], other: null };
  if (as === 'twin') return twinOf(tx, row, other);
  const sum = shares.reduce((all, { amount }) => all + amount, 0);
  // no part goes the other way: it would close a refund that nobody sent
  const isWrong = shares.some(({ amount }) => Math.sign(amount) !== Math.sign(row.amount));
  if (isWrong || sum !== row.amount || new Set(said.map(({ entryId }) => entryId)).size < said.length)
    throw new AppError('payment-sums-differ');
  return { pile: as === 'return' ? 'return' : 'sure', reason, shares, other: null };
}

/** The same payment as another line, of the other source: a statement’s line takes what is booked of the notice. */
async function twinOf(tx: Transaction, row: LineRow, other: LineRow | undefined): Promise<Settled> {
  const isLike = other?.accountId === row.accountId && other.amount === row.amount && other.source !== row.source && other.twin === null;
  const notice = row.source === 'notice' ? row : other;
  // the statement's line of a notice that is not decided itself is decided as any other
  if (!other || !isLike || (row.source === 'statement' && notice?.pile === 'decide')) throw new AppError('payment-moved');
  const of = { reason: 'notice', other: other.hash } as const;
  if (row.source === 'notice') return { ...of, pile: 'known', shares: [] };
  const shares = (await findShares(tx, [other.id])).get(other.id) ?? [];
  return { ...of, pile: shares.length > 0 ? 'sure' : 'foreign', shares };
}
