import { describe, expect, it } from 'vitest';
import { plainLines, safeHtml } from './rich-text.ts';

describe('a text that anyone may be shown', () => {
  it.each([
    ['what the editor writes', '<h2>Điều 1</h2><p><strong>Net</strong> <em>và</em> <u>gross</u></p>', null],
    ['lists', '<ol start="2"><li><p>Một</p></li></ol><ul><li><p>Hai</p></li></ul>', null],
    ['a heading of another page, as ours', '<h1>Điều lệ</h1>', '<h2>Điều lệ</h2>'],
    ['a link', '<a href="https://vga.com.vn">VGA</a>', '<a href="https://vga.com.vn" rel="noopener noreferrer nofollow">VGA</a>'],
    [
      'an address',
      '<a href="mailto:btc@clb.example">BTC</a>',
      '<a href="mailto:btc@clb.example" rel="noopener noreferrer nofollow">BTC</a>',
    ],
    ['plain lines, as paragraphs', 'Điều 1. A & B\n\nĐiều 2. handicap < 36', '<p>Điều 1. A &amp; B</p><p>Điều 2. handicap &lt; 36</p>'],
  ])('keeps %s', (_, written, kept) => {
    expect(safeHtml(written)).toBe(kept ?? written);
    expect(safeHtml(kept ?? written)).toBe(kept ?? written);
  });

  it.each([
    [
      'the cells of a table of Word',
      '<table><tbody><tr><td width="311"><p class="MsoNormal">Giải\nNhất</p></td><td><p>5.000.000</p></td></tr><tr><td>Nhì</td><td><b>Cúp</b></td></tr></tbody></table><p>Sau</p>',
      '<p>Giải Nhất · 5.000.000</p><p>Nhì · <strong>Cúp</strong></p><p>Sau</p>',
      'Giải Nhất · 5.000.000\nNhì · Cúp\nSau',
    ],
    ['boxes', 'Một<div>Hai</div><div><div>Ba<br>Bốn</div></div>', 'Một<p>Hai</p><p>Ba<br />Bốn</p>', 'Một\nHai\nBa\nBốn'],
    [
      'a box in a list',
      '<div><ul><li><div>Bảng A</div></li></ul></div><p>Sau</p>',
      '<ul><li><p>Bảng A</p></li></ul><p>Sau</p>',
      '• Bảng A\nSau',
    ],
    ['a table within another', '<table><tr><td>a<table><tr><td>b<td>c</table></table>', '<p>a</p><p>b · c</p>', 'a\nb · c'],
    [
      'scripts in cells, which go',
      '<table><tr><td onclick="x()">A<script>x()</script></td><td>B</td></tr></table>',
      '<p>A · B</p>',
      'A · B',
    ],
  ])('of another program keeps %s apart', (_, written, kept, onPaper) => {
    expect([safeHtml(written), safeHtml(kept), plainLines(written)]).toEqual([kept, kept, onPaper]);
  });

  it.each([
    ['<script>alert(1)</script>', null],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="root">A</p>', '<p>A</p>'],
    ['<p>A<img src=x onerror=alert(1)></p>', '<p>A</p>'],
    ['<a href="javascript:alert(1)">A</a>', '<a rel="noopener noreferrer nofollow">A</a>'],
    ['<a href="java\tscript:alert(1)">A</a>', '<a rel="noopener noreferrer nofollow">A</a>'],
    ['<a href="&#106;avascript:alert(1)">A</a>', '<a rel="noopener noreferrer nofollow">A</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">A</a>', '<a rel="noopener noreferrer nofollow">A</a>'],
    ['<a href="//evil.example" target="_blank">A</a>', '<a rel="noopener noreferrer nofollow">A</a>'],
    ['<svg><g onload="alert(1)"></g></svg><p>A</p>', '<p>A</p>'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--><img src onerror=alert(1)>">', null],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">A</noscript>', '<p>A</p>'],
    ['<iframe src="https://evil.example"></iframe><form action="/x"><input></form>A', '<p>A</p>'],
    ['<style>body{display:none}</style><p>A</p>', '<p>A</p>'],
    ['<p>A<!--[if IE]><script>alert(1)</script><![endif]--></p>', '<p>A</p>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', '<p>ipt&gt;alert(1)ipt&gt;</p>'],
    ['<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
    ['<p> </p><p><br></p>', null],
    ['', null],
    [null, null],
  ])('of %s leaves %s', (written, left) => {
    const safe = safeHtml(written);
    expect(safe).toBe(left);
    expect(safeHtml(safe)).toBe(safe);
  });
});

it('on paper it is plain: a line for each paragraph, items of a list after a bullet, and no signs of markup', () => {
  const written = '<h2>Điều 1</h2><p>Net &lt; 72 &amp; gross</p><ul><li><p>Bảng A</p></li><li><p>Bảng B</p></li></ul><script>x()</script>';
  expect(plainLines(written)).toBe('Điều 1\nNet < 72 & gross\n• Bảng A\n• Bảng B');
  const numbered =
    '<ol start="3"><li><p>Bằng điểm</p><ul><li><p>hole 18</p></li></ul></li><li><p>Bốc thăm</p></li></ol><ol><li>Một</li></ol>';
  expect(plainLines(numbered)).toBe('3. Bằng điểm\n• hole 18\n4. Bốc thăm\n1. Một');
  expect(plainLines('Điều 1.\n\nĐiều 2.')).toBe('Điều 1.\nĐiều 2.');
  expect(plainLines(null)).toBe('');
});
