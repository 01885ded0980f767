import type { Division, Player, Round, Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { roundOf } from '../../../lib/play/round.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { NothingFound, type Read, Unread } from '../../../ui/page/state-note.tsx';
import { useHiddenColumns } from '../../../ui/table/hidden-columns.ts';
import { NotDeleted } from './bulk/not-deleted.tsx';
import { useRemoval } from './bulk/use-removal.ts';
import type { OpenedPlayer } from './form/player-drawer.tsx';
import { createPlacement } from './list/placement.ts';
import { PlayerList } from './list/player-list.tsx';
import { LIST_DEFAULTS } from './list/player-order.ts';
import { PlayerToolbar } from './list/player-toolbar.tsx';
import { useOrder } from './list/use-order.ts';
import { usuallyHidden } from './list/usual-columns.ts';
import { golfersOf, players } from './query.ts';
import { PlayerSheet } from './sheet/player-sheet.tsx';

type Props = {
  tournament: Tournament;
  /** undefined: still loading. */
  divisions: Read & { readonly data: { readonly items: readonly Division[] } | undefined };
  /** Whether the person's right is enough to change players. */
  mayChange: boolean;
  /** Whether they may also remove a player's name and everything private; in a closed tournament too. */
  mayAnonymise: boolean;
  onExport: () => void;
};

/** The players of a tournament: a grid to edit in, or on a phone a list and a form. */
export function PlayerPanel({ tournament, divisions, mayChange, mayAnonymise, onExport }: Props) {
  const read = useQuery(players(tournament.id));
  // read at every drawing: the page is drawn again only for what of its read was looked at
  const named = divisions.data?.items;
  const [round] = tournament.rounds;
  if (read.data === undefined || named === undefined || round === undefined) return <Unread of={[read, divisions]} height={460} />;
  const rest = { tournament, divisions: named, mayChange, mayAnonymise, onExport };
  return <Loaded {...rest} field={read.data.items} firstRound={round} />;
}

/** `field`: golfers, and the sides that they play in. */
type LoadedProps = Omit<Props, 'divisions'> & { divisions: readonly Division[]; field: readonly Player[]; firstRound: Round };

// a list is empty once, and most come in by a file
const NoPlayers = lazy(async () => ({ default: (await import('./list/no-players.tsx')).NoPlayers }));
const AddLine = lazy(async () => ({ default: (await import('./list/add-line.tsx')).AddLine }));

const loadDrawer = async () => (await import('./form/player-drawer.tsx')).PlayerDrawer;

function Loaded({ tournament, divisions, mayChange, mayAnonymise, onExport, field, firstRound }: LoadedProps) {
  const { t } = useTranslation('player');
  const language = useLanguage();
  const [list, change] = useAddress(LIST_DEFAULTS);
  const [adding, setAdding] = useKeptState('adding', false);
  const [opened, setOpened] = useKeptState<OpenedPlayer>('opened', null);
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const writable = mayChange && tournament.state !== 'closed';
  const round = roundOf(tournament.rounds, list) ?? firstRound;
  const all = useMemo(() => golfersOf(field), [field]);
  const sides = useMemo(() => sideNames(field), [field]);
  const context = useMemo(
    () => ({ roundId: round.id, divisions, rounds: tournament.rounds, language }),
    [round.id, divisions, tournament.rounds, language],
  );
  const placementOf = useMemo(() => createPlacement(divisions, tournament), [divisions, tournament]);
  const ordered = useOrder(all, list, context);
  const [hidden, setHidden] = useHiddenColumns('players', usuallyHidden(all, context, tournament.play === 'match'));
  const removal = useRemoval(tournament.id);
  const open = useCallback((player: Player) => setOpened(player), [setOpened]);
  const importPath = `/tournaments/${tournament.id}/import-players`;
  const add = () => (narrow ? setOpened('new') : setAdding(true));
  const close = () => setOpened(null);
  if (all.length === 0 && !adding && opened === null) {
    return (
      <Suspense>
        <NoPlayers
          needsDivision={divisions.length === 0 && tournament.play !== 'match'}
          writable={writable}
          onAdd={add}
          importPath={importPath}
          tournamentId={tournament.id}
        />
      </Suspense>
    );
  }
  return (
    <>
      <PlayerToolbar
        list={list}
        onChange={change}
        count={ordered.length}
        total={all.length}
        divisions={divisions}
        rounds={tournament.rounds}
        round={round}
        columns={narrow ? null : { hidden, onChange: setHidden }}
        onAdd={writable ? add : null}
        importPath={importPath}
        onExport={onExport}
      />
      {!writable && (
        <Text c="dimmed" mb="sm">
          {t(tournament.state === 'closed' ? 'grid.ended' : 'grid.readOnly')}
        </Text>
      )}
      {opened === null && <NotDeleted outcome={removal.outcome} onClose={removal.forget} />}
      {adding && (
        <Suspense>
          <AddLine
            tournamentId={tournament.id}
            context={context}
            handicap={tournament.useHandicapCourse ? 'handicapCourse' : 'handicapIndex'}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
      {ordered.length === 0 && all.length > 0 ? (
        <NothingFound onClear={() => change({ search: '', division: '', status: '' })} />
      ) : narrow ? (
        <PlayerList players={ordered} context={context} byCourse={tournament.useHandicapCourse} onOpen={open} />
      ) : (
        ordered.length > 0 && (
          <PlayerSheet
            key={round.id}
            tournamentId={tournament.id}
            players={ordered}
            context={context}
            placementOf={placementOf}
            writable={writable}
            hidden={hidden}
            list={list}
            onChange={change}
            onOpen={open}
            removal={removal}
          />
        )
      )}
      <OnDemand opened={opened !== null} load={loadDrawer} onClose={close}>
        {(PlayerDrawer, isOpen) => (
          <PlayerDrawer
            tournamentId={tournament.id}
            opened={isOpen ? opened : null}
            onClose={close}
            context={context}
            roundNumber={round.number}
            writable={writable}
            mayAnonymise={mayAnonymise}
            removal={removal}
            side={opened === null || opened === 'new' ? undefined : sides.get(opened.id)}
          />
        )}
      </OnDemand>
    </>
  );
}

/** The names of the sides that golfers play in, by their ids. */
const sideNames = (field: readonly Player[]): ReadonlyMap<string, string> =>
  new Map(field.flatMap(({ name, partners }) => partners.map(({ playerId }) => [playerId, name] as const)));
