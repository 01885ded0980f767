import { OUT_STATUSES, type OutStatus } from '@fairway/api/choice/play/score';
import { engineStart } from '@fairway/api/rule/field/round-hole';
import { type Competitor, type HoleScore, isSidePlay, type Rules, type Status } from '@fairway/golf';
import type { Database } from '../../db/database.ts';
import { findPrizes, type Prize } from '../tournament/award-store.ts';
import { awardListsOf, handicapListsOf } from '../tournament/counted-hole/count.ts';
import { allPublished, findPublishedHoles, type PublishedHoles } from '../tournament/counted-hole/store.ts';
import { finishedRounds, rulesOf } from '../tournament/rules.ts';
import { findPartners, type Partner } from '../tournament/side/partner-store.ts';
import { blankCard, type CardState, cardKey, cardStates } from './entry/card-store.ts';
import { type Field, type FieldPlayer, fieldOf } from './field.ts';
import { findMatchFacts, type MatchFacts } from './match-store.ts';
import { findShots, type Shot } from './shot-store.ts';
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
export type BoardPlayer = FieldPlayer & {
  status: Status;
  /** Hole scores, one list a round. */
  scores: HoleScore[][];
  /** Of each round the strokes of the whole card, where they were entered without holes. */
  totals: (number | null)[];
  /** In the current round. */
  flight: string | null;
  startingHole: number | null;
  /** [round, hole], as the course's card numbers it; 0: the total. */
  disputed: [number, number][];
};

/** A whole tournament as golf computes it, with the names of its parts. */
export type Competition = {
  tournament: TournamentFacts;
  rounds: RoundFacts[];
  divisions: DivisionFacts[];
  /** The plan of the prizes, in its order. */
  prizes: Prize[];
  players: ReadonlyMap<string, BoardPlayer>;
  /** Who the public reads as initials, also of those who compete in a side alone. */
  byInitials: ReadonlySet<string>;
  /** The sides whose partners each play a ball, beside the players: they have no card of their own. */
  sides: FieldPlayer[];
  /** What is played hole by hole, with the sides in it and their cards; null: strokes are counted. */
  matchPlay: { facts: MatchFacts; sides: FieldPlayer[]; cards: ReadonlyMap<string, CardState> } | null;
  /** The measured shots that count, of every round. */
  shots: Shot[];
  rules: Rules;
  competitors: Competitor[];
  /** The current round, counted from 0: the first that is not finished, or the last. */
  currentRound: number;
  /** The day handicap is a Peoria and not every round's counted holes are published. */
  handicapPending: boolean;
  /** Once all are published; null before, and where no Peoria is played. */
  countedHoles: PublishedHoles | null;
  /** Of the prizes with a Peoria of their own. */
  prizeHoles: PublishedHoles;
};

/** What a competition is computed from: records as the database has them, and the counted holes that are published. */
export type CompetitionFacts = {
  tournament: TournamentFacts;
  rounds: RoundFacts[];
  divisions: DivisionFacts[];
  prizes: Prize[];
  /** Golfers, and sides. */
  players: PlayerFacts[];
  partners: Partner[];
  /** null: no matches are played. */
  matchFacts: MatchFacts | null;
  /** By cardKey. */
  cards: ReadonlyMap<string, CardState>;
  shots: Shot[];
  published: PublishedHoles;
  prizeHoles: PublishedHoles;
};

/** A tournament as golf computes it. */
export async function competitionOf(db: Database, tournament: TournamentFacts): Promise<Competition> {
  return competitionFrom(await competitionFacts(db, tournament));
}

export async function competitionFacts(db: Database, tournament: TournamentFacts): Promise<CompetitionFacts> {
  const rounds = await roundFacts(db, tournament.id);
  const divisions = await divisionFacts(db, tournament.id);
  const prizes = await findPrizes(db, tournament.id);
  const roundIds = rounds.map(({ id }) => id);
  return {
    tournament,
    rounds,
    divisions,
    published: await publishedHoles(db, { tournament, rounds, divisions }),
    players: await playerFacts(db, tournament.id),
    partners: tournament.play === 'single' ? [] : await findPartners(db, tournament.id),
    matchFacts: tournament.play === 'match' ? await findMatchFacts(db, tournament.id) : null,
    cards: await cardStates(db, rounds),
    shots: await findShots(db, roundIds),
    prizes,
    prizeHoles: await findPublishedHoles(db, rounds, awardListsOf(prizes)),
  };
}

/**
 * The counted holes of every list that the day handicaps need. The engine gets them only once they are published: what it does not know
 * cannot leak into a board, an explanation, a winner or the log.
 */
export function publishedHoles(
  db: Database,
  { tournament, rounds, divisions }: Pick<CompetitionFacts, 'tournament' | 'rounds' | 'divisions'>,
): Promise<PublishedHoles> {
  const days = divisions.map(({ id: divisionId, calculateHandicapDay: day }) => ({ divisionId, day }));
  return findPublishedHoles(db, rounds, handicapListsOf([{ divisionId: null, day: tournament.calculateHandicapDay }, ...days]));
}

/** The one way from facts to what the engine takes. */
export function competitionFrom({ players: facts, partners, matchFacts, cards, published, ...others }: CompetitionFacts): Competition {
  const { tournament, rounds, divisions } = others;
  const handicapPending = !allPublished(published);
  const currentRound = Math.min(finishedRounds(rounds), rounds.length - 1);
  const field = fieldOf({ tournament, rounds, divisions, partners });
  const players = facts.filter(field.competes).map((player) => boardPlayer(field.withPartners(player), rounds, currentRound, cards));
  const sides = facts.filter((of) => of.kind === 'side' && !field.competes(of)).map(field.withPartners);
  return {
    ...others,
    matchPlay: matchFacts && { facts: matchFacts, sides, cards },
    players: new Map(players.map((one) => [one.id, one])),
    byInitials: new Set(facts.filter(({ initials }) => initials).map(({ id }) => id)),
    sides: isSidePlay(tournament.play) ? sides : [],
    rules: rulesOf(tournament, rounds, divisions, published),
    competitors: players.map((one) => competitor(one, rounds, field)),
    currentRound,
    handicapPending,
    countedHoles: published.size === 0 || handicapPending ? null : published,
  };
}

/** The competition after entries on cards of these players, where nothing else has changed. Everyone else stays the same object. */
export function afterEntries(
  before: Competition,
  { tournament, divisions, partners, cards }: CompetitionFacts,
  playerIds: ReadonlySet<string>,
): Competition {
  const { rounds, currentRound, players } = before;
  const field = fieldOf({ tournament, rounds, divisions, partners });
  const changed = new Map<string, BoardPlayer>();
  for (const id of playerIds) {
    const player = players.get(id); // null: a partner, whose side competes
    if (player) changed.set(id, boardPlayer(player, rounds, currentRound, cards));
  }
  return {
    ...before,
    tournament,
    matchPlay: before.matchPlay && { ...before.matchPlay, cards },
    players: new Map([...players, ...changed]),
    competitors: before.competitors.map((one) => {
      const player = changed.get(one.id);
      return player ? competitor(player, rounds, field) : one;
    }),
  };
}

function boardPlayer(player: FieldPlayer, rounds: RoundFacts[], currentRound: number, states: ReadonlyMap<string, CardState>): BoardPlayer {
  const cards = rounds.map(({ id }) => player.cards.find(({ roundId }) => roundId === id));
  const played = rounds.map(({ id }) => states.get(cardKey(player.id, id)));
  const scores = played.map((state, nth) => state?.scores ?? blankCard(rounds[nth] as RoundFacts).scores);
  return {
    ...player,
    scores,
    totals: played.map((state) => state?.total ?? null),
    status: statusOf(cards),
    flight: cards[currentRound]?.flight ?? null,
    startingHole: cards[currentRound]?.startingHole ?? null,
    disputed: played.flatMap((state, nth) => (state?.disputes ?? []).map(({ hole }): [number, number] => [nth + 1, hole])),
  };
}

/** How a player is out of the tournament; null: they play, or did to the end. */
export const outOf = (status: Status): OutStatus | null => OUT_STATUSES.find((one) => one === status) ?? null;

/** How the latest round of a player ended. */
export const statusOf = (cards: readonly (Pick<CardFacts, 'status'> | undefined)[]): Status =>
  cards.findLast((card) => card !== undefined && card.status !== 'ok')?.status ?? 'ok';

function competitor(of: BoardPlayer, rounds: readonly RoundFacts[], field: Field): Competitor {
  const { id, divisionId: division, gender, status, scores: cards, totals } = of;
  const startingHoles = rounds.map((round) =>
    engineStart(round, of.cards.find(({ roundId }) => roundId === round.id)?.startingHole ?? null),
  );
  return { id, division, gender, ...field.handicapsOf(of), status, cards, totals, born: bornOf(of), startingHoles };
}

/** yyyymmdd; of a birth year alone, its last day. */
function bornOf({ birthday, birthYear }: Pick<PlayerFacts, 'birthday' | 'birthYear'>): number | null {
  if (birthday !== null) return Number(birthday.replaceAll('-', ''));
  return birthYear === null ? null : birthYear * 10_000 + 1231;
}
