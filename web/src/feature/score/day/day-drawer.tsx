import type { Tournament } from '@fairway/api';
import { deskRate } from '@fairway/api/rule/desk-rate';
import { formatDecimal } from '@fairway/api/word/number';
import { Drawer, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock } from '../../../lib/date.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { type CardView, progressOf } from '../desk/desk-view.ts';
import type { DeskState } from '../desk/use-desk.ts';
import { deskDay } from '../query.ts';
import type { OpenWindow } from '../use-windows.ts';
import classes from './day.module.css';
import { FlightList } from './flight-list.tsx';
import { OddList } from './odd-list.tsx';
import { oddScores } from './odd-score.ts';
import { PhoneList } from './phone-list.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  tournament: Pick<Tournament, 'id' | 'timeZone'>;
  roundId: string;
  desk: DeskState;
  onOpen: OpenWindow;
  onCard: (view: CardView, hole?: number) => void;
};

/** What needs a person, each with its number and its list; where the flights are; and when the desk will be done. */
export function DayDrawer({ opened, onClose, ...shown }: Props) {
  const { t } = useTranslation(['desk', 'word']);
  return (
    <Drawer opened={opened} onClose={onClose} title={t('day.title')} size="lg" closeButtonProps={{ 'aria-label': t('word:close') }}>
      {opened && <Day {...shown} />}
    </Drawer>
  );
}

type List = 'odd' | 'phones' | 'late';

function Day({ tournament: { id, timeZone }, roundId, desk, onOpen, onCard }: Omit<Props, 'opened' | 'onClose'>) {
  const { t } = useTranslation('desk');
  const read = useQuery(deskDay(id, roundId));
  const day = read.data;
  const [list, setList] = useState<List>('late');
  const progress = progressOf(desk.views);
  const left = progress.expected - progress.complete;
  const odd = oddScores(desk.views);
  const tile = (of: List, count: number | undefined) => (
    <Tile count={count} label={t(`day.${of}`)} pressed={list === of} onClick={() => setList(of)} />
  );
  return (
    <>
      <ul className={classes.tiles}>
        <Tile
          count={left}
          label={t('day.missing')}
          more={t('day.missingHoles', { count: progress.missingHoles })}
          onClick={() => onOpen({ what: 'missing' })}
        />
        <Tile count={progress.disputed} label={t('day.disputed')} onClick={() => onOpen({ what: 'disputes' })} />
        <Tile count={day?.held} label={t('day.held')} to={`/tournaments/${id}/links?round=${roundId}`} />
        {tile('odd', odd.length)}
        {tile('phones', day?.phones.length)}
        {tile('late', day?.flights.filter(({ late }) => late).length)}
      </ul>
      <Unread of={[read]} />
      <Text mb="md" className="tabular">
        {left === 0 ? t('day.done') : day && <Rate completedAt={day.completedAt} at={day.at} left={left} timeZone={timeZone} />}
      </Text>
      {list === 'odd' && <OddList odd={odd} onCorrect={desk.look} onOpen={onCard} />}
      {list === 'phones' && day && <PhoneList day={day} links={`/tournaments/${id}/links?round=${roundId}`} />}
      {list === 'late' && day && <FlightList day={day} timeZone={timeZone} />}
    </>
  );
}

type TileProps = { count: number | undefined; label: string; more?: string; pressed?: boolean; onClick?: () => void; to?: string };

/** A number with what it counts; amber while it is not 0. It opens its list. */
function Tile({ count, label, more, pressed, onClick, to }: TileProps) {
  const inside = (
    <>
      <strong className="tabular">{count ?? '–'}</strong>
      <span>{label}</span>
      {more !== undefined && Boolean(count) && <span className={classes.more}>{more}</span>}
    </>
  );
  const look = { className: classes.tile, 'data-needs': Boolean(count) || undefined };
  return (
    <li>
      {to !== undefined ? (
        <Link to={to} {...look}>
          {inside}
        </Link>
      ) : (
        <button type="button" aria-pressed={pressed} onClick={onClick} {...look}>
          {inside}
        </button>
      )}
    </li>
  );
}

type RateProps = { completedAt: readonly string[]; at: string; left: number; timeZone: string };

function Rate({ completedAt, at, left, timeZone }: RateProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const rate = deskRate(
    completedAt.map((moment) => Date.parse(moment)),
    left,
    Date.parse(at),
  );
  if (rate === null) return t('day.noRate');
  const said = formatDecimal(rate.cardsPerMinute, language);
  return t('day.rate', { rate: said, time: formatClock(rate.doneAt, timeZone) });
}
