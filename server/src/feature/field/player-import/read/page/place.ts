import { PLACES } from '@fairway/api/rule/field/import-row';

/** The number of a row in its list: rows of a list beside the first, or of a further player of the row, are told apart. */
export const placedRow = (row: number, place: number): number => place * PLACES + row;
