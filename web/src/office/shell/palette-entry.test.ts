import { describe, expect, it } from 'vitest';
import { matching } from './palette-entry.ts';

describe('searching in the palette', () => {
  const entries = ['Giải đấu', 'Tạo giải đấu', 'Bảng đấu'].map((label) => ({ id: label, label, act: () => undefined }));
  const found = (search: string) => matching(entries, search).map(({ label }) => label);
  it('takes words without diacritics, those at the beginning first', () => {
    expect(found('giai')).toEqual(['Giải đấu', 'Tạo giải đấu']);
    expect(found('dau tao')).toEqual(['Tạo giải đấu']);
    expect(found('')).toHaveLength(3);
    expect(found('x')).toEqual([]);
  });
});
