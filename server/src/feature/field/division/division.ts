import { DIVISION_DEFAULTS, type Division } from '@fairway/api';
import { divisionChoices } from '@fairway/api/rule/field/setting-choice';
import { misfits } from '@fairway/golf';
import type { Database, Transaction } from '../../../db/database.ts';
import { requireOffered } from '../../../engine/tournament/offered.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { withListsKept } from '../tournament/counted-hole/counted-hole.ts';
import { requireDayRule, requireRules, withFreshRule } from '../tournament/settings-check.ts';
import { requireCutDivision } from '../tournament/standing-cut.ts';
import { eligibilityOf } from './eligibility.ts';
import {
  countPlayers,
  type DivisionFields,
  findDivisions,
  findMembers,
  insertDivision,
  orderDivisions,
  removeDivision,
  updateDivision,
  wireDivision,
} from './store.ts';

const subjectType = 'division';

export async function addDivision(deps: Writer, actor: Actor, body: Input<'POST /api/divisions'>['body']): Promise<Division> {
  const { tournamentId: _, ...values } = body;
  const fields = { ...DIVISION_DEFAULTS, ...values };
  requireSense(fields);
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireOffered(divisionChoices(tournament), values);
      const { id: subjectId } = await insertDivision(tx, tournament.id, fields);
      await requireDivisionRules(tx, tournament, subjectId);
      return { kind: 'created', subjectType, subjectId, after: values };
    },
    answer: (tx, { id }, done) => requireDivision(tx, id, done?.subjectId ?? ''),
  });
}

/** Changes the given fields of a division, also its place. Players stay where they are; warnings list those who no longer fit. */
export async function changeDivision(
  deps: Writer,
  actor: Actor,
  divisionId: string,
  { version, ...wanted }: Input<'PATCH /api/divisions/:divisionId'>['body'],
): Promise<Division> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const current = await requireDivision(tx, tournament.id, divisionId);
      await requireVersion(current, version);
      const change = changeOf(current, withFreshRule(current, wanted));
      if (!change) return null;
      const changed = { ...current, ...change.after };
      requireSense(changed);
      requireOffered(divisionChoices(tournament), change.after);
      await requireCutDivision(tx, tournament, divisionId, change.after);
      await requireGender(tx, tournament, changed);
      await withListsKept(tx, tournament.id, deps.clock(), () => updateDivision(tx, divisionId, changed));
      await requireDivisionRules(tx, tournament, divisionId);
      if (changed.position !== current.position) await moveDivision(tx, current, changed.position);
      return { kind: 'updated', subjectType, subjectId: divisionId, ...change };
    },
    answer: (tx, { id }) => requireDivision(tx, id, divisionId),
  });
}

export async function deleteDivision(deps: Writer, actor: Actor, divisionId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const { name, playerCount } = await requireDivision(tx, tournament.id, divisionId);
      if (playerCount > 0) throw new AppError('division-in-use', { params: { count: playerCount } });
      await withListsKept(tx, tournament.id, deps.clock(), () => removeDivision(tx, divisionId));
      await orderDivisions(
        tx,
        (await findDivisions(tx, tournament.id)).map(({ id }) => id),
      );
      return { kind: 'deleted', subjectType, subjectId: divisionId, before: { name } };
    },
    answer: async () => undefined,
  });
}

async function requireDivision(db: Database, tournamentId: string, divisionId: string): Promise<Division> {
  const row = (await findDivisions(db, tournamentId)).find(({ id }) => id === divisionId);
  if (!row) throw new AppError('not-found');
  const counts = await countPlayers(db, tournamentId);
  return wireDivision(row, counts.get(divisionId) ?? 0);
}

/** A day handicap, limits and a cap of a division's own must go together, as those of the tournament. */
async function requireDivisionRules(tx: Transaction, tournament: TournamentRow, divisionId: string): Promise<void> {
  const own = (await findDivisions(tx, tournament.id)).filter(({ id }) => id === divisionId);
  for (const { calculateHandicapDay, dayHandicapRule } of own) requireDayRule(calculateHandicapDay ?? 'none', dayHandicapRule);
  requireRules(tournament, await findRounds(tx, tournament.id), 'calculateHandicapDay', own);
}

async function moveDivision(tx: Transaction, { id, tournamentId }: Division, position: number): Promise<void> {
  const others = (await findDivisions(tx, tournamentId)).map((division) => division.id).filter((other) => other !== id);
  await orderDivisions(tx, others.toSpliced(position - 1, 0, id));
}

/** A division named All takes everyone; one for everyone may have any name. */
export function requireSense(fields: DivisionFields): void {
  const { capAbove, capCountsAs } = fields;
  if (capAbove !== null && capCountsAs !== null && capCountsAs > capAbove)
    throw fieldError('capCountsAs', 'too-big', { maximum: capAbove });
  if (fields.name.toLowerCase() === 'all' && fields.gender !== 'a') throw fieldError('gender', 'all-is-for-all');
  for (const range of ['handicapCourse', 'handicapIndex'] as const) {
    const from = fields[`${range}From`];
    const to = fields[`${range}To`];
    if (from !== null && to !== null && from > to) throw fieldError(`${range}From`, 'range-reversed');
  }
}

/** A division does not change its gender while a player is in it. */
async function requireGender(tx: Transaction, tournament: TournamentRow, { id, gender }: Division): Promise<void> {
  const inside = (await findMembers(tx, tournament.id)).filter(({ divisionId }) => divisionId === id);
  const anyHandicap = { id, gender, handicapCourse: null, handicapIndex: null };
  const wrong = inside.some((person) => misfits(anyHandicap, person, eligibilityOf(tournament)).some(({ code }) => code === 'gender'));
  if (wrong) throw fieldError('gender', 'gender-mismatch');
}
