import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyRules } from '../../golf/test-kit/arbitrary.ts';
import { dayFacts } from './day-facts.ts';
import { rules } from './rules-schema.ts';

test('the page of the format has the JSON Schema of what is read', async () => {
  const schema = { title: 'Golf day facts', ...z.toJSONSchema(dayFacts) };
  await expect(`${JSON.stringify(schema, null, 1)}\n`).toMatchFileSnapshot('../../docs/facts.schema.json');
});

test('every rule of the facts is among the random rules of the laws, with more than one value', () => {
  const values = new Map<string, Set<string>>();
  for (const drawn of fc.sample(anyRules, { numRuns: 300, seed: 1 }))
    for (const [name, value] of Object.entries(drawn)) values.set(name, (values.get(name) ?? new Set()).add(JSON.stringify(value)));
  const { edition: _, ...shape } = rules.def.shape; // laws try the last edition; those before have examples
  expect(Object.keys(shape).filter((name) => (values.get(name)?.size ?? 0) < 2)).toEqual([]);
});
