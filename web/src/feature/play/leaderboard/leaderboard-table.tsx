import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import { halvesOf } from '@fairway/api/rule/field/round-hole';
import { BOARD_FIGURES, type BoardFigure, figureText, isMostlyKnown } from '@fairway/api/table/board';
import { partnersText } from '@fairway/api/word/partners-text';
import type { SayOf } from '@fairway/api/word/say';
import { Anchor, Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { IconListNumbers, IconSearchOff } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { compareGivenName } from '../../../lib/value/name.ts';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { Sign, type SignWords } from '../../../ui/mark/sign.tsx';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { useAddress } from '../../../ui/page/address.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { type Column, DataTable, type Sorting } from '../../../ui/record/list/data-table.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { amountLabel, type CurrentRound, currentRound, NONE, placeLabel, thruLabel } from './figure.ts';
import classes from './leaderboard-table.module.css';
import { ListSelect } from './list-select.tsx';
import type { ListedBoard } from './listed-board.ts';
import { ninesOf } from './nine.ts';
import { inOrder, placeOf, progressOf, type Ranking, rankedLines, rankingOf, searched } from './ranking.ts';
import { isOfSides, LISTS, listOf } from './side-list.ts';

const DEFAULTS = { basis: '', division: '', list: '', search: '', sort: 'place', order: 'asc' };

type Props = {
  /** As `listedBoard` makes it. */
  board: ListedBoard<StaffBoard> | undefined;
  failure: { readonly error: unknown; readonly retry: () => void } | null;
  /** Opens the reasons of a player's place. */
  onWhy: (line: StaffBoardLine) => void;
  /** Leads to another view of the same. */
  view: ReactNode;
  /** A note of what the public sees otherwise. */
  sign: ReactNode;
  /** What else can be done with the list. */
  actions: ReactNode;
};

/** The leaderboard of the office: by basis, over the field or a division; every line can explain its place. */
export function LeaderboardTable({ board, failure, onWhy, view, sign, actions }: Props) {
  const { t } = useTranslation(['leaderboard', 'explanation', 'word']);
  const [list, change] = useAddress(DEFAULTS);
  const ranking = rankingOf(board ?? { bases: [], divisions: [] }, list.basis, list.division);
  const shownList = board && listOf(board);
  const lines = useMemo(
    () => board && rankedLines(board.lines, { basis: ranking.basis, divisionId: ranking.divisionId }),
    [board, ranking.basis, ranking.divisionId],
  );
  const rows = useMemo(() => lines && inOrder(searched(lines, list.search)), [lines, list.search]);
  const columns = useColumns(board, ranking, rows ?? [], onWhy);
  const sorting: Sorting = { by: list.sort, order: list.order === 'desc' ? 'desc' : 'asc' };
  const listed = lines && inOrder(lines);
  const basisChoices = (board?.bases ?? []).map((basis) => ({ value: basis, label: t(`explanation:basis.${basis}`) }));
  return (
    <>
      <TableToolbar
        count={listed ? t(isOfSides(listed) ? 'countSides' : 'count', { count: listed.length }) : ''}
        search={<SearchBox label={t('search')} value={list.search} onChange={(search) => change({ search })} />}
        filters={
          <ListSelect divisions={board?.divisions ?? []} divisionId={ranking.divisionId} onChange={(division) => change({ division })} />
        }
      >
        {view}
        {shownList && (
          <SegmentedControl
            aria-label={t('lists.label')}
            data={LISTS.map((value) => ({ value, label: t(`lists.${value}`) }))}
            value={shownList}
            onChange={(next) => change({ list: next === LISTS[0] ? '' : next })}
          />
        )}
        {basisChoices.length > 1 && (
          <SegmentedControl
            aria-label={t('basisLabel')}
            data={basisChoices}
            value={ranking.basis}
            onChange={(basis) => change({ basis })}
          />
        )}
        {actions}
        {sign}
        {board?.handicapPending && <StatusMark tone="attention">{t('handicapPending')}</StatusMark>}
        {board && listed && <span className="quiet cut">{progressText(board.rounds, listed, t)}</span>}
      </TableToolbar>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={rows}
        rowKey={(line) => line.playerId}
        sorting={sorting}
        onSort={(next) => change({ sort: next.by, order: next.order })}
        failure={failure}
        empty={<Empty search={list.search} onClear={() => change({ search: '' })} />}
      />
    </>
  );
}

/** How far the field is: of several rounds the current one, and only what is not nothing. */
function progressText(rounds: StaffBoard['rounds'], lines: readonly StaffBoardLine[], t: SayOf<'leaderboard'>): string {
  const { round, ...counts } = progressOf({ rounds, lines });
  const parts = (['complete', 'playing', 'waiting'] as const).map((of) => counts[of] > 0 && t(`progress.${of}`, { number: counts[of] }));
  return [rounds.length > 1 && t('round', { number: round }), ...parts].filter(Boolean).join(' · ');
}

/** The strokes of a nine of the round played last, once it has all its scores; null: that round has no such nine. */
function nineOf({ rounds: cards }: StaffBoardLine, rounds: StaffBoard['rounds'], name: 'OUT' | 'IN'): number | null {
  const nth = cards.findLastIndex((card) => card.some((score) => score !== null));
  const round = rounds[nth];
  const nine = round && ninesOf(cards[nth] ?? [], round.par, round.firstHole).find((one) => one.name === name);
  return nine === undefined || nine.holes.some(({ score }) => score === null) ? null : nine.strokes;
}

const byFigure = (figure: (line: StaffBoardLine) => number | null): Pick<Column<StaffBoardLine>, 'sort' | 'isLast'> => ({
  sort: (one, other) => (figure(one) ?? 0) - (figure(other) ?? 0),
  isLast: (line) => figure(line) === null,
});

function useColumns(
  board: StaffBoard | undefined,
  ranking: Ranking,
  rows: readonly StaffBoardLine[],
  onWhy: Props['onWhy'],
): readonly Column<StaffBoardLine>[] {
  const { t } = useTranslation('leaderboard');
  const language = useLanguage();
  return useMemo(() => {
    const words: SignWords = (key, values) => t(`sign.${key}`, values);
    const rounds = board?.rounds ?? [];
    // of rounds of nine holes the total is the sum; what fewer than half have is left out
    const halves = rounds.every(({ par }) => halvesOf(par).length === 1) ? [] : (['OUT', 'IN'] as const);
    const sums = halves.filter((name) => rows.filter((line) => nineOf(line, rounds, name) !== null).length * 2 >= rows.length);
    const order = new Map(rows.map((line, at) => [line.playerId, at]));
    const divisions = new Map(board?.divisions.map(({ id, name }) => [id, name]));
    const figure = (key: BoardFigure, wideOnly = false): Column<StaffBoardLine> => {
      const { word, kind, of } = BOARD_FIGURES[key];
      return {
        id: word,
        header: t(`column.${word}`),
        numeric: true,
        wideOnly,
        descendingFirst: word === 'points',
        ...byFigure(of),
        cell: (line) => (
          <span data-under={(kind === 'to-par' && (of(line) ?? 0) < 0) || undefined} className={classes.toPar}>
            {kind === 'to-par' || of(line) === null ? (
              <Sign words={words} text={figureText(key, line, language) || NONE} />
            ) : (
              figureText(key, line, language)
            )}
          </span>
        ),
      };
    };
    const totals = (['gross', 'handicap', 'net'] as const)
      .filter((key) => (key === 'gross' || board?.handicapPending !== true) && isMostlyKnown(key, board?.lines ?? []))
      .map((key) => figure(key, key === 'handicap'));
    return [
      {
        id: 'place',
        header: t('column.place'),
        numeric: true,
        sort: (one, other) => (order.get(one.playerId) ?? 0) - (order.get(other.playerId) ?? 0),
        cell: (line) => (
          <strong>
            <Sign words={words} text={placeLabel(placeOf(line, ranking))} />
          </strong>
        ),
      },
      {
        id: 'name',
        heads: true,
        header: t(isOfSides(rows) ? 'column.side' : 'column.name'),
        sort: (one, other) => compareGivenName(one.name, other.name),
        cell: (line) => <Name line={line} round={currentRound(rounds)} onWhy={() => onWhy(line)} />,
      },
      { id: 'division', header: t('column.division'), wideOnly: true, cell: (line) => divisions.get(line.divisionId ?? '') ?? '' },
      {
        id: 'thru',
        header: t('column.thru'),
        numeric: true,
        wideOnly: true,
        descendingFirst: true,
        sort: (one, other) => one.holesPlayed - other.holesPlayed,
        cell: (line) => <Sign words={words} text={thruLabel(line, currentRound(rounds))} />,
      },
      figure(ranking.basis === 'net' ? 'netToPar' : 'grossToPar'),
      { id: 'flight', header: t('column.flight'), roomOnly: true, cell: (line) => line.flight ?? '' },
      ...sums.map(
        (name): Column<StaffBoardLine> => ({
          id: name.toLowerCase(),
          header: name,
          numeric: true,
          roomOnly: true,
          ...byFigure((line) => nineOf(line, rounds, name)),
          cell: (line) => <Sign words={words} text={amountLabel(nineOf(line, rounds, name), language)} />,
        }),
      ),
      ...totals,
      ...(board?.bases.includes('points') ? [figure('points', ranking.basis !== 'points')] : []),
    ];
  }, [t, language, board, ranking, rows, onWhy]);
}

function Name({ line, round, onWhy }: { line: StaffBoardLine; round: CurrentRound; onWhy: () => void }) {
  const { t } = useTranslation(['leaderboard', 'explanation']);
  const notes = [t(`status.${line.status}`), line.disputed.length > 0 ? t('disputed', { count: line.disputed.length }) : ''].filter(
    Boolean,
  );
  const partners = partnersText(line, (round) => t('leaderboard:round', round));
  return (
    <span className={`row baseline wrap break ${classes.name}`}>
      <Anchor
        component="button"
        type="button"
        className={classes.person}
        aria-label={t('explanation:why', { name: line.name })}
        onClick={onWhy}
      >
        {line.name}
      </Anchor>
      {notes.length > 0 && <span className="small needs-person">{notes.join(' · ')}</span>}
      {partners !== '' && <span className="small quiet">{partners}</span>}
      <RowDetail>
        {t('column.thru')} {thruLabel(line, round)}
      </RowDetail>
    </span>
  );
}

function Empty({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('leaderboard');
  const { t: word } = useTranslation();
  if (search === '') return <StateNote icon={IconListNumbers} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <StateNote
      icon={IconSearchOff}
      title={word('nothingFound')}
      text={t('noMatch', { search })}
      action={
        <Button variant="default" onClick={onClear}>
          {word('clearFilters')}
        </Button>
      }
    />
  );
}
