import { z } from 'zod';
import { defineRoutes } from './route.ts';

const choice = z.object({ id: z.string(), name: z.string(), description: z.string() });
const choices = z.object({ items: z.array(choice) });

export const systemRoutes = defineRoutes({
  'GET /api/health': {
    access: 'anyone',
    summary: 'Whether the database answers, its schema version and this build',
    answer: z.object({ status: z.literal('ok'), database: z.enum(['pglite', 'postgres']), schemaVersion: z.string(), build: z.string() }),
  },
  'GET /api/formats': { access: 'signed-in', summary: 'The formats that a tournament may have', answer: choices },
  'GET /api/tiebreaks': { access: 'signed-in', summary: 'The orders in which ties may be broken', answer: choices },
  'GET /api/countbacks': { access: 'signed-in', summary: 'The ways to count back', answer: choices },
});
