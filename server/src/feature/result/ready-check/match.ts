import type { MatchTrouble, ReadyFinding, ReadyLine, StaffContest, StaffMatch, StaffSession } from '@fairway/api';
import { divisionChoices, settingChoices, sideAwardKinds } from '@fairway/api/rule/field/setting-choice';
import { notOffered } from '@fairway/api/rule/play/match-choice';
import type { Competition } from '../../../engine/competition/competition.ts';
import { staffContests } from '../../../engine/match/contest-state.ts';
import { isSide } from '../../../engine/tournament/award-store.ts';
import { sentence } from '../../../text/word.ts';
import { matchName } from '../../play/match/match-name.ts';
import type { Checked } from './field.ts';
import { fact, factOf, lineOf, orElse } from './finding.ts';

/** What was found about matches, by the line of whose screen it is put right on. */
type FindingsByItem = Partial<Record<ReadyLine['item'], ReadyFinding[]>>;

/**
 * The lines of matches and of teams, and what else is found: it joins the lines of the course, the players and the flights, whose screens put it
 * right; and the golfers who play a match in the round. null: no matches are played.
 */
export function matchLines(
  checked: Checked,
  questions: readonly ReadyFinding[],
): { lines: ReadyLine[]; byKind: FindingsByItem; golfers: ReadonlySet<string> } | null {
  const { competition, round, language } = checked;
  const contests = staffContests(competition);
  if (contests === null) return null;
  const { items, teams } = contests;
  const played = items.flatMap((contest) =>
    contest.sessions.flatMap((session) =>
      session.roundId === round.id ? session.matches.map((match) => ({ match, session, name: matchName(contest, match, language) })) : [],
    ),
  );
  const named = (...codes: MatchTrouble['code'][]) =>
    played.flatMap(({ match, name }) => (match.troubles.some(({ code }) => codes.includes(code)) ? [name] : []));
  const troubles = items.flatMap((contest) => contest.troubles.map((trouble) => ({ contest, trouble })));
  const ofContests = (...codes: StaffContest['troubles'][number]['code'][]) => [
    ...new Set(troubles.flatMap(({ contest, trouble }) => (codes.includes(trouble.code) ? [contest.name] : []))),
  ];
  const matches = [
    ...(played.length === 0 ? [fact('fail', 'no-matches')] : []),
    ...factOf(
      'fail',
      'matches-not-made',
      items.filter(hasReady).map(({ name }) => name),
    ),
    ...factOf('fail', 'matches-without-side', named('no-side')),
    ...factOf('fail', 'matches-sides-wrong', named('same-side', 'size', 'partner-twice')),
    ...factOf('fail', 'matches-of-others', named('not-in-match')),
    ...factOf('fail', 'matches-level', named('level')),
    ...factOf('fail', 'matches-side-out', named('side-out')),
    ...factOf('warn', 'settings-to-mend', ofContests('to-mend')),
    ...(ranksStrokes(competition) ? [fact('warn', 'strokes-to-mend')] : []),
    ...factOf('fail', 'entrants-wrong', ofContests('too-few-entrants', 'entrant-gone')),
    ...factOf('warn', 'points-differ', ofContests('halves-differ')),
    ...questions,
  ];
  const short = troubles.flatMap(({ trouble }) =>
    trouble.code === 'team-short'
      ? [sentence('team-lacks', language, { team: teams.find(({ id }) => id === trouble.teamId)?.name ?? '', lacks: trouble.lacks })]
      : [],
  );
  const ofTeams = [...factOf('fail', 'too-few-teams', ofContests('too-few-teams')), ...factOf('fail', 'teams-short', [...new Set(short)])];
  const hasCup = items.some(({ kind }) => kind === 'cup');
  return {
    lines: [
      ...(hasCup ? [lineOf('teams', orElse(ofTeams, fact('pass', 'teams', { count: teams.length })))] : []),
      lineOf('matches', orElse(matches, fact('pass', 'matches', { count: played.length }))),
    ],
    byKind: {
      course: factOf('fail', 'matches-no-index', named('no-stroke-index').length > 0 ? [round.courseName] : []),
      players: factOf('fail', 'matches-handicap', withoutHandicap(played)),
      flights: factOf('fail', 'matches-apart', named('flights-differ')),
    },
    golfers: new Set(played.flatMap(({ match }) => partnersOf(match).map(({ playerId }) => playerId))),
  };
}

/** What no form offers where matches decide, kept from before. */
const ranksStrokes = ({ tournament, divisions, prizes }: Competition): boolean =>
  notOffered(settingChoices(tournament), tournament).length > 0 ||
  divisions.some((division) => notOffered(divisionChoices(tournament), division).length > 0) ||
  prizes.some(({ kind }) => isSide(kind) && !sideAwardKinds(tournament).includes(kind));

const partnersOf = ({ sides }: StaffMatch) => sides.flatMap((side) => side?.partners ?? []);

/** Both players of a match are known, and it was not made. */
const hasReady = ({ standing }: StaffContest): boolean =>
  standing.kind === 'bracket' &&
  standing.rounds.some((round) => round.matches.some(({ id, ready }) => ready && standing.matchIds[id] === undefined));

function withoutHandicap(played: readonly { match: StaffMatch; session: StaffSession }[]): string[] {
  const names = played.flatMap(({ match }) =>
    match.troubles.flatMap((trouble) => {
      if (trouble.code !== 'no-handicap') return [];
      return partnersOf(match).find(({ playerId }) => playerId === trouble.playerId)?.name ?? [];
    }),
  );
  return [...new Set(names)];
}

/** A line with what else was found: it passes no more. */
export function withFound(line: ReadyLine, byKind: FindingsByItem | undefined): ReadyLine {
  const more = byKind?.[line.item] ?? [];
  return more.length === 0 ? line : lineOf(line.item, [...line.findings.filter(({ state }) => state !== 'pass'), ...more]);
}
