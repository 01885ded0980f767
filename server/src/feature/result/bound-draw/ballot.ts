import { momentOf } from '@fairway/api/rule/field/signup/moment';
import type { DrawSource } from '@fairway/facts/draw';
import { and, eq, exists, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { signup, signupForm } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { boundDraw } from '../../../db/schema/result/bound-draw.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { holdTournament, write } from '../../../write/write.ts';
import { phaseOf, spanOf } from '../../field/signup/page.ts';
import { lotsToSeal } from '../../field/signup/spot/ballot.ts';
import { requireForm, type WholeForm } from '../../field/signup/store.ts';
import { beaconFrom } from './bound-draw.ts';
import { insertDraw } from './store.ts';

type Parts = Pick<Deps, 'db' | 'config' | 'clock' | 'live' | 'tellLedger' | 'report'>;

/**
 * Seals the lots of forms that have closed, with the number that the form has named: it is not out yet. Where the named number is out, as after the
 * server was away, the office names another one. A ballot whose draw was abandoned begins by the office too.
 */
export async function sealBallots(deps: Parts): Promise<void> {
  for (const id of await findUnsealed(deps.db)) await sealBallot(deps, await requireForm(deps.db, id)).catch(deps.report);
}

async function sealBallot(deps: Parts, whole: WholeForm): Promise<void> {
  const now = deps.clock();
  if (phaseOf(spanOf(whole), now) !== 'closed') return;
  const source = sourceOf(deps, whole, now);
  if (source === null) return;
  const { tournamentId } = whole.form;
  await write(
    deps,
    { principal: null, siteId: whole.siteId, tournamentId },
    {
      change: async (tx) => {
        await holdTournament(tx, tournamentId);
        const subject = await lotsToSeal(tx, tournamentId, now);
        await insertDraw(tx, { tournamentId, subject, source, reason: null, by: null, at: now });
        return { kind: 'draw-bound', subjectType: 'tournament', subjectId: tournamentId };
      },
      boards: () => eq(tournament.id, tournamentId),
      answer: async () => undefined,
    },
  );
}

/** null: the number that the form has named is out. */
function sourceOf({ config }: Parts, { form: { form }, tournament: of }: WholeForm, now: Date): DrawSource | null {
  const { drawAt } = form.ballot;
  if (drawAt === null || config.beaconRelays.length === 0) return { kind: 'hall' };
  try {
    return beaconFrom(momentOf(drawAt, of.timeZone, 'begins'), now);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The tournaments with lots of which none were sealed before. */
async function findUnsealed(db: Database): Promise<string[]> {
  const of = <Table extends typeof signup | typeof boundDraw>(table: Table) => eq(table.tournamentId, signupForm.tournamentId);
  const lots = db
    .select({ one: sql`1` })
    .from(signup)
    .where(and(of(signup), eq(signup.state, 'ballot')));
  const isBallot = sql`${boundDraw.subject} ->> 'kind' = 'ballot'`;
  const draws = db
    .select({ one: sql`1` })
    .from(boundDraw)
    .where(and(of(boundDraw), isBallot));
  const rows = await db
    .select({ id: tournament.id })
    .from(signupForm)
    .innerJoin(tournament, eq(tournament.id, signupForm.tournamentId))
    .where(
      and(
        ...[eq(signupForm.way, 'ballot'), eq(signupForm.mode, 'open'), isNull(tournament.archivedAt), ne(tournament.state, 'closed')],
        ...[exists(lots), notExists(draws)],
      ),
    );
  return rows.map(({ id }) => id);
}
