import { codeOf } from '@fairway/api/rule/typed-keys';

/** What a person typed, with the keys of what an input method made of them. */
export const readTags = (typed: string): string => typed.replace(/[^\s,;]+/g, (tag) => codeOf(tag) ?? tag);

/** What a person typed as caddie numbers: each once, `1-24` for all from 1 to 24. What is no range is taken as it stands. */
export function caddieList(typed: string): readonly string[] {
  const parts = readTags(typed)
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  return [...new Set(parts.flatMap(rangeOf))];
}

/** A range longer than any list stays as it was typed. */
const LONGEST = 400;

function rangeOf(part: string): readonly string[] {
  const [, first = '', last = ''] = /^(\d{1,5})[-–](\d{1,5})$/.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === '' || to < from || to - from >= LONGEST) return [part];
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}
