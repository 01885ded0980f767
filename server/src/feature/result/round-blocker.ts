import { type Basis, formatOf, needsHandicap, TOTAL, totalCounts, totalDiffers } from '@fairway/golf';
import type { Transaction } from '../../db/open.ts';
import { AppError } from '../../http/errors.ts';
import type { TournamentRow } from '../../write.ts';
import { type CardHolder, cardHolders, cardKey, cardStates, HOLES, NO_SCORES } from '../competition/card-store.ts';
import { findAwards, type Prize } from '../tournament/award-store.ts';
import { golfFormat } from '../tournament/format.ts';
import { findPlayersWithoutHandicap } from '../tournament/handicap-store.ts';
import { basisOf } from '../tournament/same-prize.ts';
import type { RoundRow } from '../tournament/store.ts';
import { handicapMissing } from '../winner/winner.ts';

/** The most names in a sentence: the rest are only counted. */
const NAMES_TOLD = 10;

type Played = CardHolder & { begun: boolean; full: boolean; disputed: readonly number[]; totalDiffers: boolean };

/**
 * What a round still needs to be finished: two players who play; 18 scores, a total or a status for every player (a player who is out of an
 * earlier round is out of this one); no disputed hole, and no total that is not that of its holes; and a net that can be calculated. A missing course handicap is reported here
 * and not when the player is entered: until the cards are in it may be unknown, or the day handicap may be chosen instead.
 */
export async function roundBlockers(tx: Transaction, tournament: TournamentRow, round: RoundRow): Promise<AppError[]> {
  const { cards, missing, disputed: differing } = await roundWork(tx, tournament, round.id);
  if (cards.filter(({ status }) => status !== 'DNS').length < 2) return [new AppError('more-players')];
  const disputed = differing.map((of) => ({ name: `${of.name} (${of.disputed.map(holeName).join(', ')})` }));
  const totals = cards.filter((of) => of.totalDiffers);
  const full = new Set(cards.filter((of) => of.full).map(({ playerId }) => playerId));
  return [
    ...(missing.length > 0 ? [new AppError('score-for-every-player', { params: { names: namesOf(missing) } })] : []),
    ...(disputed.length > 0 ? [new AppError('scores-disputed', { params: { names: namesOf(disputed) } })] : []),
    ...(totals.length > 0 ? [new AppError('totals-differ', { params: { names: namesOf(totals) } })] : []),
    ...(await handicapBlockers(tx, tournament, round, full)),
  ];
}

/** The total as cards of golf have it, in every language. */
const holeName = (hole: number): string => (hole === TOTAL ? 'TOT' : String(hole));

type RoundWork = { cards: readonly Played[]; missing: readonly Played[]; disputed: readonly Played[] };

/** The cards of a round; among them those that still lack a score, and those with a disputed hole. */
export async function roundWork(tx: Transaction, tournament: Pick<TournamentRow, 'formatRule'>, roundId: string): Promise<RoundWork> {
  const cards = await playedCards(tx, roundId);
  const blanks = countsBlanks(tournament);
  return {
    cards,
    missing: cards.filter(({ begun, full, status }) => status === 'ok' && !full && !(begun && blanks)),
    disputed: cards.filter((of) => of.disputed.length > 0),
  };
}

/** In points, and under a maximum, a hole without a score is one picked up: it holds nothing up once the card is begun. */
function countsBlanks({ formatRule }: Pick<TournamentRow, 'formatRule'>): boolean {
  const { basis, mostStrokes } = formatOf(golfFormat(formatRule));
  return basis === 'points' || mostStrokes !== null;
}

async function playedCards(tx: Transaction, roundId: string): Promise<Played[]> {
  const states = await cardStates(tx, [roundId]);
  return (await cardHolders(tx, roundId)).map((holder) => {
    const { scores, total, disputes } = states.get(cardKey(holder.playerId, roundId)) ?? NO_SCORES;
    const begun = total !== null || scores.some((score) => score !== null);
    const full = !scores.includes(null) || totalCounts(total, scores, HOLES);
    return { ...holder, begun, full, disputed: disputes.map(({ hole }) => hole), totalDiffers: totalDiffers(total, scores, HOLES) };
  });
}

async function handicapBlockers(
  tx: Transaction,
  tournament: TournamentRow,
  round: RoundRow,
  playerIds: ReadonlySet<string>,
): Promise<AppError[]> {
  if (!goesByHandicaps(tournament, (await findAwards(tx, tournament.id)).awards)) return [];
  const without = (await findPlayersWithoutHandicap(tx, tournament, round.id)).filter(({ id }) => playerIds.has(id));
  return without.length === 0 ? [] : [handicapMissing(tournament, namesOf(without))];
}

/** The ranking of the tournament, or of one of its awards, depends on handicaps. */
export function goesByHandicaps(tournament: Pick<TournamentRow, 'formatRule'>, awards: readonly Pick<Prize, 'kind' | 'basis'>[]): boolean {
  const played = golfFormat(tournament.formatRule);
  const lists: Basis[] = [formatOf(played).basis, ...awards.map((award) => basisOf(award, tournament))];
  return lists.some((basis) => needsHandicap(played, basis));
}

/** Names for a sentence, in their order. */
export function namesOf(people: readonly { name: string }[]): string {
  const names = people.map(({ name }) => name).sort(new Intl.Collator('vi').compare);
  const rest = names.length - NAMES_TOLD;
  return rest > 0 ? `${names.slice(0, NAMES_TOLD).join(', ')} … (+${rest})` : names.join(', ');
}
