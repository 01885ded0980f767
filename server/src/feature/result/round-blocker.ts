import { type Basis, formatOf, needsHandicap } from '@fairway/golf';
import type { Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import type { TournamentRow } from '../../write.ts';
import { basisOf } from '../competition/award-rules.ts';
import { type CardHolder, cardHolders, cardKey, cardStates } from '../competition/card-store.ts';
import { type Awards, findAwards } from '../tournament/award-store.ts';
import { golfFormat } from '../tournament/format.ts';
import { findPlayersWithoutHandicap } from '../tournament/handicap-store.ts';
import type { RoundRow } from '../tournament/store.ts';
import { handicapMissing } from '../winner/winner.ts';

/** The most names in a sentence: the rest are only counted. */
const NAMES_TOLD = 10;

type Played = CardHolder & { begun: boolean; full: boolean; disputed: readonly number[] };

/**
 * What a round still needs to be finished: two players who play; 18 scores or a status for every player (a player who is out of an
 * earlier round is out of this one); no disputed hole; and a net that can be calculated. A missing course handicap is reported here
 * and not when the player is entered: until the cards are in it may be unknown, or the day handicap may be chosen instead.
 */
export async function roundBlockers(tx: Transaction, tournament: TournamentRow, round: RoundRow): Promise<AppError[]> {
  const { cards, missing, disputed: differing } = await roundWork(tx, tournament, round.id);
  if (cards.filter(({ status }) => status !== 'DNS').length < 2) return [new AppError('more-players')];
  const disputed = differing.map((of) => ({ name: `${of.name} (${of.disputed.join(', ')})` }));
  const full = new Set(cards.filter((of) => of.full).map(({ playerId }) => playerId));
  return [
    ...(missing.length > 0 ? [new AppError('score-for-every-player', { params: { names: namesOf(missing) } })] : []),
    ...(disputed.length > 0 ? [new AppError('scores-disputed', { params: { names: namesOf(disputed) } })] : []),
    ...(await handicapBlockers(tx, tournament, round, full)),
  ];
}

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
    const { scores = [], disputes = [] } = states.get(cardKey(holder.playerId, roundId)) ?? {};
    const begun = scores.some((score) => score !== null);
    return { ...holder, begun, full: scores.length > 0 && !scores.includes(null), disputed: disputes.map(({ hole }) => hole) };
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
function goesByHandicaps(tournament: TournamentRow, awards: Awards['awards']): boolean {
  const played = golfFormat(tournament.formatRule);
  const lists: Basis[] = [formatOf(played).basis, ...awards.map((award) => basisOf(award, tournament))];
  return lists.some((basis) => needsHandicap(played, basis));
}

function namesOf(people: readonly { name: string }[]): string {
  const names = people.map(({ name }) => name).sort(new Intl.Collator('vi').compare);
  const rest = names.length - NAMES_TOLD;
  return rest > 0 ? `${names.slice(0, NAMES_TOLD).join(', ')} … (+${rest})` : names.join(', ');
}
