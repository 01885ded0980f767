import type { Side } from '@fairway/api';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { refusals } from '../../../../ui/grid/model/refusal.ts';
import type { Sheet, SheetCell } from '../../../../ui/grid/model/sheet-saver.ts';
import type { SideChange } from '../query.ts';
import { isPlace, PLACES, partnersIn, type SideField, sideText } from './place.ts';

type SideSheet = Sheet<Side, SideField, null>;
type SideCell = SheetCell<SideField, null>;

type Deps = {
  readonly roundId: string;
  readonly find: FindGolfer;
  readonly isDivision: (text: string) => boolean;
  /** The sentence beside a cell. */
  readonly tell: (problem: 'unknown' | 'ambiguous' | 'lastOne' | 'division') => string;
};

const PATHS = { name: /^name$/, division: /^divisionId$/, place: /^(partners|substitute)/ };

/** What the cells of a side mean in a round and the later ones. A partner stands in their cell by their id. */
export const sideCells = ({ roundId, find, isDivision, tell }: Deps) =>
  ({
    textOf: (side, field) => sideText(side, field, roundId),
    read: ({ field, text }) => {
      if (field === 'division' && text !== '' && !isDivision(text)) return { problem: tell('division') };
      if (!isPlace(field) || text === '') return { value: null };
      const meant = find(text);
      return 'golfer' in meant ? { value: null, text: meant.golfer.id } : { problem: tell(meant.wrong) };
    },
    isAdded,
    lacking: (side, cells) => {
      const places = cells.filter(({ field }) => isPlace(field));
      return partnersWith(side, places, roundId).length > 0 ? [] : places.map(({ field }) => [field, tell('lastOne')] as const);
    },
    ...refusals((path, field: SideField) => PATHS[isPlace(field) ? 'place' : field].test(path)),
  }) satisfies Partial<SideSheet>;

export function sideChange(side: Side, cells: readonly SideCell[], roundId: string): SideChange {
  const textOf = (of: SideField) => cells.find(({ field }) => field === of)?.text;
  const [name, division] = [textOf('name'), textOf('division')];
  return {
    version: side.version,
    ...(name !== undefined && { name: name || null }),
    ...(division !== undefined && { divisionId: division || null }),
    ...(cells.some(({ field }) => isPlace(field)) && { partners: partnersWith(side, cells, roundId), fromRoundId: roundId }),
  };
}

/** Of a place that was empty: whoever stands there now has moved up, and moves down again. */
const isAdded = ({ field, before }: SideCell): boolean => isPlace(field) && before === '';

/** The partners with these cells. */
function partnersWith(side: Side, cells: readonly SideCell[], roundId: string): string[] {
  const own = partnersIn(side, roundId);
  return PLACES.flatMap((place, nth) => {
    const stands = own[nth] ?? '';
    const cell = cells.find(({ field }) => field === place);
    return cell === undefined ? [stands] : isAdded(cell) ? [cell.text, stands] : [cell.text];
  }).filter((id) => id !== '');
}
