import type { MatchSideShown, MatchTrouble, StaffMatch } from '@fairway/api';
import { cardHole, engineHole, engineStart } from '@fairway/api/rule/field/round-hole';
import { engineWord } from '@fairway/api/rule/play/match-word';
import {
  type Competitor,
  type Course,
  courseCard,
  foldMatch,
  MATCH_FORMATS,
  type Match,
  type MatchAllowance,
  type MatchEntry,
  type MatchFact,
  type MatchGiven,
  matchPlay,
  matchPlayHandicaps,
  matchProblems,
  matchSideProblems,
  matchSides,
  type Nassau,
  nassau,
  recommendedMatchAllowance,
  type Side,
  unstruck,
} from '@fairway/golf';
import type { Competition } from '../competition/competition.ts';
import { cardKey } from '../competition/entry/card-store.ts';
import { authorOf } from '../competition/entry/golf-entry.ts';
import type { FieldPlayer } from '../competition/field.ts';
import type { MatchEntryRow, MatchRow, SessionRow } from '../competition/match-store.ts';
import type { RoundFacts } from '../competition/store.ts';
import { countedIn, disqualifiedOf } from './disqualified.ts';
import { heldByGroup } from './group-limit.ts';

/** The most extra holes that are looked at: two rounds of them. */
export const EXTRA_HOLES = 36;

/** A match with what the engine makes of it. `given` null: a side is not known. */
export type PlayedMatch = {
  readonly row: MatchRow;
  readonly session: SessionRow;
  readonly round: RoundFacts;
  readonly sides: readonly [FieldPlayer | null, FieldPlayer | null];
  readonly start: MatchStart;
  readonly input: MatchGiven | null;
  readonly match: Match | null;
  readonly nassau: Nassau | null;
  readonly disputes: StaffMatch['disputes'];
  readonly said: StaffMatch['said'];
  /** The entries of holes that are shown: what else was said of these holes is in dispute, or was replaced. */
  readonly heard: ReadonlySet<string>;
  readonly troubles: MatchTrouble[];
};

/** Whoever is in a match stands in the field, a golfer or a side. */
export type MatchField = {
  readonly competition: Competition;
  readonly rows: ReadonlyMap<string, FieldPlayer>;
  readonly competitors: ReadonlyMap<string, Competitor>;
  readonly entries: ReadonlyMap<string, readonly MatchEntryRow[]>;
};

export function matchField(competition: Competition): MatchField {
  const { matchPlay: facts, competitors, players } = competition;
  return {
    competition,
    rows: new Map<string, FieldPlayer>([...players, ...(facts?.sides ?? []).map((side) => [side.id, side] as const)]),
    competitors: new Map(competitors.map((one) => [one.id, one])),
    entries: Map.groupBy(facts?.facts.entries ?? [], ({ matchId }) => matchId),
  };
}

/** A match as far as it has been played. */
export function playedMatch(field: MatchField, session: SessionRow, row: MatchRow): PlayedMatch {
  const { competition } = field;
  const nth = competition.rounds.findIndex(({ id }) => id === session.roundId);
  const round = competition.rounds[nth] as RoundFacts;
  const sides = [rowOf(field, row.firstId), rowOf(field, row.secondId)] as const;
  const entries = field.entries.get(row.id) ?? [];
  const facts = factsOf(entries, round);
  const start = startOf(field, row, sides, round);
  const heard = new Set(facts.said.map(({ id }) => id));
  const plain = { row, session, round, sides, start, disputes: facts.disputes, said: facts.said, heard };
  const missing = ([0, 1] as const).flatMap((side): MatchTrouble[] => (sides[side] === null ? [{ code: 'no-side', side }] : []));
  const [one, other] = sides;
  if (one === null || other === null) return { ...plain, input: null, match: null, nassau: null, troubles: missing };
  const engine = [sideOf(field, session, one, round), sideOf(field, session, other, round)] as const;
  const wrong = sideTroubles(row, session, engine);
  const { startingHole, flight } = start;
  const course = competition.rules.rounds[nth] as Course;
  const allowance = allowanceOf(row, session, engine);
  const playing = allowance === undefined ? null : matchSides(MATCH_FORMATS[row.format], allowance, engine, nth, competition.rules);
  const disqualified = disqualifiedOf(field, row, [one, other], round);
  const withStrokes: MatchGiven = {
    course,
    sides: playing ?? WITHOUT_STROKES,
    ...(startingHole !== null && { startingHole }),
    end: session.end,
    facts: facts.facts,
    ...(disqualified.length > 0 && { disqualified }),
  };
  // without a handicap or a stroke index nobody knows what strokes would say: what was said of the holes counts alone
  const input = strokesSay(withStrokes) ? withStrokes : { ...withStrokes, sides: WITHOUT_STROKES };
  const problems = matchProblems(withStrokes).flatMap((problem): MatchTrouble[] => {
    if (problem.code === 'no-stroke-index' || problem.code === 'result-differs') return [{ code: problem.code }];
    return problem.code === 'hole-differs' ? [{ code: problem.code, hole: cardHole(round, problem.hole) }] : [];
  });
  const apart: MatchTrouble[] = flight === undefined ? [{ code: 'flights-differ' }] : [];
  return {
    ...plain,
    input,
    match: matchPlay(input),
    nassau: session.nassau ? nassau(input) : null,
    troubles: [...wrong, ...apart, ...problems],
  };
}

/** Of a side whose strokes nobody can compare. */
export const NO_BALL = { playingHandicap: 0, card: [] };
const WITHOUT_STROKES = [[NO_BALL], [NO_BALL]] as const;
export const comparesStrokes = (input: MatchGiven | null): input is MatchGiven => input !== null && input.sides[0][0] !== NO_BALL;

/** Whether the course says where everybody receives their strokes, whoever has played by now. */
function strokesSay({ course, sides }: MatchGiven): boolean {
  const players = sides.flat();
  const received = matchPlayHandicaps(players.map(({ playingHandicap }) => playingHandicap));
  return players.every(({ gender }, nth) => received[nth] === 0 || courseCard(course, gender ?? 'm').strokeIndex !== null);
}

const rowOf = ({ rows }: MatchField, id: string | null): FieldPlayer | null => rows.get(id ?? '') ?? null;

/** Who plays for a side in a round: the golfer alone, or the partners. */
export function partnersIn(of: FieldPlayer, { id }: Pick<RoundFacts, 'id'>): readonly { playerId: string; name: string }[] {
  if (of.kind === 'player') return [{ playerId: of.id, name: of.name }];
  return of.partners.filter(({ roundId }) => roundId === id).map(({ playerId, name }) => ({ playerId, name }));
}

export const shownSide = (of: FieldPlayer, round: Pick<RoundFacts, 'id'>): MatchSideShown => ({
  id: of.id,
  name: of.name,
  partners: [...partnersIn(of, round)],
});

/** A side as the engine takes it: with one ball it has the card. */
function sideOf({ competition, competitors, rows }: MatchField, { contestId }: SessionRow, of: FieldPlayer, round: RoundFacts): Side {
  const partners = partnersIn(of, round).flatMap(({ playerId }): Competitor[] => {
    const [row, partner] = [rows.get(playerId), competitors.get(playerId)];
    if (row === undefined || partner === undefined) return [];
    return [{ ...partner, ...countedIn(competition, row, round), ...heldByGroup(competition, contestId, row) }];
  });
  const cards = competition.rounds.map((played) => competition.matchPlay?.cards.get(cardKey(of.id, played.id))?.scores ?? []);
  return { id: of.id, division: null, status: 'ok', partners, handicap: null, cards };
}

/** null: no strokes are given; undefined: none is known for sides of these sizes. */
function allowanceOf(
  { allowance, format }: MatchRow,
  { handicap }: SessionRow,
  [one, other]: readonly [Side, Side],
): MatchAllowance | null | undefined {
  if (!handicap) return null;
  return allowance ?? recommendedMatchAllowance(format, [one.partners.length, other.partners.length]);
}

function sideTroubles(row: MatchRow, session: SessionRow, engine: readonly [Side, Side]): MatchTrouble[] {
  const format = MATCH_FORMATS[row.format];
  const [{ length: partners }, { length: others }] = [engine[0].partners, engine[1].partners];
  const problems = matchSideProblems(format, engine, session.handicap);
  // both sides are of a size that the format has, but not of the same
  if (problems.length === 0 && allowanceOf(row, session, engine) === undefined)
    return [{ code: 'size', side: 1, partners: others, from: partners, to: partners }];
  return problems.flatMap(({ side, problem }): MatchTrouble[] => {
    const which = engine[0].id === side ? 0 : 1;
    if (problem.code === 'same-side') return [{ code: 'same-side' }];
    if (problem.code === 'no-handicap') return [{ code: 'no-handicap', playerId: problem.partner }];
    if (problem.code === 'partner-twice') return [{ code: 'partner-twice', playerId: problem.partner }];
    return problem.code === 'size' ? [{ code: 'size', side: which, partners: problem.partners, ...format.size }] : [];
  });
}

/** Where and when a match begins: the flight of both sides, and the hole, as the engine counts. null: none yet; undefined: they go out in several. */
type MatchStart = {
  readonly startingHole: number | null;
  readonly flight: string | null | undefined;
  readonly teeTime: string | null;
};

function startOf(field: MatchField, row: MatchRow, sides: readonly (FieldPlayer | null)[], round: RoundFacts): MatchStart {
  const cards = sides
    .flatMap((side) => (side === null ? [] : cardHolders(field, row, side, round)))
    .map((of) => {
      return of.cards.find(({ roundId }) => roundId === round.id);
    });
  const flights = new Set(cards.map((card) => card?.flight ?? null));
  const [card] = cards;
  return {
    startingHole: engineStart(round, card?.startingHole ?? null),
    teeTime: card?.teeTime ?? null,
    flight: flights.size > 1 ? undefined : (card?.flight ?? null),
  };
}

/** Whose cards count, by side; none where a side is not known, or where strokes cannot be given. */
export function ballsOf(field: MatchField, { row, sides, round, input }: PlayedMatch): readonly [readonly string[], readonly string[]] {
  if (!comparesStrokes(input)) return [[], []];
  const ids = (side: FieldPlayer | null) => (side === null ? [] : cardHolders(field, row, side, round).map(({ id }) => id));
  return [ids(sides[0]), ids(sides[1])];
}

/** The rows whose cards a side has: its own with one ball, else those of its partners. */
export function cardHolders(field: MatchField, { format }: MatchRow, side: FieldPlayer, round: RoundFacts): readonly FieldPlayer[] {
  if (MATCH_FORMATS[format].ball.kind === 'one') return [side];
  return partnersIn(side, round).flatMap(({ playerId }) => field.rows.get(playerId) ?? []);
}

type FoldedMatch = Pick<PlayedMatch, 'disputes' | 'said'> & { readonly facts: readonly MatchFact[] };

/** What was said of a match, as the engine takes it: holes as won, halved or lost are folded as strokes are. */
function factsOf(entries: readonly MatchEntryRow[], round: RoundFacts): FoldedMatch {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const struck = struckIn(entries);
  const folded = foldMatch(
    entries.filter(({ id }) => !struck.has(id)).flatMap((entry) => matchEntryOf(entry, round) ?? []),
    round.par.length + EXTRA_HOLES,
  );
  const others = entries.flatMap((entry): MatchFact[] =>
    entry.word.kind === 'hole' ? [] : [{ id: entry.id, seq: entry.seq, ...engineWord(entry.word, round) }],
  );
  const disputes = folded.holes.flatMap(({ shown, rivals }): StaffMatch['disputes'] =>
    shown === null || rivals.length === 0
      ? []
      : [
          {
            hole: cardHole(round, shown.hole),
            rivals: [shown, ...rivals].map(({ id, score, author }) => ({
              ...{ id, winner: score, by: author },
              at: (byId.get(id)?.receivedAt ?? new Date(0)).toISOString(),
            })),
          },
        ],
  );
  const said = folded.holes.flatMap(({ shown }) => (shown === null ? [] : [{ hole: cardHole(round, shown.hole), id: shown.id }]));
  return { facts: [...folded.facts, ...others], disputes, said };
}

/** What was taken back; what takes something back can be taken back itself. */
export function struckIn(entries: readonly Pick<MatchEntryRow, 'id' | 'seq' | 'word'>[]): ReadonlySet<string> {
  const standing = new Set(unstruck(entries.map(({ id, seq, word }) => ({ id, seq, ...word }) as MatchFact)).map(({ id }) => id));
  return new Set(entries.flatMap(({ id }) => (standing.has(id) ? [] : id)));
}

/** A hole as won, halved or lost as an entry; null: something else was said. */
export function matchEntryOf(entry: Omit<MatchEntryRow, 'receivedAt'>, round: RoundFacts): MatchEntry | null {
  const { id, seq, word, source, replaces, reason } = entry;
  if (word.kind !== 'hole') return null;
  return {
    ...{ id, seq, source, replaces },
    hole: engineHole(round, word.hole),
    score: word.winner,
    author: authorOf(entry),
    ...(reason !== null && { settles: reason }),
  };
}
