import type { FlightPlayer } from '@fairway/api';
import { courseCard, strokesPerHole, teeFor } from '@fairway/golf';
import { AppError } from '../../http/errors.ts';
import { cardHolders } from '../competition/card-store.ts';
import { divisionFacts, type RoundFacts } from '../competition/store.ts';
import { findArrangement } from '../flight/arrangement-store.ts';
import { publicName } from '../leaderboard/public-name.ts';
import { findPlayers } from '../player/store.ts';
import { finishedRounds } from '../tournament/rules.ts';
import { isPublic, type PaperWish, type Read, type Reading } from './read.ts';
import type { PaperFlight, PaperPlayer, RoundContent } from './source.ts';

/** Papers for the players, not for their flights: they are printed also before the draw. */
const WITHOUT_FLIGHTS: readonly string[] = ['score-card', 'bag-tag'];

/** The flights of a round with whoever starts in it, in starting order. */
export async function readRound(reading: Reading, { kind, roundId, divisionId }: PaperWish): Promise<Read<'score-card'>> {
  const { rounds } = reading;
  const round = rounds.find(({ id }) => id === roundId) ?? rounds[Math.min(finishedRounds(rounds), rounds.length - 1)];
  if (!round) throw new AppError('not-found');
  const whole = await roundContent(reading, round, divisionId);
  const content = WITHOUT_FLIGHTS.includes(kind) ? whole : { ...whole, unassigned: [] };
  const names = [...content.flights.flatMap(({ players }) => players), ...content.unassigned].map(({ name }) => name);
  if (names.length === 0) throw new AppError(whole.unassigned.length > 0 ? 'paper-no-flights' : 'paper-no-players');
  return { content, names };
}

/** The same without a word about what is missing: perhaps no flights, perhaps nobody. */
export async function roundContent(reading: Reading, round: RoundFacts, divisionId?: string): Promise<RoundContent> {
  const { db, tournament, rounds } = reading;
  const arrangement = await findArrangement(db, tournament, round.id);
  const tell = await teller(reading, round);
  const out = await outBefore(reading, round);
  const starts = ({ playerId, status }: FlightPlayer): boolean => status !== 'DNS' && status !== 'cut' && !out.has(playerId);
  const shown = (players: readonly FlightPlayer[]): PaperPlayer[] =>
    players.filter((player) => starts(player) && (divisionId === undefined || player.divisionId === divisionId)).map(tell);
  const flights = arrangement.flights
    .map(({ players, number, teeTime, startingHole, startingSide, cart, note }): PaperFlight => {
      const hole = startingHole === null ? null : `${startingHole}${startingSide ?? ''}`;
      return { number, teeTime, hole, cart, note, players: shown(players) };
    })
    .filter(({ players }) => players.length > 0);
  const { number, date, courseName } = round;
  return { round: { number, of: rounds.length, date, courseName }, flights, unassigned: shown(arrangement.unassigned) };
}

/** Who is out since an earlier round; who withdraws in this one has begun it. */
async function outBefore({ db, rounds }: Reading, { number }: RoundFacts): Promise<ReadonlySet<string>> {
  const earlier = rounds.findLast((round) => round.number < number);
  const holders = earlier ? await cardHolders(db, earlier.id) : [];
  return new Set(holders.flatMap(({ playerId, status }) => (status === 'ok' ? [] : [playerId])));
}

/** What paper says of a player. */
async function teller({ db, tournament, facts, publicUrl }: Reading, round: RoundFacts): Promise<(player: FlightPlayer) => PaperPlayer> {
  const people = new Map((await findPlayers(db, tournament.id)).map((player) => [player.id, player]));
  const divisions = new Map((await divisionFacts(db, tournament.id)).map((division) => [division.id, division]));
  return ({ playerId, name, divisionId, gender, handicap, bagTag, caddieNumber }) => {
    const { tee = null, initials = false } = people.get(playerId) ?? {};
    const division = divisions.get(divisionId ?? '');
    const day = division?.calculateHandicapDay ?? facts.calculateHandicapDay;
    const own = courseCard(round, gender);
    const receives = day === 'none' && handicap !== null && own.strokeIndex !== null;
    return {
      name,
      publicName: publicName({ name, initials }),
      division: division?.name ?? null,
      handicap,
      tee: teeFor(round.tees, { tee, gender })?.name ?? tee,
      bagTag,
      caddieNumber,
      card: own,
      // a half counts as one stroke (Rules of Handicapping 6.1)
      received: receives ? [...strokesPerHole(Math.floor(handicap + 0.5), own.strokeIndex)] : null,
      address: isPublic(facts) ? `${publicUrl}/tournaments/${facts.id}/live?player=${playerId}` : null,
    };
  };
}
