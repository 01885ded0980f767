import type { StaffMatch } from '@fairway/api';
import { MATCH_FORMATS_NAMED } from '@fairway/api/choice/play/match';
import { isOver, matchScoreText } from '@fairway/api/word/match-text';
import type { SayOf } from '@fairway/api/word/say';
import type { Winner } from '@fairway/golf';
import { IconForms, IconTrash } from '#icon';
import type { Language } from '../../../../lib/language.ts';
import type { CellSave } from '../../../../ui/grid/model/cell-saves.ts';
import type { GridColumn, GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { recommendedOf, sayAllowanceOf } from '../result/typed-allowance.ts';
import { cellText, type MatchField, standingBeside } from './match-cell.ts';

export type MatchRow = { readonly match: StaffMatch; readonly saves: ReadonlyMap<MatchField, CellSave> | undefined };

type Words = SayOf<['contest', 'word']>;
type Options = {
  readonly t: Words;
  readonly say: SayOf<'match-board'>;
  /** What each side is called: a team, or which side. */
  readonly labels: readonly [string, string];
  readonly language: Language;
  /** How many golfers a side has at most. */
  readonly places: number;
  /** Who may play for each side. */
  readonly golfers: readonly [readonly GridOption[], readonly GridOption[]];
  /** What a match is called where who plays it is said by a knock-out or a group; null: it is typed. */
  readonly titleOf: ((match: StaffMatch) => string) | null;
  readonly handicap: boolean;
  readonly writable: boolean;
  /** Results may be entered. */
  readonly scorable: boolean;
  readonly onOpen: (row: MatchRow) => void;
  readonly onDelete: (row: MatchRow) => void;
};

/** The columns of the matches of a session: who plays, what stands, and what is to be looked at. */
export function matchColumns(options: Options): readonly GridColumn<MatchRow>[] {
  const { t, say, language, places, titleOf, handicap, writable, onOpen, onDelete } = options;
  const field = (id: MatchField, header: string, title: string) => ({
    ...{ id, header, title },
    text: ({ match, saves }: MatchRow) => saves?.get(id)?.text ?? cellText(match, id, (of) => matchScoreText(of, say), language),
    mark: ({ saves }: MatchRow) => saves?.get(id),
  });
  const actions = [
    { id: 'open', label: t('contest:sheet.open'), icon: <IconForms aria-hidden size={16} />, run: onOpen },
    ...(writable ? [{ id: 'delete', label: t('contest:sheet.remove'), icon: <IconTrash aria-hidden size={16} />, run: onDelete }] : []),
  ];
  const score = t('contest:sheet.result');
  const sideColumns = (side: Winner): GridColumn<MatchRow>[] => {
    const label = options.labels[side];
    if (titleOf !== null)
      return [
        {
          ...{ id: `name.${side}`, header: label, title: label, width: 165, editor: 'text', readOnly: true },
          text: ({ match }) => match.sides[side]?.name ?? t('contest:match.unknown'),
        },
      ];
    return Array.from({ length: places }, (_, at) => ({
      ...field(
        `side.${side}.${at}`,
        places === 1 ? label : `${label} ${String.fromCharCode(65 + at)}`,
        t('contest:sheet.partner', { side: label, place: at + 1 }),
      ),
      ...{ width: places === 1 ? 200 : 156, editor: 'choice', options: options.golfers[side], readOnly: !writable },
    }));
  };
  const resultColumn = (side: Winner): GridColumn<MatchRow> => ({
    ...field(`result.${side}`, side === 0 ? `◂ ${score}` : `${score} ▸`, t('contest:sheet.resultTitle', { side: options.labels[side] })),
    show: ({ match, saves }) =>
      saves?.get(`result.${side}`)?.text || (
        <span className={isOver(match.state) ? 'strong' : 'quiet'}>{standingBeside(match, side, say)}</span>
      ),
    ...{ width: 112, editor: 'text', align: 'center', figures: true, readOnly: !options.scorable },
    ...(options.scorable && { note: () => t('contest:sheet.resultNote') }),
  });
  return [
    {
      ...{ id: 'menu', header: '', title: t('word:actions'), width: 40, frozen: true, align: 'center', editor: 'menu', actions },
      text: () => '',
    },
    {
      ...{ id: 'number', header: t('contest:sheet.number'), title: t('contest:sheet.number'), editor: 'text', readOnly: true },
      ...{ width: titleOf === null ? 48 : 170, frozen: true, heads: true, figures: true },
      text: ({ match }) => titleOf?.(match) ?? String(match.number),
    },
    ...(titleOf !== null
      ? []
      : [
          {
            ...field('format', t('contest:sheet.format'), t('contest:sheet.format')),
            ...{ width: 100, editor: 'choice' as const, readOnly: !writable },
            options: MATCH_FORMATS_NAMED.map((value) => ({ value, label: say(`format.${value}`) })),
          },
        ]),
    ...sideColumns(0),
    resultColumn(0),
    resultColumn(1),
    ...sideColumns(1),
    {
      ...{ id: 'start', header: t('contest:sheet.start'), title: t('contest:sheet.start'), width: 92, editor: 'text', readOnly: true },
      text: ({ match: { flight, teeTime } }) => [flight, teeTime].filter(Boolean).join(' · '),
    },
    ...(handicap
      ? [
          {
            ...field('allowance', t('contest:sheet.allowance'), t('contest:sheet.allowanceTitle')),
            ...{ width: 88, editor: 'text' as const, readOnly: !writable },
            show: (row: MatchRow) => allowanceShown(row, t, language),
            note: () => t('contest:sheet.allowanceNote'),
          },
        ]
      : []),
    // of pairs there is no room for them: the match itself says them
    ...(handicap && places === 1
      ? [
          {
            ...{ id: 'strokes', header: t('contest:sheet.strokes'), title: t('contest:sheet.strokes'), width: 96 },
            ...{ editor: 'text' as const, readOnly: true, align: 'center' as const, figures: true },
            text: ({ match: { strokes } }: MatchRow) => (strokes === null ? '' : strokes.map((own) => own.join(', ')).join(' / ')),
          },
        ]
      : []),
  ];
}

/** A recommended allowance is named in grey: it is what stands while nothing is typed. */
function allowanceShown({ match, saves }: MatchRow, t: Words, language: Language) {
  const typed = saves?.get('allowance')?.text;
  if (typed) return typed;
  if (match.allowance !== null) return sayAllowanceOf(match.allowance, language);
  const recommended = recommendedOf(match);
  if (recommended === undefined) return '';
  const percent = sayAllowanceOf(recommended, language);
  return (
    <span className="quiet" title={t('contest:sheet.recommended', { percent })}>
      {percent}
    </span>
  );
}
