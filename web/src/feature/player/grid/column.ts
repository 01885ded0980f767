import { FIELDS, type FieldKind, FOLDED, kindOf } from '../field/field.ts';
import type { Column } from './grid-key.ts';

/** In pixels; the name takes what the longest one needs. */
const WIDTHS: Readonly<Record<Exclude<Column, 'name'>, number>> = {
  menu: 40,
  gender: 84,
  vga: 92,
  division: 168,
  handicapCourse: 84,
  handicapIndex: 72,
  playingHandicap: 96,
  birthday: 108,
  age: 60,
  flight: 72,
  teeTime: 76,
  startingHole: 76,
  bagTag: 92,
  caddieNumber: 84,
  member: 84,
  absent: 72,
  status: 108,
  phone: 132,
  email: 200,
  tee: 100,
  note: 240,
};
const NARROWEST_NAME = 170;
const WIDEST_NAME = 420;

export const columnKind = (column: Column): FieldKind | 'menu' => (column === 'menu' ? 'menu' : kindOf(column));
export const widthOf = (column: Column, nameWidth: number): number => (column === 'name' ? nameWidth : WIDTHS[column]);

/** The columns on screen; the menu of a row is for those who may change it, contact and notes for those who unfold them. */
export const columnsOf = (writable: boolean, unfolded: boolean): readonly Column[] => [
  ...(writable ? (['menu'] as const) : []),
  ...FIELDS.filter((field) => unfolded || !FOLDED.includes(field)),
];

/** As wide as the longest name, so that none is cut; a name that is longer still breaks into lines. */
export function nameWidthFor(names: readonly string[]): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return WIDEST_NAME;
  pen.font = "500 14px 'Be Vietnam Pro', system-ui, sans-serif";
  const longest = names.reduce((width, name) => Math.max(width, pen.measureText(name).width), 0);
  return Math.ceil(Math.min(WIDEST_NAME, Math.max(NARROWEST_NAME, longest + 44)));
}
