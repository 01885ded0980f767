import { catalogue as auth } from '@fairway/api/word/en/auth';
import { catalogue as division } from '@fairway/api/word/en/division';
import { catalogue as failure } from '@fairway/api/word/en/failure';
import { catalogue as leaderboard } from '@fairway/api/word/en/leaderboard';
import { catalogue as player } from '@fairway/api/word/en/player';
import { catalogue as playerImport } from '@fairway/api/word/en/player-import';
import { catalogue as score } from '@fairway/api/word/en/score';
import { catalogue as shell } from '@fairway/api/word/en/shell';
import { catalogue as tournament } from '@fairway/api/word/en/tournament';
import { catalogue as winner } from '@fairway/api/word/en/winner';
import { catalogue as word } from '@fairway/api/word/en/word';
import type { Translated } from '@fairway/api/word/translated';
import type { vi } from './vi.ts';

/** Every namespace of the office, in English. */
export const en: Translated<typeof vi> = {
  auth,
  division,
  failure,
  leaderboard,
  player,
  playerImport,
  score,
  shell,
  tournament,
  winner,
  word,
};
