import { expect, test } from 'vitest';
import readme from './README.md?raw';
import * as golf from './src/index.ts';
import * as testKit from './test-kit/index.ts';

const ROOMS: Readonly<Record<string, unknown>> = { '@fairway/golf': golf, '@fairway/golf/test-kit': testKit };

const examples = [...readme.matchAll(/\n([^\n]+):\n\n```js\n([\s\S]*?)```/g)].map(([, title = '', code = '']) => [title, code] as const);

/** Imports come from the rooms; a line that ends in "// → value" is an expectation. */
function runnable(code: string): string {
  return code
    .replace(/import \{(.*)\} from '(.*)';/g, (_, names: string, room: string) => `const {${names}} = rooms['${room}'];`)
    .replace(/^(.*); \/\/ → (.*)$/gm, (_, expression: string, value: string) => `expect(${expression}).toEqual(${value});`);
}

test('every example is run', () => {
  expect(examples.length).toBeGreaterThan(10);
  expect(examples).toHaveLength(readme.split('```js').length - 1);
});

test.each(examples)('%s', (_, code) => {
  const body = runnable(code);
  expect(body.match(/expect\(/g)?.length).toBeGreaterThan(0);
  new Function('rooms', 'expect', body)(ROOMS, expect);
});
