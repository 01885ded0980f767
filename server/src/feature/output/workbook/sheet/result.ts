import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import { BOARD_FIGURES, figuresOfResults } from '@fairway/api/table/board';
import { areSides, inOrder, listsOf, type PlaceColumn, readBoard, strokesOf } from '../../report/board.ts';
import { partnersOf } from '../../report/word.ts';
import { type Cell, type Column, count, decimal, handicap, type SheetPlan, sheetOf, text, toPar } from '../plan.ts';
import { matchSheets } from './match.ts';
import type { SheetQuestion, Sheets } from './sheet.ts';

type Basis = StaffBoard['bases'][number];
type Figure = Column<StaffBoardLine>;

/**
 * Where matches are played, these; else the board over the field, then each division, of sides with a ball each before the players: with the names
 * that the public reads, as on the wall.
 */
export async function resultSheets({ reading, language, t }: SheetQuestion): Promise<Sheets> {
  const { content, names: _, ...ofResult } = await readBoard(reading, {});
  const ofMatches = reading.facts.play === 'match' ? await matchSheets({ reading, language, t }) : [];
  const sheets = ofMatches.length > 0 ? ofMatches : listsOf(content.board).flatMap((list) => listSheets(list, t));
  return { sheets, ...ofResult };
}

function listSheets({ of, board }: ReturnType<typeof listsOf>[number], t: SheetQuestion['t']): SheetPlan[] {
  const [basis = 'gross'] = board.bases;
  const list = of === null ? [] : [t(`paper:column.${of}`)];
  const ranked = [...list, t('paper:rankedBy', { basis: t(`paper:basis.${basis}`) })].join(' · ');
  const names = new Map(board.divisions.map(({ id, name }) => [id, name]));
  const ofDivision: Figure[] =
    names.size > 0 ? [{ title: t('paper:column.division'), of: ({ divisionId }) => text(names.get(divisionId ?? '')) }] : [];
  const overall = sheetOf(
    { name: [...list, t('workbook:sheet.overall')].join(' · '), title: `${t('workbook:sheet.overall')} · ${ranked}` },
    figuresOf(board, 'places', ofDivision, t),
    inOrder(board, 'places', basis),
  );
  const parts = board.divisions.flatMap(({ id, name }): SheetPlan[] => {
    const lines = inOrder(board, 'divisionPlaces', basis).filter(({ divisionId }) => divisionId === id);
    const title = `${t('paper:resultOf', { division: name })} · ${ranked}`;
    return lines.length === 0
      ? []
      : [sheetOf({ name: [...list, name].join(' · '), title }, figuresOf(board, 'divisionPlaces', [], t), lines)];
  });
  return [overall, ...parts];
}

function figuresOf(board: StaffBoard, column: PlaceColumn, more: readonly Figure[], t: SheetQuestion['t']): Figure[] {
  const [own = 'gross', ...others] = board.bases;
  return [
    { title: t('paper:column.place'), of: (line) => placeOrStatus(line, line[column][own] ?? null, t) },
    ...namesOf(board, t),
    ...more,
    { title: t('paper:column.thru'), of: ({ complete, thru }) => (complete ? 'F' : count(thru || null)) },
    ...(board.rounds.length < 2 ? [] : board.rounds.map(roundFigure(t))),
    ...figuresOfResults(board, board.bases.includes('points')).map((figure): Figure => {
      const { word, kind, of } = BOARD_FIGURES[figure];
      return { title: t(`paper:column.${word}`), of: (line) => CELLS[kind](of(line)) };
    }),
    ...others.map((basis): Figure => {
      return { title: t(`workbook:column.placeBy.${basis}`), of: (line) => placeOf(line[column][basis] ?? null) };
    }),
  ];
}

/** Who stands on the line; of sides with who plays for each. */
function namesOf({ lines }: StaffBoard, t: SheetQuestion['t']): Figure[] {
  const name = ({ name }: StaffBoardLine) => name;
  if (!areSides(lines)) return [{ title: t('paper:column.player'), of: name }];
  return [
    { title: t('paper:column.side'), of: name },
    { title: t('paper:column.partners'), of: (line) => text(partnersOf(line, t)) },
  ];
}

const roundFigure =
  (t: SheetQuestion['t']) =>
  ({ number }: StaffBoard['rounds'][number], nth: number): Figure => ({
    title: t('paper:column.round', { number }),
    of: (line) => count(strokesOf(line, nth)),
  });

const CELLS = { amount: decimal, handicap, 'to-par': toPar } as const;

const placeOf = (place: StaffBoardLine['places'][Basis] | null): Cell =>
  place ? { value: place.position, format: place.tied ? '"T"0' : '0' } : null;

const placeOrStatus = (line: Pick<StaffBoardLine, 'status'>, place: StaffBoardLine['places'][Basis] | null, t: SheetQuestion['t']): Cell =>
  placeOf(place) ?? (line.status === 'ok' ? null : t(`paper:status.${line.status}`));
