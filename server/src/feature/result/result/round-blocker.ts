import { golfFormat } from '@fairway/api/rule/field/golf-format';
import { holeIndex } from '@fairway/api/rule/field/round-hole';
import { type Basis, formatOf, needsHandicap, TOTAL, totalCounts, totalDiffers } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import {
  blankCard,
  type CardHolder,
  type CardRound,
  cardHolders,
  cardKey,
  cardStates,
} from '../../../engine/competition/entry/card-store.ts';
import { findAwards, type Prize } from '../../../engine/tournament/award-store.ts';
import { basisOf } from '../../../engine/tournament/same-prize.ts';
import { holesOfPartners } from '../../../engine/tournament/side/partner-hole.ts';
import { findPartners, type Partner } from '../../../engine/tournament/side/partner-store.ts';
import { cardsAreOfSides, hasOwnBallSides } from '../../../engine/tournament/side/play.ts';
import { partnersWithout } from '../../../engine/tournament/side/side-handicap.ts';
import { findRounds, type RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { namesOf } from '../../../text/name-list.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { turnStatus } from '../../field/side/store.ts';
import { findPlayersWithoutHandicap } from '../../field/tournament/handicap-store.ts';
import { disqualificationBlockers } from '../../play/disqualification/disqualification.ts';
import { handicapMissing } from '../winner/winner.ts';
import { matchBlockers, matchWork } from './match-blocker.ts';

/** `full`: every hole has a score; `enough`: every hole that is waited for. */
type Played = CardHolder & { begun: boolean; full: boolean; enough: boolean; disputed: readonly number[]; totalDiffers: boolean };

/**
 * What a round still needs to be finished: two players who play; a score for every hole of the round, a total or a status for every player (a player who is out of an
 * earlier round is out of this one); no disputed hole, and no total that is not that of its holes; and a net that can be calculated. A missing course handicap is reported here
 * and not when the player is entered: until the cards are in it may be unknown, or the day handicap may be chosen instead.
 * A round of matches needs no whole card: its matches are decided.
 */
export async function roundBlockers(tx: Transaction, tournament: TournamentRow, round: RoundRow): Promise<AppError[]> {
  const { cards, missing, disputed: differing } = await roundWork(tx, tournament, round);
  const matches = await matchWork(tx, tournament, round);
  if (matches === null && cards.filter(({ status }) => status !== 'DNS').length < 2) return [new AppError('more-players')];
  const disputed = differing.map((of) => ({ name: `${of.name} (${of.disputed.map(holeName).join(', ')})` }));
  const blockers = await disqualificationBlockers(tx, tournament.id, round.id);
  const scoresDisputed = disputed.length > 0 ? [new AppError('scores-disputed', { params: { names: namesOf(disputed) } })] : [];
  if (matches !== null) return [...blockers, ...matchBlockers(matches), ...scoresDisputed];
  const totals = cards.filter((of) => of.totalDiffers);
  const full = new Set(cards.filter((of) => of.full).map(({ playerId }) => playerId));
  return [
    ...blockers,
    ...(missing.length > 0 ? [new AppError('score-for-every-player', { params: { names: namesOf(missing) } })] : []),
    ...scoresDisputed,
    ...(totals.length > 0 ? [new AppError('totals-differ', { params: { names: namesOf(totals) } })] : []),
    ...(await handicapBlockers(tx, tournament, round, full)),
  ];
}

/** The total as cards of golf have it, in every language. */
const holeName = (hole: number): string => (hole === TOTAL ? 'TOT' : String(hole));

type PlayedTournament = Pick<TournamentRow, 'id' | 'play' | 'formatRule'>;
type RoundWork = { cards: readonly Played[]; missing: readonly Played[]; disputed: readonly Played[] };

/** The cards of a round; among them those that still lack a score, and those with a disputed hole. */
export async function roundWork(tx: Transaction, tournament: PlayedTournament, round: CardRound): Promise<RoundWork> {
  const cards = await playedCards(tx, tournament, round);
  const blanks = countsBlanks(tournament);
  return {
    cards,
    missing: cards.filter(({ begun, enough, status }) => status === 'ok' && !enough && !(begun && blanks)),
    disputed: cards.filter((of) => of.disputed.length > 0),
  };
}

/**
 * Where every hole of a card is needed, whoever played for a side with a ball each on some holes alone, or on none, returns none: the status of
 * their cards turns, when the round is finished and when it is opened again.
 */
export async function turnNotReturned(
  tx: Transaction,
  tournament: PlayedTournament,
  round: CardRound,
  turn: { from: 'ok'; to: 'NR' } | { from: 'NR'; to: 'ok' },
): Promise<void> {
  if (!hasOwnBallSides(tournament) || countsBlanks(tournament)) return;
  const cards = await playedCards(tx, tournament, round);
  for (const { playerId } of cards.filter(({ enough, full }) => enough && !full)) await turnStatus(tx, round.id, playerId, turn);
}

/** In points, and under a maximum, a hole without a score is one picked up: it holds nothing up once the card is begun. */
function countsBlanks({ formatRule }: Pick<TournamentRow, 'formatRule'>): boolean {
  const { basis, mostStrokes } = formatOf(golfFormat(formatRule));
  return basis === 'points' || mostStrokes !== null;
}

/** Of golfers with a ball each, who play for a side on some holes alone, the others are not waited for. */
async function playedCards(tx: Transaction, tournament: PlayedTournament, round: CardRound): Promise<Played[]> {
  const only = hasOwnBallSides(tournament) ? holesOfPartners(await findPartners(tx, tournament.id), round) : null;
  const states = await cardStates(tx, [round]);
  return (await cardHolders(tx, round.id)).map((holder) => {
    const { scores, total, disputes } = states.get(cardKey(holder.playerId, round.id)) ?? blankCard(round);
    const begun = total !== null || scores.some((score) => score !== null);
    const full = !scores.includes(null) || totalCounts(total, scores, scores.length);
    const holes = only?.get(holder.playerId);
    const enough =
      full || (holes !== undefined && (holes.length > 0 ? holes.every((hole) => scores[holeIndex(round, hole)] !== null) : !begun));
    return {
      ...holder,
      begun,
      full,
      enough,
      disputed: disputes.map(({ hole }) => hole),
      totalDiffers: totalDiffers(total, scores, scores.length),
    };
  });
}

async function handicapBlockers(
  tx: Transaction,
  tournament: TournamentRow,
  round: RoundRow,
  playerIds: ReadonlySet<string>,
): Promise<AppError[]> {
  if (!goesByHandicaps(tournament, (await findAwards(tx, tournament.id)).awards)) return [];
  const without = cardsAreOfSides(tournament)
    ? await partnersLacking(tx, tournament, round, playerIds)
    : (await findPlayersWithoutHandicap(tx, tournament, round.id)).filter(({ id }) => playerIds.has(id));
  return without.length === 0 ? [] : [handicapMissing(tournament, namesOf(without))];
}

/** The partners for whom these sides have no handicap. */
async function partnersLacking(tx: Transaction, played: TournamentRow, round: RoundRow, sideIds: ReadonlySet<string>): Promise<Partner[]> {
  const rounds = await findRounds(tx, played.id);
  const nth = rounds.findIndex(({ id }) => id === round.id);
  const partners = (await findPartners(tx, played.id)).filter(({ roundId, sideId }) => roundId === round.id && sideIds.has(sideId));
  return [...Map.groupBy(partners, ({ sideId }) => sideId).values()].flatMap((of) => partnersWithout(nth, of, { played, rounds }));
}

/** The ranking of the tournament, or of one of its awards, depends on handicaps; of matches each says by itself what it needs. */
export function goesByHandicaps(
  tournament: Pick<TournamentRow, 'formatRule' | 'play'>,
  awards: readonly Pick<Prize, 'kind' | 'basis'>[],
): boolean {
  const played = golfFormat(tournament.formatRule);
  const own: Basis[] = tournament.play === 'match' ? [] : [formatOf(played).basis];
  const lists = [...own, ...awards.map((award) => basisOf(award, tournament))];
  return lists.some((basis) => needsHandicap(played, basis));
}
