import type { CareerEvent } from '@fairway/api';
import type { Language } from '@fairway/api/word/language';
import { formatAmount, formatHandicap, formatToPar } from '@fairway/api/word/number';
import { sayAward } from '@fairway/api/word/say/award';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { Sign } from '../../../ui/mark/sign.tsx';
import { NONE, placeLabel } from '../../../ui/mark/sign-of.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { type Column, DataTable, type Sorting } from '../../../ui/record/list/data-table.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { boardOf, type CardsBehind } from './card-drawer.tsx';
import classes from './career.module.css';
import { cardsOf } from './career.ts';

type Props = {
  events: readonly CareerEvent[];
  onOpen: (behind: CardsBehind) => void;
  /** At the end of a line. */
  actionOf: (tournamentId: string) => ReactNode;
};

const NEWEST: Sorting = { by: 'date', order: 'desc' };

/** A line a tournament: place, score, what they were played off and what they won. */
export function CareerTable({ events, onOpen, actionOf }: Props) {
  const { t } = useTranslation('career');
  const [sorting, sort] = useState(NEWEST);
  return (
    <DataTable
      label={t('title')}
      columns={useColumns({ onOpen, actionOf })}
      rows={events}
      rowKey={({ tournamentId }) => tournamentId}
      sorting={sorting}
      onSort={sort}
      empty={null}
    />
  );
}

function useColumns({ onOpen, actionOf }: Omit<Props, 'events'>): readonly Column<CareerEvent>[] {
  const { t } = useTranslation(['career', 'choice', 'leaderboard', 'word']);
  const language = useLanguage();
  const signed = (text: string) => <Sign text={text} words={(key, values) => t(`leaderboard:sign.${key}`, values)} />;
  const column = (key: 'net' | 'points', cell: (event: CareerEvent) => ReactNode): Column<CareerEvent> => ({
    ...{ id: key, header: t(`leaderboard:column.${key}`), numeric: true, wideOnly: true, cell },
  });
  const about = ({ date, divisionName, clubName, partners, opponents }: CareerEvent) =>
    [
      formatDate(date),
      divisionName !== null && t('word:divisionName', { name: divisionName }),
      clubName,
      partners.length > 0 && t('career:with', { names: partners.map(({ name }) => name).join(', ') }),
      opponents.length > 0 && t('career:against', { names: opponents.map(({ name }) => name).join(', ') }),
    ]
      .filter(Boolean)
      .join(' · ');
  const placed = ({ status, place }: CareerEvent) =>
    status === 'ok' ? signed(placeLabel(place)) : status === 'cut' ? t('leaderboard:status.cut') : status;
  return [
    {
      ...{ id: 'date', header: t('career:tournament'), heads: true, descendingFirst: true },
      sort: (one, other) => one.date.localeCompare(other.date),
      cell: (event) => (
        <div className={classes.event}>
          <TextLink to={boardOf(event)} fw={500} label={event.name} />
          <span className="block small quiet">{about(event)}</span>
          {event.prizes.length > 0 && (
            <TextLink
              className="block small strong"
              to={`/tournaments/${event.tournamentId}/winners`}
              label={event.prizes.map((prize) => sayAward(prize, t, language)).join(', ')}
            />
          )}
          <RowDetail>
            <span>{event.net !== null && `${t('leaderboard:column.net')} ${netOf(event, language)}`}</span>
            <span>{event.points !== null && `${t('leaderboard:column.points')} ${event.points}`}</span>
            <span>{`${t('leaderboard:column.handicap')} ${handicapOf(event, language)}`}</span>
          </RowDetail>
        </div>
      ),
    },
    {
      ...{ id: 'place', header: t('leaderboard:column.place'), numeric: true },
      sort: (one, other) => (one.place?.position ?? 0) - (other.place?.position ?? 0),
      isLast: ({ place }) => place === null,
      cell: (event) => <strong>{placed(event)}</strong>,
    },
    {
      ...{ id: 'division', header: t('career:divisionPlace'), numeric: true, wideOnly: true },
      cell: ({ divisionPlace }) => signed(placeLabel(divisionPlace)),
    },
    {
      ...{ id: 'gross', header: t('leaderboard:column.gross'), numeric: true },
      sort: (one, other) => (one.gross ?? 0) - (other.gross ?? 0),
      isLast: ({ gross }) => gross === null,
      cell: (event) => {
        const [cards, text] = [cardsOf([event]), beside(formatAmount(event.gross, language), formatToPar(event.grossToPar, language))];
        return cards.length === 0 ? (
          signed(text)
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('career:openOf', { gross: text, tournament: event.name })}
            onClick={() => onOpen({ title: event.name, cards })}
          >
            {text}
          </Button>
        );
      },
    },
    column('net', (event) => netOf(event, language)),
    column('points', ({ points }) => signed(formatAmount(points, language) || NONE)),
    {
      ...{ id: 'handicap', header: t('career:handicap'), numeric: true, wideOnly: true },
      cell: (event) => handicapOf(event, language),
    },
    { id: 'action', header: '', cell: ({ tournamentId }) => actionOf(tournamentId) },
  ];
}

/** Strokes and what they are to par, or a handicap and what was declared: 70 (−2), 14 (15,4). */
const beside = (figure: string, other: string): string => (other === '' ? figure || NONE : `${figure || NONE} (${other})`);
const netOf = ({ net, netToPar }: CareerEvent, language: Language) => beside(formatAmount(net, language), formatToPar(netToPar, language));
const handicapOf = ({ handicap, handicapIndex }: CareerEvent, language: Language) =>
  beside(formatHandicap(handicap, language), formatHandicap(handicapIndex, language));
