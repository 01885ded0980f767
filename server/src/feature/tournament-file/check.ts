import { TOURNAMENT_FILE_FORMAT, type TournamentFile, tournamentFile } from '@fairway/api';
import { AppError } from '../../http/errors.ts';
import { unstorablePath } from '../../text/text.ts';
import { requirePlayable } from '../club/course-check.ts';
import { requireDayRule, requirePrizePeorias, requireRules } from '../tournament/settings-check.ts';
import { isReadable } from './outline.ts';

/** The file as records, or an AppError that says what is wrong with it. */
export function parseTournamentFile(bytes: Uint8Array): TournamentFile {
  const value = isReadable(bytes) ? parsed(bytes) : null;
  if (value?.fairway !== 'tournament') throw new AppError('tournament-file-unreadable');
  if (typeof value.format === 'number' && value.format > TOURNAMENT_FILE_FORMAT) throw new AppError('tournament-file-newer');
  const file = tournamentFile.safeParse(value);
  if (!file.success) throw wrongAt(file.error.issues[0]?.path.join('.') || 'file');
  const unstorable = unstorablePath(file.data);
  if (unstorable !== null) throw wrongAt(unstorable);
  requireReferences(file.data);
  requirePlayedByTheRules(file.data);
  return file.data;
}

export const wrongAt = (at: string): AppError => new AppError('tournament-file-wrong', { params: { at } });

function parsed(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Which list each id of a record names; `null` is always right. */
export const REFERENCES = [
  ['sponsorLogos', 'sponsorId', 'sponsors'],
  ['awards', 'divisionId', 'divisions'],
  ['awards', 'sponsorId', 'sponsors'],
  ['flights', 'roundId', 'rounds'],
  ['players', 'divisionId', 'divisions'],
  ['cards', 'playerId', 'players'],
  ['cards', 'roundId', 'rounds'],
  ['cards', 'flightId', 'flights'],
  ['entries', 'playerId', 'players'],
  ['entries', 'roundId', 'rounds'],
  ['entries', 'authorId', 'authors'],
  ['measurements', 'playerId', 'players'],
  ['measurements', 'roundId', 'rounds'],
  ['measurements', 'authorId', 'authors'],
  ['confirmations', 'playerId', 'players'],
  ['confirmations', 'roundId', 'rounds'],
  ['countedHoles', 'roundId', 'rounds'],
  ['countedHoles', 'divisionId', 'divisions'],
  ['countedHoles', 'awardId', 'awards'],
  ['countedHoles', 'authorId', 'authors'],
  ['decisions', 'playerId', 'players'],
  ['decisions', 'authorId', 'authors'],
] as const;

/** A record must belong to others of the file: an id that is only in the database could be of another site. */
function requireReferences(file: TournamentFile): void {
  for (const [list, field, target] of REFERENCES) {
    const known = new Set<unknown>(file[target].map(({ id }) => id));
    const wrong = file[list].findIndex((row) => {
      const id: unknown = Object.entries(row).find(([name]) => name === field)?.[1];
      return id !== null && !known.has(id);
    });
    if (wrong !== -1) throw wrongAt(`${list}.${wrong}.${field}`);
  }
  const roundOf = new Map(file.flights.map(({ id, roundId }) => [id, roundId]));
  const elsewhere = file.cards.findIndex(({ flightId, roundId }) => flightId !== null && roundOf.get(flightId) !== roundId);
  if (elsewhere !== -1) throw wrongAt(`cards.${elsewhere}.flightId`);
}

/** What the forms refuse, a file may not bring in. */
function requirePlayedByTheRules({ tournament, rounds, divisions, awards }: TournamentFile): void {
  for (const [at, round] of rounds.entries()) requirePlayable(round, `rounds.${at}.`);
  requireDayRule(tournament.calculateHandicapDay, tournament.dayHandicapRule);
  for (const { calculateHandicapDay, dayHandicapRule } of divisions)
    if (calculateHandicapDay !== null) requireDayRule(calculateHandicapDay, dayHandicapRule);
  requireRules(tournament, rounds, 'rounds', divisions);
  requirePrizePeorias('awards', awards, tournament);
}
