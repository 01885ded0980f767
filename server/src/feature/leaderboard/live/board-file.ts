import type { PublicBoard } from '@fairway/api';
import { BOARD_FIGURES } from '@fairway/api/table/board';
import type { PublicLanguage } from '@fairway/api/word/language';
import Papa from 'papaparse';
import { sayPublic } from '../../../text/word.ts';
import { inOrder } from './leader.ts';

/** How a text begins that a sheet would compute; full-width signs too. Numbers are no texts: −3 stays −3. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
/** So that Excel reads the letters as UTF-8. */
const MARK = '\ufeff';

/**
 * The public board as CSV (RFC 4180): a line for each player, by place. The first twelve columns stay what they are; the holes of each
 * round follow, then the totals of cards whose holes are not all known, and whatever is added later comes after them (docs/data.md).
 * `excel`: where a decimal has a comma, as in Vietnam and in most of Europe, Excel opens a file with a double click if semicolons separate
 * its cells. A line that names the separator (`sep=`) would make it take the letters for those of an old code page.
 */
export function boardFile(board: PublicBoard, language: PublicLanguage, program?: 'excel'): Buffer {
  const names = new Map(board.divisions.map(({ id, name }) => [id, name]));
  const basis = board.bases[0] ?? 'gross';
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
  ]);
  const [delimiter, told] = program === 'excel' ? [';', rows.map((row) => row.map(withComma))] : [',', rows];
  const text = Papa.unparse([headsOf(board, language), ...told], { escapeFormulae: FORMULA, newline: '\r\n', delimiter });
  return Buffer.from(`${MARK}${text}\r\n`);
}

const withComma = (cell: string | number): string | number =>
  typeof cell === 'number' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell;

const FIGURES = ['grossToPar', 'gross', 'handicap', 'net', 'points'] as const;
const COLUMNS = [
  ...(['place', 'divisionPlace', 'name', 'division', 'flight', 'status'] as const),
  ...(['thru', 'toPar', 'gross', 'handicap', 'net', 'points'] as const),
];

function headsOf({ rounds }: PublicBoard, language: PublicLanguage): string[] {
  const t = sayPublic(language);
  const holes = rounds.flatMap(({ number, par }) =>
    par.map((_, at) => {
      const hole = at + 1;
      return rounds.length === 1 ? t('column.hole', { hole }) : t('column.holeOfRound', { round: number, hole });
    }),
  );
  const totals = rounds.map(({ number }) =>
    rounds.length === 1 ? t('column.totalOnly') : t('column.totalOnlyOfRound', { round: number }),
  );
  return [...COLUMNS.map((column) => t(`column.${column}`)), ...holes, ...totals];
}
