import type { PublicBoard } from '@fairway/api';
import { holesOf } from '@fairway/api/rule/field/round-hole';
import { BOARD_FIGURES } from '@fairway/api/table/board';
import type { PublicLanguage } from '@fairway/api/word/language';
import { csvFile } from '../../../../../file/csv-file.ts';
import { sayPublic } from '../../../../../text/word.ts';
import { inOrder } from '../page/leader.ts';
import { matchLines } from './match.ts';

/**
 * The public board as CSV (RFC 4180): a line for each match where these are played, else for each player, by place. The first twelve columns stay what they are; the holes of each
 * round follow, then the totals of cards whose holes are not all known, then of sides their partners; whatever is added later comes after them
 * (docs/data.md). Of sides that play a ball each the holes are what counts by gross.
 */
export function boardFile(board: PublicBoard, language: PublicLanguage, program?: 'excel'): Buffer {
  return csvFile(board.matches ? matchLines(board.matches, language) : playerLines(board, language), program);
}

/** The heads, then a line for each player. */
function playerLines(board: PublicBoard, language: PublicLanguage): (string | number)[][] {
  const names = new Map(board.divisions.map(({ id, name }) => [id, name]));
  const basis = board.bases[0] ?? 'gross';
  const hasSides = board.lines.some(({ partners }) => partners !== undefined);
  const rows = inOrder(board).map((line) => [
    line.places[basis]?.position ?? '',
    line.divisionPlaces[basis]?.position ?? '',
    line.name,
    names.get(line.divisionId ?? '') ?? '',
    line.flight ?? '',
    line.status === 'ok' ? '' : line.status,
    line.thru,
    ...FIGURES.map((figure) => BOARD_FIGURES[figure].of(line) ?? ''),
    ...line.rounds.flatMap((holes) => holes.map((score) => (score === 'pickup' ? sayPublic(language)('pickup') : (score ?? '')))),
    ...board.rounds.map((_, nth) => line.totals[nth] ?? ''),
    ...(hasSides ? [line.partners?.map(({ name }) => name).join(', ') ?? ''] : []),
  ]);
  return [[...headsOf(board, language), ...(hasSides ? [sayPublic(language)('column.partners')] : [])], ...rows];
}

/** The list of the sides, where they play a ball each, as a board of its own. */
export const ofSides = (board: PublicBoard): PublicBoard => (board.sides ? { ...board, lines: board.sides.lines } : board);

const FIGURES = ['grossToPar', 'gross', 'handicap', 'net', 'points'] as const;
const COLUMNS = [
  ...(['place', 'divisionPlace', 'name', 'division', 'flight', 'status'] as const),
  ...(['thru', 'toPar', 'gross', 'handicap', 'net', 'points'] as const),
];

function headsOf({ rounds }: PublicBoard, language: PublicLanguage): string[] {
  const t = sayPublic(language);
  const holes = rounds.flatMap((round) =>
    holesOf(round).map((hole) => {
      const { number } = round;
      return rounds.length === 1 ? t('column.hole', { hole }) : t('column.holeOfRound', { round: number, hole });
    }),
  );
  const totals = rounds.map(({ number }) =>
    rounds.length === 1 ? t('column.totalOnly') : t('column.totalOnlyOfRound', { round: number }),
  );
  return [...COLUMNS.map((column) => t(`column.${column}`)), ...holes, ...totals];
}
