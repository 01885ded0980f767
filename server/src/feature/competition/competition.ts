import type { HoleScore } from '@fairway/golf';
import { type Competitor, isPeoria, PEORIA_RULES, type Rules, type Status } from '@fairway/golf';
import type { Database } from '../../db/open.ts';
import { findPublishedHoles } from '../tournament/counted-hole-store.ts';
import { finishedRounds, rulesOf } from '../tournament/rules.ts';
import { type CardState, cardKey, cardStates } from './card-store.ts';
import {
  type CardFacts,
  type DivisionFacts,
  divisionFacts,
  type PlayerFacts,
  playerFacts,
  type RoundFacts,
  roundFacts,
  type TournamentFacts,
} from './store.ts';

/** A player of the competition, with what a board shows beside the results. */
export type BoardPlayer = PlayerFacts & {
  status: Status;
  /** Hole scores, one list a round. */
  scores: HoleScore[][];
  /** In the current round. */
  flight: string | null;
  startingHole: number | null;
  disputed: [number, number][];
};

/** A whole tournament as golf computes it, with the names of its parts. */
export type Competition = {
  tournament: TournamentFacts;
  rounds: RoundFacts[];
  divisions: DivisionFacts[];
  players: ReadonlyMap<string, BoardPlayer>;
  rules: Rules;
  competitors: Competitor[];
  /** The current round, counted from 0: the first that is not finished, or the last. */
  currentRound: number;
  /** The day handicap is a Peoria and not every round's counted holes are published. */
  handicapPending: boolean;
  /** One list per round, once all are published; null before, and without a Peoria. */
  countedHoles: number[][] | null;
};

/**
 * Loads a tournament for the engine. The engine gets counted holes only once they are published: what it
 * does not know cannot leak into a board, an explanation, a winner or the log.
 */
export async function competitionOf(db: Database, tournament: TournamentFacts): Promise<Competition> {
  const tournamentId = tournament.id;
  const rounds = await roundFacts(db, tournamentId);
  const divisions = await divisionFacts(db, tournamentId);
  const peoria = [tournament, ...divisions].map((of) => of.calculateHandicapDay).find((day) => isPeoria(day));
  const published = peoria ? await findPublishedHoles(db, tournamentId, PEORIA_RULES[peoria].holeCount) : new Map<string, number[]>();
  const countedHoles = rounds.map(({ id }) => published.get(id) ?? null);
  const handicapPending = peoria !== undefined && countedHoles.includes(null);
  const facts = await playerFacts(db, tournamentId);
  const states = await cardStates(
    db,
    rounds.map(({ id }) => id),
  );
  const currentRound = Math.min(finishedRounds(rounds), rounds.length - 1);
  const players = facts.map((player) => boardPlayer(player, rounds, currentRound, states));
  return {
    tournament,
    rounds,
    divisions,
    players: new Map(players.map((one) => [one.id, one])),
    rules: rulesOf(tournament, rounds, divisions, countedHoles),
    competitors: players.map((one) => competitor(one, tournament)),
    currentRound,
    handicapPending,
    countedHoles: peoria && !handicapPending ? countedHoles.map((holes) => holes ?? []) : null,
  };
}

function boardPlayer(player: PlayerFacts, rounds: RoundFacts[], currentRound: number, states: ReadonlyMap<string, CardState>): BoardPlayer {
  const cards = rounds.map(({ id }) => player.cards.find(({ roundId }) => roundId === id));
  const played = rounds.map(({ id }) => states.get(cardKey(player.id, id)));
  const scores = played.map((state, nth) => state?.scores ?? rounds[nth]?.par.map(() => null) ?? []);
  return {
    ...player,
    scores,
    status: statusOf(cards),
    flight: cards[currentRound]?.flight ?? null,
    startingHole: cards[currentRound]?.startingHole ?? null,
    disputed: played.flatMap((state, nth) => (state?.disputes ?? []).map(({ hole }): [number, number] => [nth + 1, hole])),
  };
}

/** How the latest round of a player ended. */
const statusOf = (cards: readonly (CardFacts | undefined)[]): Status =>
  cards.findLast((card) => card !== undefined && card.status !== 'ok')?.status ?? 'ok';

function competitor(of: BoardPlayer, { useHandicapCourse }: TournamentFacts): Competitor {
  const handicap = useHandicapCourse ? of.handicapCourse : of.handicapIndex;
  return { id: of.id, division: of.divisionId, gender: of.gender, handicap, status: of.status, cards: of.scores };
}
