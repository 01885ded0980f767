import type { StaffMatch, StaffSession } from '@fairway/api';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { Grid } from '../../../../ui/grid/grid.tsx';
import { hasUnsaved } from '../../../../ui/grid/model/cell-saves.ts';
import type { GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { usePasteNotice } from '../../../../ui/grid/paste-notice.ts';
import { SaveLine } from '../../../../ui/grid/save-line.tsx';
import { useGrid } from '../../../../ui/grid/use-grid.ts';
import { useUnsaved } from '../../../../ui/page/unsaved.ts';
import { matchTroubles } from '../trouble-words.ts';
import { placesIn } from './match-cell.ts';
import { type MatchRow, matchColumns } from './match-column.tsx';
import { useMatchSaver } from './use-match-saver.ts';

type Props = {
  tournamentId: string;
  session: StaffSession;
  name: string;
  /** How many holes its round has. */
  holes: number;
  golfers: readonly [readonly GridOption[], readonly GridOption[]];
  find: FindGolfer;
  labels: readonly [string, string];
  /** What a match is called where who plays it is said by a knock-out or a group; null: of a cup, whose matches have numbers alone. */
  titleOf: ((match: StaffMatch) => string) | null;
  writable: boolean;
  scorable: boolean;
  onOpen: (match: StaffMatch) => void;
  onDelete: (match: StaffMatch) => Promise<boolean>;
};

const rowId = ({ match }: MatchRow): string => match.id;

/** The matches of a session in the grid: who plays for each side, typed, and the score beside the winner. */
export function MatchSheet({
  tournamentId,
  session,
  name,
  holes,
  golfers,
  find,
  labels,
  titleOf,
  writable,
  scorable,
  onOpen,
  onDelete,
}: Props) {
  const { t } = useTranslation(['contest', 'word']);
  const { t: say } = useTranslation('match-board');
  const { t: tell } = useTranslation('contest');
  const language = useLanguage();
  const focus = useRef<() => void>(() => undefined);
  const { saves, onEdit } = useMatchSaver(tournamentId, { find, holes });
  const rows = useMemo(() => session.matches.map((match) => ({ match, saves: saves.get(match.id) })), [session.matches, saves]);
  const places = placesIn(session);
  const { handicap } = session;
  const columns = useMemo(
    () =>
      matchColumns({
        ...{ t, say, language, places, golfers, labels, titleOf, handicap, writable, scorable },
        onOpen: ({ match }) => onOpen(match),
        onDelete: ({ match }) => void onDelete(match).then(() => focus.current()),
      }),
    [t, say, language, places, golfers, labels, titleOf, handicap, writable, scorable, onOpen, onDelete],
  );
  // nobody on a side is seen by the empty cell
  const remark = useCallback(
    ({ match }: MatchRow) => {
      const sentences = matchTroubles({ ...match, troubles: match.troubles.filter(({ code }) => code !== 'no-side') }, tell);
      return sentences.length === 0 ? null : <span className="needs-person">{sentences.join(' ')}</span>;
    },
    [tell],
  );
  const nameOf = useCallback(({ match }: MatchRow) => t('contest:sheet.name', { number: match.number }), [t]);
  const onPasted = usePasteNotice();
  const grid = useGrid({ rows, columns, rowId, nameOf, onEdit, onPasted });
  useEffect(() => {
    focus.current = grid.actions.focus;
  }, [grid.actions]);
  useUnsaved(grid.state.draft !== null || hasUnsaved(saves));
  return (
    <>
      <Grid grid={grid} label={t('contest:sheet.label', { name })} remark={remark} />
      <SaveLine saves={saves} onShow={grid.actions.goTo} />
    </>
  );
}
