import { catalogue as auth } from './vi/auth.ts';
import { catalogue as club } from './vi/club.ts';
import { catalogue as course } from './vi/course.ts';
import { catalogue as division } from './vi/division.ts';
import { catalogue as failure } from './vi/failure.ts';
import { catalogue as grid } from './vi/grid.ts';
import { catalogue as leaderboard } from './vi/leaderboard.ts';
import { catalogue as player } from './vi/player.ts';
import { catalogue as playerImport } from './vi/player-import.ts';
import { catalogue as score } from './vi/score.ts';
import { catalogue as shell } from './vi/shell.ts';
import { catalogue as tournament } from './vi/tournament.ts';
import { catalogue as winner } from './vi/winner.ts';
import { catalogue as word } from './vi/word.ts';

/** Every namespace of the office, in Vietnamese: the source of the keys. */
export const vi = {
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
