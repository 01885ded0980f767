import type { Side } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import { IconForms, IconTrash } from '#icon';
import type { Language } from '../../../../lib/language.ts';
import type { CellSave } from '../../../../ui/grid/model/cell-saves.ts';
import type { GridColumn, GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { PLACES, type SideField, sideText } from './place.ts';

export type SideRow = { readonly side: Side; readonly saves: ReadonlyMap<SideField, CellSave> | undefined };

type Options = {
  readonly t: SayOf<['side', 'word']>;
  readonly language: Language;
  readonly roundId: string;
  readonly places: number;
  readonly isOneBall: boolean;
  readonly golfers: readonly GridOption[];
  /** With the choice of none. */
  readonly divisions: readonly GridOption[];
  readonly writable: boolean;
  readonly onOpen: (row: SideRow) => void;
  readonly onDelete: (row: SideRow) => void;
};

/** The columns of the sides: the name, the partners of the round, and what is made of them. */
export function sideColumns({
  t,
  language,
  roundId,
  places,
  isOneBall,
  golfers,
  divisions,
  writable,
  onOpen,
  onDelete,
}: Options): readonly GridColumn<SideRow>[] {
  const field = (id: SideField): Pick<GridColumn<SideRow>, 'id' | 'header' | 'title' | 'text' | 'mark' | 'readOnly'> => ({
    ...{ id, header: t(`column.${id}`), title: t(`column.${id}`), readOnly: !writable },
    text: ({ side, saves }) => saves?.get(id)?.text ?? sideText(side, id, roundId),
    mark: ({ saves }) => saves?.get(id),
  });
  const control = { header: '', width: 40, frozen: true, align: 'center' as const, text: () => '' };
  const actions = [
    { id: 'open', label: t('open'), icon: <IconForms aria-hidden size={16} />, run: onOpen },
    { id: 'delete', label: t('word:delete'), icon: <IconTrash aria-hidden size={16} />, run: onDelete },
  ];
  const name = field('name');
  return [
    ...(writable
      ? [
          { ...control, id: 'mark', title: t('column.mark'), editor: 'mark' as const },
          { ...control, id: 'menu', title: t('word:actions'), editor: 'menu' as const, actions },
        ]
      : []),
    {
      ...{ ...name, width: 180, editor: 'text', frozen: true, heads: true },
      show: (row) => name.text(row) || <span className="quiet regular">{row.side.name}</span>,
    },
    ...PLACES.slice(0, places).map((place): GridColumn<SideRow> => ({ ...field(place), width: 180, editor: 'choice', options: golfers })),
    ...(isOneBall
      ? [
          {
            ...{ id: 'handicap', header: t('column.handicap'), title: t('column.handicap'), width: 90 },
            ...{ editor: 'text' as const, readOnly: true, align: 'end' as const, figures: true },
            text: ({ side: { handicap } }: SideRow) => (handicap === null ? '' : formatHandicap(handicap, language)),
          },
        ]
      : []),
    ...(divisions.length > 1 ? [{ ...field('division'), width: 130, editor: 'choice' as const, options: divisions }] : []),
  ];
}
