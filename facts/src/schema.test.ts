import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dayFacts } from './day-facts.ts';

test('the page of the format has the JSON Schema of what is read', async () => {
  const schema = { title: 'Golf day facts', ...z.toJSONSchema(dayFacts) };
  await expect(`${JSON.stringify(schema, null, 1)}\n`).toMatchFileSnapshot('../../docs/facts.schema.json');
});
