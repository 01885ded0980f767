import { describe, expect, it } from 'vitest';
import { hasLetters, pastedName } from './pasted-name.ts';

describe('a name from a list', () => {
  it.each([
    ['1/ Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['2. An', 'An', []],
    ['03) Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['(4) Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['#5 Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['06 - Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['7 Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['⑧ Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['• Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['- Nguyễn Văn An', 'Nguyễn Văn An', []],
    ['Nguyễn Văn An (C)', 'Nguyễn Văn An', ['(C)']],
    ['Nguyễn Văn An - Đội trưởng', 'Nguyễn Văn An', ['Đội trưởng']],
    ['Lê Minh Cường (a)', 'Lê Minh Cường', ['(a)']],
    ['Phạm Tiến Dũng*', 'Phạm Tiến Dũng', []],
    ['KIM Min Ho (KOR) *', 'KIM Min Ho', ['(KOR)']],
    ['1. KIM Min Ho (a) (KOR)', 'KIM Min Ho', ['(a)', '(KOR)']],
  ])('%s is %s', (text, name, notes) => {
    const found = pastedName(text);
    expect([found.name, found.notes, found.signs.length > 0]).toEqual([name, notes, true]);
  });

  it.each(['Nguyễn Văn An', 'Nguyễn Văn An (VIP)', 'Hùng 76', 'Khách 1', 'Nguyễn An (Nữ)', 'Trần B (A)', '12', "O'Brien"])(
    'may have signs of its own: %s',
    (text) => {
      expect(pastedName(text).name).toBe(text);
    },
  );

  it('has its division behind it where others have A or B', () => {
    expect(hasLetters(['An (A)', 'Bình (C)'])).toBe(true);
    expect(pastedName('Bình (C)', true)).toEqual({ name: 'Bình (C)', signs: [], notes: [] });
  });
});
