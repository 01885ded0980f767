import type { PublicBoard, PublicBoardLine, StartList } from '@fairway/api';
import { divisionName } from '@fairway/api/word/division-name';
import { dateIn, datesIn, type PublicLanguage } from '@fairway/api/word/language';
import { sayPublic } from '../../../../../text/word.ts';
import { leadersOf, scoreOf } from './leader.ts';
import { findMatch, matchNews, matchOf, matchTexts } from './match-share.ts';

/** Where a tournament stands, in a few words: its phase, or that the result is official. */
export function stateText({ state, phase }: PublicBoard, language: PublicLanguage): string {
  const t = sayPublic(language);
  return state === 'closed' ? t('official') : t(`phase.${phase}`);
}

/** What is said of a tournament that nobody leads yet; of matches how far they are. */
export function beginText({ phase, date, time, matches }: PublicBoard, language: PublicLanguage): string {
  const t = sayPublic(language);
  if (phase !== 'upcoming') return (matches && matchNews(matches, language)) ?? t('nobody');
  return time === null ? t('startsOn', { date: dateIn(language, date) }) : t('startsAt', { time });
}

/** One line about a tournament, for whoever shares it. */
export function shareText(board: PublicBoard, language: PublicLanguage): string {
  if (board.matches) return `${eventText(board, language)} · ${beginText(board, language)}`;
  const names = leadersOf(board, 3).map(({ place, name, score }) => `${place} ${name} ${score}`.trim());
  const news = names.length > 0 ? sayPublic(language)('leaders', { names: names.join(', ') }) : beginText(board, language);
  return `${eventText(board, language)} · ${news}`;
}

/** Where and when it is, and how far: nothing of its players. */
export const eventText = (board: PublicBoard, language: PublicLanguage): string =>
  [board.clubName, datesIn(language, board), stateText(board, language)].join(' · ');

/** What a shared link says: a title of its own, and one line below it. */
export type SharedText = { title: string; description: string };

/** “Nguyễn An · Hạng 3 bảng B”, and the score with its holes; null: the board has no such player. */
export function golferText(board: PublicBoard, playerId: string, language: PublicLanguage): SharedText | null {
  const t = sayPublic(language);
  const line = board.lines.find((one) => one.playerId === playerId);
  if (!line) return null;
  if (board.matches) {
    const match = matchOf(board.matches, playerId);
    const texts = match && matchTexts(match, language);
    return {
      title: [texts?.title ?? line.name, board.name].join(' · '),
      description: [texts?.sentence, eventText(board, language)].filter(Boolean).join(' · '),
    };
  }
  const [basis = 'gross'] = board.bases;
  const isUnderWay = line.status === 'ok' && line.thru > 0 && !line.complete;
  const score = placeText(board, line, language) && scoreOf(line, basis);
  return {
    title: [line.name, placeText(board, line, language), board.name].filter(Boolean).join(' · '),
    description: [
      score,
      isUnderWay && t('thru', { holes: line.thru }),
      board.clubName,
      datesIn(language, board),
      stateText(board, language),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** “Nguyễn An – Trần Bình · 3&2”, and how it was won; null: the board has no such match. */
export function matchText(board: PublicBoard, matchId: string, language: PublicLanguage): SharedText | null {
  const match = board.matches && findMatch(board.matches, matchId);
  if (match === null) return null;
  const { title, sentence } = matchTexts(match, language);
  return { title: [title, board.name].join(' · '), description: [sentence, eventText(board, language)].join(' · ') };
}

/** “Hạng 3 bảng B”, or over the whole field where there are no divisions; null: nobody knows yet, they are not ranked, or they play matches. */
export function placeText(board: PublicBoard, line: PublicBoardLine, language: PublicLanguage): string | null {
  const t = sayPublic(language);
  const [basis = 'gross'] = board.bases;
  if (board.phase === 'upcoming' || board.matches) return null;
  const placeText = (place: { position: number; tied: boolean }) => `${place.tied ? 'T' : ''}${place.position}`;
  const division = board.divisions.find(({ id }) => id === line.divisionId)?.name;
  const [within, overall] = [line.divisionPlaces[basis], line.places[basis]];
  if (division !== undefined && within)
    return t('placeIn', { place: placeText(within), division: inSentence(divisionName(division, language)) });
  return overall ? t('placeOverall', { place: placeText(overall) }) : null;
}

/** Within a sentence the word “Bảng” is written small. */
const inSentence = (division: string): string => division.replace(/^Bảng(?!\p{L})/u, 'bảng');

type StartFlight = StartList['flights'][number];

/** “07:12, hố 4A”: what is known of a start; nothing where nothing is. */
export function startText({ teeTime, startingHole, startingSide }: StartFlight, language: PublicLanguage): string {
  const hole = startingHole === null ? null : sayPublic(language)('onHole', { hole: `${startingHole}${startingSide ?? ''}` });
  return [teeTime, hole].filter(Boolean).join(', ');
}

/** “Flight 7 · 07:12, hố 4A”, and who plays in it; null: the start list has no such flight. */
export function flightText(list: StartList, number: string, language: PublicLanguage): SharedText | null {
  const flight = list.flights.find((one) => one.number === number);
  if (!flight) return null;
  const names = flight.players.map(({ name }) => name).join(', ');
  return {
    title: [sayPublic(language)('flight', { flight: number }), startText(flight, language), list.name].filter(Boolean).join(' · '),
    description: [names, dateIn(language, list.round.date), list.clubName, list.round.courseName].filter(Boolean).join(' · '),
  };
}
