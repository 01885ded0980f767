import type { TournamentFile } from '@fairway/api';
import { cardHole, engineStart, type PlayedHoles, playedCard } from '@fairway/api/rule/field/round-hole';
import { courseCard, type Gender, inStartingOrder, MOST_HOLES } from '@fairway/golf';
import { sidePlayOf } from '../../../engine/tournament/side/play.ts';
import type { Random } from '../../../random.ts';
import { playRound } from './play.ts';

/** A player, or a side: the handicap in whole strokes, where they start, and the partners who give tee shots in turn. */
type Entrant = { playerId: string; gender: Gender; handicap: number; startingHole: number; drivers: readonly string[] };
type DrawnScore = Pick<TournamentFile['entries'][number], 'playerId' | 'roundId' | 'hole' | 'strokes' | 'driveBy' | 'source'>;

/** Whoever has no handicap plays off this one. */
const USUAL_HANDICAP = 24;
/** With fewer players nobody withdraws: two must be able to finish. */
const FEWEST_TO_WITHDRAW = 3;

/**
 * What a desk meets on a day, in the first round: the first half of the players, as they start, have whole cards, one of them with a hole on
 * which a second look differs; the others are on the course, and the last of them has withdrawn, if the field is not too small.
 */
export function drawPlay(file: TournamentFile, random: Random): { scores: DrawnScore[]; cards: TournamentFile['cards'] } {
  const [first] = file.rounds.map(playedCard);
  if (!first) return { scores: [], cards: file.cards };
  const entrants = starters(file, first.id);
  const finished = Math.ceil(entrants.length / 2);
  const scores = entrants.flatMap((entrant, nth) => {
    const card = playRound(courseCard(first, entrant.gender), entrant.handicap, random);
    // a third to two thirds of the round
    const onCourse = Math.round((random.whole(6, 12) * card.length) / MOST_HOLES);
    return played(first, card, entrant, nth < finished ? card.length : onCourse);
  });
  const [disputed] = scores;
  const dispute: DrawnScore[] = disputed ? [{ ...disputed, strokes: (disputed.strokes ?? 0) + 1, source: 'check' }] : [];
  const last = entrants.length < FEWEST_TO_WITHDRAW ? undefined : entrants.at(-1)?.playerId;
  const isOut = ({ roundId, playerId }: TournamentFile['cards'][number]) => roundId === first.id && playerId === last;
  return { scores: [...scores, ...dispute], cards: file.cards.map((card) => (isOut(card) ? { ...card, status: 'WD' } : card)) };
}

/** As the flights of the round start, within a flight as on its sheet; then those without a flight. */
function starters({ tournament, players, flights, cards, sidePartners }: TournamentFile, roundId: string): Entrant[] {
  const order = new Map(inStartingOrder(flights).map((of, nth) => [of.id, { nth, startingHole: of.startingHole ?? 1 }]));
  const cardOf = new Map(cards.filter((card) => card.roundId === roundId).map((card) => [card.playerId, card]));
  const partners = sidePlayOf(tournament)?.drives == null ? [] : sidePartners.filter((of) => of.roundId === roundId);
  const seats = players.flatMap(({ id, gender, handicapCourse, handicapIndex }) => {
    const card = cardOf.get(id);
    if (!card) return [];
    const { nth, startingHole } = order.get(card.flightId ?? '') ?? { nth: flights.length, startingHole: 1 };
    const tenths = handicapCourse ?? handicapIndex;
    const handicap = tenths === null ? USUAL_HANDICAP : tenths / 10;
    const drivers = partners.filter(({ sideId }) => sideId === id).map(({ playerId }) => playerId);
    return [{ nth, place: card.place, entrant: { playerId: id, gender, handicap, startingHole, drivers } }];
  });
  return seats.sort((a, b) => a.nth - b.nth || a.place - b.place).map(({ entrant }) => entrant);
}

/** The first holes of a card, in the order in which the player plays them. */
function played(
  { id, ...course }: PlayedHoles & { id: string },
  card: readonly number[],
  { playerId, startingHole, drivers }: Entrant,
  holes: number,
): DrawnScore[] {
  const start = engineStart(course, startingHole) ?? 1;
  return Array.from({ length: Math.min(holes, card.length) }, (_, nth) => {
    const at = (start - 1 + nth) % card.length;
    const driveBy = drivers[nth % drivers.length] ?? null;
    return { playerId, roundId: id, hole: cardHole(course, at + 1), strokes: card[at] ?? 0, driveBy, source: 'desk' };
  });
}
