import type { Tournament } from '@fairway/api';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { Button, SegmentedControl, Select, Tooltip } from '@mantine/core';
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { IconArrowBackUp } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconButton } from '../../../ui/field/icon-button.tsx';
import { PageNotices } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { CardSearch } from './card/finder/card-search.tsx';
import type { DeskAddress } from './desk/desk-address.ts';
import { flightsOf, NO_FLIGHT } from './desk/desk-address.ts';
import { progressOf } from './desk/desk-view.ts';
import type { DeskState } from './desk/use-desk.ts';
import type { OpenWindow } from './use-windows.ts';

type Props = {
  desk: DeskState;
  address: DeskAddress;
  onChange: (change: Partial<DeskAddress>) => void;
  /** Enter in the search. */
  onFound: (search: string) => void;
  tournament: Pick<Tournament, 'id' | 'play' | 'rounds'>;
  roundId: string;
  divisions: readonly { readonly id: string; readonly name: string }[];
  onOpen: OpenWindow;
  phones: ReactNode;
  /** Finishing the round, for those who may. */
  closing: ReactNode;
};

/** Above the cards: which ones, how many are complete, what is missing or disputed. A match may end before its cards: what counts there is its result. */
export function DeskToolbar({ desk, address, onChange, onFound, tournament, roundId, divisions, onOpen, phones, closing }: Props) {
  const { t } = useTranslation(['score', 'word']);
  const { rounds } = tournament;
  const isMatch = tournament.play === 'match';
  const progress = progressOf(desk.views);
  const round = rounds.find(({ id }) => id === roundId);
  const incomplete = progress.expected - progress.complete;
  const searched = address.view === 'lines' && address.search !== '';
  const count = searched
    ? t('finder.results', { count: desk.shown.length })
    : t('count', { complete: progress.complete, expected: progress.expected, holes: round ? playedCard(round).par.length : '' });
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const onFlight = useCallback((flight: string) => latest.current({ flight }), []);
  const onDivision = useCallback((division: string) => latest.current({ division }), []);
  return (
    <TableToolbar count={address.view === 'day' || (isMatch && !searched) ? '' : count} isQuiet={!searched}>
      <SegmentedControl
        aria-label={t('view.label')}
        data={[
          { value: 'lines', label: t('view.lines') },
          { value: 'page', label: t('view.page') },
          { value: 'day', label: t('view.day') },
        ]}
        value={address.view}
        onChange={(view) => onChange({ view })}
      />
      {rounds.length > 1 && (
        <Select
          aria-label={t('round')}
          w={106}
          rightSectionWidth={26}
          data={rounds.map(({ id, number }) => ({ value: id, label: t('roundNumber', { number }) }))}
          value={roundId}
          onChange={(id) => onChange({ round: String(rounds.find((round) => round.id === id)?.number ?? ''), card: '' })}
        />
      )}
      {address.view === 'lines' && (
        <>
          <CardSearch desk={desk} value={address.search} onChange={(search) => onChange({ search })} onEnter={onFound} />
          <CardFilters
            flights={flightsOf(desk.views).join('\n')}
            flight={address.flight}
            onFlight={onFlight}
            divisions={divisions}
            division={address.division}
            onDivision={onDivision}
          />
        </>
      )}
      {address.view !== 'day' && (
        <Tooltip label={t('word:undo')}>
          <IconButton
            icon={IconArrowBackUp}
            variant="default"
            label={t('word:undo')}
            disabled={desk.desk.entered.length === 0}
            onClick={() => desk.press({ kind: 'undo' })}
          />
        </Tooltip>
      )}
      {isMatch && <LinkButton variant="default" to={`/tournaments/${tournament.id}/matches`} label={t('toMatches')} />}
      {!isMatch && incomplete > 0 && (
        <Button variant="default" onClick={() => onOpen({ what: 'missing' })}>
          {t('missing.button', { count: incomplete, holes: progress.missingHoles })}
        </Button>
      )}
      {closing}
      <PageNotices>
        {phones}
        {progress.disputed > 0 && (
          <Button size="xs" color="amber.7" onClick={() => onOpen({ what: 'disputes' })}>
            {t('dispute.button', { count: progress.disputed })}
          </Button>
        )}
      </PageNotices>
    </TableToolbar>
  );
}

type FilterProps = {
  /** One per line, so that the same flights are the same prop. */
  flights: string;
  flight: string;
  onFlight: (flight: string) => void;
  divisions: Props['divisions'];
  division: string;
  onDivision: (division: string) => void;
};

/** Hundreds of flights are not listed again at every key. */
const CardFilters = memo(function CardFilters({ flights, flight, onFlight, divisions, division, onDivision }: FilterProps) {
  const { t } = useTranslation(['score', 'word']);
  const labelOf = (one: string) => (one === NO_FLIGHT ? t('noFlight') : t('flightNumber', { flight: one }));
  return (
    <>
      <Select
        aria-label={t('flight')}
        w={132}
        data={[{ value: '', label: t('anyFlight') }, ...flights.split('\n').map((value) => ({ value, label: labelOf(value) }))]}
        value={flight}
        onChange={(value) => onFlight(value ?? '')}
        searchable
      />
      {divisions.length > 0 && (
        <Select
          aria-label={t('division')}
          w={144}
          data={[
            { value: '', label: t('anyDivision') },
            ...divisions.map(({ id, name }) => ({ value: id, label: t('word:divisionName', { name }) })),
          ]}
          value={division}
          onChange={(value) => onDivision(value ?? '')}
        />
      )}
    </>
  );
});
