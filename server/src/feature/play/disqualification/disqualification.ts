import type { Language, OpenDisqualification } from '@fairway/api';
import type { Database, Transaction } from '../../../db/database.ts';
import { putSideOut } from '../../../engine/tournament/side/partner-store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { say } from '../../../text/word.ts';
import type { Action } from '../../../write/action.ts';
import { requireVersion } from '../../../write/change.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { changeCard } from '../../field/player/card.ts';
import { requireWirePlayer, updatePlayer } from '../../field/player/store.ts';
import { type Scoring, writeOffHole } from '../score/score.ts';
import { openDisqualifications } from './store.ts';

type Answer = Input<'POST /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/disqualification'>;
type DisqualificationRequest = { roundId: string; playerId: string; means: Answer['body']['means']; version: number; language: Language };
type Writing = { deps: Writer & { scoring: Scoring }; actor: Actor; held: TournamentRow };

/**
 * What the disqualification of a partner means (Rule 23.9b): the side is out, and with it the match that it plays; or the partner has no score on
 * the hole of the breach, and is not disqualified.
 */
export function answerDisqualification(
  deps: Writing['deps'],
  actor: Actor,
  request: DisqualificationRequest,
): Promise<{ items: OpenDisqualification[] }> {
  return writeTournament(deps, actor, {
    change: async (tx, held) => {
      const question = (await openDisqualifications(tx, held.id)).find((one) => isOf(one, request));
      const current = await requireWirePlayer(tx, held, request.playerId);
      await requireVersion(current, request.version);
      if (question === undefined) throw new AppError('disqualification-not-open');
      await updatePlayer(tx, request.playerId, current);
      if (request.means !== 'side-out') return noScore(tx, { deps, actor, held }, question, request, request.means.noScoreOn);
      await putSideOut(tx, request, true);
      return sideOut(request);
    },
    answer: async (tx, { id }) => ({ items: await openDisqualifications(tx, id) }),
  });
}

const isOf = (one: OpenDisqualification, { playerId, roundId }: DisqualificationRequest): boolean =>
  one.playerId === playerId && one.roundId === roundId;

const sideOut = ({ playerId }: DisqualificationRequest): Action => ({
  ...{ kind: 'updated', subjectType: 'player', subjectId: playerId },
  ...{ before: { sideOut: false }, after: { sideOut: true } },
});

/** The card keeps what was written there in its history. */
async function noScore(
  tx: Transaction,
  { deps, actor, held }: Writing,
  { playerId, roundId, holes }: OpenDisqualification,
  { language }: DisqualificationRequest,
  hole: number,
): Promise<Action> {
  if (!holes.includes(hole)) throw fieldError('means.noScoreOn', 'hole-not-in-round', { hole });
  const desk = { tournamentId: held.id, roundId, principal: actor.principal };
  await writeOffHole(tx, deps.scoring, desk, { playerId, hole, reason: say(language)('side:disqualified.reason') });
  const change = await changeCard(tx, await requireWirePlayer(tx, held, playerId), { roundId, status: 'ok' });
  const reason = { reason: say(language)('side:disqualified.reasonOn', { hole }) };
  return { kind: 'updated', subjectType: 'player', subjectId: playerId, before: change?.before, after: { ...change?.after, ...reason } };
}

/** What keeps a round from being finished: a question that nobody has answered. */
export async function disqualificationBlockers(db: Database, tournamentId: string, roundId: string): Promise<AppError[]> {
  const questions = (await openDisqualifications(db, tournamentId)).filter((one) => one.roundId === roundId);
  const names = questions.map(({ name, sideName }) => `${name} (${sideName})`).join(', ');
  return questions.length === 0 ? [] : [new AppError('disqualification-open', { params: { names } })];
}
