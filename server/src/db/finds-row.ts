import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a query gives a row, for the row that asks: always by looking for one, which an index answers. `exists` would leave it to the planner to
 * read the whole table once instead, and so all that a club ever played.
 */
export const findsRow = (query: SQLWrapper): SQL<boolean> => sql<boolean>`(select true from ${query} limit 1) is not null`;
