import type { SeasonTableShown } from '@fairway/api';
import { joinMatters } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import type { Encryption } from '../../../secret/encryption.ts';
import { pause } from '../../../work/slice.ts';
import { evidenceKeys, evidenceOf, kindOf } from '../../field/golfer/evidence.ts';
import { findRows, type Row } from '../../field/golfer/join-store.ts';
import { proposalsOf } from '../../field/golfer/proposal.ts';
import type { WorkedSeason } from './table.ts';

type Doubt = SeasonTableShown['doubts'][number];
type Pair = { row: Row; person: string; name: string };
/** More are not looked for: whoever decides these sees the next ones. */
const MOST_DOUBTS = 20;

/**
 * Rows that are nobody in the register and may be somebody else of the season, where a rank depends on it: a person has to say first who they are, or
 * that they are somebody new.
 */
export async function findDoubts(deps: { db: Database; encryption: Encryption }, siteId: string, worked: WorkedSeason): Promise<Doubt[]> {
  const { rule, facts, table, people } = worked;
  const nobodies = [...people.values()].filter(({ golferId }) => golferId === null).map(({ id }) => id);
  if (nobodies.length === 0) return [];
  const rows = await findRows(deps.db, siteId, nobodies);
  const proposed = (await proposalsOf(deps, siteId, rows)).flatMap(({ row, found }) =>
    found.flatMap(({ record }): Pair[] => (people.has(record.id) ? [{ row, person: record.id, name: record.name }] : [])),
  );
  const doubts: Doubt[] = [];
  for (const { row, person, name } of [...proposed, ...alike(rows)]) {
    await pause();
    if (!joinMatters(rule, facts, person, row.playerId, table)) continue;
    doubts.push({ playerId: row.playerId, name: row.name, tournamentName: row.tournamentName, other: name });
    if (doubts.length === MOST_DOUBTS) break;
  }
  return doubts;
}

/** Of rows with a name, a number or an address in common, each with the one before it. */
function alike(rows: readonly Row[]): Pair[] {
  const last = new Map<string, Row>();
  return rows.flatMap((row) => {
    const keys = evidenceKeys(row);
    const others = new Set(keys.flatMap((key) => last.get(key) ?? []));
    for (const key of keys) last.set(key, row);
    return [...others]
      .filter((other) => other.tournamentId !== row.tournamentId && kindOf(evidenceOf(row, other)) !== null)
      .map((other) => ({ row, person: other.playerId, name: `${other.name} · ${other.tournamentName}` }));
  });
}
