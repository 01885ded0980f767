import type { MatchRoundContent, ReportMatch } from '../../report/match.ts';
import { gridPages } from '../page/grid.ts';
import { SOFT } from '../page/pen.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import { calledSide, drawMatchTop } from './match-card.ts';

const SIGN = { width: 595.28, height: 413 };
const EDGE = 36;
const INNER = SIGN.width - 2 * EDGE;

/** A sign behind the windscreen of the carts of a match: its number, and both sides in the colours of their teams. */
export const matchSigns = (sheet: Sheet, content: MatchRoundContent): Paper => ({
  frame: 'edge',
  pages: gridPages(sheet, content.matches, { columns: 1, rows: 2, design: SIGN }, (match) => {
    drawMatchTop(sheet, content, match, EDGE, INNER);
    for (const which of [0, 1] as const) drawSide(sheet, match, which);
  }),
});

function drawSide(sheet: Sheet, match: ReportMatch, which: 0 | 1): void {
  const { pen, t } = sheet;
  const side = match.sides[which];
  const width = INNER / 2 - 10;
  const x = EDGE + which * (width + 20);
  pen.frame({ x, y: 92, width, height: 34 }, { line: 0, fill: match.teams[which]?.colour ?? '#666666' });
  pen.write(
    calledSide(sheet, match, which),
    { x: x + 8, y: 130, width: width - 16, height: 36 },
    { size: 20, face: 'bold', align: 'center', least: 10 },
  );
  const names = side?.players.map(({ name }) => name) ?? [];
  const step = Math.min(64, 190 / Math.max(1, names.length));
  for (const [nth, name] of names.entries())
    pen.write(name, { x: x + 4, y: 176 + nth * step, width: width - 8, height: step }, { size: 26, align: 'center', least: 9 });
  if (names.length === 0)
    pen.write(t('paper:match.unknown'), { x, y: 176, width, height: 40 }, { size: 18, align: 'center', colour: SOFT });
}
