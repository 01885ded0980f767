import type { SayOf } from '@fairway/api/word/say';
import { IconForms, IconTrash } from '#icon';
import type { GridColumn, GridEditor, GridMark } from '../../../../ui/grid/model/grid-column.ts';
import { FIELDS, type Field, type FieldKind, isNumeric, kindOf } from '../field/field.ts';
import { choicesOf, spokenText } from '../field/field-words.ts';
import type { FieldContext } from '../field/tee.ts';
import type { Placement } from '../list/placement.ts';
import { ComputedHandicap } from './computed-handicap.tsx';
import { DivisionCell, isTold } from './division-cell.tsx';
import { type PlayerRow, shownText } from './player-row.ts';
import classes from './player-sheet.module.css';

/** The width of a column in pixels, where none is named below; the name takes what the longest one needs. */
const USUAL_WIDTH = 160;
const WIDTHS: Readonly<Partial<Record<Field, number>>> = {
  gender: 74,
  vga: 70,
  division: 112,
  handicapCourse: 68,
  handicapIndex: 68,
  playingHandicap: 84,
  birthday: 108,
  age: 60,
  flight: 66,
  teeTime: 62,
  startingHole: 66,
  bagTag: 62,
  caddieNumber: 74,
  member: 72,
  absent: 72,
  initials: 76,
  status: 84,
  phone: 132,
  email: 200,
  tee: 70,
  note: 240,
};
const CONTROL_WIDTH = 36;

const EDITORS: Readonly<Record<FieldKind, GridEditor>> = {
  text: 'text',
  number: 'text',
  computed: 'text',
  choice: 'choice',
  flag: 'check',
};
const IN_FIGURES: readonly Field[] = ['vga', 'birthday', 'teeTime', 'flight', 'bagTag', 'caddieNumber', 'phone'];

type Words = SayOf<['player', 'word']>;
type Options = {
  readonly t: Words;
  readonly context: FieldContext;
  readonly placementOf: (row: PlayerRow['player']) => Placement;
  /** What is said about those who share a name, by their ids. */
  readonly namesakes: ReadonlyMap<string, string>;
  /** The same for those who share a bag tag. */
  readonly sharedTags: ReadonlyMap<string, string>;
  readonly nameWidth: number;
  readonly writable: boolean;
  readonly hidden: readonly string[];
  readonly onOpen: (row: PlayerRow) => void;
  readonly onDelete: (row: PlayerRow) => void;
};

/** The columns of the players; only people who may change players get the mark and the menu of a row. */
export function playerColumns({ hidden, writable, ...options }: Options): readonly GridColumn<PlayerRow>[] {
  const fields = FIELDS.filter((field) => field === 'name' || !hidden.includes(field)).map((field) =>
    fieldColumn(field, writable, options),
  );
  return writable ? [...controls(options), ...fields] : fields;
}

const controls = ({ t, onOpen, onDelete }: Pick<Options, 't' | 'onOpen' | 'onDelete'>): readonly GridColumn<PlayerRow>[] => {
  const control = { header: '', width: CONTROL_WIDTH, frozen: true, align: 'center' as const, text: () => '' };
  const actions = [
    { id: 'open', label: t('grid.openForm'), icon: <IconForms aria-hidden size={16} />, run: onOpen },
    { id: 'delete', label: t('word:delete'), icon: <IconTrash aria-hidden size={16} />, run: onDelete },
  ];
  return [
    { ...control, id: 'mark', title: t('grid.mark'), editor: 'mark' },
    { ...control, id: 'menu', title: t('word:actions'), editor: 'menu', actions },
  ];
};

type FieldOptions = Omit<Options, 'hidden' | 'writable' | 'onOpen' | 'onDelete'>;

function fieldColumn(
  field: Field,
  writable: boolean,
  { t, context, placementOf, namesakes, sharedTags, nameWidth }: FieldOptions,
): GridColumn<PlayerRow> {
  const kind = kindOf(field, context);
  const text = (row: PlayerRow) => shownText(row, field, context);
  return {
    id: field,
    header: t(`short.${field}`),
    title: t(`field.${field}`),
    width: field === 'name' ? nameWidth : (WIDTHS[field] ?? USUAL_WIDTH),
    editor: EDITORS[kind],
    text,
    options: optionsOf(field, kind, t, context),
    mark: (row) => markOf(row, field, t, context),
    readOnly: !writable || kind === 'computed',
    align: isNumeric(field) ? 'end' : undefined,
    figures: isNumeric(field) || IN_FIGURES.includes(field),
    sortable: true,
    frozen: field === 'name',
    heads: field === 'name',
    ...(field === 'name' && {
      show: (row) => (
        <>
          {text(row)}
          {namesakes.has(row.player.id) && <span className={`needs-person strong ${classes.namesake}`}>{t('namesakeShort')}</span>}
        </>
      ),
      note: (row) => namesakes.get(row.player.id),
    }),
    ...(field === 'bagTag' && {
      show: (row) => (
        <>
          {text(row)}
          {sharedTags.has(row.player.id) && <span className={`needs-person strong ${classes.namesake}`}>{t('sharedTagShort')}</span>}
        </>
      ),
      note: (row) => sharedTags.get(row.player.id),
    }),
    ...(field === 'division' && {
      show: (row) => (
        <DivisionCell t={t} text={spokenText(t, field, text(row), context)} isNone={text(row) === ''} placement={placementOf(row.player)} />
      ),
      note: ({ player }) => {
        const placement = placementOf(player);
        return isTold(placement) ? t(`${placement}Title`) : undefined;
      },
    }),
    ...(field === 'handicapCourse' && {
      show: (row) => text(row) || <ComputedHandicap t={t} player={row.player} language={context.language} />,
    }),
    // nothing is said where no tee is chosen
    ...(field === 'tee' && { show: text }),
    ...(field === 'status' && {
      show: (row) => (
        <span className={classes.status} data-status={text(row)}>
          {spokenText(t, field, text(row), context)}
        </span>
      ),
    }),
  };
}

function optionsOf(field: Field, kind: FieldKind, t: Words, context: FieldContext): GridColumn<PlayerRow>['options'] {
  if (kind === 'choice') return choicesOf(t, field, context);
  if (kind !== 'flag') return undefined;
  return [
    { value: 'yes', label: t('word:yes') },
    { value: '', label: t('word:no') },
  ];
}

function markOf({ saves }: PlayerRow, field: Field, t: Words, context: FieldContext): GridMark | undefined {
  const save = saves?.get(field);
  if (save === undefined) return undefined;
  const theirs = save.state === 'stale' ? spokenText(t, field, save.message, context) : save.message;
  return { state: save.state, message: theirs };
}
