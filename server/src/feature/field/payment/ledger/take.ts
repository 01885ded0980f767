import { createHash, randomUUID } from 'node:crypto';
import { daysAfter, type StatementPreview } from '@fairway/api';
import type { Pile } from '@fairway/api/choice/field/payment';
import { paymentCodesIn } from '@fairway/api/rule/field/payment/payment-code';
import { and, eq, sql } from 'drizzle-orm';
import type { Person } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { bankLine, statementImport } from '../../../../db/schema/field/payment.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Deps } from '../../../../http/route.ts';
import { type Actor, write } from '../../../../write/write.ts';
import { dayAt } from '../../signup/enter.ts';
import { type BankLine, lineHash, lineKeys } from '../bank-line.ts';
import type { Match } from '../matching/match.ts';
import { matchLine } from '../matching/payable.ts';
import { readNotices } from '../notice/notice.ts';
import type { NoticeWatch } from '../notice/notice-watch.ts';
import { readStatement } from '../statement/read.ts';
import { StatementRefused } from '../statement/refused.ts';
import { type Statement, sampleOf } from '../statement/statement.ts';
import { type AccountRow, accountsOf, lineSecret, noticeDoor, placeOf } from './account.ts';
import { type Incoming, lookAt } from './look.ts';
import { takeLines } from './settle.ts';

/** Numbers of accounts are kept by their last four digits alone, in notes too, glued or grouped; the code of an entry stays whole. */
const withoutNumbers = (text: string): string =>
  text.replace(/(FW[ .-]?[0-9A-Z]{5})|\d(?:[ .-]?\d){5,}/gi, (found: string, code?: string) =>
    code === undefined ? `…${found.replace(/\D/g, '').slice(-4)}` : code,
  );

function incoming(line: BankLine, accountId: string, source: 'statement' | 'notice', hash: string): Incoming {
  const { day, time, amount, reference, text, payer } = line;
  return {
    row: {
      ...{ id: randomUUID(), accountId, source, hash, day, time, amount, reference, codes: paymentCodesIn(text) },
      ...{ text: withoutNumbers(text), payerName: payer.name, payerDigits: payer.digits },
    },
    line: matchLine({ ...line, account: accountId }, hash, source),
  };
}

type Of = Actor['tournament'];
type Upload = { file: Buffer; isPasted: boolean };
type Read = { account: AccountRow; statement: Statement; lines: Incoming[]; ahead: number };

async function readFile(deps: Deps, { id: tournamentId, timeZone }: Of, principal: Person, { file, isPasted }: Upload): Promise<Read> {
  const today = dayAt(deps.clock(), timeZone);
  const accounts = await accountsOf(deps.db, tournamentId);
  if (accounts.length === 0) throw new AppError('payment-no-account');
  const secret = await lineSecret(deps);
  try {
    const statement = await readStatement(isPasted ? file.toString('utf8') : file, {
      accounts: accounts.map(({ number }) => number),
      personId: principal.id,
    });
    requirePast(statement, today);
    const account = accounts.find(({ number }) => number === statement.lines[0]?.account);
    if (!account) throw new AppError('not-found');
    const own = statement.lines.map((line) => ({ ...line, account: account.id }));
    const keys = lineKeys(own);
    const lines = own.map((line, at) => incoming(line, account.id, 'statement', lineHash(secret, keys[at] ?? '')));
    return { account, statement, lines, ahead: own.filter(({ day }) => day > today).length };
  } catch (error) {
    throw error instanceof StatementRefused ? refusal(error) : error;
  }
}

/** What comes on a Friday evening may be of Monday. */
const AHEAD_DAYS = 3;

/** A day further ahead is the month in its place, or today is wrong. */
function requirePast({ lines }: Statement, today: string): void {
  const last = daysAfter(today, AHEAD_DAYS);
  const early = lines.find(({ day }) => day > last);
  if (early) throw new StatementRefused('future', early.row, `${early.day.split('-').toReversed().join('/')} · ${early.text}`);
}

/** With the row as the bank has it: it is for the person who sent the file. */
function refusal({ problem, row, text }: StatementRefused): AppError {
  const key = problem === 'row' ? ('statement-row-unread' as const) : (`statement-${problem}` as const);
  const where = row === null ? [] : [{ key: 'statement-row' as const, params: { row, text: text.slice(0, 200) } }];
  return new AppError('statement-refused', { params: { problems: [{ key }, ...where] } });
}

function pilesOf(matches: readonly Match[], lines: readonly Incoming[]) {
  const amounts = new Map(lines.map(({ line }) => [line.key, line.amount]));
  const piles = new Map<Pile, { count: number; sum: number }>();
  for (const { key, pile } of matches) {
    const amount = amounts.get(key);
    if (amount === undefined) continue;
    const { count, sum } = piles.get(pile) ?? { count: 0, sum: 0 };
    piles.set(pile, { count: count + 1, sum: sum + amount });
  }
  return [...piles].map(([pile, of]) => ({ pile, ...of }));
}

/** What a person has seen: the lines, and what becomes of each. */
function seenOf(matches: readonly Match[], lines: readonly Incoming[]): string {
  const own = new Set(lines.map(({ line }) => line.key));
  const said = matches.filter(({ key }) => own.has(key)).map(({ key, pile, reason, shares }) => [key, pile, reason, shares]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** Says what a file would become; nothing is written. */
export async function previewStatement(
  deps: Deps,
  { principal, tournament }: Actor & { principal: Person },
  upload: Upload,
): Promise<StatementPreview> {
  const { account, statement, lines, ahead } = await readFile(deps, tournament, principal, upload);
  const { matches } = await lookAt(deps.db, account, deps.clock(), { incoming: lines });
  const { period, opening, closing, isChained, layout, passed } = statement;
  return {
    account: { id: account.id, ...placeOf(account) },
    ...{ fileAccount: statement.account, period, opening, closing, isChained },
    layout: Object.entries(layout).map(([field, heading]) => ({ field, heading })),
    samples: sampleOf(statement).map(({ row, day, time, amount, text, payer }) => ({ row, day, time, amount, text, payer })),
    passed: passed.map(({ row, why }) => ({ row, why })),
    ahead,
    ...{ lines: lines.length, piles: pilesOf(matches, lines), seen: seenOf(matches, lines) },
  };
}

/** Takes a file in as it was seen, and remembers what it added; of the file itself nothing is kept. */
export async function importStatement(deps: Deps, actor: Actor & { principal: Person }, upload: Upload & { seen: string }): Promise<void> {
  const { principal, tournament } = actor;
  const { account, statement, lines } = await readFile(deps, tournament, principal, upload);
  const by = { by: principal, now: deps.clock() };
  await write(
    deps,
    { principal, siteId: tournament.siteId, tournamentId: tournament.id },
    {
      change: async (tx) => {
        const { matches, taken, isNew } = await takeLines(tx, account, lines, by);
        if (seenOf(matches, lines) !== upload.seen) throw new AppError('payment-moved');
        const { period, opening, closing } = statement;
        const of = { accountId: account.id, ...period, opening, closing };
        if (!isNew && (await isTaken(tx, of))) throw new AppError('statement-known');
        await tx.insert(statementImport).values({
          ...{ ...of, piles: pilesOf(taken, lines), at: by.now },
          ...{ principalKind: principal.kind, principalId: principal.id },
        });
        return { kind: 'imported', subjectType: 'payment', subjectId: tournament.id, after: { lines: lines.length } };
      },
      answer: async () => undefined,
    },
  );
}

type Imported = Pick<typeof statementImport.$inferSelect, 'accountId' | 'from' | 'to' | 'opening' | 'closing'>;
/** The same statement is there: of two people who bring it at once, one finds this. */
async function isTaken(tx: Transaction, { accountId, from, to, opening, closing }: Imported): Promise<boolean> {
  const balances = sql`${statementImport.opening} is not distinct from ${opening} and ${statementImport.closing} is not distinct from ${closing}`;
  const same = and(eq(statementImport.accountId, accountId), eq(statementImport.from, from), eq(statementImport.to, to), balances);
  return (await tx.$count(statementImport, same)) > 0;
}

type Sent = {
  provider: Parameters<typeof readNotices>[0];
  accountId: string;
  body: Buffer;
  heads: Readonly<Record<string, string | undefined>>;
};

/** Keeps what a provider tells, once, and answers; what becomes of it is found after. */
export async function takeNotice(
  deps: Deps,
  notices: Pick<NoticeWatch, 'soon'>,
  { provider, accountId, body, heads }: Sent,
): Promise<void> {
  const refuse = (outcome: string) => {
    deps.metrics.countNotice(provider, outcome);
    return new AppError('notice-refused');
  };
  const door = await noticeDoor(deps, provider, accountId);
  if (door === null) throw refuse('forged');
  const told = readNotices(provider, { body, heads, now: deps.clock() }, door.key);
  if (told === 'test') return deps.metrics.countNotice(provider, 'test');
  if (typeof told === 'string') throw refuse(told);
  if (told.some((notice) => notice.account !== door.number.replace(/\D/g, ''))) throw refuse('foreign');
  const rows = told.map(
    (notice) => incoming(notice, accountId, 'notice', lineHash(door.secret, `notice ${accountId} ${provider} ${notice.id}`)).row,
  );
  const kept = await deps.db
    .insert(bankLine)
    .values(rows.map((row) => ({ ...row, pile: 'decide' as const, reason: 'told' as const })))
    .onConflictDoNothing()
    .returning({ id: bankLine.id });
  deps.metrics.countNotice(provider, kept.length > 0 ? 'kept' : 'again');
  if (kept.length > 0) notices.soon(door.siteId);
}
