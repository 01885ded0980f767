import type { FlightPlayer } from '@fairway/api';
import { courseCard, strokesPerHole, teeFor } from '@fairway/golf';
import { cardSides } from '../../../engine/competition/card-side.ts';
import { cardHolders } from '../../../engine/competition/entry/card-store.ts';
import type { RoundFacts } from '../../../engine/competition/store.ts';
import { sidePlayOf } from '../../../engine/tournament/side/play.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { playingHandicap } from '../../field/division/playing-handicap.ts';
import { type DivisionRow, findDivisions } from '../../field/division/store.ts';
import { findArrangement } from '../../field/flight/arrangement-store.ts';
import { findPlayers } from '../../field/player/store.ts';
import { findSponsorsOf } from '../../field/signup/store.ts';
import { publicName } from '../../play/leaderboard/public-name.ts';
import { cardsInMatches, matchRoundContent } from './match.ts';
import type { Reading } from './reading.ts';
import type { ReportFlight, ReportPartner, ReportPlayer, RoundContent } from './round-content.ts';

/** The flights of a round with whoever starts in it, in starting order: perhaps no flights, perhaps nobody. */
export async function roundContent(reading: Reading, round: RoundFacts, divisionId?: string): Promise<RoundContent> {
  const { db, tournament, rounds } = reading;
  const arrangement = await findArrangement(db, tournament, round.id);
  const tell = await teller(reading, round);
  const out = await outBefore(reading, round);
  const starts = ({ playerId, status }: FlightPlayer): boolean =>
    status !== 'DNS' && status !== 'cut' && (status === 'ok' || !out.has(playerId));
  const reportPlayers = (players: readonly FlightPlayer[]): ReportPlayer[] =>
    players.filter((player) => starts(player) && (divisionId === undefined || player.divisionId === divisionId)).map(tell);
  const flights = arrangement.flights
    .map(({ id, players, number, teeTime, startingHole, startingSide, cart, note }): ReportFlight => {
      const hole = startingHole === null ? null : `${startingHole}${startingSide ?? ''}`;
      return { id, number, teeTime, hole, cart, note, players: reportPlayers(players) };
    })
    .filter(({ players }) => players.length > 0);
  const { id, number, date, courseName } = round;
  const play = sidePlayOf(tournament);
  const drives = play?.format.ball.kind === 'one' ? play.drives : null;
  const balls = play?.format.ball.kind === 'own' ? play.format.ball.counting : null;
  return {
    drives,
    balls,
    round: { id, number, of: rounds.length, date, courseName },
    flights,
    unassigned: reportPlayers(arrangement.unassigned),
  };
}

/** Who is out since an earlier round; who withdraws in this one has begun it. */
async function outBefore({ db, rounds }: Reading, { number }: RoundFacts): Promise<ReadonlySet<string>> {
  const earlier = rounds.findLast((round) => round.number < number);
  const holders = earlier ? await cardHolders(db, earlier.id) : [];
  return new Set(holders.flatMap(({ playerId, status }) => (status === 'ok' ? [] : [playerId])));
}

/** What a report says of a player. In a match they receive the strokes of the match. */
async function teller(reading: Reading, round: RoundFacts): Promise<(player: FlightPlayer) => ReportPlayer> {
  const { db, tournament, facts } = reading;
  const inMatches = tournament.play === 'match' ? cardsInMatches(await matchRoundContent(reading, round)) : null;
  const people = new Map((await findPlayers(db, tournament.id)).map((player) => [player.id, player]));
  const divisions = new Map((await findDivisions(db, tournament.id)).map((division) => [division.id, division]));
  const { of: sideOf } = await cardSides(db, round.id);
  const rounds = await findRounds(db, tournament.id);
  const sponsors = await findSponsorsOf(db, tournament.id);
  const partnersOf = (playerId: string, division: DivisionRow | null): ReportPartner[] =>
    (sideOf(playerId)?.partners ?? []).flatMap(({ playerId: id }) => {
      const own = people.get(id);
      if (!own) return [];
      const handicap = playingHandicap(own, [], round.id, { tournament, division, rounds });
      return [{ id, name: own.name, publicName: publicName(own), handicap }];
    });
  return ({ playerId, name, divisionId, gender, handicap, bagTag, caddieNumber }) => {
    const { tee = null, initials = false } = people.get(playerId) ?? {};
    const division = divisions.get(divisionId ?? '');
    const day = division?.calculateHandicapDay ?? facts.calculateHandicapDay;
    const own = courseCard(round, gender);
    const receives = day === 'none' && handicap !== null && own.strokeIndex !== null;
    // a half counts as one stroke (Rules of Handicapping 6.1)
    const alone = receives ? [...strokesPerHole(Math.floor(handicap + 0.5), own.strokeIndex)] : null;
    const side = sideOf(playerId);
    const match = inMatches?.get(playerId);
    const sum = side?.received?.reduce((total, strokes) => total + strokes, 0) ?? null;
    return {
      id: playerId,
      name,
      publicName: publicName({ name, initials }),
      division: division?.name ?? null,
      handicap,
      partners: match?.partners ?? partnersOf(playerId, division ?? null),
      side: side?.name ?? null,
      sideHandicap: sum === handicap ? null : sum,
      sponsor: sponsors.get(playerId) ?? null,
      tee: teeFor(round.tees, { tee, gender })?.name ?? tee,
      bagTag,
      caddieNumber,
      card: { ...own, firstHole: round.firstHole },
      received: match !== undefined ? match.received : (side?.received ?? alone),
    };
  };
}

/** Below a name: the partners of a side, where its name does not say them, or the side of a golfer; '' where there is nothing to add. */
export function belowName(
  { name, publicName: shown, partners, side }: ReportPlayer,
  nameOf: (of: ReportPartner) => string = (of) => of.name,
): string {
  const names = partners.map(nameOf);
  if (names.length === 0) return side ?? '';
  return [name, shown].includes(names.join(' / ')) ? '' : names.join(' · ');
}
