import { catalogue as auth } from '@fairway/api/word/vi/auth';
import { catalogue as division } from '@fairway/api/word/vi/division';
import { catalogue as failure } from '@fairway/api/word/vi/failure';
import { catalogue as leaderboard } from '@fairway/api/word/vi/leaderboard';
import { catalogue as player } from '@fairway/api/word/vi/player';
import { catalogue as playerImport } from '@fairway/api/word/vi/player-import';
import { catalogue as score } from '@fairway/api/word/vi/score';
import { catalogue as shell } from '@fairway/api/word/vi/shell';
import { catalogue as tournament } from '@fairway/api/word/vi/tournament';
import { catalogue as winner } from '@fairway/api/word/vi/winner';
import { catalogue as word } from '@fairway/api/word/vi/word';

/** Every namespace of the office, in Vietnamese: the source of the keys. */
export const vi = { auth, division, failure, leaderboard, player, playerImport, score, shell, tournament, winner, word };
