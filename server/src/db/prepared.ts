import type { Database } from './database.ts';

/**
 * For a statement that nearly every request needs: built once for each database. PostgreSQL prepares it under its name, and so plans it
 * once for each connection.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
