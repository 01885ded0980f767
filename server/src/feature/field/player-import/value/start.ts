import type { StartingSide } from '@fairway/api/choice/field/flight';
import { fold } from '../read/fold.ts';
import { teeTimeOf } from './tee-time.ts';

/** Where a flight begins, and when, if the cell says that too. */
type StartText = { hole: number; side: StartingSide | null; teeTime: string | null };

const TIME = /(?<!\d)\d{1,2}\s*[:h]\s*\d{2}(?!\d)/i;
const HOLE =
  /^(?:start |xuat phat )?(?:ho|h|hole|tee|t|course)? ?(\d{1,2}) ?(?:st|nd|rd|th)? ?(?:tee|hole|번홀|번 홀|번|홀|番ホール|番|号洞|洞)? ?([abc])?$/;
const SIDE_FIRST = /^(?:ho|h|hole|tee|t)? ?([abc]) ?(\d{1,2})$/;
const NINES: Readonly<Record<string, number>> = { out: 1, 'out course': 1, in: 10, 'in course': 10, アウト: 1, イン: 10 };

/** “10”, “Hố 10”, “H10”, “10A”, “A10”, “1st”, “10th tee”, “T10-07:15”, OUT and IN; null if it is no start. */
export function startOf(text: string): StartText | null {
  const time = TIME.exec(text)?.[0];
  const place = fold(time === undefined ? text : text.replace(time, ' '));
  const [, first, second] = HOLE.exec(place) ?? [];
  const [, side = second, hole = first] = SIDE_FIRST.exec(place) ?? [];
  const number = NINES[place] ?? Number(hole);
  if (!(number >= 1 && number <= 18)) return null;
  return {
    hole: number,
    side: (side?.toUpperCase() as StartingSide | undefined) ?? null,
    teeTime: time === undefined ? null : teeTimeOf(time),
  };
}
