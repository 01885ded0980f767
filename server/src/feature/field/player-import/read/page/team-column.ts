import { pastedName } from '@fairway/api/rule/field/pasted-name';
import { isNumberedFlight } from '../row/flight-text.ts';
import type { Sheet } from '../sheet.ts';
import { meaningOf } from './heading.ts';

/** Columns whose headings are the names of teams or the numbers of flights, with the players below: where each begins, and what it is called. */
export type TeamColumns = { headingAt: number; teams: readonly { column: number; name: string; isFlight: boolean }[] };

const HEADING_ROWS = 30;
const FEWEST_PLAYERS = 2;

/** Null: the sheet has no such columns, but perhaps others that a person has to point at. */
export function teamColumns({ rows }: Sheet): TeamColumns | null {
  for (const [headingAt, cells] of rows.slice(0, HEADING_ROWS).entries()) {
    const below = rows.slice(headingAt + 1);
    const teams = cells.flatMap((name, column) =>
      name !== '' && /\p{L}/u.test(name) && meaningOf(name) === null && !isPlayer(name, true) && arePlayers(below, column)
        ? [{ column, name: name.replace(/\s+/g, ' '), isFlight: isNumberedFlight(name) }]
        : [],
    );
    const others = cells.filter((name, column) => name !== '' && meaningOf(name) === null && !teams.some((team) => team.column === column));
    if (teams.length > 1 && others.length === 0) return { headingAt, teams };
  }
  return null;
}

/** Most of the cells below a heading are names of two words or more. */
function arePlayers(rows: readonly (readonly string[])[], column: number): boolean {
  const filled = rows.flatMap((cells) => cells[column] || []);
  return filled.length >= FEWEST_PLAYERS && filled.filter((text) => isPlayer(text)).length * 5 >= filled.length * 4;
}

/** A team is called in capitals, or with a word that says that it is one. */
const TEAM_WORD = /^(?:đội|team|nhóm|clb|câu lạc bộ|bảng|flight|fly|fl)(?!\p{L})/iu;

export function isPlayer(text: string, isHeading = false): boolean {
  const { name } = pastedName(text.replace(/\s*[([].*$/, ''));
  if (TEAM_WORD.test(name) || (isHeading && name === name.toUpperCase())) return false;
  return /^\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*){1,5}$/u.test(name);
}
