/** The column of a hole among those of a card in one line, from 1: the name stands before the first hole, OUT behind the ninth. */
export const columnOf = (hole: number): number => hole + (hole > 9 ? 2 : 1);
