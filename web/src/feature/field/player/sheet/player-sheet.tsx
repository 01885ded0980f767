import type { Player } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Grid } from '../../../../ui/grid/grid.tsx';
import { GridKeys } from '../../../../ui/grid/grid-keys.tsx';
import { hasStale, hasUnsaved } from '../../../../ui/grid/model/cell-saves.ts';
import { nameWidthFor } from '../../../../ui/grid/name-width.ts';
import { usePasteNotice } from '../../../../ui/grid/paste-notice.ts';
import { SaveLine } from '../../../../ui/grid/save-line.tsx';
import foot from '../../../../ui/grid/sheet-foot.module.css';
import { useGrid } from '../../../../ui/grid/use-grid.ts';
import { OnDemand } from '../../../../ui/page/on-demand.tsx';
import { useUnsaved } from '../../../../ui/page/unsaved.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { Removal } from '../bulk/use-removal.ts';
import { namesakeTexts } from '../field/namesake.ts';
import { sharedTagTexts } from '../field/shared-tag.ts';
import type { FieldContext } from '../field/tee.ts';
import type { Placement } from '../list/placement.ts';
import type { ListAddress } from '../list/player-order.ts';
import { players as listOfPlayers } from '../query.ts';
import { usePlayerSaver } from '../save/use-player-saver.ts';
import { playerColumns } from './player-column.tsx';
import { type PlayerRow, usePlayerRows } from './player-row.ts';
import { SaveProgress } from './save-progress.tsx';

type Props = {
  tournamentId: string;
  players: readonly Player[];
  context: FieldContext;
  placementOf: (player: Player) => Placement;
  writable: boolean;
  hidden: readonly string[];
  list: ListAddress;
  onChange: (change: Partial<ListAddress>) => void;
  onOpen: (player: Player) => void;
  removal: Removal;
};

const loadStaleQuestion = async () => (await import('./stale-question.tsx')).StaleQuestion;
/** The cells go on saying that they were not saved. */
const stay = () => undefined;
const rowId = ({ player }: PlayerRow): string => player.id;
const nameOf = ({ player }: PlayerRow): string => player.name;
const NOBODY: ReadonlySet<string> = new Set();

/** The players in the grid, with the state of their cells: failed ones are counted, and a stale one leads to a question. */
export function PlayerSheet({ tournamentId, players, context, placementOf, writable, hidden, list, onChange, onOpen, removal }: Props) {
  const { t } = useTranslation(['player', 'word']);
  const { saver, saves, progress, onEdit } = usePlayerSaver(tournamentId, context);
  const rows = usePlayerRows(players, saves);
  const [marked, setMarked] = useState(NOBODY);
  const { remove } = removal;
  // The columns exist before the grid to which they return the focus.
  const focus = useRef<() => void>(() => undefined);
  const all = useQuery(listOfPlayers(tournamentId)).data?.items ?? players;
  const namesakes = useTexts(namesakeTexts(t, all, context));
  const sharedTags = useTexts(sharedTagTexts(t, all, context));
  const nameWidth = useMemo(() => nameWidthFor(players.map(({ name }) => name)), [players]);
  const columns = useMemo(
    () =>
      playerColumns({
        t,
        context,
        placementOf,
        namesakes,
        sharedTags,
        nameWidth,
        writable,
        hidden,
        onOpen: ({ player }) => onOpen(player),
        onDelete: ({ player }) => void remove([player]).then(() => focus.current()),
      }),
    [t, context, placementOf, namesakes, sharedTags, nameWidth, writable, hidden, onOpen, remove],
  );
  const mark = useCallback((playerIds: readonly string[], isMarked: boolean) => {
    setMarked((before) => (isMarked ? before.union(new Set(playerIds)) : before.difference(new Set(playerIds))));
  }, []);
  const onPasted = usePasteNotice();
  const grid = useGrid({ rows, columns, rowId, nameOf, onEdit, onPasted, marked, onMark: mark });
  useEffect(() => {
    focus.current = grid.actions.focus;
  }, [grid.actions]);
  useUnsaved(grid.state.draft !== null || hasUnsaved(saves));
  const chosen = rows.filter(({ player }) => marked.has(player.id));
  return (
    <>
      <Grid
        grid={grid}
        label={t('list.label')}
        sort={{ by: list.sort, order: list.order === 'desc' ? 'desc' : 'asc', onSort: (sort, order) => onChange({ sort, order }) }}
      />
      <div className={`row between gap-24 wrap for-screen ${foot.foot}`} data-docked>
        <SaveLine saves={saves} onShow={grid.actions.goTo}>
          <SaveProgress progress={progress} removing={removal.progress} />
        </SaveLine>
        {chosen.length > 0 ? (
          <BulkBar
            rows={chosen}
            context={context}
            placementOf={placementOf}
            onChange={grid.actions.change}
            onDelete={() => remove(chosen.map(({ player }) => player)).then((allGone) => allGone && focus.current())}
            onClose={() => setMarked(NOBODY)}
          />
        ) : (
          writable && <GridKeys />
        )}
      </div>
      <OnDemand opened={hasStale(saves)} load={loadStaleQuestion} onClose={stay}>
        {(StaleQuestion) => <StaleQuestion saves={saves} saver={saver} context={context} />}
      </OnDemand>
    </>
  );
}

/** Sentences by the ids of players; the same map while they say the same, so that the columns stay the same. */
function useTexts(texts: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const text = JSON.stringify(texts);
  return useMemo(() => new Map<string, string>(JSON.parse(text)), [text]);
}
