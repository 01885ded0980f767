import { DIVISION_DEFAULTS, type Division } from '@fairway/api';
import { misfits } from '@fairway/golf';
import type { Database, Transaction } from '../../db/open.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Input } from '../../route.ts';
import { changeOf } from '../activity/change.ts';
import { recordActivity } from '../activity/store.ts';
import { findPlayers } from '../player/store.ts';
import { raiseBoardVersion } from '../tournament/board-version.ts';
import { requireCutDivision } from '../tournament/finish/standing-cut.ts';
import { requireOneHoleCount } from '../tournament/hidden-hole-count.ts';
import { type Actor, by, lockOpenTournament, type TournamentRow } from '../tournament/open.ts';
import { eligibilityOf, golfDivision } from './eligibility.ts';
import {
  countPlayers,
  type DivisionFields,
  type DivisionRow,
  findDivisions,
  insertDivision,
  orderDivisions,
  removeDivision,
  updateDivision,
  wireDivision,
} from './store.ts';

export async function addDivision(db: Database, actor: Actor, body: Input<'POST /api/divisions'>['body']): Promise<Division> {
  const { tournamentId: _, ...given } = body;
  const fields = { ...DIVISION_DEFAULTS, ...given };
  requireRanges(fields);
  return db.transaction(async (tx) => {
    const tournament = await lockOpenTournament(tx, actor.tournament.id);
    const created = await insertDivision(tx, tournament.id, fields);
    await requireOneHoleCount(tx, tournament);
    return told(tx, actor, created.id, { kind: 'created', after: given });
  });
}

/** Changes what is named of a division, its place among the others included. Players stay where they are; warnings name who no longer fits. */
export async function changeDivision(
  db: Database,
  actor: Actor,
  divisionId: string,
  { version, ...wanted }: Input<'PATCH /api/divisions/:divisionId'>['body'],
): Promise<Division> {
  return db.transaction(async (tx) => {
    const tournament = await lockOpenTournament(tx, actor.tournament.id);
    const { row, current } = await requireDivision(tx, tournament.id, divisionId);
    if (row.version !== version) throw new AppError('stale-version', { current });
    const change = changeOf(current, wanted);
    if (!change) return current;
    const changed = { ...current, ...change.after };
    requireRanges(changed);
    await requireCutDivision(tx, tournament, divisionId, change.after);
    await requireGender(tx, tournament, { ...row, gender: changed.gender });
    await updateDivision(tx, divisionId, fieldsOf(changed));
    if (changed.position !== row.position) await moveDivision(tx, row, changed.position);
    await requireOneHoleCount(tx, tournament);
    return told(tx, actor, divisionId, { kind: 'updated', ...change });
  });
}

export async function deleteDivision(db: Database, actor: Actor, divisionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const tournament = await lockOpenTournament(tx, actor.tournament.id);
    const { current } = await requireDivision(tx, tournament.id, divisionId);
    if (current.playerCount > 0) throw new AppError('division-in-use', { params: { count: current.playerCount } });
    await removeDivision(tx, divisionId);
    await orderDivisions(
      tx,
      (await findDivisions(tx, tournament.id)).map(({ id }) => id),
    );
    await recordActivity(tx, {
      ...by(actor),
      kind: 'deleted',
      subjectType: 'division',
      subjectId: divisionId,
      before: { name: current.name },
    });
    await raiseBoardVersion(tx, tournament.id);
  });
}

const fieldsOf = ({
  id: _id,
  tournamentId: _tournamentId,
  position: _position,
  playerCount: _count,
  version: _version,
  ...fields
}: Division) => fields;

async function requireDivision(
  tx: Transaction,
  tournamentId: string,
  divisionId: string,
): Promise<{ row: DivisionRow; current: Division }> {
  const row = (await findDivisions(tx, tournamentId)).find(({ id }) => id === divisionId);
  if (!row) throw new AppError('not-found');
  const counts = await countPlayers(tx, tournamentId);
  return { row, current: wireDivision(row, counts.get(divisionId) ?? 0) };
}

async function moveDivision(tx: Transaction, { id, tournamentId }: DivisionRow, position: number): Promise<void> {
  const others = (await findDivisions(tx, tournamentId)).map((division) => division.id).filter((other) => other !== id);
  await orderDivisions(tx, others.toSpliced(position - 1, 0, id));
}

function requireRanges(fields: DivisionFields): void {
  for (const range of ['handicapCourse', 'handicapIndex'] as const) {
    const from = fields[`${range}From`];
    const to = fields[`${range}To`];
    if (from !== null && to !== null && from > to) throw fieldError(`${range}From`, 'range-reversed');
  }
}

/** A division does not become one of the other gender while somebody is in it. */
async function requireGender(tx: Transaction, tournament: TournamentRow, row: DivisionRow): Promise<void> {
  const inside = (await findPlayers(tx, tournament.id)).filter(({ divisionId }) => divisionId === row.id);
  const wrong = inside.some((person) =>
    misfits(golfDivision(row), person, eligibilityOf(tournament)).some(({ code }) => code === 'gender'),
  );
  if (wrong) throw fieldError('gender', 'gender-mismatch');
}

type Deed = { kind: string; before?: unknown; after?: unknown };

async function told(tx: Transaction, actor: Actor, divisionId: string, deed: Deed): Promise<Division> {
  await recordActivity(tx, { ...by(actor), subjectType: 'division', subjectId: divisionId, ...deed });
  await raiseBoardVersion(tx, actor.tournament.id);
  return (await requireDivision(tx, actor.tournament.id, divisionId)).current;
}
