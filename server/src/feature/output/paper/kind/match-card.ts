import { halvesOf } from '@fairway/api/rule/field/round-hole';
import { formatHandicap } from '@fairway/api/word/number';
import type { MatchRoundContent, ReportMatch } from '../../report/match.ts';
import { roundDetail } from '../../report/word.ts';
import { gridPages } from '../page/grid.ts';
import { type Box, SOFT } from '../page/pen.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import type { Layout } from '../source.ts';
import { drawReceived } from './card-part.ts';

/** An A5 sheet on its side: two make an A4. */
const DESIGN = { width: 595.28, height: 413 };
const EDGE = 22;
const INNER = DESIGN.width - 2 * EDGE;
const EXTRA = 3;

/** A card for each match: its holes across, one side above and the other below, and between them who won the hole. */
export function matchCards(sheet: Sheet, content: MatchRoundContent, { each }: Layout): Paper {
  const isTwo = sheet.size === 'a4' && each === 'four';
  return {
    frame: 'edge',
    landscape: !isTwo,
    pages: gridPages(sheet, content.matches, { columns: 1, rows: isTwo ? 2 : 1, design: DESIGN }, (match) =>
      drawCard(sheet, content, match),
    ),
  };
}

function drawCard(sheet: Sheet, content: MatchRoundContent, match: ReportMatch): void {
  drawMatchTop(sheet, content, match, EDGE, INNER);
  const width = INNER / 2 - 6;
  for (const which of [0, 1] as const) drawSide(sheet, match, which, { x: EDGE + which * (width + 12), y: 84, width, height: 44 });
  drawHoles(sheet, match);
  drawSigning(sheet, match);
}

/** The tournament, the number of the match large, and when and where it goes out: of a card and of a sign. */
export function drawMatchTop({ pen, head, t }: Sheet, { round }: MatchRoundContent, match: ReportMatch, x: number, width: number): void {
  const indent = head.logo ? 48 : 0;
  if (head.logo) pen.picture(head.logo, { x, y: 20, width: 40, height: 40 }, t('paper:alt.logo', { name: head.clubName }));
  const left = { x: x + indent, width: width * 0.62 - indent };
  pen.write([head.clubName, head.tournament].join(' · '), { ...left, y: 18, height: 22 }, { size: 9, face: 'bold' });
  pen.write([match.contest, match.session].filter(Boolean).join(' · '), { ...left, y: 40, height: 13 }, { size: 9 });
  pen.write(roundDetail({ t }, { round }), { ...left, y: 54, height: 12 }, { size: 8, colour: SOFT });
  const right = { x: x + width * 0.64, width: width * 0.36 };
  pen.write(
    t('match-board:match', { number: match.number }),
    { ...right, y: 16, height: 28 },
    { size: 22, face: 'bold', align: 'right', heading: 'H1' },
  );
  const start = [
    t(`match-board:format.${match.format}`),
    match.flight && t('paper:flight', { number: match.flight }),
    match.teeTime,
    match.hole === null ? null : t('paper:onHole', { hole: match.hole }),
  ];
  pen.write(start.filter(Boolean).join(' · '), { ...right, y: 46, height: 20 }, { size: 9, align: 'right', least: 6 });
  pen.line(x, 74, x + width, 74, { width: 0.8, colour: '#000000' });
}

/** What a side is called on paper: its team, or its number. */
export const calledSide = ({ t }: Sheet, { teams }: ReportMatch, which: 0 | 1): string =>
  teams[which]?.name ?? t('paper:match.side', { side: which + 1 });

function drawSide(sheet: Sheet, match: ReportMatch, which: 0 | 1, box: Box): void {
  const { pen, t, language } = sheet;
  const side = match.sides[which];
  pen.frame({ x: box.x, y: box.y, width: 5, height: box.height }, { line: 0, fill: match.teams[which]?.colour ?? '#999999' });
  const room = { x: box.x + 11, width: box.width - 11 };
  pen.write(calledSide(sheet, match, which), { ...room, y: box.y - 2, height: 12 }, { size: 8.5, colour: SOFT });
  const names = side?.players.map(({ name, handicap }) => {
    return handicap === null ? name : `${name} (${formatHandicap(handicap, language)})`;
  });
  pen.write(
    (names ?? [t('paper:match.unknown')]).join(' · '),
    { ...room, y: box.y + 10, height: 22 },
    { size: 11, face: 'bold', least: 6 },
  );
  const strokes = side?.balls.map(({ name, received }) => {
    if (received === null) return null;
    const count = received.reduce((sum, one) => sum + one, 0);
    return [name, count === 0 ? t('paper:match.level') : t('paper:match.receives', { count })].filter(Boolean).join(' ');
  });
  pen.write((strokes ?? []).filter(Boolean).join(' · '), { ...room, y: box.y + 32, height: 12 }, { size: 8, least: 5 });
}

const HEAD_ROW = 15;
const HOLE_ROW = 26;
const NAMES = 92;
const TOP = 138;
const ROOM = 196;
/** A match of two balls has higher rows than one of four. */
const MOST_SCALE = 1.3;

type CardRow = { label: string; kind: 'hole' | 'par' | 'index' | 'ball' | 'won'; height: number; received?: number[] | null };

function linesOf({ t }: Sheet, { sides, strokeIndex }: ReportMatch): CardRow[] {
  const balls = (which: 0 | 1): CardRow[] => {
    const side = sides[which];
    const own = side?.balls ?? [{ name: '', received: null }];
    return own.map(({ name, received }) => ({
      label: name || side?.name || t('paper:match.side', { side: which + 1 }),
      ...{ kind: 'ball', height: HOLE_ROW, received },
    }));
  };
  return [
    { label: t('paper:card.hole'), kind: 'hole', height: HEAD_ROW },
    { label: t('paper:card.par'), kind: 'par', height: HEAD_ROW },
    ...(strokeIndex === null ? [] : [{ label: t('paper:card.index'), kind: 'index' as const, height: HEAD_ROW }]),
    ...balls(0),
    { label: t('paper:match.holeWon'), kind: 'won', height: HOLE_ROW },
    ...balls(1),
  ];
}

/** A column of the table: a hole by its place in the round, an extra hole by its number. */
type Cell = { at: number } | { extra: number } | { sum: 'out' | 'in'; par: number };

function drawHoles(sheet: Sheet, match: ReportMatch): void {
  const { pen, t } = sheet;
  const halves = halvesOf(match.holes);
  const pars = halvesOf(match.par);
  const cells: Cell[] = [
    ...halves.flatMap((half, nine): Cell[] => [
      ...half.map((_, nth) => ({ at: nine * (halves[0]?.length ?? 0) + nth })),
      {
        sum: nine === 0 && match.holes[0] === 1 ? ('out' as const) : ('in' as const),
        par: (pars[nine] ?? []).reduce((sum, par) => sum + par, 0),
      },
    ]),
    ...(match.playsOn ? Array.from({ length: EXTRA }, (_, nth): Cell => ({ extra: (match.holes.at(-1) ?? 18) + nth + 1 })) : []),
  ];
  const lines = linesOf(sheet, match);
  const whole = lines.reduce((sum, { height }) => sum + height, 0);
  const scale = Math.min(MOST_SCALE, ROOM / whole);
  const width = (INNER - NAMES) / cells.length;
  let y = TOP;
  for (const line of lines) {
    const height = line.height * scale;
    const box = (nth: number): Box => ({ x: EDGE + NAMES + nth * width, y, width, height });
    if (line.kind === 'hole' || line.kind === 'won') pen.frame({ x: EDGE, y, width: INNER, height }, { line: 0, fill: '#eeeeee' });
    const isBall = line.kind === 'ball';
    const label = { x: EDGE + 3, y, width: NAMES - 6, height };
    pen.write(line.label, label, { size: isBall ? 8 : 7, least: 5, ...(isBall ? { face: 'bold' as const } : { colour: SOFT }) });
    for (const [nth, cell] of cells.entries()) drawCell(sheet, match, line, cell, box(nth));
    pen.line(EDGE, y, EDGE + INNER, y, { width: 0.4 });
    y += height;
  }
  for (let nth = 0; nth < cells.length; nth++) pen.line(EDGE + NAMES + nth * width, TOP, EDGE + NAMES + nth * width, y, { width: 0.4 });
  pen.frame({ x: EDGE, y: TOP, width: INNER, height: y - TOP }, { line: 0.9, colour: '#000000' });
  pen.write(t('paper:match.legend'), { x: EDGE, y: y + 3, width: INNER, height: 10 }, { size: 6.5, colour: SOFT });
}

function drawCell({ pen, t }: Sheet, match: ReportMatch, line: CardRow, cell: Cell, box: Box): void {
  const small = { size: 7, align: 'center' as const };
  if ('sum' in cell) {
    if (line.kind === 'hole') pen.write(t(`paper:card.${cell.sum}`), box, { ...small, size: 6, face: 'bold' });
    if (line.kind === 'par') pen.write(String(cell.par), box, { ...small, face: 'bold' });
    return;
  }
  if ('extra' in cell) {
    if (line.kind === 'hole') pen.write(String(cell.extra), box, { ...small, size: 8, colour: SOFT });
    return;
  }
  if (line.kind === 'hole') pen.write(String(match.holes[cell.at]), box, { ...small, size: 8.5, face: 'bold' });
  if (line.kind === 'par') pen.write(String(match.par[cell.at] ?? ''), box, small);
  if (line.kind === 'index') pen.write(String(match.strokeIndex?.[cell.at] ?? ''), box, small);
  if (line.kind === 'ball') drawReceived(pen, line.received?.[cell.at] ?? 0, { ...box, height: box.height * 0.3 });
}

function drawSigning(sheet: Sheet, match: ReportMatch): void {
  const { pen, t } = sheet;
  const y = 352;
  const boxes = [
    t('paper:match.result'),
    ...([0, 1] as const).map((which) => t('paper:match.signs', { side: calledSide(sheet, match, which) })),
    t('paper:sign.marker'),
  ];
  const width = INNER / boxes.length;
  for (const [nth, label] of boxes.entries()) {
    const x = EDGE + nth * width;
    pen.write(label, { x, y, width: width - 10, height: 10 }, { size: 7, least: 5, colour: SOFT });
    pen.line(x, y + 38, x + width - 10, y + 38, { width: 0.7 });
  }
}
