import type { BoardPartner, PublicSideLine, PublicSides } from '@fairway/api';
import { engineHole } from '@fairway/api/rule/field/round-hole';
import { type Basis, courseHoles, playingIn, type Side, type SideCardHole, type SideLine, sideBoard, TOTAL } from '@fairway/golf';
import type { BoardPlayer, Competition } from '../../../engine/competition/competition.ts';
import type { FieldPlayer } from '../../../engine/competition/field.ts';
import { ownBallField } from '../../../engine/competition/own-ball.ts';
import { placesOn, strokes } from './figure.ts';

/** The list of the sides whose partners each play a ball; null: the tournament has none. */
export function sideLines(competition: Competition, bases: readonly Basis[]): PublicSides | null {
  const field = ownBallField(competition);
  if (field === null) return null;
  const rows = new Map(competition.sides.map((row) => [row.id, row]));
  const sides = new Map(field.sides.map((side) => [side.id, side]));
  const [first = 'gross'] = bases;
  const lines = [...sideBoard(competition.rules, field.format, field.sides)]
    .sort((a, b) => a.order[first] - b.order[first])
    .map((line) => sideLine(line, sides.get(line.id) as Side, rows.get(line.id) as FieldPlayer, competition, bases));
  return { play: competition.tournament.play, counting: field.format.ball.counting, lines };
}

function sideLine(line: SideLine, side: Side, row: FieldPlayer, competition: Competition, bases: readonly Basis[]): PublicSideLine {
  const { currentRound, rounds, handicapPending } = competition;
  const players = side.partners.map(({ id }) => competition.players.get(id) as BoardPlayer);
  const underWay = playingIn(side, currentRound).flatMap((at) => players[at] ?? []);
  const byNet = (figure: number | null) => (handicapPending ? null : figure);
  return {
    playerId: line.id,
    name: row.name,
    divisionId: line.division,
    flight: underWay[0]?.flight ?? null,
    status: line.status,
    complete: line.complete,
    holesPlayed: line.holesPlayed.reduce((sum, played) => sum + played, 0),
    thru: line.holesPlayed[currentRound] ?? 0,
    startingHole: underWay[0]?.startingHole ?? null,
    women: false,
    grossToPar: line.grossToPar,
    gross: line.gross,
    handicap: null,
    net: byNet(strokes(line.net)),
    netToPar: byNet(strokes(line.netToPar)),
    points: byNet(line.points),
    places: placesOn(bases, line.places),
    divisionPlaces: placesOn(bases, line.divisionPlaces),
    rounds: rounds.map((round, nth) => courseHoles(round).map((hole) => line.holes.gross[nth]?.[hole - 1]?.worth ?? null)),
    totals: rounds.map(() => null),
    disputed: disputedOf(side, players, competition),
    partners: partnersOf(row, competition),
    holes: Object.fromEntries(bases.map((basis) => [basis, line.holes[basis].map((round) => round.map((hole) => holeOf(hole, side)))])),
  };
}

const holeOf = (hole: SideCardHole, { partners }: Side): [number, number[]] | null =>
  hole && [hole.worth, hole.balls.map((ball) => partners.findIndex(({ id }) => id === ball))];

/**
 * Each hole once, whichever partner's score is disputed, of those that they play for the side. A total counts in the place of holes, and only
 * where the results of whole rounds do.
 */
function disputedOf(side: Side, players: readonly BoardPlayer[], { tournament, rounds }: Competition): [number, number][] {
  const holes = new Map<string, [number, number]>();
  for (const [at, { disputed, scores }] of players.entries()) {
    for (const [round, hole] of disputed) {
      const nth = round - 1;
      const plays = playingIn(side, nth, engineHole(rounds[nth] ?? {}, hole)).includes(at);
      const counts = hole !== TOTAL || (tournament.play === 'best-rounds' && scores[nth]?.includes(null));
      if (plays && counts) holes.set(`${round} ${hole}`, [round, hole]);
    }
  }
  return [...holes.values()].sort(([round, hole], [otherRound, other]) => round - otherRound || hole - other);
}

/** Who plays for a side in the order of the rounds and of their places, each once. */
export function partnersOf({ partners }: FieldPlayer, { rounds }: Pick<Competition, 'rounds'>): BoardPartner[] {
  const numbers = new Map(rounds.map(({ id, number }) => [id, number]));
  return [...Map.groupBy(partners, ({ playerId }) => playerId)].map(([playerId, own]): BoardPartner => {
    const name = own[0]?.name ?? '';
    return { playerId, name, ...(own.length < rounds.length && { rounds: own.map(({ roundId }) => numbers.get(roundId) ?? 0) }) };
  });
}
