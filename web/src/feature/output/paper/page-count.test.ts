import { expect, it } from 'vitest';
import { pageCounter } from './page-count.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('counts each page once, also where a piece ends within the mark, and does not count the list of pages', () => {
  const count = pageCounter();
  const pieces = ['<<\n/Type /Page\n/Parent', ' 1 0 R\n/Type /Pa', 'ge\n', '/Type /Pages\n', '/Type /Page\n/Type /Page\n'];
  expect(pieces.map((piece) => count(bytes(piece)))).toEqual([1, 1, 2, 2, 4]);
});
