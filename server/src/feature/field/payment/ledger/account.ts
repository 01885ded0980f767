import { randomBytes } from 'node:crypto';
import type { BankAccount } from '@fairway/api';
import { NOTICE_PROVIDERS, type NoticeProvider } from '@fairway/api/choice/field/payment';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { holdRow } from '../../../../db/row.ts';
import { club } from '../../../../db/schema/account/club.ts';
import { bankAccount, bankLine, tournamentPayment } from '../../../../db/schema/field/payment.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { AppError, fieldError } from '../../../../error/app-error.ts';
import type { Deps, Input } from '../../../../http/route.ts';
import { decryptKept, encryptedOf, forgetSecret, keepSecret, keptSecretOf, readKeptSecret } from '../../../../secret/kept-secret.ts';
import type { ActionContext } from '../../../../write/action.ts';
import { write } from '../../../../write/write.ts';
import { findAccounts } from './look.ts';

export type AccountRow = typeof bankAccount.$inferSelect;
const subjectType = 'bank-account';

const keyName = (provider: NoticeProvider, accountId: string) => `notice-${provider}-${accountId}` as const;

const findNoticeDoor = prepared((db) =>
  db
    .select({
      ...{ siteId: bankAccount.siteId, number: bankAccount.number },
      ...{ key: encryptedOf(sql.placeholder('keyName')), secret: encryptedOf('payment') },
    })
    .from(bankAccount)
    .where(eq(bankAccount.id, sql.placeholder('accountId')))
    .prepare('find_notice_door'),
);
/** What a notice of an account is held against, in one statement: providers send many, and wait. Null: none is taken. */
export async function noticeDoor({ db, encryption }: Deps, provider: NoticeProvider, accountId: string) {
  const name = keyName(provider, accountId);
  const [row] = await findNoticeDoor(db).execute({ accountId, keyName: name });
  const key = decryptKept(encryption, name, row?.key ?? null);
  const secret = decryptKept(encryption, 'payment', row?.secret ?? null);
  return row && key !== null && secret !== null ? { siteId: row.siteId, number: row.number, key, secret } : null;
}

/** With what lines are known again without being kept. */
export async function lineSecret(deps: Deps): Promise<string> {
  const secret = await keptSecretOf(deps, 'payment', () => randomBytes(32).toString('base64url'));
  if (secret === null) throw new AppError('payment-needs-secret');
  return secret;
}

async function requireAccount(db: Database, accountId: string): Promise<AccountRow> {
  const [row] = await db.select().from(bankAccount).where(eq(bankAccount.id, accountId));
  if (!row) throw new AppError('not-found');
  return row;
}

/** The account of a tournament; null: it takes no transfers. */
export async function accountOf(db: Database, tournamentId: string): Promise<AccountRow | null> {
  const [row] = await db
    .select({ account: bankAccount })
    .from(tournamentPayment)
    .innerJoin(bankAccount, eq(bankAccount.id, tournamentPayment.accountId))
    .where(eq(tournamentPayment.tournamentId, tournamentId));
  return row?.account ?? null;
}

/**
 * Of which its statements may be: its account, or, where it takes no transfers any more, any of its site, of a rehearsal any of its own; none: it
 * never took any.
 */
export async function accountsOf(db: Database, tournamentId: string): Promise<AccountRow[]> {
  const rows = await db
    .select({ account: bankAccount })
    .from(tournamentPayment)
    .innerJoin(tournament, eq(tournament.id, tournamentPayment.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(bankAccount, eq(bankAccount.siteId, club.siteId))
    .where(
      and(
        eq(tournamentPayment.tournamentId, tournamentId),
        sql`${bankAccount.rehearsalId} is not distinct from case when ${tournament.rehearsal} then ${tournament.id} end`,
        or(isNull(tournamentPayment.accountId), eq(tournamentPayment.accountId, bankAccount.id)),
      ),
    )
    .orderBy(asc(bankAccount.createdAt), asc(bankAccount.id));
  return rows.map(({ account }) => account);
}

export const placeOf = ({ bank, number, holder }: Pick<AccountRow, 'bank' | 'number' | 'holder'>) => ({ bank, number, holder });

export async function shownAccount(deps: Deps, row: AccountRow): Promise<BankAccount> {
  const notices = NOTICE_PROVIDERS.map(async (provider) => ({
    provider,
    isOn: (await readKeptSecret(deps, keyName(provider, row.id))) !== null,
    url: `${deps.config.publicUrl}/api/payment-notices/${provider}/${row.id}`,
  }));
  return { id: row.id, ...placeOf(row), notices: await Promise.all(notices) };
}

export const listAccounts = async (deps: Deps, siteId: string) => ({
  items: await Promise.all((await findAccounts(deps.db, { siteId, rehearsalId: null })).map((row) => shownAccount(deps, row))),
});

export async function addAccount(
  deps: Deps,
  actor: ActionContext & { siteId: string },
  body: Input<'POST /api/sites/:siteId/bank-accounts'>['body'],
) {
  await write(deps, actor, {
    change: async (tx) => {
      const { id, ...place } = body;
      const [made] = await tx
        .insert(bankAccount)
        .values({ id, siteId: actor.siteId, ...place })
        .onConflictDoNothing()
        .returning({ id: bankAccount.id });
      if (!made && !(await findAccounts(tx, { siteId: actor.siteId, rehearsalId: null })).some((row) => row.id === id))
        throw fieldError('number', 'already-in-state');
      return made ? { kind: 'created', subjectType, subjectId: id } : null;
    },
    answer: async () => undefined,
  });
  return shownAccount(deps, await requireAccount(deps.db, body.id));
}

export async function removeAccount(deps: Deps, actor: ActionContext, accountId: string): Promise<void> {
  await write(deps, actor, {
    change: async (tx) => {
      await holdRow(tx, bankAccount, accountId);
      const isUsed =
        (await tx.$count(tournamentPayment, eq(tournamentPayment.accountId, accountId))) > 0 ||
        (await tx.$count(bankLine, eq(bankLine.accountId, accountId))) > 0;
      if (isUsed) throw new AppError('bank-account-in-use');
      for (const provider of NOTICE_PROVIDERS) await forgetSecret(tx, keyName(provider, accountId));
      await tx.delete(bankAccount).where(eq(bankAccount.id, accountId));
      return { kind: 'deleted', subjectType, subjectId: accountId };
    },
    answer: async () => undefined,
  });
}

type Keyed = Input<'PUT /api/sites/:siteId/bank-accounts/:accountId/notice-key'>['body'];
export async function keepNoticeKey(deps: Deps, actor: ActionContext, accountId: string, { provider, key }: Keyed): Promise<BankAccount> {
  await lineSecret(deps);
  await write(deps, actor, {
    change: async (tx) => {
      const name = keyName(provider, accountId);
      if (key === null) await forgetSecret(tx, name);
      else await keepSecret({ db: tx, encryption: deps.encryption }, name, key);
      return { kind: 'updated', subjectType, subjectId: accountId };
    },
    answer: async () => undefined,
  });
  return shownAccount(deps, await requireAccount(deps.db, accountId));
}
