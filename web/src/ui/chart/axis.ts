/** An axis has at most this many steps above zero. */
const MOST_STEPS = 4;

/** The numbers beside bars of which the highest is `most`: from zero in equal whole steps, up to the first that is not below it. */
export function axisTo(most: number): number[] {
  const step = stepTo(most);
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, nth) => nth * step);
}

/** 1, 2 or 5 times a power of ten. */
function stepTo(most: number, power = 1): number {
  return [1, 2, 5].map((size) => size * power).find((step) => step * MOST_STEPS >= most) ?? stepTo(most, power * 10);
}
