import { z } from 'zod';
import { defineRoutes } from './route.ts';

export const systemRoutes = defineRoutes({
  'GET /api/health': {
    access: 'anyone',
    summary: 'Whether the database answers, its schema version and this build',
    answer: z.object({ status: z.literal('ok'), database: z.enum(['pglite', 'postgres']), schemaVersion: z.string(), build: z.string() }),
  },
});
