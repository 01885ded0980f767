import type { BracketShown, PublicContest, PublicMatch } from '@fairway/api';
import { matchScoreText } from '@fairway/api/word/match-text';
import { sayMatch } from '../../../../text/word.ts';
import { type ContestContent, roundNames } from '../../report/match.ts';
import { type Box, SOFT } from '../page/pen.ts';
import type { Page, Paper, Sheet } from '../page/sheet.ts';
import { roundless } from './detail.ts';

/** An A4 sheet on its side, above the small line at its bottom. */
const DESIGN = { width: 841.89, height: 579.28 };
const EDGE = 34;
const INNER = { x: EDGE, y: 92, width: DESIGN.width - 2 * EDGE, height: DESIGN.height - 92 - 26 };
/** As many matches stand below one another in the first column of a page; what follows them stands beside them. */
const MATCHES_A_PAGE = 16;

type Round = BracketShown['rounds'][number];
type Match = Round['matches'][number];
/** What is drawn beside one another on a page: each column has half as many matches as the one before it. */
type Part = { title: string; columns: readonly (readonly Match[])[]; names: readonly string[]; third: Match | null };
type Drawn = { sheet: Sheet; contest: PublicContest; standing: BracketShown };

/** The picture of each knock-out: one page up to 32, else its parts and then its last rounds; the consolation behind it. */
export function bracketSheets(sheet: Sheet, { contests }: ContestContent): Paper {
  const pages = contests.flatMap((contest): Page[] => {
    const { standing } = contest;
    if (standing.kind !== 'bracket') return [];
    const of = { sheet, contest, standing };
    return partsOf(of).map((part) => ({
      draw: (body) => sheet.pen.scaled(body, DESIGN, () => sheet.pen.tagged({ role: 'Sect' }, () => drawPart(of, part))),
    }));
  });
  return { frame: 'edge', landscape: true, pages };
}

function partsOf({ sheet, contest, standing }: Drawn): Part[] {
  const { t } = sheet;
  const of = (part: Round['part']) => standing.rounds.filter((round) => round.part === part);
  const third = of('third-place')[0]?.matches[0] ?? null;
  const main = pagesOf(of('main'), contest.name, sheet);
  const [last] = main.slice(-1);
  const consolation = of('consolation');
  return [
    ...main.slice(0, -1),
    ...(last === undefined ? [] : [{ ...last, third }]),
    ...(consolation.length === 0 ? [] : pagesOf(consolation, `${contest.name} – ${t('match-board:bracket.consolation')}`, sheet)),
  ];
}

/** The rounds of a part on pages of sixteen matches; where there are several, the rounds after those have a page of their own. */
function pagesOf(rounds: readonly Round[], name: string, sheet: Sheet): Part[] {
  const all = rounds.map(({ matches }) => matches);
  const names = roundNames(rounds, sheet.t);
  const first = all[0]?.length ?? 0;
  const parts = Math.ceil(first / MATCHES_A_PAGE);
  if (parts < 2) return [{ title: name, columns: all, names, third: null }];
  // of a page its own rounds: those in which each page has a match at least
  const within = all.filter((matches) => matches.length >= parts).length;
  const title = (part: number) => sheet.t('paper:match.page', { name, part, parts: parts + 1 });
  const pages = Array.from({ length: parts }, (_, page): Part => {
    const columns = all.slice(0, within).map((matches) => {
      const each = Math.ceil(matches.length / parts);
      return matches.slice(page * each, (page + 1) * each);
    });
    return { title: title(page + 1), columns, names: names.slice(0, within), third: null };
  });
  return [...pages, { title: title(parts + 1), columns: all.slice(within), names: names.slice(within), third: null }];
}

function drawPart(of: Drawn, { title, columns, names, third }: Part): void {
  const { pen, head, t } = of.sheet;
  const indent = head.logo ? 50 : 0;
  if (head.logo) pen.picture(head.logo, { x: EDGE, y: 22, width: 40, height: 40 }, t('paper:alt.logo', { name: head.clubName }));
  const room = { x: EDGE + indent, width: INNER.width - indent };
  pen.write([head.clubName, head.tournament].join(' · '), { ...room, y: 18, height: 12 }, { size: 9, colour: SOFT });
  pen.write(title, { ...room, y: 30, height: 22 }, { size: 17, face: 'bold', heading: 'H1' });
  pen.write(roundless(of.sheet), { ...room, y: 53, height: 12 }, { size: 9 });
  pen.line(EDGE, 70, EDGE + INNER.width, 70, { width: 0.8, colour: '#000000' });
  const width = INNER.width / Math.max(1, columns.length);
  const most = Math.max(1, ...columns.map((column) => column.length));
  for (const [nth, matches] of columns.entries()) {
    const x = INNER.x + nth * width;
    pen.write(names[nth] ?? '', { x, y: 74, width: width - 12, height: 14 }, { size: 9, face: 'bold', heading: 'H2' });
    const span = INNER.height / Math.max(1, matches.length);
    for (const [at, match] of matches.entries()) {
      const middle = INNER.y + (at + 0.5) * span;
      drawMatch(of, match, { x, y: middle, width: width - 14, height: Math.min(34, INNER.height / most) });
      if (nth < columns.length - 1)
        drawJoin(of, {
          x: x + width - 14,
          middle,
          span,
          isFirst: at % 2 === 0,
          isPaired: (columns[nth + 1]?.length ?? 0) < matches.length,
        });
    }
  }
  if (third !== null) drawThird(of, third, width, columns.length);
}

/** The match for the third place stands below the final. */
function drawThird(of: Drawn, third: Match, width: number, columns: number): void {
  const x = INNER.x + (columns - 1) * width;
  const y = INNER.y + INNER.height - 22;
  of.sheet.pen.write(
    of.sheet.t('match-board:bracket.thirdPlace'),
    { x, y: y - 36, width: width - 14, height: 12 },
    { size: 9, face: 'bold' },
  );
  drawMatch(of, third, { x, y, width: width - 14, height: 34 });
}

type Join = { x: number; middle: number; span: number; isFirst: boolean; isPaired: boolean };

/** The line to the match of whoever wins. */
function drawJoin({ sheet: { pen } }: Drawn, { x, middle, span, isFirst, isPaired }: Join): void {
  pen.line(x, middle, x + 7, middle, { width: 0.6 });
  if (!isPaired) {
    pen.line(x + 7, middle, x + 14, middle, { width: 0.6 });
    return;
  }
  const meets = isFirst ? middle + span / 2 : middle - span / 2;
  pen.line(x + 7, middle, x + 7, meets, { width: 0.6 });
  if (isFirst) pen.line(x + 7, meets, x + 14, meets, { width: 0.6 });
}

/** `box.y`: its middle. */
function drawMatch({ sheet, contest, standing }: Drawn, match: Match, { x, y: middle, width, height }: Box): void {
  const { pen, t, language } = sheet;
  const half = (height - 4) / 2;
  const played = matchOf(contest, standing, match);
  const seeds = new Map(standing.entrants.map(({ id }, nth) => [id, nth < standing.seeds ? nth + 1 : null]));
  const named = new Map(standing.entrants.map(({ id, name }) => [id, name]));
  const size = Math.min(9, half * 0.78);
  for (const [nth, slot] of match.slots.entries()) {
    const box = { x: x + 2, y: middle + (nth - 1) * half, width: width - 4, height: half };
    const seed = slot.entrant === null ? null : (seeds.get(slot.entrant) ?? null);
    const isBye = slot.entrant === null && !slot.open;
    const name = slot.entrant === null ? (isBye ? t('paper:match.bye') : '') : (named.get(slot.entrant) ?? '');
    const won = match.winner !== null && match.winner === slot.entrant;
    const result =
      won && match.by === 'result' && played
        ? matchScoreText(played, sayMatch(language))
        : won && match.by === 'walk-over'
          ? t('match-board:bracket.walkOver')
          : '';
    const room = result === '' ? box.width : box.width - 40;
    const style = { size, least: 4.5, ...(won && { face: 'bold' as const }), ...(isBye && { colour: SOFT }) };
    if (name !== '') pen.write(seed === null ? name : `${seed}  ${name}`, { ...box, width: room }, style);
    if (result !== '') pen.write(result, { ...box, x: box.x + room, width: 40 }, { size, least: 4.5, align: 'right' });
  }
  pen.frame({ x, y: middle - half, width, height: 2 * half }, { line: 0.6 });
  pen.line(x, middle, x + width, middle, { width: 0.3 });
}

function matchOf({ sessions }: PublicContest, { matchIds }: BracketShown, { id }: Match): PublicMatch | null {
  return sessions.flatMap(({ matches }) => matches).find((of) => of.id === matchIds[id]) ?? null;
}
