import type { Course } from '@fairway/api';

/** The card for women as a row of a course or a round has it. */
type Columns = { womenPar: number[] | null; womenStrokeIndex: number[] | null };
/** The same as everyone but the database has it. */
type Card = Pick<Course, 'women'>;

export type WithWomen<Row extends Columns> = Omit<Row, keyof Columns> & Card;

/** A row with its card for women in one. */
export function withWomen<Row extends Columns>({ womenPar, womenStrokeIndex, ...row }: Row): WithWomen<Row> {
  return { ...row, women: womenPar && { par: womenPar, strokeIndex: womenStrokeIndex } };
}

/** Fields as the database takes them; a card that is not named stays as it is. */
export function womenColumns<Fields extends Partial<Card>>({ women, ...fields }: Fields): Omit<Fields, 'women'> & Partial<Columns> {
  return women === undefined ? fields : { ...fields, womenPar: women?.par ?? null, womenStrokeIndex: women?.strokeIndex ?? null };
}
