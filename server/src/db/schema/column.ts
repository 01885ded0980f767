import { readKept } from '@fairway/api';
import { customType, integer, type PgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { PRINCIPAL_KINDS } from '../../access/principal.ts';

/** The columns of every table. Handicaps are integer tenths; every instant is a timestamptz; every changeable record has a `version`. */

export const id = uuid().primaryKey().defaultRandom();
/** Of a record that is deleted with the one that it belongs to. */
export const partOf = (whole: () => PgColumn) => uuid().notNull().references(whole, { onDelete: 'cascade' });
export const version = integer().notNull().default(1);
export const createdAt = timestamp({ withTimezone: true }).notNull().defaultNow();
/** The name as lists sort it: `plain`, a person's given name first. Written with the name: neither engine has a Vietnamese collation. */
export const nameKey = text().notNull().default('');
/** What a search of the list looks in: `plain` words. Written with the fields that it holds. */
export const searched = text().notNull().default('');
/** JSON of a shape of the api: what was written before a field came is read with what the api says that stands there. */
export const kept = <Schema extends z.ZodType>(schema: Schema) =>
  customType<{ data: z.output<Schema> }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (json) => readKept(schema, json),
  })();
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** A picture; `hash`: SHA-256 of its bytes, hexadecimal. */
export const picture = () => ({ hash: text().notNull(), bytes: bytea().notNull() });
/** Who did it; null: the program itself, from its command line. */
export const principal = () => ({ principalKind: text({ enum: PRINCIPAL_KINDS }), principalId: uuid() });
