import { figures } from '@fairway/api/rule/figures';

const SIDE = /^[ab]$/i;
const HOLE = /^\D*\d{1,2}$/;
const HOLE_AND_SIDE = /^\D*\d{1,2}\s*[ab]$/i;

const all = (values: readonly string[], ...ways: readonly RegExp[]): boolean => {
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 && filled.every((value) => ways.some((way) => way.test(figures(value))));
};

/** Whether a column says the rest of a start that another one begins: A or B of the hole, or the hole of it. */
export const completesStart = (values: readonly string[], begun: readonly string[]): boolean =>
  all(values, SIDE, HOLE_AND_SIDE) || (all(begun, SIDE) && all(values, HOLE));

/** A hole and its A or B from two columns, in either order: “1” and “A”, “1” and “1A”. Two that disagree stand side by side. */
export function startText(one: string, other: string): string {
  if (one === '' || other === '' || one === other) return one || other;
  const [hole, side] = SIDE.test(one) ? [other, one] : [one, other];
  if (SIDE.test(side)) return HOLE.test(hole) ? `${hole}${side}` : hole;
  const numberOf = (text: string) => Number(/\d+/.exec(text)?.[0]);
  if (numberOf(one) !== numberOf(other)) return `${one} ${other}`;
  return HOLE_AND_SIDE.test(one) ? one : other;
}
