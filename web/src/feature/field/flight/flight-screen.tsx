import type { Arrangement, Flight, Round, Tournament } from '@fairway/api';
import { conflictsOf } from '@fairway/api/rule/field/flight-conflict';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useState } from 'react';
import { IconClockPause, IconUsersGroup } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import type { MenuAction } from '../../../ui/menu/more-menu.tsx';
import { useAddress } from '../../../ui/page/address.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { NothingFound, StateNote } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { everybody, withNewFlight, withoutFlight } from './arrangement/move.ts';
import { FlightBoard } from './board/flight-board.tsx';
import type { DivisionNames } from './board/player-line.tsx';
import { CheckInList, type SetArrival } from './check-in/check-in-list.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { BoundOrder } from './draw/draw-form.tsx';
import type { Bonds } from './draw/draw-plan.ts';
import { FLIGHT_DEFAULTS } from './flight-address.ts';
import type { DrawerSubject } from './flight-drawer.tsx';
import { FlightToolbar } from './flight-toolbar.tsx';
import { searched } from './search.ts';
import type { TagChange } from './tag/tag-row.ts';
import { useArrangement } from './use-arrangement.ts';

export type FlightProps = {
  tournament: Tournament;
  divisions: DivisionNames;
  mayArrange: boolean;
  /** The draw of a round's order by public numbers. */
  boundOf: (roundId: string) => BoundOrder;
  /** Who belongs together in a round. */
  bondsIn: (roundId: string) => Bonds;
  /** What else can be done with the flights of a round. */
  moreTools: (roundId: string) => readonly MenuAction[];
  /** null: the person may not. */
  onTag: ((roundId: string, playerId: string, change: TagChange) => Promise<void>) | null;
  onArrival: ((playerId: string, roundId: string) => SetArrival) | null;
  /** Suspends the round or lets it go on; null: the person may not. */
  onSuspend: ((round: Round) => void) | null;
};
type Props = FlightProps & { round: Round; arrangement: Arrangement };

const TagSheet = lazy(async () => {
  const [part] = await Promise.all([import('./tag/tag-sheet.tsx'), loadWords(['grid'])]);
  return { default: part.TagSheet };
});
const loadDrawer = async () => (await import('./flight-drawer.tsx')).FlightDrawer;

/** The flights of a round that has players: the board, the tags, the check-in, and what is opened beside them. */
export function FlightScreen({
  tournament,
  divisions,
  mayArrange,
  boundOf,
  bondsIn,
  moreTools,
  onTag,
  onArrival,
  onSuspend,
  round,
  arrangement,
}: Props) {
  const { t } = useTranslation('flight');
  const [address, change] = useAddress(FLIGHT_DEFAULTS);
  const [opened, setOpened] = useState<DrawerSubject | null>(null);
  const flights = useArrangement(tournament.id, round.id);
  const tag = useCallback(async (id: string, change: TagChange) => onTag?.(round.id, id, change), [onTag, round.id]);
  // what is taken back is on the screen
  const undo = mayArrange && address.view === 'board' ? flights.undo : null;
  useHotkeys([['mod+Z', () => undo?.()]]);
  const close = () => setOpened(null);
  const matching = searched(arrangement, address.search);
  const all = everybody(arrangement);
  const conflicts = conflictsOf(arrangement);
  const seated = all.length - arrangement.unassigned.length;
  const count =
    matching === null
      ? all.some(({ partners }) => partners.length > 0)
        ? t('countSides', { sides: seated, flights: arrangement.flights.length })
        : t('count', { players: seated, flights: arrangement.flights.length })
      : t('found', { count: matching.size });
  const remove = async (flight: Flight) => {
    const takeBack = await flights.change((of) => withoutFlight(of, flight.id));
    if (takeBack) showToast('success', t('removed', { number: flight.number }), '', takeBack);
  };
  const tools: MenuAction[] = [
    ...(mayArrange
      ? [
          { label: t('add'), run: () => void flights.change(withNewFlight) },
          { label: t('shift.title'), run: () => setOpened('shift') },
        ]
      : []),
    { label: t('print'), href: `${PREFIX}/tournaments/${tournament.id}/paper?kind=flight-sheet&round=${round.id}` },
    ...moreTools(round.id),
    ...(tournament.public ? [{ label: t('startList'), href: `${PREFIX}/tournaments/${tournament.id}/live/start-list` }] : []),
    ...(onSuspend !== null && !round.finished
      ? [{ label: t(round.suspendedAt === null ? 'suspend.action' : 'suspend.resume'), run: () => onSuspend(round) }]
      : []),
  ];
  return (
    <>
      <FlightToolbar
        count={count}
        address={address}
        onChange={change}
        rounds={tournament.rounds}
        roundId={round.id}
        arranging={mayArrange ? { onDraw: () => setOpened('draw'), undo } : null}
        tools={tools}
        mayTag={onTag !== null}
      />
      {round.suspendedAt !== null && !round.finished && (
        <Alert color="amber" icon={<IconClockPause aria-hidden size={18} />} mb="sm">
          {t('suspend.note', { at: formatInstant(round.suspendedAt, tournament.timeZone) })}
        </Alert>
      )}
      {arrangement.flights.length === 0 && address.view === 'board' && (
        <NoFlights tournamentId={tournament.id} onDraw={mayArrange ? () => setOpened('draw') : null} />
      )}
      {matching?.size === 0 ? (
        <NothingFound onClear={() => change({ search: '' })} />
      ) : address.view === 'checkIn' ? (
        <CheckInList
          arrangement={arrangement}
          divisions={divisions}
          matching={matching}
          arrivalOf={onArrival && ((id) => onArrival(id, round.id))}
        />
      ) : address.view === 'tags' && onTag !== null ? (
        <Suspense fallback={<Skeleton height={320} />}>
          <TagSheet {...{ arrangement, conflicts, divisions, matching }} onChange={mayArrange ? flights.change : null} onTag={tag} />
        </Suspense>
      ) : (
        <>
          {mayArrange && <ConflictList conflicts={conflicts} />}
          <FlightBoard
            arrangement={arrangement}
            conflicts={mayArrange ? conflicts : []}
            divisions={divisions}
            matching={matching}
            onlyUnassigned={address.only !== ''}
            onChange={mayArrange ? flights.change : null}
            onEdit={setOpened}
            onRemove={remove}
          />
        </>
      )}
      <OnDemand opened={opened !== null} load={loadDrawer} onClose={close}>
        {(FlightDrawer, isOpen) => (
          <FlightDrawer
            subject={opened}
            opened={isOpen}
            onClose={close}
            arrangement={arrangement}
            divisions={divisions}
            round={playedCard(round)}
            bonds={bondsIn(round.id)}
            time={tournament.time}
            bound={boundOf(round.id)}
            onChange={flights.change}
          />
        )}
      </OnDemand>
    </>
  );
}

function NoFlights({ tournamentId, onDraw }: { tournamentId: string; onDraw: (() => void) | null }) {
  const { t } = useTranslation(['flight', 'shell']);
  return (
    <StateNote
      icon={IconUsersGroup}
      title={t('empty.title')}
      text={t(onDraw === null ? 'empty.readerText' : 'empty.text')}
      action={
        onDraw !== null && (
          <Group justify="center" gap="xs">
            <Button onClick={onDraw}>{t('draw.button')}</Button>
            <LinkButton to={`/tournaments/${tournamentId}/import-players`} variant="default" label={t('shell:screen.importPlayers')} />
          </Group>
        )
      }
    />
  );
}
