import type { Division, Side } from '@fairway/api';
import { Button, Group } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { Grid } from '../../../../ui/grid/grid.tsx';
import { GridKeys } from '../../../../ui/grid/grid-keys.tsx';
import { hasUnsaved } from '../../../../ui/grid/model/cell-saves.ts';
import { type GridOption, labelOf } from '../../../../ui/grid/model/grid-column.ts';
import { usePasteNotice } from '../../../../ui/grid/paste-notice.ts';
import { SaveLine } from '../../../../ui/grid/save-line.tsx';
import foot from '../../../../ui/grid/sheet-foot.module.css';
import { useGrid } from '../../../../ui/grid/use-grid.ts';
import { useUnsaved } from '../../../../ui/page/unsaved.ts';
import { sayProblem } from '../problem-words.ts';
import { type SideRow, sideColumns } from './side-column.tsx';
import { useSideSaver } from './use-side-saver.ts';

type Props = {
  tournamentId: string;
  sides: readonly Side[];
  roundId: string;
  places: number;
  isOneBall: boolean;
  options: readonly GridOption[];
  find: FindGolfer;
  nameOf: (golferId: string) => string;
  divisions: readonly Division[];
  writable: boolean;
  onOpen: (side: Side) => void;
  onDelete: (sides: readonly Side[]) => Promise<boolean>;
};

const rowId = ({ side }: SideRow): string => side.id;
const rowName = ({ side }: SideRow): string => side.name;
const NOBODY: ReadonlySet<string> = new Set();

/** The sides in the grid, each cell with what became of it. */
export function SideSheet({ sides, onOpen, onDelete, tournamentId, divisions, ...setting }: Props) {
  const { roundId, places, isOneBall, options, find, nameOf, writable } = setting;
  const { t } = useTranslation(['side', 'word']);
  const { t: say } = useTranslation('side');
  const language = useLanguage();
  const [marked, setMarked] = useState(NOBODY);
  const focus = useRef<() => void>(() => undefined);
  const golferOptions = useMemo(() => [...options, { value: '', label: t('nobody') }], [options, t]);
  const divisionOptions = useMemo(
    () => [
      ...divisions.map(({ id, name }) => ({ value: id, label: t('word:divisionName', { name }) })),
      { value: '', label: t('noDivision') },
    ],
    [divisions, t],
  );
  const { saves, onEdit } = useSideSaver(tournamentId, {
    ...{ roundId, find },
    labelOf: (field, value) => labelOf({ options: field === 'division' ? divisionOptions : golferOptions }, value),
    isDivision: (text) => divisions.some(({ id }) => id === text),
  });
  const rows = useMemo(() => sides.map((side) => ({ side, saves: saves.get(side.id) })), [sides, saves]);
  const columns = useMemo(
    () =>
      sideColumns({
        ...{ t, language, roundId, places, isOneBall, writable },
        golfers: golferOptions,
        divisions: divisionOptions,
        onOpen: ({ side }) => onOpen(side),
        onDelete: ({ side }) => void onDelete([side]).then(() => focus.current()),
      }),
    [t, language, roundId, places, isOneBall, writable, golferOptions, divisionOptions, onOpen, onDelete],
  );
  const remark = useCallback(
    ({ side: { problems } }: SideRow) =>
      problems.length === 0 ? null : <span className="needs-person">{problems.map((one) => sayProblem(one, nameOf, say)).join(' ')}</span>,
    [nameOf, say],
  );
  const onMark = useCallback((ids: readonly string[], isMarked: boolean) => {
    setMarked((before) => (isMarked ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  }, []);
  const onPasted = usePasteNotice();
  const grid = useGrid({ rows, columns, rowId, nameOf: rowName, onEdit, onPasted, marked, onMark });
  useEffect(() => {
    focus.current = grid.actions.focus;
  }, [grid.actions]);
  useUnsaved(grid.state.draft !== null || hasUnsaved(saves));
  const chosen = sides.filter(({ id }) => marked.has(id));
  const deleteChosen = async () => {
    if (!(await onDelete(chosen))) return;
    setMarked(NOBODY);
    grid.actions.focus();
  };
  return (
    <>
      <Grid grid={grid} label={t('label')} remark={remark} />
      <div className={`row between gap-24 wrap for-screen ${foot.foot}`} data-docked>
        <SaveLine saves={saves} onShow={grid.actions.goTo} />
        {chosen.length > 0 ? (
          <Group gap="xs">
            <span>{t('delete.marked', { count: chosen.length })}</span>
            <Button size="compact-md" variant="default" onClick={() => setMarked(NOBODY)}>
              {t('delete.unmark')}
            </Button>
            <Button size="compact-md" color="brick" onClick={() => void deleteChosen()}>
              {t('word:delete')}
            </Button>
          </Group>
        ) : (
          writable && <GridKeys />
        )}
      </div>
    </>
  );
}
