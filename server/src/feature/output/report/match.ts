import type { BracketShown, PublicContest, PublicMatch, PublicSession, StaffMatch, TeamShown } from '@fairway/api';
import { ONE_BALL_MATCHES } from '@fairway/api/choice/play/match';
import { holesOf } from '@fairway/api/rule/field/round-hole';
import { courseCard, type Gender, isDecided, type MatchFormatName, strokesPerHole } from '@fairway/golf';
import { divisionFacts, type RoundFacts } from '../../../engine/competition/store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import type { say } from '../../../text/word.ts';
import { playingHandicap } from '../../field/division/playing-handicap.ts';
import { findDivisions } from '../../field/division/store.ts';
import { findPlayers } from '../../field/player/store.ts';
import type { PlayerRow } from '../../field/player/wire.ts';
import { shownLedger } from '../../play/leaderboard/board.ts';
import { hidesAnything } from '../../play/leaderboard/hidden.ts';
import { publicContestsOf } from '../../play/leaderboard/public-contests.ts';
import { playersByInitials, publicName } from '../../play/leaderboard/public-name.ts';
import { contestsOf } from '../../play/match/contest.ts';
import type { Reading } from './reading.ts';
import type { ReportPartner, RoundContent } from './round-content.ts';

/** What is printed of the matches of a round: cards, signs, and in which order they are played. */
export type MatchRoundContent = { round: RoundContent['round']; matches: ReportMatch[] };
export type ReportMatch = Pick<StaffMatch, 'id' | 'number' | 'flight' | 'teeTime'> & {
  contest: string;
  session: string | null;
  /** In tenths; null: a knock-out, which is played for no points. */
  points: { won: number; halved: number } | null;
  format: MatchFormatName;
  /** As the course’s card numbers them, in the order of the card. */
  holes: number[];
  par: number[];
  strokeIndex: number[] | null;
  /** It goes on to extra holes, which have boxes of their own. */
  playsOn: boolean;
  hole: number | null;
  /** Of a cup, also while nobody plays for them yet. */
  teams: [TeamShown | null, TeamShown | null];
  sides: [ReportMatchSide | null, ReportMatchSide | null];
};
type ReportMatchSide = {
  name: string;
  publicName: string;
  players: ReportPartner[];
  /** Each ball that is played for it, and whose card it has; of one ball without a name. `received`: on each hole; null: no strokes are given. */
  balls: { cardId: string; name: string; received: number[] | null }[];
};

/** The matches of a round, as they go out. */
export async function matchRoundContent(reading: Reading, round: RoundFacts): Promise<MatchRoundContent> {
  const { db, tournament, rounds } = reading;
  const { teams, items } = await contestsOf(db, tournament.id);
  const side = await sideTeller(reading, round);
  const teamOf = (id: string | null) => teams.find((team) => team.id === id) ?? null;
  const holes = holesOf(round);
  const { par, strokeIndex } = courseCard(round, 'm');
  const matches = items.flatMap(({ name: contest, kind, sessions }) =>
    sessions
      .filter((session) => session.round === round.number)
      .flatMap((session) =>
        session.matches.map((of): ReportMatch => {
          const { id, number, flight, teeTime, startingHole, format, teamIds } = of;
          return {
            ...{ id, number, flight, teeTime, format, contest, session: session.name, hole: startingHole },
            ...{ holes, par: [...par], strokeIndex: strokeIndex && [...strokeIndex] },
            points: kind === 'bracket' ? null : { won: session.points.won, halved: session.points.halved },
            playsOn: session.end === 'extra-holes',
            teams: [teamOf(teamIds[0]), teamOf(teamIds[1])],
            sides: [side(of, 0), side(of, 1)],
          };
        }),
      ),
  );
  const { id, number, date, courseName } = round;
  return { round: { id, number, of: rounds.length, date, courseName }, matches: matches.sort(asTheyGoOut) };
}

const DAYS_END = '24:00';

/** By tee time; those without one last, and by their numbers. */
const asTheyGoOut = (one: ReportMatch, other: ReportMatch): number =>
  (one.teeTime ?? DAYS_END).localeCompare(other.teeTime ?? DAYS_END) ||
  one.contest.localeCompare(other.contest, 'vi') ||
  (one.session ?? '').localeCompare(other.session ?? '', 'vi') ||
  one.number - other.number;

/** What is printed of a side of a match. */
async function sideTeller(
  { db, tournament }: Reading,
  round: RoundFacts,
): Promise<(of: StaffMatch, which: 0 | 1) => ReportMatchSide | null> {
  const people = new Map((await findPlayers(db, tournament.id)).map((row) => [row.id, row]));
  const divisions = new Map((await findDivisions(db, tournament.id)).map((division) => [division.id, division]));
  const rounds = await findRounds(db, tournament.id);
  const handicap = (row: PlayerRow): number | null =>
    playingHandicap(row, [], round.id, { tournament, division: divisions.get(row.divisionId ?? '') ?? null, rounds });
  const received = (strokes: number | undefined, gender: Gender): number[] | null => {
    const { strokeIndex } = courseCard(round, gender);
    return strokes === undefined || strokeIndex === null ? null : [...strokesPerHole(strokes, strokeIndex)];
  };
  return ({ sides, strokes, format }, which) => {
    const side = sides[which];
    if (side === null) return null;
    const own = people.get(side.id);
    const players = side.partners.flatMap(({ playerId }) => people.get(playerId) ?? []);
    const balls = ONE_BALL_MATCHES.includes(format) || players.length < 2 ? [own] : players;
    return {
      name: side.name,
      publicName: own === undefined ? side.name : publicName(own),
      players: players.map((row) => ({ id: row.id, name: row.name, publicName: publicName(row), handicap: handicap(row) })),
      balls: balls.map((row, nth) => ({
        cardId: row?.id ?? side.id,
        name: balls.length === 1 ? '' : (row?.name ?? ''),
        received: received(strokes?.[which][nth], row?.gender ?? 'm'),
      })),
    };
  };
}

/** What stands on the cards of a round of matches, by whose card it is: the strokes of their match, and of one ball who plays it. */
export const cardsInMatches = ({
  matches,
}: MatchRoundContent): ReadonlyMap<string, { received: number[] | null; partners: ReportPartner[] }> =>
  new Map(
    matches.flatMap(({ sides }) =>
      sides.flatMap((side) =>
        (side?.balls ?? []).map(({ cardId, received }) => {
          const isOneBall = side?.players.length !== 1 && side?.balls.length === 1;
          return [cardId, { received, partners: isOneBall ? side.players : [] }] as const;
        }),
      ),
    ),
  );

export const namesOfMatches = ({ matches }: MatchRoundContent): string[] =>
  matches.flatMap(({ sides }) => sides.flatMap((side) => (side === null ? [] : side.players.map(({ name }) => name))));

/** Cups, knock-outs and groups with all their matches, by the names that the public reads: they hang on a wall. */
export type ContestContent = { teams: TeamShown[]; contests: PublicContest[] };

export async function readContests({ db, tournament, facts }: Reading) {
  const { teams, items } = publicContestsOf(await contestsOf(db, tournament.id), await playersByInitials(db, tournament.id));
  const isHidden = hidesAnything({ tournament: facts, divisions: await divisionFacts(db, facts.id) });
  return {
    content: { teams, contests: items } satisfies ContestContent,
    standing: tournament.state === 'closed' ? ('official' as const) : ('provisional' as const),
    staffOnly: isHidden,
    ledger: isHidden ? null : shownLedger(facts),
  };
}

export const namesOfContests = ({ contests }: ContestContent): string[] =>
  contests.flatMap(({ sessions, standing }) => [
    ...sessions.flatMap(({ matches }) => matches.flatMap(({ sides }) => sides.flatMap((side) => side?.name ?? []))),
    ...(standing.kind === 'bracket' ? standing.entrants.map(({ name }) => name) : []),
    ...(standing.kind === 'groups' ? standing.groups.flatMap(({ entrants }) => entrants.map(({ name }) => name)) : []),
  ]);

/** What the rounds of a part of a knock-out are called: Round of 16, Quarter-finals …, Final. */
export const roundNames = (
  rounds: readonly Pick<BracketShown['rounds'][number], 'part' | 'matches'>[],
  t: ReturnType<typeof say>,
): string[] =>
  rounds.map(({ part, matches }, nth) => {
    const isLast = nth === rounds.length - 1;
    if (part === 'third-place') return t('match-board:bracket.thirdPlace');
    if (part === 'consolation')
      return isLast ? t('match-board:bracket.consolationFinal') : t('match-board:bracket.consolationRound', { round: nth + 1 });
    if (isLast) return t('match-board:bracket.round.final');
    if (matches.length === 2) return t('match-board:bracket.round.semi');
    if (matches.length === 4) return t('match-board:bracket.round.quarter');
    return t('match-board:bracket.round.early', { entrants: 2 * matches.length });
  });

/** The points of a match for each of its sides, in tenths; of a Nassau those of three matches. null: not decided. */
export function pointsOfMatch(
  { state, parts }: Pick<PublicMatch, 'state' | 'parts'>,
  points: PublicSession['points'],
): [number, number] | null {
  const states = parts === null ? [state] : [state, parts.front, parts.back];
  if (!states.every(isDecided)) return null;
  const of = (side: 0 | 1) =>
    states.reduce(
      (sum, one) => sum + (one.code === 'halved' ? points.halved : one.code !== 'won' ? 0 : one.winner === side ? points.won : points.lost),
      0,
    );
  return [of(0), of(1)];
}
