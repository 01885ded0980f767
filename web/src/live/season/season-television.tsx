import '../television/root.ts';
import '../television/television.css';
import type { SeasonNow } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import { type CSSProperties, useRef } from 'react';
import { formatClock, formatOffice } from '../../lib/value/date.ts';
import { placeLabel } from '../../ui/mark/sign-of.ts';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { TelevisionTable } from '../television/television-table.tsx';
import { pageAt, pagesOf } from '../television/turn/paging.ts';
import { BOARD_ROW, HEAD_REM, useCapacity } from '../television/turn/use-capacity.ts';
import { useFitted } from '../television/turn/use-fitted.ts';
import { useTurn } from '../television/turn/use-turn.ts';
import { useWords } from '../words.ts';
import type { Shown } from './request.ts';

type Line = { readonly place: string; readonly name: string; readonly total: string };
/** As the office writes its times. */
const ZONE = 'Asia/Ho_Chi_Minh';

type Props = {
  season: Shown;
  /** By the ids of persons. */
  names: ReadonlyMap<string, string>;
  now: SeasonNow | null;
  say: SayOf<'public-season'>;
};

/** A season's table across a room: the pages turn by themselves, of what was published, and of what it would be if play ended now. */
export function SeasonTelevision({ season, names, now, say }: Props) {
  const { t, language } = useWords();
  const frame = useRef<HTMLElement>(null);
  const room = useCapacity(frame, BOARD_ROW, HEAD_REM);
  const { now: clock, turn } = useTurn('live');
  const published = season.core.lines.map(
    ({ person, rank, total }): Line => ({ place: placeLabel(rank), name: names.get(person) ?? '', total: formatPoints(total, language) }),
  );
  const running = (now?.lines ?? []).map(
    ({ rank, name, total }): Line => ({ place: placeLabel(rank), name, total: formatPoints(total, language) }),
  );
  const number = say('number', { number: season.number, date: formatOffice(season.at) });
  const playing = say('now.playing', { names: now?.events.map(({ name }) => name).join(', ') ?? '' });
  const pages = [
    ...pagesOf(running, room.rows).map((lines) => ({ title: say('now.title'), note: playing, lines })),
    ...pagesOf(published, room.rows).map((lines) => ({ title: say('title'), note: number, lines })),
  ];
  const at = pageAt(turn, pages.length);
  const page = pages[at];
  useFitted(frame, `${season.number} ${at} of ${pages.length} ${room.rowPx} ${language}`);
  return (
    <div className="television" translate="no">
      <header className="tv-band">
        <div className="grow tv-what">
          <h1>{season.core.name}</h1>
          <div className="tv-which">
            <h2>{page?.title ?? say('title')}</h2>
            <p>{page?.note}</p>
          </div>
        </div>
        <div className="fixed right one-line tv-now">
          <time className="tv-clock">{formatClock(clock, ZONE)}</time>
          {pages.length > 1 && <p>{t('page', { page: at + 1, pages: pages.length })}</p>}
        </div>
        {pages.length > 1 && <span key={turn} className="tv-turn" aria-hidden="true" />}
      </header>
      <main ref={frame} className="column top tv-main" style={{ '--row': `${room.rowPx}px` } as CSSProperties}>
        {page === undefined && <NoticeScreen title={say('empty')} hint="" />}
        {page !== undefined && (
          <TelevisionTable title={page.title} head={[say('place'), say('golfer'), say('total')]}>
            {page.lines.map(({ place, name, total }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is who stands there
              <tr key={nth}>
                <td className="place">{place}</td>
                <th scope="row">
                  <div data-fit>{name}</div>
                </th>
                <td className="figure">{total}</td>
              </tr>
            ))}
          </TelevisionTable>
        )}
      </main>
    </div>
  );
}
