import { createHash } from 'node:crypto';
import type { PublicBoard, StartList } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { FollowData } from '../../../db/schema/play/push.ts';
import { sayPublic } from '../../../text/word.ts';
import { boardAddress, flightAddress, golferAddress } from '../leaderboard/live/page/address.ts';
import { scoreOf } from '../leaderboard/live/page/leader.ts';
import { placeText, startText } from '../leaderboard/live/page/share-text.ts';
import { isMove, roundsIn, soonOccasion, startsOf } from './news.ts';

/** What the phone shows: made of the public board and start list of now. `off` is the word of the button that ends them. */
export type Notification = { title: string; body: string; url: string; tag: string; off: string; language: PublicLanguage };

type Seen = { board: PublicBoard; list: StartList; publicUrl: string; language: PublicLanguage; now: Date };
type Text = Pick<Notification, 'title' | 'body' | 'url'>;

/** Null: there is nothing to tell any more, such as of a flight that has moved back. */
export function notificationOf(data: FollowData, occasion: string, seen: Seen): Notification | null {
  const { board, language } = seen;
  const text = TEXTS[data.kind](data.players, seen, occasion);
  if (text === null) return null;
  const off = sayPublic(language)('push.off');
  return { ...text, tag: topicOf(`${board.tournamentId} ${occasion}`), off, language };
}

/** A later message of the same topic takes the place of the one before (RFC 8030: 32 signs). */
export const topicOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

const TEXTS: Readonly<Record<FollowData['kind'], (players: FollowData['players'], seen: Seen, occasion: string) => Text | null>> = {
  soon: (players, { board, list, publicUrl, language, now }, occasion) => {
    const t = sayPublic(language);
    const starts = startsOf(board, list);
    // whoever has another start now has a message of their own
    const ids = Object.keys(players).filter((id) => {
      const own = starts.get(id);
      return own !== undefined && soonOccasion(own) === occasion;
    });
    const start = starts.get(ids[0] ?? '');
    const minutes = start?.at ? Math.ceil((start.at.getTime() - now.getTime()) / 60_000) : 0;
    if (!start || minutes < 1 || minutes > 31) return null; // it begins later now: they are told again
    const { number } = start.flight;
    return {
      title: t('push.soon', { minutes, names: namesOf(board, ids) }),
      body: [startText(start.flight, language), t('flight', { flight: number }), board.name].join(' · '),
      url: flightAddress(publicUrl, board.tournamentId, number),
    };
  },
  moved: (players, { board, list, publicUrl, language }) => {
    const t = sayPublic(language);
    const starts = startsOf(board, list);
    const moved = Object.entries(players).flatMap(([playerId, oldStart]) => {
      const start = starts.get(playerId);
      return start && isMove(oldStart, start) ? [{ playerId, start }] : [];
    });
    const byFlight = Map.groupBy(moved, ({ start }) => start.flight);
    const lines = [...byFlight].map(([flight, of]) => {
      const names = namesOf(
        board,
        of.map(({ playerId }) => playerId),
      );
      return `${t('flight', { flight: flight.number })}: ${startText(flight, language)} (${names})`;
    });
    const [first] = byFlight.keys();
    return first
      ? {
          title: t('push.moved'),
          body: [...lines, board.name].join('\n'),
          url: flightAddress(publicUrl, board.tournamentId, first.number),
        }
      : null;
  },
  finished: (players, { board, publicUrl, language }) => {
    const [playerId = ''] = Object.keys(players);
    const line = board.lines.find((one) => one.playerId === playerId);
    if (!line || roundsIn(line) === 0) return null;
    const place = placeText(board, line, language);
    return {
      title: sayPublic(language)('push.finished', { name: line.name }),
      body: [place && scoreOf(line, board.bases[0] ?? 'gross'), place, board.name].filter(Boolean).join(' · '),
      url: golferAddress(publicUrl, board.tournamentId, playerId),
    };
  },
  winners: (_players, { board, publicUrl, language }) =>
    board.winners && { title: sayPublic(language)('push.winners'), body: board.name, url: boardAddress(publicUrl, board.tournamentId) },
};

const namesOf = ({ lines }: PublicBoard, ids: readonly string[]): string =>
  lines
    .filter(({ playerId }) => ids.includes(playerId))
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'vi'))
    .join(', ');
