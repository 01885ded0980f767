import { CONTRACT_PLANS, DURATION_UNITS } from '@fairway/api/choice/account/contract';
import type { CONTRACT } from '@fairway/api/record/contract';
import { sql } from 'drizzle-orm';
import { bigint, date, doublePrecision, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ColumnsOf } from '../../record.ts';
import { createdAt, id, searched, version } from '../column.ts';
import { site } from './site.ts';

/** What a site pays for. Money is whole đồng. */
export const contract = pgTable(
  'contract',
  {
    id,
    siteId: uuid()
      .notNull()
      .references(() => site.id),
    code: text().notNull(),
    representative: text(),
    plan: text({ enum: CONTRACT_PLANS }).notNull(),
    duration: smallint().notNull(),
    durationUnit: text({ enum: DURATION_UNITS }).notNull(),
    startDate: date().notNull(),
    /** The last day; it follows from start and duration, and is kept to sort and filter by. */
    endDate: date().notNull(),
    /** The list price of the plan. */
    price: bigint({ mode: 'number' }),
    /** What was agreed after discount. */
    amount: bigint({ mode: 'number' }),
    commissionPercent: doublePrecision(),
    note: text(),
    searched,
    version,
    createdAt,
  },
  (table) => [
    uniqueIndex('contract_code').on(sql`lower(${table.code})`),
    index().on(table.siteId),
    index().on(table.endDate, table.id),
    index().on(table.startDate, table.id),
    index().on(table.code, table.id),
    index('contract_amount').on(sql`coalesce(${table.amount}, 0)`, table.id),
  ],
) satisfies ColumnsOf<typeof CONTRACT>;
