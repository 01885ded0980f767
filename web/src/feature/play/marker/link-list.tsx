import type { LinkedFlight, MarkerDevice, NewMarkerLink } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IconPrinter, IconQrcode } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ageOf } from '../../../lib/value/age.ts';
import { formatClock } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList } from '../../../ui/record/list/use-list.ts';
import { CodeSheet } from './code-sheet.tsx';
import { FlightPhones } from './flight-phones.tsx';
import { LinkActions } from './link-actions.tsx';
import classes from './link-list.module.css';
import { LINK_SORTS, LINK_STATES, type LinkRow, linkRows } from './link-row.ts';
import { hasCode, phonesOf } from './phone.ts';
import { linkedFlights, makeLinks, type RoundRef, useMarkerChange } from './query.ts';
import { ShutOutDialog } from './shut-out-dialog.tsx';
import { usePhoneName } from './use-let-in.ts';

/** The columns that have nothing before the first phone comes in. */
const OF_PHONES: readonly string[] = ['phones', 'unsent', 'heard'];

const DEFAULTS = { search: '', sort: 'flight', order: 'asc', page: '1', state: '' } as const;

type Props = {
  of: RoundRef;
  /** Of the club. */
  timeZone: string;
  mayWrite: boolean;
  /** What stands on the paper: the tournament, its round and date. */
  heading: string;
  /** What stands above the list, and on no paper. */
  above: ReactNode;
};
type Made = ReadonlyMap<string, string>;
type ShuttingOut = { readonly flight: string; readonly device: MarkerDevice };

/** The flights of a round, a row each: their codes, their phones, what these keep, and when they were last heard. */
export function LinkList({ of, timeZone, mayWrite, heading, above }: Props) {
  const { t } = useTranslation('marker-link');
  const read = useQuery(linkedFlights(of));
  const make = useMarkerChange(of, makeLinks(of));
  const list = useList(DEFAULTS, LINK_SORTS);
  const [sheet, setSheet] = useState<readonly NewMarkerLink[] | null>(null);
  // digits can be read only when they are made: they stay in sight as long as the list
  const [made, setMade] = useState<Made>(new Map());
  const [shuttingOut, setShuttingOut] = useState<ShuttingOut | null>(null);
  const nameOf = usePhoneName();
  const makeFor = async (flights: readonly LinkedFlight[], replace: boolean) => {
    const [number = ''] = flights.map((flight) => flight.number);
    if (replace && !(await confirm({ title: t('replaceTitle', { number }), text: t('replaceText'), action: t('replace') }))) return;
    make.mutate(
      { flightIds: flights.flatMap(({ id }) => id ?? []), replace },
      {
        onSuccess: (codes) => {
          setSheet(codes);
          setMade((before) => new Map([...before, ...codes.map(({ flightId, code }) => [flightId, code] as const)]));
        },
      },
    );
  };
  const now = read.dataUpdatedAt;
  const columns = useColumns({ of, timeZone, now, made, ...(mayWrite && { onMake: makeFor, onShutOut: setShuttingOut }) });
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const { items, secure } = read.data;
  const here = items.filter(({ id }) => id !== null);
  const toFlights = <LinkButton to={`/tournaments/${of.tournamentId}/flights`} label={t('toFlights')} />;
  const empty = <StateNote icon={IconQrcode} title={t('emptyTitle')} text={t('emptyText')} action={toFlights} />;
  if (items.length === 0) return empty;
  if (sheet !== null) return <CodeSheet codes={sheet} flights={items} heading={heading} secure={secure} onClose={() => setSheet(null)} />;
  const without = here.filter((flight) => !hasCode(flight));
  const rows = linkRows(items, { search: list.search, state: list.values.state, sort: list.sort, order: list.order });
  return (
    <>
      {above}
      <RecordList
        name="links"
        label={t('label')}
        searchLabel={t('search')}
        count={(count) =>
          list.isFiltered ? t('found', { count }) : t('count', { count: here.length, phones: here.flatMap(phonesOf).length })
        }
        columns={here.some((flight) => phonesOf(flight).length > 0) ? columns : columns.filter(({ id }) => !OF_PHONES.includes(id))}
        list={list}
        rows={{ visible: rows, total: rows.length, pageSize: rows.length, failure: null, every: async () => rows }}
        filters={
          <ChoiceFilter
            label={t('state.label')}
            any={t('state.any')}
            choices={LINK_STATES}
            wordOf={(state) => t(`state.${state}`)}
            value={LINK_STATES.find((state) => state === list.values.state)}
            onChange={(state) => list.change({ state })}
          />
        }
        actions={
          <>
            {mayWrite && (
              <Button
                variant={without.length > 0 ? 'filled' : 'default'}
                loading={make.isPending}
                onClick={() => makeFor(without.length > 0 ? without : here, false)}
              >
                {without.length > 0 ? t('makeMissing', { count: without.length }) : t('printAll')}
              </Button>
            )}
            {mayWrite && (
              <Button
                component={Link}
                to={`/tournaments/${of.tournamentId}/paper?kind=score-card&code=caddie&round=${of.roundId}`}
                variant="default"
                className="for-desk"
                leftSection={<IconPrinter aria-hidden size={16} />}
              >
                {t('toCards')}
              </Button>
            )}
          </>
        }
        empty={empty}
      />
      {!secure && (
        <details className="mb-8 quiet small">
          <summary>{t('insecureTitle')}</summary>
          {t('insecureText')}
        </details>
      )}
      {shuttingOut && <ShutOutDialog of={of} {...shuttingOut} name={nameOf(shuttingOut.device)} onClose={() => setShuttingOut(null)} />}
    </>
  );
}

type ColumnsOf = {
  of: RoundRef;
  timeZone: string;
  now: number;
  made: Made;
  onMake?: (flights: readonly LinkedFlight[], replace: boolean) => void;
  onShutOut?: (which: ShuttingOut) => void;
};

function useColumns({ of, timeZone, now, made, onMake, onShutOut }: ColumnsOf): readonly Column<LinkRow>[] {
  const { t } = useTranslation('marker-link');
  const language = useLanguage();
  const start = ({ flight: { teeTime, startingHole, startingSide } }: LinkRow) =>
    [teeTime, startingHole !== null && t('hole', { hole: `${startingHole}${startingSide ?? ''}` })].filter(Boolean).join(' · ');
  const codeState = ({ flight }: LinkRow) => {
    if (hasCode(flight)) return 'stands';
    return flight.id === null ? 'flightGone' : flight.links.length > 0 ? 'revoked' : 'none';
  };
  const heard = ({ heardAt }: LinkRow) => (heardAt === null ? '' : ageOf(heardAt, new Date(now), language));
  return [
    {
      id: 'flight',
      header: t('column.flight'),
      text: ({ flight }) => flight.number,
      cell: (row) => (
        <>
          <span className="row gap-8">
            <Text span fw={500}>
              {row.flight.number}
            </Text>
            <RowDetail>
              <span className="one-line">{start(row)}</span>
            </RowDetail>
          </span>
          <RowDetail>
            <span className="one-line">{t(`code.${codeState(row)}`)}</span>
            <span className="one-line">{row.phones.length > 0 && heard(row)}</span>
            <strong className="one-line">{row.unsent > 0 && t('unsent', { count: row.unsent })}</strong>
          </RowDetail>
        </>
      ),
    },
    {
      id: 'start',
      header: t('column.start'),
      wideOnly: true,
      text: start,
      cell: (row) => <span className="one-line">{start(row)}</span>,
    },
    {
      id: 'players',
      header: t('column.players'),
      wideOnly: true,
      text: ({ flight }) => flight.players.join(', '),
      cell: ({ flight }) => (
        <span className={classes.players} title={flight.players.join(', ')}>
          {flight.players.join(', ')}
        </span>
      ),
    },
    {
      id: 'code',
      header: t('column.code'),
      wideOnly: true,
      text: (row) => t(`code.${codeState(row)}`),
      cell: (row) => {
        const digits = made.get(row.flight.id ?? '');
        return (
          <>
            <StatusMark tone={hasCode(row.flight) ? 'active' : 'quiet'}>{t(`code.${codeState(row)}`)}</StatusMark>
            {digits !== undefined && hasCode(row.flight) && (
              <span className={`tabular strong one-line ${classes.digits}`}>{`${digits.slice(0, 3)} ${digits.slice(3)}`}</span>
            )}
          </>
        );
      },
    },
    {
      id: 'phones',
      header: t('column.phones'),
      descendingFirst: true,
      text: ({ phones }) => phones.length,
      cell: (row) => (
        <FlightPhones
          row={row}
          timeZone={timeZone}
          now={now}
          onShutOut={onShutOut && ((device) => onShutOut({ flight: row.flight.number, device }))}
        />
      ),
    },
    {
      id: 'unsent',
      header: t('column.unsent'),
      wideOnly: true,
      numeric: true,
      descendingFirst: true,
      text: ({ unsent }) => unsent,
      cell: ({ unsent }) => unsent > 0 && <strong>{unsent}</strong>,
    },
    {
      id: 'heard',
      header: t('column.heard'),
      wideOnly: true,
      descendingFirst: true,
      text: ({ heardAt }) => (heardAt === null ? '' : formatClock(new Date(heardAt), timeZone)),
      cell: (row) => (
        <time
          className="one-line"
          dateTime={row.heardAt ?? undefined}
          title={row.heardAt === null ? undefined : formatClock(new Date(row.heardAt), timeZone)}
        >
          {heard(row)}
        </time>
      ),
    },
    ...(onMake === undefined
      ? []
      : [
          {
            id: 'actions',
            header: '',
            text: () => '',
            cell: ({ flight }: LinkRow) =>
              flight.id !== null && <LinkActions of={of} flight={flight} onMake={(replace) => onMake([flight], replace)} />,
          },
        ]),
  ];
}
