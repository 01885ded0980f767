import { describe, expect, it } from 'vitest';
import { meaningOf } from './page/heading.ts';
import { flightText, startNote } from './row/flight-text.ts';

describe('the cell of a flight', () => {
  it.each([
    ['FLY 3\n06h30.', { flight: '3', teeTime: '06h30.', startingHole: '' }],
    ['Flight 3 – 6h30 – Hố 1', { flight: '3', teeTime: '6h30', startingHole: '1' }],
    ['FLY 12:', { flight: '12', teeTime: '', startingHole: '' }],
    ['fl.03', { flight: '3', teeTime: '', startingHole: '' }],
    ['1A', { flight: '1A', teeTime: '', startingHole: '' }],
    ['Nhóm 4', { flight: '4', teeTime: '', startingHole: '' }],
    ['10', { flight: '10', teeTime: '', startingHole: '' }],
    ['FLY 2 (3 golfer)', { flight: '2 (3 golfer)', teeTime: '', startingHole: '' }],
    ['', { flight: '', teeTime: '', startingHole: '' }],
  ])('%j means %j', (text, told) => {
    expect(flightText(text)).toEqual(told);
  });

  it.each([
    ['Start Hố 1', { startingHole: '1', note: '' }],
    ['Bs, start hố 10', { startingHole: '10', note: 'Bs' }],
    ['Xuất phát hố 18', { startingHole: '18', note: '' }],
    ['Bs', { startingHole: '', note: 'Bs' }],
    ['Bắt đầu 1 giờ', { startingHole: '', note: 'Bắt đầu 1 giờ' }],
  ])('a note %j means %j', (note, told) => {
    expect(startNote(note)).toEqual(told);
  });
});

describe('a heading', () => {
  it.each([
    ['Họ và tên*', 'name'],
    ['TÊN GOLFER', 'name'],
    ['Handicap xét giải', 'handicapCourse'],
    ['HCP', 'handicapCourse'],
    ['Hcap', 'handicapCourse'],
    ['Cap', 'handicapCourse'],
    ['VHD', 'handicapIndex'],
    ['Handicap (Index)', 'handicapIndex'],
    ['Giới tính (Nam/Nữ)', 'gender'],
    ['SĐT', 'phone'],
    ['ĐT', 'phone'],
    ['Bag-tag', 'bagTag'],
    ['CAD', 'caddieNumber'],
    ['Caddy', 'caddieNumber'],
    ['Tee time', 'teeTime'],
    ['Giờ', 'teeTime'],
    ['Hố', 'startingHole'],
    ['Họ', 'family'],
    ['Nhóm', 'division-or-flight'],
    ['Size áo', null],
    ['STT', 'running'],
    ['#', 'running'],
    ['Hố XP', 'startingHole'],
    ['Mã số VGA', 'vga'],
    ['Start', 'hole-or-time'],
    ['Công ty/CLB', null],
  ])('%s means %s', (heading, meaning) => {
    expect(meaningOf(heading)).toBe(meaning);
  });
});
