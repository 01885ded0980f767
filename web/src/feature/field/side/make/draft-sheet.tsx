import { formatHandicap } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import { Alert, Button, Group, Menu, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { IconChevronDown } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { type Language, useLanguage } from '../../../../lib/language.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { Grid } from '../../../../ui/grid/grid.tsx';
import type { GridColumn, GridEdit, GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { usePasteNotice } from '../../../../ui/grid/paste-notice.ts';
import { useGrid } from '../../../../ui/grid/use-grid.ts';
import { useUnsaved } from '../../../../ui/page/unsaved.ts';
import { showFailure, showToast } from '../../../../ui/toast/toast.tsx';
import type { Golfer } from '../golfer.ts';
import { addSides, deleteSide, sides } from '../query.ts';
import { PLACES } from '../sheet/place.ts';
import { WayItems } from '../side-toolbar.tsx';
import { cellOf, type Draft, type DraftProblem, type DraftProblems, type DraftSide, draftProblems, edited, sidesToWrite } from './draft.ts';
import type { Way } from './made-sides.ts';

type Props = {
  tournamentId: string;
  draft: Draft;
  onChange: (draft: Draft | null) => void;
  /** Draws again; null: there is nothing to draw. */
  onAgain: (() => void) | null;
  /** Fills up what is written with whoever has no side yet. */
  filling: { readonly ways: readonly Way[]; readonly onMake: (way: Way) => void };
  golfers: readonly Golfer[];
  options: readonly GridOption[];
  find: FindGolfer;
  /** The name of the side that a golfer is in. */
  sideOf: (golferId: string) => string | undefined;
  /** How many partners a side has at most. */
  places: number;
};

type Row = DraftSide & { readonly nth: number };
const rowId = ({ id }: Row): string => id;

/** Sides that are proposed, pasted or typed: a sheet to change them in, and nothing written before the person says so. */
export function DraftSheet({ tournamentId, draft, onChange, onAgain, filling, golfers, options, find, sideOf, places }: Props) {
  const { t } = useTranslation('side');
  const language = useLanguage();
  const client = useQueryClient();
  /** The server's sentences by cell, until the cell is changed. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const problems = useMemo(() => draftProblems(draft.rows, find, sideOf), [draft.rows, find, sideOf]);
  const rows = useMemo(() => draft.rows.map((row, at) => ({ ...row, nth: at + 1 })), [draft.rows]);
  const handicaps = useMemo(() => new Map(golfers.map(({ id, handicap }) => [id, handicap])), [golfers]);
  const columns = useMemo(
    () => columnsOf({ t, language, places, options, problems, refused, handicaps }),
    [t, language, places, options, problems, refused, handicaps],
  );
  const wanted = sidesToWrite(draft.rows);
  const writing = useMutation({
    mutationFn: () =>
      addSides(
        tournamentId,
        wanted.map(({ side }) => side),
      ),
    meta: { shows: 'every' },
    onSuccess: async ({ items }) => {
      const { queryKey } = sides(tournamentId);
      const before = new Set(client.getQueryData(queryKey)?.items.map(({ id }) => id));
      client.setQueryData(queryKey, { items });
      onChange(null);
      const made = items.filter(({ id }) => !before.has(id));
      const undo = async () => {
        for (const { id } of made) await deleteSide(tournamentId, id).catch(showFailure);
        await client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
      };
      showToast('success', t('draft.written', { count: wanted.length }), '', () => void undo());
      await client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
    },
    onError: (error) => {
      const cells = isApiError(error) ? refusedCells(error.errors, wanted) : [];
      setRefused(new Map(cells));
      if (cells.length === 0) showFailure(error);
      else void client.invalidateQueries({ queryKey: sides(tournamentId).queryKey });
    },
  });
  const onPasted = usePasteNotice();
  const onEdit = useCallback(
    (edits: readonly GridEdit[]) => {
      setRefused((before) => {
        const touched = new Set(edits.map(({ rowId: row, columnId }) => cellOf(row, columnId)));
        return new Map([...before].filter(([cell]) => !touched.has(cell)));
      });
      onChange(edited(draft, edits, find));
    },
    [draft, onChange, find],
  );
  const nameOf = useCallback(({ name, nth }: Row) => name || t('draft.row', { nth }), [t]);
  const grid = useGrid({ rows, columns, rowId, nameOf, onEdit, onPasted });
  useUnsaved(wanted.length > 0 && !writing.isPending, t('draft.leave'));
  const unclear = new Set([...problems.keys(), ...refused.keys()]).size;
  const written = new Set(draft.rows.flatMap(({ partners }) => partners));
  const isWaiting = golfers.some(({ id }) => !written.has(id) && sideOf(id) === undefined);
  const names = draft.leftOver.map((id) => golfers.find((golfer) => golfer.id === id)?.name ?? '');
  return (
    <section aria-label={t('draft.title')}>
      <Alert color="sand" mb="sm" title={t('draft.title')}>
        {t('draft.text')}
        {names.length > 0 && <div>{t('draft.left', { count: names.length, names: names.join(', ') })}</div>}
      </Alert>
      <Grid grid={grid} label={t('draft.label')} />
      <Group mt="sm" justify="space-between" data-docked>
        <Text role="status" c={unclear > 0 ? 'var(--fairway-needs-person)' : 'dimmed'} size="sm">
          {unclear > 0 && t('draft.unclear', { count: unclear })}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => onChange(null)}>
            {t('draft.discard')}
          </Button>
          {isWaiting && (
            <Menu position="top-end" width={300}>
              <Menu.Target>
                <Button variant="default" rightSection={<IconChevronDown aria-hidden size={16} />}>
                  {t('draft.fill')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <WayItems {...filling} />
              </Menu.Dropdown>
            </Menu>
          )}
          {onAgain !== null && (
            <Button variant="default" onClick={onAgain}>
              {t('draft.again')}
            </Button>
          )}
          <Button disabled={wanted.length === 0 || unclear > 0} loading={writing.isPending} onClick={() => writing.mutate()}>
            {t('draft.write', { count: wanted.length })}
          </Button>
        </Group>
      </Group>
    </section>
  );
}

/** The sentences of a refusal beside the cells that they are of: `sides.0.partners.1`. */
function refusedCells(
  errors: Readonly<Record<string, readonly string[]>>,
  wanted: ReturnType<typeof sidesToWrite>,
): readonly (readonly [string, string])[] {
  return Object.entries(errors).flatMap(([path, [sentence = '']]) => {
    const [, side = '', field, at] = /^sides\.(\d+)\.(name|partners)(?:\.(\d+))?/.exec(path) ?? [];
    const row = wanted[Number(side)];
    if (field === undefined || row === undefined) return [];
    return [[cellOf(row.rowId, field === 'name' ? 'name' : (PLACES[Number(at ?? 0)] ?? 'a')), sentence] as const];
  });
}

type ColumnDeps = {
  readonly t: SayOf<'side'>;
  readonly language: Language;
  readonly places: number;
  readonly options: readonly GridOption[];
  readonly problems: DraftProblems;
  readonly refused: ReadonlyMap<string, string>;
  readonly handicaps: ReadonlyMap<string, number | null>;
};

function columnsOf({ t, language, places, options, problems, refused, handicaps }: ColumnDeps): readonly GridColumn<Row>[] {
  const markOf = (row: Row, column: string) => {
    const problem = problems.get(cellOf(row.id, column));
    const message = problem ? sayDraftProblem(problem, t) : refused.get(cellOf(row.id, column));
    return message === undefined ? undefined : { state: 'wrong' as const, message };
  };
  const sum = ({ partners }: Row) => {
    const own = partners.flatMap((id) => handicaps.get(id) ?? []);
    return own.length === 0 ? '' : formatHandicap(Math.round(own.reduce((all, one) => all + one, 0) * 10) / 10, language);
  };
  return [
    {
      ...{ id: 'name', header: t('column.name'), title: t('column.name'), width: 140, editor: 'text', frozen: true, heads: true },
      text: ({ name }) => name,
      mark: (row) => markOf(row, 'name'),
    },
    ...PLACES.slice(0, places).map(
      (place, nth): GridColumn<Row> => ({
        ...{ id: place, header: t(`column.${place}`), title: t(`column.${place}`), width: 190, editor: 'choice', options },
        text: ({ partners }) => partners[nth] ?? '',
        mark: (row) => markOf(row, place),
      }),
    ),
    {
      ...{
        id: 'sum',
        header: t('column.sum'),
        title: t('column.sum'),
        width: 120,
        editor: 'text',
        readOnly: true,
        align: 'end',
        figures: true,
      },
      text: sum,
    },
  ];
}

function sayDraftProblem(problem: DraftProblem, t: SayOf<'side'>): string {
  if (problem.code === 'inSide') return t('problem.inSide', problem);
  return problem.code === 'twice' ? t('problem.twice', problem) : t(`problem.${problem.code}`);
}
