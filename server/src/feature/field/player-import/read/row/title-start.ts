import { figures } from '@fairway/api/rule/figures';
import { startOf } from '../../value/start.ts';
import type { Layout } from '../column/layout.ts';

const HOLE = /^(?:hố|hole|tee|xuất phát)(?:\s+(?:xuất phát|start|số|no\.?|off|hố|tại|from))*\s*[:#-]?\s*\d{1,2}[abc]?$/iu;

/** The hole that a title above the list names for all of it: “HỐ 10”; '': none, or a column says it. */
export function titleStart({ sheet, headingAt, columns }: Layout): string {
  if (columns.some(({ field }) => field === 'startingHole')) return '';
  const titles = sheet.rows.slice(0, Math.max(headingAt, 0)).flatMap((cells) => cells.filter((text) => HOLE.test(figures(text))));
  const [title] = titles;
  const start = titles.length === 1 && title !== undefined ? startOf(/\d.*/.exec(figures(title))?.[0] ?? '') : null;
  return start === null ? '' : `${start.hole}${start.side ?? ''}`;
}
