/** A line that comes or goes moves those behind it by one; more than so many do not in one place. */
const NEAR = [-1, 1, -2, 2, -3, 3];

/** Where each line of a list stood in the one before; -1: it is another object, or stood far from its neighbours. */
export function previousPlaces(lines: readonly object[], before: readonly object[]): Int32Array {
  const places = new Int32Array(lines.length).fill(-1);
  let shift = 0;
  for (const [at, line] of lines.entries()) {
    if (before[at + shift] !== line) {
      const by = NEAR.find((near) => before[at + shift + near] === line);
      if (by === undefined) continue;
      shift += by;
    }
    places[at] = at + shift;
  }
  return places;
}
