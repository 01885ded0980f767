export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Between what lies on top and what it leaves clear. */
const GAP_PX = 8;

/** How far a box at the lower edge rises so that it covers none of these. */
export function riseAbove(box: Box, obstacles: readonly Box[]): number {
  let rise = 0;
  for (const { left, right, top, bottom } of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = right <= box.left || left >= box.right;
    const isAboveOrBelow = bottom <= box.top - rise || top >= box.bottom - rise;
    if (!isBeside && !isAboveOrBelow) rise = box.bottom - top + GAP_PX;
  }
  return rise;
}
