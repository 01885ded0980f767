import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what>` in this folder writes the next migration. Commit it: none is made at run time. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/**/*.ts', out: './src/db/migrations', casing: 'snake_case' });
