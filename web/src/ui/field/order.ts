/** The place of a dragged line: after every line whose middle is above the pointer. `middles`: of every line, from above, in px. */
export const placeOf = (middles: readonly number[], dragged: number, pointer: number): number =>
  middles.filter((middle, line) => line !== dragged && middle < pointer).length;

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const [item] = list.slice(from, from + 1);
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
};
