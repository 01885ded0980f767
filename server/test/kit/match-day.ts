import type { ContestRule, MatchWordSaid } from '@fairway/api';
import { COUNTBACKS, DEFAULT_CAP, type HoleScore, TIEBREAKS } from '@fairway/golf';
import { type Competition, competitionFrom } from '../../src/engine/competition/competition.ts';
import { blankCard, type CardState, cardKey } from '../../src/engine/competition/entry/card-store.ts';
import type { ContestRow, HandedIn, MatchEntryRow, MatchRow, SessionRow, TeamPlayerRow } from '../../src/engine/competition/match-store.ts';
import type { CardFacts, PlayerFacts, RoundFacts, TournamentFacts } from '../../src/engine/competition/store.ts';
import { type MatchField, matchField, type PlayedMatch, playedMatch } from '../../src/engine/match/match-state.ts';
import type { Partner } from '../../src/engine/tournament/side/partner-store.ts';
import { PAR, STROKE_INDEX } from './event.ts';

/** `cards` by round; null: they have none. */
type Golfer = Partial<Omit<PlayerFacts, 'cards'>> & { cards?: Readonly<Record<string, Partial<CardFacts> | null>> };
type PlannedSession = Partial<SessionRow> & { matches?: readonly Partial<MatchRow>[] };
export type PlannedContest = Partial<Omit<ContestRow, 'rule'>> & { rule: ContestRule; sessions?: readonly PlannedSession[] };
export type MatchDay = {
  settings?: Partial<TournamentFacts>;
  rounds?: readonly Partial<RoundFacts>[];
  /** By id, and of a side who plays for it: in all rounds, or by round. A golfer has handicap 0. */
  golfers?: Readonly<Record<string, Golfer>>;
  sides?: Readonly<Record<string, readonly (string | Partial<Partner>)[]>>;
  /** By id: who is in a team. */
  teams?: Readonly<Record<string, readonly (string | Partial<TeamPlayerRow>)[]>>;
  contests?: readonly PlannedContest[];
  /** By golfer or side, and round: `{ 'a r1': [4, 5] }`. */
  cards?: Readonly<Record<string, readonly HoleScore[]>>;
  /** What is said of which match, in the order of receipt. */
  words?: readonly (readonly [matchId: string, word: MatchWordSaid, fields?: Partial<MatchEntryRow>])[];
  handedIn?: readonly HandedIn[];
};

export const CUP_RULE: Extract<ContestRule, { kind: 'cup' }> = {
  kind: 'cup',
  ...{ ties: [], tieFormat: null, holder: null, decision: null, groupLimits: [] },
};

const SETTINGS = {
  ...{ id: 't', play: 'match', playRule: null, edition: null, useHandicapCourse: true },
  ...{ formatRule: { basis: 'gross', maximum: null }, calculateHandicapDay: 'none', dayHandicapRule: null },
  ...{ allowance: 100, capAbove: DEFAULT_CAP.above, capCountsAs: DEFAULT_CAP.countsAs, handicapLimits: null, netFloor: null },
  ...{ tiebreakRule: TIEBREAKS['lower-handicap'], countbackRule: COUNTBACKS['9-6-3-1'] },
  ...{ countbackOrder: 'card', countbackShare: 'exact', tieOrder: [] },
};
const ROUND = {
  ...{ par: PAR, strokeIndex: STROKE_INDEX, women: null, nines: null, firstHole: 1, holes: 'all', tees: [], finishedAt: null },
  card: { par: PAR, strokeIndex: STROKE_INDEX, women: null, tees: [], nines: null, holes: 'all', courseName: 'Champion' },
};
const GOLFER: Omit<PlayerFacts, 'id' | 'name' | 'cards'> = {
  kind: 'player',
  gender: 'm',
  ...{ divisionId: null, handicapCourse: 0, handicapIndex: 0, tee: null },
  ...{ birthday: null, birthYear: null, member: false, absent: false },
};

/** A tournament of matches in memory: what is worked out of it needs no database. Rounds are r1, r2 …, and so are contests, sessions and matches. */
export function matchDay(given: MatchDay): Competition {
  const { golfers = {}, sides = {}, teams = {}, cards = {}, words = [], handedIn = [] } = given;
  const rounds = (given.rounds ?? [{}]).map((own, at) => ({ id: `r${at + 1}`, number: at + 1, ...ROUND, ...own }) as RoundFacts);
  const player = (id: string, { cards: of = {}, ...own }: Golfer): PlayerFacts => ({
    ...{ id, name: id.toUpperCase(), ...GOLFER, ...own },
    cards: rounds
      .filter((round) => of[round.id] !== null)
      .map((round) => ({ ...{ roundId: round.id, status: 'ok', flight: null, teeTime: null, startingHole: null }, ...of[round.id] })),
  });
  const partners = Object.entries(sides).flatMap(([sideId, of]) =>
    rounds.flatMap(({ id: roundId }) =>
      of
        .map((one) => (typeof one === 'string' ? { playerId: one } : one))
        .filter((one) => (one.roundId ?? roundId) === roundId)
        .map((one, at) => ({ ...partnerOf(golfers[one.playerId ?? ''], one.playerId ?? '', at), ...one, sideId, roundId })),
    ),
  );
  const planned = given.contests ?? [];
  const contests = planned.map(({ sessions: _, ...own }, at): ContestRow => {
    const plain = { position: at + 1, name: `Giải ${at + 1}`, format: 'singles', handicap: true, version: 1 } as const;
    return { id: `c${at + 1}`, tournamentId: 't', kind: own.rule.kind, ...plain, ...own };
  });
  const played = planned.flatMap(({ sessions = [] }, at) => sessions.map((own) => ({ contestId: `c${at + 1}`, ...own })));
  const sessions = played.map(({ matches: _, ...own }, at): SessionRow => ({ id: `s${at + 1}`, position: at + 1, ...SESSION, ...own }));
  const matches = played
    .flatMap(({ matches: of = [] }, at) => of.map((own, nth) => ({ sessionId: `s${at + 1}`, number: nth + 1, ...own })))
    .map((own, at): MatchRow => ({ id: `m${at + 1}`, ...MATCH, ...own }));
  return competitionFrom({
    tournament: { ...SETTINGS, ...given.settings } as TournamentFacts,
    ...{ rounds, partners, divisions: [], prizes: [], shots: [], published: new Map(), prizeHoles: new Map() },
    players: [
      ...Object.entries(golfers).map(([id, own]) => player(id, own)),
      ...Object.keys(sides).map((id) => player(id, { ...golfers[id], kind: 'side', handicapCourse: null, handicapIndex: null })),
    ],
    cards: new Map(
      rounds.flatMap((round) =>
        Object.entries(cards).flatMap(([key, scores]) => {
          const [id = ''] = key.split(' ');
          return key === cardKey(id, round.id) ? [[key, cardOf(round, scores)] as const] : [];
        }),
      ),
    ),
    matchFacts: {
      teams: Object.keys(teams).map((id, at) => ({
        ...{ id, tournamentId: 't', position: at + 1, name: `Đội ${id}`, short: id, colour: '#1c5d99' },
        ...{ tokenHash: null, linkedAt: null, version: 1, logo: null },
      })),
      teamPlayers: Object.entries(teams).flatMap(([teamId, of]) =>
        of.map((one, at) => ({
          ...{ playerId: '', teamId, place: at + 1, group: null, reserve: false },
          ...(typeof one === 'string' ? { playerId: one } : one),
        })),
      ),
      ...{ contests, sessions, matches },
      handedIn: [...handedIn],
      entries: words.map(([matchId, word, fields], at) => ({ ...ENTRY, id: `e${at + 1}`, seq: at + 1, matchId, word, ...fields })),
    },
  });
}

const partnerOf = (golfer: Golfer | undefined, playerId: string, at: number): Omit<Partner, 'sideId' | 'roundId'> => ({
  ...{ playerId, place: at + 1, fromHole: null, untilHole: null, reason: null, arrival: null, sideOut: false, startingHole: null },
  ...{ name: playerId.toUpperCase(), initials: false, ...GOLFER, ...golfer },
});

const cardOf = (round: RoundFacts, scores: readonly HoleScore[]): CardState => ({
  ...blankCard(round),
  scores: round.card.par.slice(0, round.par.length).map((_, at) => scores[at] ?? null),
});

const SESSION: Omit<SessionRow, 'id' | 'contestId' | 'position'> = {
  ...{ roundId: 'r1', name: null, pointsWon: 10, pointsHalved: 5, pointsLost: 0 },
  end: 'halved',
  lineUp: 'staff',
  ...{ handicap: true, nassau: false, version: 1 },
};
const MATCH: Omit<MatchRow, 'id' | 'sessionId' | 'number'> = {
  format: 'singles',
  ...{ allowance: null, firstTeamId: null, secondTeamId: null, firstId: null, secondId: null, node: null, version: 1 },
};
const ENTRY: Omit<MatchEntryRow, 'id' | 'seq' | 'matchId' | 'word'> = {
  source: 'desk',
  principalKind: 'person',
  ...{ principalId: 'staff', device: null, clockWrong: false, replaces: null, reason: null },
  ...{ enteredAt: new Date('2026-04-25T01:00:00Z'), receivedAt: new Date('2026-04-25T01:00:00Z') },
};

/** The only match of a day, of the golfers a and b where nothing else is said. */
export function onlyMatch({ match, session, rule = CUP_RULE, ...day }: MatchDay & Planned): Played {
  const competition = matchDay({
    golfers: { a: {}, b: {} },
    contests: [{ rule, sessions: [{ ...session, matches: [{ firstId: 'a', secondId: 'b', ...match }] }] }],
    ...day,
  });
  const field = matchField(competition);
  const { sessions = [], matches = [] } = competition.matchPlay?.facts ?? {};
  return { field, played: playedMatch(field, sessions[0] as SessionRow, matches[0] as MatchRow) };
}
type Planned = { match?: Partial<MatchRow>; session?: Partial<SessionRow>; rule?: ContestRule };
type Played = { field: MatchField; played: PlayedMatch };
