import type { z } from 'zod';

/** Keeps only the columns of a schema, without checking them again: a board of 144 is made for every stroke. */
export function columnsOf<S extends z.ZodObject>({ shape }: S): (row: z.output<S>) => z.output<S> {
  const names = Object.keys(shape);
  return (row) => {
    const columns: Record<string, unknown> = {};
    for (const name of names) columns[name] = row[name];
    return columns as z.output<S>;
  };
}
