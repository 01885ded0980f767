import { expect, it } from 'vitest';
import { namedFile } from './file-name.ts';

const nameIn = (head: string) => decodeURIComponent(head.replace(/^.*UTF-8''/, ''));

it.each([
  [['Người nhận giải', 'Giải Mùa Thu', '2026-11-15'], 'Người nhận giải - Giải Mùa Thu - 2026-11-15.pdf'],
  [['A', 'Cúp “K’s” (vòng 1/2): *?\r\n', 'B'], 'A - Cúp “K’s” (vòng 1 2) - B.pdf'],
  [['A', '⛳'.repeat(100)], `A - ${'⛳'.repeat(60)}.pdf`],
  [['A', `${'a'.repeat(59)}🏌️`], `A - ${'a'.repeat(59)}.pdf`],
  [['A', '///'], 'A.pdf'],
])('a file of %j', (parts, name) => {
  const head = namedFile('inline', parts, 'pdf');
  expect(nameIn(head)).toBe(name);
  expect(head).toMatch(/^inline; filename\*=UTF-8''[\w.%!~*-]+$/);
});
