import type { Golfer } from '@fairway/api';
import { expect, test } from 'vitest';
import { golferSheet } from './golfer-sheet.ts';

test('golfers of the register are a sheet with headings, a plus handicap with its sign and a year alone as it is', () => {
  const none = { birthday: null, birthYear: null, vga: null, handicapIndex: null, phone: null, email: null };
  const sheet = golferSheet([
    { ...none, name: 'Trần\tAn', gender: 'm', birthday: '1980-05-01', vga: '38632', handicapIndex: -1.5, phone: '0912345678' },
    { ...none, name: 'Lê Bình', gender: 'f', birthYear: 1979, email: 'binh@golf.example' },
  ] as Golfer[]);
  expect(sheet.split('\n').slice(1)).toEqual([
    'Trần An\tNam\t01/05/1980\t38632\t+1.5\t0912345678\t',
    'Lê Bình\tNữ\t1979\t\t\t\tbinh@golf.example',
  ]);
});
