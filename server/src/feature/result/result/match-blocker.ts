import type { StaffContest, StaffMatch } from '@fairway/api';
import { isDecided } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import type { RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { namesInOrder } from '../../../text/name-list.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { contestsOf } from '../../play/match/contest.ts';

/** The matches of a round: those without a result, and those with holes that two sources tell otherwise. */
type MatchWork = { all: number; open: StaffMatch[]; disputed: StaffMatch[] };

type Played = Pick<TournamentRow, 'id' | 'play'>;

/** The matches of a round; null: none are played in it, so its strokes count. */
export async function matchWork(tx: Transaction, tournament: Played, round: Pick<RoundRow, 'number'>): Promise<MatchWork | null> {
  if (tournament.play !== 'match') return null;
  const { items } = await contestsOf(tx, tournament.id);
  const own = items.flatMap((contest) =>
    contest.sessions.filter((session) => session.round === round.number).flatMap(({ matches }) => matches.map((of) => ({ contest, of }))),
  );
  if (own.length === 0) return null;
  return {
    all: own.length,
    open: own.filter(({ contest, of }) => isOpen(contest, of)).map(({ of }) => of),
    disputed: own.filter(({ of }) => of.disputes.length > 0).map(({ of }) => of),
  };
}

/**
 * A match without a result, or a nine of a Nassau without one, or one of a knock-out from which nobody goes on; who withdrew from a knock-out has
 * lost without playing.
 */
function isOpen({ standing }: StaffContest, { node, state, parts, troubles }: StaffMatch): boolean {
  const states = parts === null ? [state] : [state, parts.front, parts.back];
  if (states.every(isDecided)) return troubles.some(({ code }) => code === 'level');
  const rounds = standing.kind === 'bracket' ? standing.rounds : [];
  return !rounds.some(({ matches }) => matches.some(({ id, by }) => id === node && by !== null));
}

/** What the matches of a round still need: a result each, and holes that nobody disputes. */
export function matchBlockers({ open, disputed }: MatchWork): AppError[] {
  const holes = (of: StaffMatch) => `${called(of)}: ${of.disputes.map(({ hole }) => hole).join(', ')}`;
  return [
    ...(open.length > 0 ? [new AppError('matches-open', { params: { matches: namesInOrder(open.map(called)) } })] : []),
    ...(disputed.length > 0 ? [new AppError('matches-disputed', { params: { matches: namesInOrder(disputed.map(holes)) } })] : []),
  ];
}

/** `3 (An – Bình)` */
function called({ number, sides: [one, other] }: StaffMatch): string {
  return one === null && other === null ? String(number) : `${number} (${one?.name ?? '…'} – ${other?.name ?? '…'})`;
}

/** The knock-outs and cups that have begun, and whose winner is not known. */
export async function contestBlocker(tx: Transaction, tournament: Played): Promise<AppError | null> {
  if (tournament.play !== 'match') return null;
  const { items } = await contestsOf(tx, tournament.id);
  const open = items.filter(({ sessions, standing }) => {
    if (sessions.length === 0) return false;
    if (standing.kind === 'cup') return standing.outcome.code === 'open';
    return standing.kind === 'bracket' && standing.champion === null && !standing.rounds.every(isOver);
  });
  return open.length === 0 ? null : new AppError('contests-open', { params: { contests: namesInOrder(open.map(({ name }) => name)) } });
}

const isOver = ({ matches }: Extract<StaffContest['standing'], { kind: 'bracket' }>['rounds'][number]): boolean =>
  matches.every(({ by }) => by !== null);
