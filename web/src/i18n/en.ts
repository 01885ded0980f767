import { catalogue as auth } from './en/auth.ts';
import { catalogue as club } from './en/club.ts';
import { catalogue as course } from './en/course.ts';
import { catalogue as division } from './en/division.ts';
import { catalogue as failure } from './en/failure.ts';
import { catalogue as grid } from './en/grid.ts';
import { catalogue as leaderboard } from './en/leaderboard.ts';
import { catalogue as player } from './en/player.ts';
import { catalogue as playerImport } from './en/player-import.ts';
import { catalogue as score } from './en/score.ts';
import { catalogue as shell } from './en/shell.ts';
import { catalogue as tournament } from './en/tournament.ts';
import { catalogue as winner } from './en/winner.ts';
import { catalogue as word } from './en/word.ts';
import type { Translated } from './translated.ts';
import type { vi } from './vi.ts';

/** Every namespace of the office, in English. */
export const en: Translated<typeof vi> = {
  auth,
  club,
  course,
  division,
  failure,
  grid,
  leaderboard,
  player,
  playerImport,
  score,
  shell,
  tournament,
  winner,
  word,
};
