import { expect, it } from 'vitest';
import { createPasses } from './passes.ts';

/** Passes that end when the test says so. */
function heldPasses() {
  const begun: { key: string; end: (error?: Error) => void }[] = [];
  const errors: unknown[] = [];
  const passes = createPasses(
    (key) => new Promise<void>((resolve, reject) => begun.push({ key, end: (error) => (error ? reject(error) : resolve()) })),
    (error) => errors.push(error),
  );
  const end = async (error?: Error) => {
    begun.at(-1)?.end(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...passes, errors, keys: () => begun.map(({ key }) => key), end };
}

it('however often a key is asked for, one pass runs and one waits', async () => {
  const { soon, settled, keys, end } = heldPasses();
  for (let nth = 0; nth < 100; nth += 1) soon('one');
  expect(keys()).toEqual(['one']);
  await end();
  expect(keys()).toEqual(['one', 'one']);
  await end();
  await settled();
  expect(keys()).toEqual(['one', 'one']);
});

it('keys go one after the other, and what is asked for at the end of a pass is not forgotten', async () => {
  const { soon, settled, keys, end } = heldPasses();
  soon('one');
  soon('other');
  await end();
  soon('one');
  expect(keys()).toEqual(['one', 'other']);
  await end();
  await end();
  await settled();
  soon('one');
  expect(keys()).toEqual(['one', 'other', 'one', 'one']);
});

it('a pass that fails is reported, and holds up no other', async () => {
  const { soon, errors, keys, end } = heldPasses();
  soon('one');
  soon('other');
  const failure = new Error('no connection');
  await end(failure);
  expect(errors).toEqual([failure]);
  soon('one');
  await end();
  expect(keys()).toEqual(['one', 'other', 'one']);
});
