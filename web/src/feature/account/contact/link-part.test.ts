import { expect, test } from 'vitest';
import { linkParts } from './link-part.ts';

test.each([
  ['', []],
  ['Gọi cho Lan', [{ text: 'Gọi cho Lan' }]],
  ['Gọi 024 5550 0144.', [{ text: 'Gọi ' }, { text: '024 5550 0144', href: 'tel:02455500144' }, { text: '.' }]],
  ['+84 (24) 5550-0144', [{ text: '+84 (24) 5550-0144', href: 'tel:+842455500144' }]],
  ['help@example.com', [{ text: 'help@example.com', href: 'mailto:help@example.com' }]],
  ['a@b.vn,\n0912345678', [{ text: 'a@b.vn', href: 'mailto:a@b.vn' }, { text: ',\n' }, { text: '0912345678', href: 'tel:0912345678' }]],
  ['8:00–17:00, 12/2026', [{ text: '8:00–17:00, 12/2026' }]],
  ['javascript:alert(1) <b>', [{ text: 'javascript:alert(1) <b>' }]],
])('%j', (text, parts) => {
  expect(linkParts(text)).toEqual(parts);
});
