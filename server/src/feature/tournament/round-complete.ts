import type { Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { cardHolders, cardKey, cardStates } from '../score/card-store.ts';
import { findPlayersWithoutHandicapCourse } from './handicap-course-store.ts';
import type { TournamentRow } from './open.ts';
import { findPlayersOut } from './round-store.ts';

/** Names in a sentence: more than these are counted. */
const NAMES_TOLD = 10;

/**
 * Refuses a round that cannot be finished: fewer than two who play, a player with neither 18 scores nor a status (who is out
 * of an earlier round is out of this one), or one whose net
 * nobody can reckon. A missing handicap course is told here, and not when the player is entered, because until the cards are in it may
 * still be unknown, or the day handicap may be chosen instead.
 */
export async function requireComplete(tx: Transaction, tournament: TournamentRow, roundId: string): Promise<void> {
  const states = await cardStates(tx, [roundId]);
  const cards = (await cardHolders(tx, roundId)).map((holder) => {
    const scores = states.get(cardKey(holder.playerId, roundId))?.scores ?? [];
    return { ...holder, begun: scores.some((score) => score !== null), full: scores.length > 0 && !scores.includes(null) };
  });
  if (cards.filter(({ absent, begun }) => begun || !absent).length < 2) throw new AppError('more-players');
  const out = await findPlayersOut(tx, tournament.id);
  const missing = cards.filter(({ playerId, absent, full }) => !full && !absent && !out.has(playerId));
  if (missing.length > 0) throw new AppError('score-for-every-player', { params: { names: told(missing) } });
  await requireHandicapCourses(tx, tournament, new Set(cards.filter(({ full }) => full).map(({ playerId }) => playerId)));
}

async function requireHandicapCourses(tx: Transaction, tournament: TournamentRow, playerIds: ReadonlySet<string>): Promise<void> {
  if (!tournament.useHandicapCourse || !needsNet(tournament)) return;
  const without = (await findPlayersWithoutHandicapCourse(tx, tournament)).filter(({ id }) => playerIds.has(id));
  if (without.length === 0) return;
  throw new AppError('no-handicap-course', {
    errors: { handicapCourse: [{ key: 'no-handicap-course' }, { key: 'handicap-course-missing', params: { names: told(without) } }] },
  });
}

const needsNet = ({ format, awards }: TournamentRow) => format !== 'stroke-play-gross' || awards.some(({ kind }) => kind === 'best-net');

function told(people: readonly { name: string }[]): string {
  const names = people.map(({ name }) => name).sort(new Intl.Collator('vi').compare);
  const rest = names.length - NAMES_TOLD;
  return rest > 0 ? `${names.slice(0, NAMES_TOLD).join(', ')} … (+${rest})` : names.join(', ');
}
