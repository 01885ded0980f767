import { expect, it } from 'vitest';
import { withRowsAsLines } from './pasted.ts';

it.each([
  [
    'Word, a paragraph in each cell',
    '<table class=MsoTableGrid><tr><td width=311>\n<p class=MsoNormal>Giải\nNhất</p></td><td><p>5.000.000</p></td></tr></table>',
    '<table class=MsoTableGrid><p>Giải Nhất · 5.000.000</p></table>',
  ],
  [
    'a spreadsheet',
    '<table><TR><TD>Bảng A</TD><TD></TD><TD><b>0–18</b></TD></TR><TR><TD>Bảng B</TD></TR></table>',
    '<table><p>Bảng A · <b>0–18</b></p><p>Bảng B</p></table>',
  ],
  ['no table', '<p>Điều 1</p><p>Điều 2</p>', '<p>Điều 1</p><p>Điều 2</p>'],
])('what is pasted from %s keeps its cells apart', (_, pasted, kept) => {
  expect(withRowsAsLines(pasted)).toBe(kept);
});
