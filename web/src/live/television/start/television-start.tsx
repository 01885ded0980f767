import type { PublicBoard, StartList } from '@fairway/api';
import { dateIn } from '@fairway/api/word/language';
import { type ReactNode, useRef } from 'react';
import { placesOf } from '../../course-line.ts';
import type { FeedState } from '../../feed/board-feed.ts';
import { codeAddress, loadStartList } from '../../request.ts';
import { useAnswer } from '../../use-answer.ts';
import { useWords } from '../../words.ts';
import { TelevisionFrame } from '../television-frame.tsx';
import { pageAt, pagesOf } from '../turn/paging.ts';
import { useCapacity } from '../turn/use-capacity.ts';
import { useTurn } from '../turn/use-turn.ts';
import { durationIn, minutesUntil } from './countdown.ts';
import { useTelevisionWords } from './words.ts';

/** Of a flight on the television, in rem: its head with the edges, one name, and the gap below. */
const FLIGHT_HEAD_REM = 3.5;
const NAME_REM = 2.5;
const FLIGHT_GAP_REM = 0.75;
const COLUMNS = 2;
const MOST_FLIGHTS = 40;
/** A name of more letters is written smaller: it is never cut, and the flight keeps its height. */
const LONG_NAME = 30;

type Props = { board: PublicBoard } & Pick<FeedState, 'connection' | 'confirmedAt'>;

/** Before the first score, across a room: when it begins, and who starts with whom; the pages turn by themselves. */
export function TelevisionStart({ board, connection, confirmedAt }: Props) {
  const { t } = useWords();
  const say = useTelevisionWords();
  const frame = useRef<HTMLElement>(null);
  const { now, turn } = useTurn(connection);
  const { answer: list } = useAnswer(`${board.tournamentId} ${board.boardVersion}`, () => loadStartList(board.tournamentId));
  const flights = list?.flights ?? [];
  const most = Math.max(0, ...flights.map(({ players }) => players.length));
  const height = FLIGHT_HEAD_REM + most * NAME_REM + FLIGHT_GAP_REM;
  const { rows } = useCapacity(frame, { least: height, highest: height, most: MOST_FLIGHTS });
  const pages = pagesOf(flights, COLUMNS * rows);
  return (
    <TelevisionFrame
      board={board}
      connection={connection}
      confirmedAt={confirmedAt}
      title={t('startList')}
      note={[t('players', { count: board.lines.length }), flights.length > 0 && say?.('flights', { count: flights.length })]
        .filter(Boolean)
        .join(' · ')}
      turn={turn}
      pages={pages.length}
      isStart
    >
      <main ref={frame} className="tv-start">
        <Opening board={board} list={list} now={now} />
        {flights.length > 0 && (
          <ol className="tv-flights" style={{ gridTemplateRows: `repeat(${rows}, auto)` }}>
            {pages[pageAt(turn, pages.length)]?.map((flight) => (
              <Flight key={flight.number} flight={flight} />
            ))}
          </ol>
        )}
      </main>
    </TelevisionFrame>
  );
}

/** When and where it begins, and the way to one's own flight. */
function Opening({ board, list, now }: { board: PublicBoard; list: StartList | null; now: number }) {
  const { t, language } = useWords();
  const say = useTelevisionWords();
  const times = list?.flights.flatMap(({ teeTime }) => teeTime ?? []) ?? [];
  const first = [...times].sort()[0];
  const [date, time] = [list?.round.date ?? board.date, first ?? board.time];
  const minutes = time === null ? 0 : minutesUntil(date, time, board.timeZone, now);
  const line = (text: string | null | undefined, className?: string): ReactNode => text && <p className={className}>{text}</p>;
  return (
    <section className="tv-opening">
      {line(first && say?.('firstTee'))}
      {line(time, 'tv-opening-time')}
      {line(dateIn(language, date), time === null ? 'tv-opening-time' : undefined)}
      {line(minutes > 0 ? say?.('left', { time: durationIn(language, minutes) }) : say?.('waiting'), 'tv-opening-left')}
      {line(placesOf(board, t).join(' · '))}
      {list?.flights.length === 0 && line(t('noStartListHint'))}
      <img src={codeAddress(board.tournamentId)} alt="" />
      {line(say?.('scan'))}
    </section>
  );
}

function Flight({ flight: { number, teeTime, startingHole, startingSide, players } }: { flight: StartList['flights'][number] }) {
  const { t } = useWords();
  return (
    <li className="tv-flight">
      <h2>
        {teeTime !== null && <span className="tv-tee-time">{teeTime}</span>}
        <span>{t('flight', { flight: number })}</span>
        {startingHole !== null && <span className="tv-hole">{t('startsOn', { hole: `${startingHole}${startingSide ?? ''}` })}</span>}
      </h2>
      <ul>
        {players.map(({ name }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name; a player is their place in the sheet
          <li key={`${nth} ${name}`} className={name.length > LONG_NAME ? 'is-long' : undefined} style={{ height: `${NAME_REM}rem` }}>
            {name}
          </li>
        ))}
      </ul>
    </li>
  );
}
