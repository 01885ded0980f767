import type { PublicBoard } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { podiumsOf } from '../../board/winner/podium.ts';
import { prizesOf } from '../../board/winner/prize.ts';
import type { Say } from '../../words.ts';
import { type ResultSlide, resultSlides } from './result-slide.ts';
import { TelevisionPodium } from './television-podium.tsx';
import { TelevisionWinners } from './television-winners.tsx';

/** The podiums, then who won what. */
export function resultSlidesOf(board: PublicBoard, rows: number, t: Say, language: PublicLanguage): ResultSlide[] {
  const groups = board.winners === null ? [] : prizesOf(board, board.winners, t, language);
  return resultSlides(podiumsOf(board, t, language), groups, rows);
}

export const TelevisionResult = ({ slide }: { slide: ResultSlide }) =>
  slide.kind === 'podium' ? <TelevisionPodium podium={slide.podium} /> : <TelevisionWinners lists={slide.lists} />;
