import type { Database } from './open.ts';

/**
 * For a statement that nearly every request needs: built once for each database and, on PostgreSQL, where it goes by the name that it
 * is prepared under, planned once for each connection.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
