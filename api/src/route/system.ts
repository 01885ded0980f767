import { z } from 'zod';
import { defineRoutes } from '../route.ts';

export const systemRoutes = defineRoutes({
  'GET /api/alive': {
    access: 'anyone',
    summary: 'That the process runs, whatever its database does: restart it when this does not answer',
    answer: z.object({ status: z.literal('alive') }),
  },
  'GET /api/health': {
    access: 'anyone',
    summary: 'Whether it can work (503 while its database does not answer), the schema version and this build',
    answer: z.object({ status: z.literal('ok'), database: z.enum(['pglite', 'postgres']), schemaVersion: z.string(), build: z.string() }),
  },
});
