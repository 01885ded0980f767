import type { Winner, WinnerList } from '@fairway/api';
import type { Transaction } from '../../../db/database.ts';
import { type Decision, findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { deleteDecision, writeDecision } from './store.ts';
import { requireSeenWinners, winnerList } from './winner-list.ts';

type Choice = Pick<Decision, 'playerId' | 'byHand' | 'reason'>;
type Wanted = Input<'PUT /api/tournaments/:tournamentId/winners/:awardId/decision'>['body'];
const subjectType = 'award';

/**
 * Gives an award to one of the players still tied for it, also in place of an earlier choice; by hand to anyone who may have it, or to
 * no one.
 */
export async function decide(deps: Writer, actor: Actor, awardId: string, { boardVersion, ...choice }: Wanted): Promise<WinnerList> {
  return writeTournament(deps, actor, {
    change: async (tx, held) => {
      await requireSeenWinners(tx, held, boardVersion);
      const tournamentId = held.id;
      const award = await requireAward(tx, tournamentId, awardId);
      if (!choice.byHand) requireTied(award, choice);
      await writeDecision(tx, { tournamentId, awardId, ...choice, userId: actor.principal.id, decidedAt: deps.clock() });
      if (choice.byHand) requireHonoured(await requireAward(tx, tournamentId, awardId));
      return { kind: 'decided', subjectType, subjectId: awardId, before: inLog(award.decision), after: inLog(choice) };
    },
    answer: (tx, { id }) => winnerList(tx, id),
  });
}

function requireTied({ decidedBy, open }: Winner, { playerId }: Choice): void {
  const among = decidedBy?.by === 'committee' ? decidedBy.among : open.map((one) => one.playerId);
  if (among.length === 0) throw new AppError('award-not-open');
  if (playerId === null || !among.includes(playerId)) throw new AppError('not-a-candidate');
}

/** The engine says who may have a prize: a choice that it does not use is refused, and nothing is kept. */
function requireHonoured({ decidedBy }: Winner): void {
  if (decidedBy?.by !== 'hand') throw new AppError('not-eligible');
}

/** Takes the choice back: the rules decide again, or the award is open again. */
export async function takeBack(deps: Writer, actor: Actor, awardId: string, seen: number): Promise<WinnerList> {
  return writeTournament(deps, actor, {
    change: async (tx, held) => {
      await requireSeenWinners(tx, held, seen);
      const tournamentId = held.id;
      const before = (await findDecisions(tx, tournamentId)).find((decision) => decision.awardId === awardId);
      if (!before) throw new AppError('not-found');
      await deleteDecision(tx, tournamentId, awardId);
      return { kind: 'taken-back', subjectType, subjectId: awardId, before: inLog(before), after: null };
    },
    answer: (tx, { id }) => winnerList(tx, id),
  });
}

async function requireAward(tx: Transaction, tournamentId: string, awardId: string): Promise<Winner> {
  const { items } = await winnerList(tx, tournamentId);
  const award = items.find((one) => one.awardId === awardId);
  if (!award) throw new AppError('not-found');
  return award;
}

const inLog = (choice: Pick<Choice, 'playerId' | 'reason'> | null) => choice && { playerId: choice.playerId, reason: choice.reason };
